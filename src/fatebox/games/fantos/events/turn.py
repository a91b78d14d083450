"""Events of the turn and the round."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Turn(Event):
    """A turn begins."""

    number: int
    seat: Seat


@dataclass(frozen=True)
class FirstCitadel(Event):
    """A Citadel becomes First Citadel."""

    seat: Seat


@dataclass(frozen=True)
class UntaskedAll(Event):
    """The Legacies of a Citadel are untasked at the start of its turn."""

    seat: Seat


@dataclass(frozen=True)
class ExtraAction(Event):
    """A Citadel may take one more Fantos Action."""

    seat: Seat


@dataclass(frozen=True)
class FinalRound(Event):
    """Zodraz was drawn: the final round begins."""

    seat: Seat


@dataclass(frozen=True)
class CounterRemoved(Event):
    """A Citadel has had its turn under a Trial that lasts one round."""

    trial: Card
    seat: Seat
    left: int
