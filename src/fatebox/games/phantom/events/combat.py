"""Events of combat, Loot and Achievements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Event, Seat
from fatebox.kernel.messages import Message, key_of


def feat(name: str) -> Message:
    """The name of a criterion of an Achievement card, said in the language of the reader."""
    return Message(key_of("feat", name), content=name)


Feat = Annotated[str, AsMessage(feat)]


@dataclass(frozen=True)
class Combat(Event):
    """A player initiates combat."""

    seat: Seat


@dataclass(frozen=True)
class CombatAdded(Event):
    """An ability adds Combat value."""

    seat: Seat
    value: int
    now: int


@dataclass(frozen=True)
class CombatValue(Event):
    """The total Combat value of a combat."""

    seat: Seat
    value: int


@dataclass(frozen=True)
class Wounded(Event):
    """Wounds are placed on an Enemy."""

    card: Card
    wounds: int
    now: int


@dataclass(frozen=True)
class Defeated(Event):
    """An Enemy is defeated."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Loot(Event):
    """The Loot points of a defeated Enemy, and the row of the Loot card that they earn."""

    seat: Seat
    card: Card
    points: int
    row: int


@dataclass(frozen=True)
class Achieved(Event):
    """A player meets a criterion of the Achievement card."""

    seat: Seat
    criterion: Feat
