"""Events of the Pool and of Legacies that are hired."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Hired(Event):
    """A Citadel hires a Legacy."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class HireAid(Event):
    """The Trove will pay more of a Citadel's hire."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class LegacyRevealed(Event):
    """A face-down Legacy is turned up."""

    card: Card


@dataclass(frozen=True)
class PoolRefilled(Event):
    """A Legacy comes into the Pool."""

    card: Card


@dataclass(frozen=True)
class PoolTurnedDown(Event):
    """A Citadel lays out the Pool face down."""

    seat: Seat
    amount: int
