"""Events of attacks and damage."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Held(Event):
    """An Enemy will not attack this turn."""

    card: Card


@dataclass(frozen=True)
class Attack(Event):
    """An Enemy attacks a player."""

    card: Card
    seat: Seat


@dataclass(frozen=True)
class Cancelled(Event):
    """An attack is canceled."""

    card: Card


@dataclass(frozen=True)
class Damage(Event):
    """A player takes 1 damage: an Injury comes to light."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Healed(Event):
    """An Injury is healed."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Restored(Event):
    """An Injury goes to the bottom of the Injury deck."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class KnockedOut(Event):
    """A player is Knocked Out."""

    seat: Seat
