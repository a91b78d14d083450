"""Events of actions and reactions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fatebox.games.seven.events.colors import Color
from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Event, Seat
from fatebox.kernel.messages import CardName, Message, SeatName, key_of


def function_title(name: str) -> Message:
    """The name of a function of a sin card, said in the language of the reader."""
    return Message(key_of("function", name), content=name)


Function = Annotated[str, AsMessage(function_title)]
"""A function of a sin card by its name, as a field of an event."""


@dataclass(frozen=True)
class Declared(Event):
    """A hero declares an action."""

    seat: Seat
    option: tuple[Any, ...]
    """The action as it was chosen: its verb and arguments."""

    @property
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
    """A hero plays a sin card for one of its functions."""

    seat: Seat
    card: Card
    function: Function


@dataclass(frozen=True)
class Targeted(Event):
    """A hero is named as the target of a sin card or an artifact."""

    target: Seat


@dataclass(frozen=True)
class Chosen(Event):
    """A hero names what a sin card is played for, before anybody can cancel it."""

    seat: Seat
    cards: tuple[Card, ...]


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
