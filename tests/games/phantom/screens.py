"""Random games of The Phantom for tests of what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fatebox.games.phantom import GAME
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Event, Match, Rng
from fatebox.terminal.face import Face
from tests.games.screens import played

FACE = Face(GAME)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"adventure": "devil", "level": "normal"}),
    (2, {"adventure": "patrol", "loot_achievements": True}),
    (2, {"adventure": "year_one", "level": "heroic", "lingering_wounds": True}),
)
"""The games that random players play: seats and options."""


def positions(which: int, every: int = 1, heard: list[Event] | None = None) -> Iterator[Match[PhantomState]]:
    """Positions of a random game, one every few answers; and its end."""
    seats, options = GAMES[which]
    listener = None if heard is None else heard.append
    match = GAME.start(which, seats=seats, options=options, listener=listener)
    rng = Rng.from_seed(f"phantom {which}")
    return played(match, lambda decision: decision.options[rng.below(len(decision.options))], every)
