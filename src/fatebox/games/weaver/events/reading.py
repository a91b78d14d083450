"""Events of cards that are played and turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.games.weaver.events.player import PLAYER
from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Event, Seat
from fatebox.kernel.messages import CardName, Message


def from_one(place: int) -> int:
    """A place of the row as people count: the first is 1."""
    return place + 1


@dataclass(frozen=True)
class Played(Event):
    """A card is put into the row."""

    card: Card
    place: Annotated[int, AsMessage(from_one)]
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Turned(Event):
    """Cards of the row turn together: each with the half turns it has made by then."""

    cards: tuple[tuple[Card, int], ...]

    def message(self) -> Message:
        """The cards that turn, each with what its turns have come to (WEA-GEN.7, WEA-X2.1)."""
        turned = (Message("turned-card", card=CardName(card), turns=turns) for card, turns in self.cards)
        return self.saying(cards=tuple(turned))
