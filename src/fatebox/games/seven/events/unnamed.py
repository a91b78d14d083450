"""Events of the Unnamed."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class UnnamedCard(Event):
    """The Unnamed plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class UnnamedRefreshed(Event):
    """The Unnamed takes all his cards back."""


@dataclass(frozen=True)
class DemandMet(Event):
    """A hero fulfills a demand of the Unnamed."""

    seat: Seat
