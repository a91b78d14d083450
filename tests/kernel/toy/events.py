"""Events of the Night Market: public ones, and some that only a few seats hear."""

from __future__ import annotations

from dataclasses import dataclass, field

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Staked(Event, to="bidder"):
    """A ware is staked in secret."""

    card: Card
    bidder: Seat = field(kw_only=True)


@dataclass(frozen=True)
class Bids(Event):
    """All bids, by seat."""

    bids: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class Rolled(Event):
    """The die is cast."""

    die: int


@dataclass(frozen=True)
class Looked(Event, to="looker"):
    """A seat has looked at the top of the deck."""

    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)


@dataclass(frozen=True)
class Drew(Event):
    """A ware is drawn."""

    seat: Seat


@dataclass(frozen=True)
class DrewCard(Event, to="drawer"):
    """The drawer learns which."""

    card: Card
    drawer: Seat = field(kw_only=True)


@dataclass(frozen=True)
class Set(Event):
    """A ware is set out."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Thief(Event):
    """A thief is sent."""

    seat: Seat
    victim: Seat
    card: Card


@dataclass(frozen=True)
class Warded(Event):
    """A thief is stopped."""

    seat: Seat
    ward: Card


@dataclass(frozen=True)
class Stolen(Event, to="hearers"):
    """A ware changes hands; only thief and victim learn which."""

    card: Card
    hearers: tuple[Seat, ...] = field(kw_only=True)


@dataclass(frozen=True)
class Won(Event):
    """The game is over."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class GaveUp(Event):
    """A seat has given up."""

    seat: Seat
