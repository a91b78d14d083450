"""Our bots against a bot from outside: OpenSpiel's information-set Monte-Carlo tree search.

    pip install -e '.[bench]'
    python -m bench.outsiders outposts --ours expert --deals 10 --save outposts.jsonl
    python -m bench.outsiders outposts --report outposts.jsonl

The outsider is `open_spiel.python.algorithms.ismcts.ISMCTSBot` as it comes: UCT, the most visited answer, one
uniformly random roll-out to the end of the game for each simulation. It plays through our OpenSpiel adapter
and thinks in the same imagined worlds as our bots do; neither knows more than its seat. Every deal is played
as often as there are seats: one of ours sits at each seat once, outsiders sit at all others. Both sides may
simulate equally often for each decision; if nobody says how often, as often as ours does.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any

from open_spiel.python.algorithms import ismcts, mcts

from bench.measure import text_table
from fatebox.bots import make_bot
from fatebox.bots.levels import level_of
from fatebox.envs.open_spiel import FateboxState, spiel_game
from fatebox.games import load_game
from fatebox.kernel import Perspective
from fatebox.lab.stats import wilson

UCT_C = 2**0.5
"""Exploration: the usual value for results from 0 to 1."""
Player = Callable[[FateboxState], int]
Row = dict[str, Any]

SETTINGS: dict[str, dict[str, Any]] = {
    "outposts": {"seats": 2},
    # Random players bargain without end: with offers, three of four decisions of a roll-out are talk.
    "fantos": {"seats": 3, "options": {"negotiation": False}},
}


class QuickRandom:
    """The part of NumPy's generator that the outsider uses, with the standard library: ten times as fast."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self.uniform = self._random.random
        self.randint = self._random.randrange
        self.shuffle = self._random.shuffle

    def choice(self, items: Sequence[int], p: Sequence[float] | None = None) -> int:
        """One of the items, all equally likely or by their probabilities."""
        if p is not None:
            return self._random.choices(items, p)[0]
        return items[int(self._random.random() * len(items))]


def outsider(game: Any, simulations: int, seed: str) -> Player:
    """OpenSpiel's bot."""
    random = QuickRandom(seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(game, rollouts, UCT_C, simulations, random_state=random)
    # Its own way to imagine worlds is the same, but with a generator that cannot be seeded.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))

    def step(state: FateboxState) -> int:
        return int(bot.step(state))

    return step


def our_player(game: Any, name: str, seed: str) -> Player:
    """A bot of the box."""
    bot = make_bot(name, game.game, seed)

    def step(state: FateboxState) -> int:
        playing = state.course.playing
        assert playing is not None
        assert playing.seat is not None
        return playing.number_of(bot.choose(Perspective(playing.match, playing.seat)))

    return step


def play(game: Any, ours: str, simulations: int, deal: int, seat: int) -> Row:
    """One game with ours at that seat."""
    players = [
        our_player(game, ours, f"{deal}:{each}")
        if each == seat
        else outsider(game, simulations, f"{deal}:{each}")
        for each in range(game.num_players())
    ]
    times: tuple[list[float], list[float]] = ([], [])
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        asked = state.current_player()
        start = perf_counter()
        action = players[asked](state)
        times[asked == seat].append(perf_counter() - start)
        state.apply_action(action)
    result = state.match.result
    return {
        "game": game.game.id,
        "ours": ours,
        "simulations": simulations,
        "deal": deal,
        "seat": seat,
        "value": result.value(seat),
        "outcome": result.outcome,
        "our_times": [round(seconds, 4) for seconds in times[True]],
        "their_times": [round(seconds, 4) for seconds in times[False]],
    }


def series(game_id: str, ours: str, simulations: int, deals: Sequence[int]) -> Iterator[Row]:
    """All games of these deals."""
    game = spiel_game(game_id, **SETTINGS.get(game_id, {}))
    for deal in deals:
        for seat in range(game.num_players()):
            yield play(game, ours, simulations, deal, seat)


def report(rows: Sequence[Row]) -> str:
    """Win rates with their intervals, and the time that a decision takes."""
    entries = sorted({(row["game"], row["ours"], row["simulations"]) for row in rows})
    lines = []
    for game, ours, simulations in entries:
        own = [r for r in rows if (r["game"], r["ours"], r["simulations"]) == (game, ours, simulations)]
        wins = sum(row["value"] == 1 for row in own)
        shared = sum(0 < row["value"] < 1 for row in own)
        rate = wilson(wins, len(own))
        lines.append(
            [
                game,
                ours,
                str(simulations),
                str(len(own)),
                str(wins),
                str(shared),
                f"{rate.value:.0%}",
                f"{rate.low:.0%} to {rate.high:.0%}",
                _time(own, "our_times"),
                _time(own, "their_times"),
            ]
        )
    head = ["game", "ours", "simulations", "games", "won", "shared", "win rate", "95%", "our s", "their s"]
    return text_table(head, lines, words={0, 1})


def _time(rows: Sequence[Row], side: str) -> str:
    times = [seconds for row in rows for seconds in row[side]]
    return f"{median(times):.2f} / {fmean(times):.2f}"


def read_rows(path: Path) -> list[Row]:
    """The games that were saved, one a line."""
    return [json.loads(line) for line in path.read_text().splitlines()]


def iterations_of(bot: str) -> int:
    """The number of simulations per decision in the name of one of our bots; 0 if it has none."""
    found = re.search(r":iterations=(\d+)", bot)
    return int(found[1]) if found else 0


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.outsiders", description="Our bot against OpenSpiel's search."
    )
    parser.add_argument("game", help="a game for two or more, such as outposts or fantos")
    parser.add_argument("--ours", default="expert", help="our bot or level (default: expert)")
    parser.add_argument("--simulations", type=int, help="of the outsider's (default: as many as ours makes)")
    parser.add_argument("--deals", type=int, default=5, help="how many deals, each at all seats (default: 5)")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--save", type=Path, help="add every game to this file as soon as it is over")
    parser.add_argument("--report", type=Path, help="play nothing: report on this file")
    arguments = parser.parse_args()
    rows = read_rows(arguments.report) if arguments.report else []
    if not arguments.report:
        ours = level_of(arguments.ours, load_game(arguments.game))
        simulations = arguments.simulations or iterations_of(ours)
        if simulations < 2:
            parser.error("--simulations: expected 2 or more; the first only opens the outsider's tree")
        deals = range(arguments.first, arguments.first + arguments.deals)
        for row in series(arguments.game, ours, simulations, deals):
            rows.append(row)
            if arguments.save:
                with arguments.save.open("a") as file:
                    file.write(json.dumps(row) + "\n")
    print(report(rows))
    print("\nSeconds for a decision: median / mean.")


if __name__ == "__main__":
    main()
