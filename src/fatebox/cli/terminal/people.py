"""Seating: people first, then bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.bots import make_bot
from fatebox.cli.refusals import NO_PERSON, UNFILLED
from fatebox.kernel import PERSON, Game, OptionsError

PARTNER = "normal"
"""The level of bots at a table if nobody says."""


def seat_players(
    game: Game[Any], seats: int | None, bots: Sequence[str] | None, people: int | None = None
) -> tuple[str, ...]:
    """The players of all seats, people first.

    A single bot takes every seat that people leave; several are named one by one, and people take the rest.
    """
    names = [PARTNER] if bots is None else list(bots)
    if seats is None and (bots or people is not None):
        seats = max(game.seats[0], len(bots or ()) + (people or 1))
    seats, _ = game.complete(seats, {})
    if people is None:
        people = 1 if len(names) == 1 else seats - len(names)
    if len(names) == 1:
        names *= seats - people
    if people < 1:
        raise OptionsError(NO_PERSON(bots=len(names), seats=seats))
    if people + len(names) != seats:
        raise OptionsError(UNFILLED(people=people, bots=len(names), seats=seats))
    for name in {*names}:
        make_bot(name, game, 0)  # an unknown name or parameter is an error now, not in the middle of a game
    return (*[PERSON] * people, *names)
