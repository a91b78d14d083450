"""Events of cards that are drawn, played or moved between piles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat, word


@dataclass(frozen=True)
class Drew(Event):
    """A player draws cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class DrewCards(Event, to="seat"):
    """The cards that a player draws, for that player alone."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Shuffled(Event):
    """A player's discard pile or deck is shuffled into a new deck."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Discarded(Event):
    """A player discards a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class SawHand(Event, to="looker"):
    """A player looks at another's hand."""

    seat: Seat
    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)


@dataclass(frozen=True)
class Looked(Event):
    """A player looks at the top cards of the deck."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Searched(Event):
    """A player takes a card from the deck and shows it."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Recovered(Event):
    """A card comes back from the discard pile to the hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Recycled(Event):
    """A card goes from the discard pile into the deck."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Returned(Event):
    """A card returns to its owner's hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Revived(Event):
    """A creature comes back from the discard pile into play."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Played(Event):
    """A player plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Triggered(Event):
    """An ability of a card triggers."""

    seat: Seat
    card: Card
    trigger: Annotated[str, word("trigger")]
