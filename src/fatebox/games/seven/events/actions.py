"""Events of actions and reactions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fatebox.games.seven.events.colors import Color
from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat
from fatebox.kernel.messages import CardName, Message, SeatName


@dataclass(frozen=True)
class Declared(Event):
    """A hero declares an action."""

    seat: Seat
    option: tuple[Any, ...]
    """The action as it was chosen: its verb and arguments."""

    @cached_property
    def args(self) -> tuple[int, *tuple[Any, ...]]:
        """The hero, then the action word by word."""
        return (self.seat, *self.option)

    def message(self) -> Message:
        """The card, of actions that can be stopped; others show by what comes of them."""
        verb = str(self.option[0]).replace("-top", "")
        if verb not in ("recruit", "quest", "treasure"):
            return self.saying(form="silent")
        return self.saying(form=verb, seat=SeatName(self.seat), card=CardName(self.option[1]))


@dataclass(frozen=True)
class Cancelled(Event):
    """An action or a sin card of a hero is canceled."""

    seat: Seat


@dataclass(frozen=True)
class Reaction(Event):
    """A hero reacts with a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class SinPlayed(Event):
    """A hero plays a sin card."""

    seat: Seat
    card: Card
    function: int

    def message(self) -> Message:
        """The sin, by whom."""
        return self.saying(seat=SeatName(self.seat), card=CardName(self.card))


@dataclass(frozen=True)
class ArtifactUsed(Event):
    """A hero uses an artifact."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class HeroTapped(Event):
    """A hero is tapped for its ability."""

    seat: Seat


@dataclass(frozen=True)
class Sealed(Event):
    """A hero closes a portal."""

    seat: Seat
    color: Color


@dataclass(frozen=True)
class Atoned(Event):
    """A hero atones."""

    seat: Seat
