"""Events: one class for each thing that can happen. The log and the client's scenes follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card, Event, Seat


@dataclass(frozen=True)
class Drew(Event):
    """A player drew a lamp; everybody hears of it."""

    seat: Seat


@dataclass(frozen=True)
class DrewCard(Event, to="seat"):
    """The lamp that was drawn; only its owner hears of it."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Lit(Event):
    """A player lit a lamp."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class WentOut(Event):
    """A player's lamp went out."""

    seat: Seat
    card: Card
