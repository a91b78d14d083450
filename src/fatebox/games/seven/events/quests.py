"""Events of quests and treasures."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Quest(Event):
    """A quest is laid in a row."""

    row: int
    card: Card


@dataclass(frozen=True)
class TreasuresLaid(Event):
    """Treasures are laid beside a quest."""

    card: Card
    amount: int


@dataclass(frozen=True)
class Marked(Event):
    """A hero marks a space of a quest."""

    seat: Seat
    card: Card
    space: int


@dataclass(frozen=True)
class Neutralised(Event):
    """A neutral marker replaces that of a hero."""

    card: Card
    space: int


@dataclass(frozen=True)
class Unmarked(Event):
    """A marker leaves a space free."""

    card: Card
    space: int


@dataclass(frozen=True)
class Treasure(Event):
    """A hero gains a treasure."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TreasureDiscarded(Event):
    """A treasure beside a quest is discarded."""

    card: Card


@dataclass(frozen=True)
class ArtifactDrawn(Event):
    """A hero draws an artifact."""

    seat: Seat


@dataclass(frozen=True)
class ArtifactSeen(Event, to="seat"):
    """The artifact that a hero has drawn."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Completing(Event):
    """A quest of a finished row is being completed."""

    card: Card


@dataclass(frozen=True)
class Rewards(Event):
    """The reward pool of a quest."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Completed(Event):
    """A quest is done."""

    card: Card


@dataclass(frozen=True)
class Armour(Event):
    """The heroes receive a piece of the Legendary Armour."""

    pieces: int


@dataclass(frozen=True)
class RowsMoved(Event):
    """The rows of quests move down."""
