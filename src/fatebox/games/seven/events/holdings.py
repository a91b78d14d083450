"""Events of characters, elixirs and buildings."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat

RECRUITING = "SEV-REC.2"
"""The clause of a character that is recruited by the action of that name, and not by a card."""


@dataclass(frozen=True)
class Recruited(Event):
    """A hero recruits a character."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Turned(Event):
    """A character becomes tapped."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Untapped(Event):
    """A character becomes upright."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class CharacterDiscarded(Event):
    """A hero loses a character, or turns it for the last time."""

    seat: Seat
    card: Card

    @property
    def form(self) -> str:
        """Whether its owner turned it for its gifts (SEV-GFT.2)."""
        return "chosen" if self.clause.startswith("SEV-GFT") else "lost"


@dataclass(frozen=True)
class Bought(Event):
    """A hero gets an elixir from the store."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class ElixirDiscarded(Event):
    """A hero discards an elixir."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class ElixirHanded(Event):
    """An elixir goes from one hero to another."""

    giver: Seat
    taker: Seat
    card: Card


@dataclass(frozen=True)
class Founded(Event):
    """A hero founds a building."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Manned(Event):
    """A hero mans a building."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Unmanned(Event):
    """The marker on a building becomes free."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Special(Event):
    """A hero uses the special rule of a manned building."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class BuildingLost(Event):
    """A hero loses a building, or gives it up for what it makes."""

    seat: Seat
    card: Card

    @property
    def form(self) -> str:
        """Whether its owner chose to give it up (SEV-BLD.7, .8)."""
        return "chosen" if self.clause.startswith("SEV-BLD") else "lost"


@dataclass(frozen=True)
class BuildingRuined(Event):
    """A building that nobody owns leaves the game."""

    card: Card


@dataclass(frozen=True)
class HeroesUntapped(Event):
    """All tapped heroes are untapped."""
