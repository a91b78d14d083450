"""Who sits where: people first, then bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.bots import bot_names, make_bot
from fatebox.kernel import PERSON, Game, OptionsError

GOOD_BOTS = ("hard", "careful", "greedy")
"""Bots worth playing with and asking for advice, the best first."""


def good_bot(game: Game[Any]) -> str:
    """The best bot that knows the game."""
    return next(name for name in GOOD_BOTS if name in bot_names(game))


def seat_players(game: Game[Any], seats: int | None, bots: Sequence[str] | None) -> tuple[str, ...]:
    """The players of all seats: one person and good bots, or the given bots and people on the other seats."""
    if seats is None and bots:
        seats = max(game.seats[0], len(bots) + 1)
    seats, _ = game.complete(seats, {})
    if bots is None:
        return (PERSON, *[good_bot(game)] * (seats - 1))
    if len(bots) >= seats:
        raise OptionsError(f"bots: {len(bots)} of {seats} seats leave none for a person")
    for name in bots:
        make_bot(name, game, 0)  # an unknown name or parameter is an error now, not in the middle of a game
    return (*[PERSON] * (seats - len(bots)), *bots)
