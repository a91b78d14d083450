"""Events of elimination and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel.events import Event, Seat, word


@dataclass(frozen=True)
class Eliminated(Event):
    """A Citadel is out of the game."""

    seat: Seat


@dataclass(frozen=True)
class FinalTribute(Event):
    """The Score of a tied Citadel in the last Special Tribute."""

    seat: Seat
    score: int


@dataclass(frozen=True)
class GameOver(Event):
    """The game has ended."""

    outcome: Annotated[str, word("word")]
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
