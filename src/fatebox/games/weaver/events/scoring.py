"""Events of the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.games.weaver.events.player import PLAYER
from fatebox.kernel.events import Event, Seat
from fatebox.kernel.messages import key_of


@dataclass(frozen=True)
class Won(Event):
    """All rounds are survived."""

    score: int
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Lost(Event):
    """The game is lost, for one cause or several joined by `+`."""

    cause: str
    seat: Seat = PLAYER

    @property
    def form(self) -> str:
        """The cause, as catalogs spell it."""
        return key_of(self.cause)
