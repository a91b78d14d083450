"""Events of the game and its turns."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel.events import Design, Event, Seat


@dataclass(frozen=True)
class Hero(Event):
    """A player takes a hero."""

    seat: Seat
    hero: Design


@dataclass(frozen=True)
class Turn(Event):
    """A turn begins."""

    number: int
    order: tuple[Seat, ...]


@dataclass(frozen=True)
class Passed(Event):
    """A hero passes."""

    seat: Seat


@dataclass(frozen=True)
class PhaseOver(Event):
    """The Quest Phase ends."""


@dataclass(frozen=True)
class Order(Event):
    """The order of play of the next turn is set."""

    order: tuple[Seat, ...]


@dataclass(frozen=True)
class GameOver(Event):
    """The game ends."""

    outcome: str
    winners: tuple[Seat, ...]

    @property
    def form(self) -> str:
        """The variant of its message."""
        return self.outcome
