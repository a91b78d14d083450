"""Events of mana and Mana Crystals."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Mana(Event):
    """A player has this much mana now."""

    seat: Seat
    mana: int


@dataclass(frozen=True)
class GaveMana(Event):
    """A card gives a player mana."""

    seat: Seat
    card: Card
    mana: int


@dataclass(frozen=True)
class DiscardedForMana(Event):
    """A player discards a card for mana."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Sacrificed(Event):
    """A player sacrifices a creature for mana."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Taxed(Event):
    """A player will gain less mana."""

    seat: Seat
    tax: int


@dataclass(frozen=True)
class Crystal(Event):
    """A player buys a Mana Crystal and owns this many."""

    seat: Seat
    crystals: int


@dataclass(frozen=True)
class Shattered(Event):
    """A player loses a Mana Crystal and owns this many."""

    seat: Seat
    crystals: int


@dataclass(frozen=True)
class Cut(Event):
    """Mana Crystals cost a player less this turn."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Pacified(Event):
    """A player will skip a Fourth Step."""

    seat: Seat
