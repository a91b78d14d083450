"""Events of Player decks and hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat, word


@dataclass(frozen=True)
class Shuffled(Event):
    """A Player deck is shuffled."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class DeckRenewed(Event):
    """The Discard pile is shuffled into a new Player deck."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Drew(Event):
    """A player draws cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class DrewCards(Event, to="seat"):
    """The cards that a player has drawn."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Dropped(Event):
    """A card is discarded from hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Recovered(Event):
    """A card returns from the Discard pile to hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Gained(Event):
    """A card belongs to a Legend from now on."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class GainedTo(Event):
    """A gained card is put into the hand, on the deck or on the Discard pile."""

    seat: Seat
    card: Card
    place: Annotated[str, word("word")]


@dataclass(frozen=True)
class TurnedUp(Event):
    """The top card of a Player deck is turned up for its symbols."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class PutAway(Event):
    """The card that was turned up is discarded."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Peeked(Event):
    """The top card of a deck is shown."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Moved(Event):
    """A card that was peeked at is moved."""

    seat: Seat
    card: Card
    place: Annotated[str, word("word")]
    """`bottom` of its deck, or `resolve` for the Resolved pile."""
