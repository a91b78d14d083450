"""Our games beside the libraries of the field, in the same run and by the same clock.

    pip install -e '.[bench]'
    python -m bench.compare --seconds 2

Each of our games stands here twice: with *random* players, as all others, and as *long games*, in which the
recorded answers of our greedy bot are given again, because random players may lose so soon that little more
than the set-up is measured. The long games are driven like the others: the options are asked for and a random
one is drawn, but the recorded one is given.

Games differ: a decision here is not the same work as a decision there. The ratios say how fast a search or a
simulation gets on with one game compared with another, not which engine would win with the same rules.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bench.measure import ENDLESS, SLICES, Call, Choose, Rate, Subject, measure, table_of, text_table
from bench.peers import peer_subjects
from fatebox import __version__
from fatebox.games import game_ids, load_game
from fatebox.kernel import Game, Match
from fatebox.lab.speed import Recorded, record_games

OURS = "Fatebox"


class RandomTable:
    """One game after another, each with a seed of its own."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self._game = game
        self._seed = seed * 1_000_000
        self._match: Match[Any] = game.start(seed)

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        self._seed += 1
        match = self._match = self._game.start(self._seed)
        decision = match.decision
        decisions = 0
        while decision is not None and decisions < limit:
            match.answer(choose(decision.options))
            decision = match.decision
            decisions += 1
        return decisions

    def chances(self) -> int:
        return 0

    def copier(self) -> Call:
        return self._match.copy

    def viewer(self) -> Call:
        match = self._match
        seat = None if match.decision is None else match.decision.seat
        return lambda: match.view(seat)


class LongTable(RandomTable):
    """Recorded games, one after another."""

    def __init__(self, game: Game[Any], recorded: Sequence[Recorded], seed: int) -> None:
        super().__init__(game, seed)
        self._recorded = recorded
        self._next = seed

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        recorded = self._recorded[self._next % len(self._recorded)]
        self._next += 1
        match = self._match = self._game.start(recorded.seed, seats=recorded.seats)
        decisions = 0
        for seat, option in recorded.answers:
            if decisions == limit:
                break
            decision = match.decision
            assert decision is not None
            choose(decision.options)
            match.answer(option, seat)
            decisions += 1
        return decisions


def our_subjects(seconds: float, names: Sequence[str] = ()) -> list[Subject]:
    """Every game in the box, or those named, with random players and as long games."""
    subjects: list[Subject] = []
    for game in map(load_game, names or game_ids()):
        recorded = record_games(game, "greedy", None, seconds)

        def random_table(seed: int, game: Game[Any] = game) -> RandomTable:
            return RandomTable(game, seed)

        def long_table(
            seed: int, game: Game[Any] = game, recorded: Sequence[Recorded] = recorded
        ) -> LongTable:
            return LongTable(game, recorded, seed)

        for name, table in (("random", random_table), ("long games", long_table)):
            subjects.append(Subject(OURS, f"{game.id}, {name}", __version__, table, "copy", "view"))
    return subjects


def ratios_of(rates: Sequence[Rate]) -> str:
    """The speed of our games as a multiple of each library's; `-` where it has nothing of the kind."""
    ours = [rate for rate in rates if rate.peer == OURS]
    rows = []
    for theirs in (rate for rate in rates if rate.peer != OURS):
        cells = [f"{theirs.peer} {theirs.version}", theirs.game]
        for our in ours:
            cells.append(
                " / ".join(
                    "-" if b is None or a is None else f"{a / b:.1f}"
                    for a, b in (
                        (our.decisions_per_s, theirs.decisions_per_s),
                        (our.copies_per_s, theirs.copies_per_s),
                        (our.views_per_s, theirs.views_per_s),
                    )
                )
            )
        rows.append(cells)
    return text_table(["decisions / copies / views", "", *(our.game for our in ours)], rows, words={0, 1})


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.compare", description="Measure ours and the peers."
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure (default: 2)")
    parser.add_argument(
        "--peer", action="append", default=[], type=str.lower, help="only this library; repeatable"
    )
    parser.add_argument("--game", action="append", default=[], help="only this game of ours; repeatable")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    arguments = parser.parse_args()
    peers = peer_subjects(arguments.peer)
    rates = measure([*our_subjects(arguments.seconds, arguments.game), *peers], arguments.seconds)
    if arguments.json:
        json.dump(
            {"python": platform.python_version(), "rates": [asdict(rate) for rate in rates]}, sys.stdout
        )
        return
    print(
        f"Python {platform.python_version()}; per second of CPU time in one process, best of {SLICES} slices"
    )
    print(table_of(rates))
    if peers:
        print("\nOurs as a multiple of theirs:\n")
        print(ratios_of(rates))


if __name__ == "__main__":
    main()
