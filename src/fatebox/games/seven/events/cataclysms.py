"""Events of cataclysms."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Cataclysm(Event):
    """A cataclysm is revealed."""

    card: Card
    number: int


@dataclass(frozen=True)
class Looked(Event):
    """A hero looks at the top cataclysms."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class CataclysmsSeen(Event, to="seat"):
    """The cataclysms that a hero looks at."""

    seat: Seat
    cards: tuple[Card, ...]
