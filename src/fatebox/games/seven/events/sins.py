"""Events of sins and corruption."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class SinsDrawn(Event):
    """A hero draws sin cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class SinsSeen(Event, to="seat"):
    """The sin cards that a hero has drawn."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def form(self) -> str:
        """One card or several."""
        return "single" if len(self.cards) == 1 else "several"


@dataclass(frozen=True)
class SinDiscarded(Event):
    """A hero discards a sin card unseen."""

    seat: Seat


@dataclass(frozen=True)
class SinBuried(Event):
    """A hero puts a sin card under the sin deck."""

    seat: Seat


@dataclass(frozen=True)
class SinsReturned(Event):
    """A hero shuffles sin cards into the sin deck."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class SinFed(Event):
    """The top card of the sin deck goes to the discard pile."""


@dataclass(frozen=True)
class SinsRemade(Event):
    """The sin discard pile is shuffled into the sin deck."""

    deck: int


@dataclass(frozen=True)
class Corrupted(Event):
    """A hero receives corruption cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Fell(Event):
    """A hero falls."""

    seat: Seat


@dataclass(frozen=True)
class Returned(Event):
    """A fallen hero becomes good again."""

    seat: Seat
