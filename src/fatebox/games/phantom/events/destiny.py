"""Events of the Destiny row and what lies beside it."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event
from fatebox.kernel.messages import CardName, Message, key_of


@dataclass(frozen=True)
class DestinyBuilt(Event):
    """A Destiny deck is shuffled as a Lore card says."""

    cards: int


@dataclass(frozen=True)
class Reshuffled(Event):
    """The Resolved pile becomes a new Destiny deck."""

    cards: int


@dataclass(frozen=True)
class Revealed(Event):
    """A Destiny card is revealed."""

    card: Card


@dataclass(frozen=True)
class Placed(Event):
    """A card joins the row."""

    card: Card


@dataclass(frozen=True)
class Beside(Event):
    """An Objective is placed beside the Mission."""

    card: Card


@dataclass(frozen=True)
class Resolved(Event):
    """A card goes to the Resolved pile."""

    card: Card


@dataclass(frozen=True)
class Boxed(Event):
    """A card returns to the game box."""

    card: Card


@dataclass(frozen=True)
class Tokens(Event):
    """Tokens are placed on a card, or removed if the change is negative."""

    card: Card
    token: str
    change: int
    now: int

    def message(self) -> Message:
        """Tokens placed, or removed."""
        form = "placed" if self.change > 0 else "removed"
        return self.saying(
            form=form,
            card=CardName(self.card),
            token=Message(key_of("token", self.token)),
            change=abs(self.change),
            now=self.now,
        )
