"""The speed of the research environments: `python -m bench.envs --seconds 2`.

Decisions of random legal play per second of CPU time in one process, with all that a learner is handed at
each of them: observation and mask in Gymnasium (the other seats are played by random bots, whose decisions
are not counted) and PettingZoo, the legal actions alone in OpenSpiel. Missing libraries are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from bench.measure import text_table
from fatebox.games import game_ids

Decisions = Iterator[None]
"""Play for ever; something is yielded after each decision."""


def gymnasium_play(game_id: str) -> Decisions:
    """One seat among random bots."""
    table = import_module("fatebox.envs.gymnasium").FateboxEnv(game_id, opponents="random")
    random, over = Random(1), True
    table.reset(seed=1)
    while True:
        if over:
            _, info = table.reset()
        _, _, over, _, info = table.step(random.choice(info["action_mask"].nonzero()[0]))
        yield


def pettingzoo_play(game_id: str) -> Decisions:
    """All seats."""
    table: Any = import_module("fatebox.envs.pettingzoo").raw_env(game_id)
    random = Random(1)
    table.reset(seed=1)
    while True:
        observation, _, over, _, _ = table.last()
        if over:
            table.reset()
            continue
        table.step(int(random.choice(observation["action_mask"].nonzero()[0])))
        yield


def open_spiel_play(game_id: str) -> Decisions:
    """All players."""
    game = import_module("fatebox.envs.open_spiel").spiel_game(game_id)
    random = Random(1)
    while True:
        state = game.new_initial_state()
        state.apply_action(random.randrange(game.deals))
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            yield


ENVIRONMENTS: dict[str, tuple[str, Callable[[str], Decisions]]] = {
    "Gymnasium": ("gymnasium", gymnasium_play),
    "PettingZoo": ("pettingzoo", pettingzoo_play),
    "OpenSpiel": ("pyspiel", open_spiel_play),
}


def rate(decisions: Decisions, seconds: float) -> float:
    """Decisions per second of CPU time, after a few that warm up."""
    for _ in range(20):
        next(decisions)
    count, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        next(decisions)
        count += 1
    return count / spent


def main() -> None:
    """Measure all games in all libraries that are there."""
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description="Measure the environments.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure (default: 2)")
    seconds = parser.parse_args().seconds
    found = {name: play for name, (module, play) in ENVIRONMENTS.items() if find_spec(module)}
    rows = [
        [game_id, *(f"{rate(play(game_id), seconds):,.0f}" for play in found.values())]
        for game_id in game_ids()
    ]
    print(text_table(["decisions/s", *found], rows, words={0}))


if __name__ == "__main__":
    main()
