"""Random games of Outposts for tests of what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Decision, Event, Match, Option, Rng
from fatebox.terminal.face import Face
from tests.games.screens import events_of, played

FACE = Face(GAME)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"deck_mode": "custom", "shard_cards": True, "teardown_reward": True},
)
"""The games that random players play: by default, and with everything."""


def some_option(decision: Decision, rng: Rng) -> Option:
    """A random answer; cards are rather played than discarded, and steps are not skipped."""
    verbs = ("play", "buy", "sacrifice", "finish") if decision.prompt.id == "play_action" else ()
    liked = [option for option in decision.options if option[0] in verbs or option[0] == "attack"]
    others = [option for option in decision.options if option != ("skip",)]
    return rng.choose("answer", liked or others or decision.options)


def positions(seed: int, every: int = 1, seats: int = 2) -> Iterator[Match[OutpostsState]]:
    """Positions of a random game, one every few answers."""
    match = GAME.start(seed, seats=seats, options={**OPTIONS[seed % 2], "max_rounds": 20})
    rng = Rng.from_seed(f"outposts {seed}")
    return played(match, lambda decision: some_option(decision, rng), every)


def events(seeds: range) -> list[tuple[Match[OutpostsState], Event]]:
    """All events of random games, each with its game."""
    return events_of(positions(seed, seats=2 + seed % 3) for seed in seeds)
