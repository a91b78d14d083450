"""Random games of 7 for tests of what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fatebox.games.seven import GAME
from fatebox.games.seven.state import SevenState
from fatebox.kernel import Event, Match, Rng
from fatebox.terminal.face import Face
from tests.games.screens import played

FACE = Face(GAME)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (4, {"fall_of_a_hero": True}),
    (5, {"fall_of_a_hero": True, "unnamed_player": True, "hero_assignment": "choose"}),
)
"""The games that random players play: seats and options."""


def positions(which: int, every: int = 1, heard: list[Event] | None = None) -> Iterator[Match[SevenState]]:
    """Positions of a random game, one every few answers; and its end."""
    seats, options = GAMES[which]
    listener = None if heard is None else heard.append
    match = GAME.start(which, seats=seats, options=options, listener=listener)
    rng = Rng.from_seed(f"seven {which}")
    return played(match, lambda decision: decision.options[rng.below(len(decision.options))], every)
