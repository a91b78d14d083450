"""Seating: people first, then bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.bots import make_bot
from fatebox.cli.refusals import NO_PERSON
from fatebox.kernel import PERSON, Game, OptionsError

PARTNER = "normal"
"""The level of bots at a table if nobody says."""


def seat_players(game: Game[Any], seats: int | None, bots: Sequence[str] | None) -> tuple[str, ...]:
    """The players of all seats: one person and bots, or the given bots and people on the other seats."""
    if seats is None and bots:
        seats = max(game.seats[0], len(bots) + 1)
    seats, _ = game.complete(seats, {})
    if bots is None:
        return (PERSON, *[PARTNER] * (seats - 1))
    if len(bots) >= seats:
        raise OptionsError(NO_PERSON(bots=len(bots), seats=seats))
    for name in bots:
        make_bot(name, game, 0)  # an unknown name or parameter is an error now, not in the middle of a game
    return (*[PERSON] * (seats - len(bots)), *bots)
