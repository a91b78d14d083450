"""Events of Fate Weaver, for the log and the client; all of them are public (WEA-HID.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Design, Event, Seat, word
from fatebox.kernel.messages import CardName, Message, key_of

AMOUNTS = ("gold", "shards", "clairvoyance")
PLAYER = 0
"""The one seat: its player reads "you", a spectator the name."""


def amounts(reward: tuple[int, int, int]) -> tuple[Message, ...]:
    """Gold, shards and clairvoyance in words, without what there is none of."""
    return tuple(
        Message(key_of("amount", kind), count=count)
        for kind, count in zip(AMOUNTS, reward, strict=True)
        if count
    )


def from_one(place: int) -> int:
    """A place of the row as people count: the first is 1."""
    return place + 1


# --- the round ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Round(Event):
    """A round begins."""

    number: int
    hour: Annotated[str, word("hour")]


@dataclass(frozen=True)
class TurnedUp(Event):
    """A deck shows its next card."""

    suit: Annotated[str, word("word")]
    card: Card


@dataclass(frozen=True)
class Visitor(Event):
    """The visitor of the round comes in."""

    visitor: Card


# --- the reading -------------------------------------------------------------------------------------


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


@dataclass(frozen=True)
class Paid(Event):
    """The reading pays."""

    gold: int
    shards: int
    clairvoyance: int

    def message(self) -> Message:
        """The payment, without amounts of zero; clairvoyance may be lost (WEA-GEN.6)."""
        reward = (self.gold, self.shards, max(0, self.clairvoyance))
        return self.saying(amounts=amounts(reward), cost=max(0, -self.clairvoyance))


# --- relics ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Used(Event):
    """An ability of a relic is used."""

    relic: Design
    line: int
    target: str | int | None
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Swallowed(Event):
    """A face-up card goes to the bottom of its deck."""

    suit: Annotated[str, word("word")]
    card: Card


@dataclass(frozen=True)
class Tied(Event):
    """Two neighbors are tied by a Knot."""

    left: Card
    right: Card


@dataclass(frozen=True)
class HourSet(Event):
    """The round counts as another hour."""

    hour: Annotated[str, word("hour")]


@dataclass(frozen=True)
class Hastened(Event):
    """The next Refresh moves the cover further."""

    steps: int


@dataclass(frozen=True)
class Gazed(Event):
    """The player gains clairvoyance at once."""

    clairvoyance: int
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Bought(Event):
    """The player buys a rank of a relic."""

    relic: Design
    rank: int
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Spilled(Event):
    """Shards that the rank cannot store are lost."""

    shards: int
    seat: Seat = PLAYER


# --- the end -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Won(Event):
    """All rounds are survived."""

    score: int
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Lost(Event):
    """The game is lost, for one cause or several joined by `+`."""

    cause: str
    seat: Seat = PLAYER

    @property
    def form(self) -> str:
        """The cause, as catalogs spell it."""
        return key_of(self.cause)
