"""Two checkouts of Fatebox in turns: what a change, or a year of them, did to the speed.

    git worktree add ../before 555669e2
    python -m bench.turns ../before . --rounds 6

One process for each checkout runs this very file on its own code. They work in turns, a slice at a time, and
the best slice stands: whatever else the machine does slows both alike, so no yardstick is needed. The
positions are those of random games with the same seeds; where rules or chance have changed in between, they
are alike but not the same.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

SEATS = {"fantos": 4, "outposts": 2, "phantom": 1, "seven": 3, "weaver": 1}
GAMES, POSITIONS = 6, 10
"""Random games, and positions in each."""
DEALS = 40
"""Random games that are played over and over."""
WORLDS, ITERATIONS = 4, 32
READY = "ready"
FIGURES = ("random decisions", "match copies", "state copies", "worlds", "search iterations")


class Work:
    """All that is measured of one game, with the code that this process has loaded."""

    def __init__(self, game_id: str) -> None:
        from fatebox.bots.search import SearchBot
        from fatebox.games import load_game
        from fatebox.kernel import Perspective, Rng

        self._search_bot, self._perspective, self._rng = SearchBot, Perspective, Rng
        self._game: Any = load_game(game_id)
        self._seats = SEATS[game_id]
        self._deal = 0
        self._chance = Rng.from_seed("worlds")  # never the same again: some worlds take many attempts
        self._asked = [position for number in range(GAMES) for position in self._positions(f"p{number}")]

    def runs(self) -> dict[str, Callable[[], int]]:
        """By figure what is done; it says how many times."""
        runs = (self._play_next, self._copy_matches, self._copy_states, self._imagine, self._search)
        return dict(zip(FIGURES, runs, strict=True))

    def _play(self, seed: int | str, stops: set[int]) -> tuple[int, list[tuple[Any, int]]]:
        """A random game: the number of its decisions, and copies of it before some of them."""
        random, match, number = Random(seed).random, self._game.start(seed, seats=self._seats), 0
        kept: list[tuple[Any, int]] = []
        while (decision := match.decision) is not None:
            options = decision.options
            if number in stops and len(options) > 1:
                kept.append((match.copy(), decision.seat))
            match.answer(options[int(random() * len(options))])
            number += 1
        return number, kept

    def _positions(self, seed: str) -> list[tuple[Any, int]]:
        length, _ = self._play(seed, set())
        return self._play(seed, {int(length * (part + 0.5) / POSITIONS) for part in range(POSITIONS)})[1]

    def _play_next(self) -> int:
        self._deal = (self._deal + 1) % DEALS
        return self._play(self._deal, set())[0]

    def _copy_matches(self) -> int:
        for match, _ in self._asked:
            match.copy()
        return len(self._asked)

    def _copy_states(self) -> int:
        for match, _ in self._asked:
            match.state.copy()
        return len(self._asked)

    def _imagine(self) -> int:
        for position in self._asked:
            seat = self._perspective(*position)
            for _ in range(WORLDS):
                seat.imagine(self._chance)
        return WORLDS * len(self._asked)

    def _search(self) -> int:
        spent = 0
        for number, position in enumerate(self._asked):  # all: some take three times as long as others
            bot = self._search_bot(self._game, self._rng.from_seed(number), iterations=ITERATIONS)
            bot.choose(self._perspective(*position))
            spent += bot.spent or 1  # what is plain at the first look needs no search
        return spent


def work(game_id: str) -> None:
    """In a process of its own: for each figure that is asked for on a line, a slice of it."""
    runs = Work(game_id).runs()
    gc.collect()
    gc.freeze()
    print(READY, flush=True)
    for line in sys.stdin:
        seconds, figure = line.rstrip("\n").split(" ", 1)
        print(_pace(runs[figure], float(seconds)), flush=True)


def _pace(run: Callable[[], int], seconds: float) -> float:
    done, start = 0, process_time()
    while (now := process_time()) < start + seconds:
        done += run()
    return done / (now - start)


class Checkout:
    """A process that works with the code of one checkout."""

    def __init__(self, root: Path, game_id: str) -> None:
        if not (root / "src" / "fatebox").is_dir():  # otherwise the installed code would be measured instead
            raise SystemExit(f"{root}: expected a checkout of Fatebox")
        path = os.pathsep.join((str(root / "src"), str(root)))
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--work", game_id],
            cwd=root, env={**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        if self._answer() != READY:
            self.stop()
            raise SystemExit(f"{root}: the code of this checkout could not be measured in {game_id}")

    def pace(self, figure: str, seconds: float) -> float:
        """The pace of one slice."""
        assert self.process.stdin is not None
        print(seconds, figure, file=self.process.stdin, flush=True)
        return float(self._answer())

    def _answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()


def compare(
    game_id: str, before: Path, now: Path, rounds: int, seconds: float
) -> dict[str, tuple[float, float]]:
    """The best pace of each figure with the code of both checkouts."""
    with ExitStack() as stack:
        pair: list[Checkout] = []
        for root in (before, now):
            pair.append(Checkout(root, game_id))
            stack.callback(pair[-1].stop)
        slices: dict[str, list[tuple[float, float]]] = {figure: [] for figure in FIGURES}
        for _ in range(rounds):
            for figure, found in slices.items():
                found.append((pair[0].pace(figure, seconds), pair[1].pace(figure, seconds)))
        return {
            figure: (max(a for a, _ in found), max(b for _, b in found)) for figure, found in slices.items()
        }


def row(figure: str, paces: tuple[float, float]) -> str:
    """One figure: before, now, and the factor."""
    before, now = paces
    return f"| {figure} | {before:,.0f} | {now:,.0f} | {now / before:.2f} |"


def main(arguments: list[str] | None = None) -> None:
    """Measure and print a table for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.turns", description="Two checkouts in turns.")
    parser.add_argument("before", type=Path)
    parser.add_argument("now", type=Path)
    parser.add_argument("--game", action="append", choices=sorted(SEATS), help="only this game")
    parser.add_argument("--rounds", type=int, default=6, help="slices of each figure")
    parser.add_argument("--seconds", type=float, default=0.3, help="seconds of a slice")
    chosen = parser.parse_args(arguments)
    for game_id in chosen.game or SEATS:
        found = compare(game_id, chosen.before.resolve(), chosen.now.resolve(), chosen.rounds, chosen.seconds)
        print(f"| {game_id} | before | now | factor |\n|---|--:|--:|--:|")
        print("\n".join(row(figure, paces) for figure, paces in found.items()))
        copies = found["state copies"][1] / found["match copies"][1]
        print(f"\n{copies:.2f} state copies in the time of one match copy\n", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2])
    else:
        main()
