"""Events of Shards, cards and piles."""

from __future__ import annotations

from dataclasses import dataclass, field

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat
from fatebox.kernel.messages import CardName, Message, SeatName, Value


@dataclass(frozen=True)
class Shards(Event):
    """Shards move. A place is the `trove`, the `reserve` of a seat, or a `legacy` with its card."""

    giver: str
    giver_id: int | None
    taker: str
    taker_id: int | None
    amount: int

    def message(self) -> Message:
        """From where to where, with the seat or the card of each place; or the Trove's share of a hire."""
        aids_hire = self.giver == "trove" and self.clause == "FAN-HIR.3"
        return self.saying(
            form="hire" if aids_hire else f"{self.giver}-{self.taker}",
            giver=_place(self.giver, self.giver_id),
            taker=_place(self.taker, self.taker_id),
            amount=self.amount,
        )


@dataclass(frozen=True)
class Drew(Event):
    """A Citadel draws Labor cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class DrewCards(Event, to="seat"):
    """The Labor cards that a Citadel draws."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Recovered(Event):
    """A Citadel takes a card from the Labor discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class LaborDiscarded(Event):
    """A Labor card goes to the discard pile."""

    card: Card

    @property
    def form(self) -> str:
        """Labor that is discarded after it was played goes without saying (FAN-LAB.8, .9)."""
        return "spent" if self.clause in ("FAN-LAB.8", "FAN-LAB.9") else "other"


@dataclass(frozen=True)
class LaborShuffled(Event):
    """The Labor discard pile becomes the new deck."""


@dataclass(frozen=True)
class LegaciesShuffled(Event):
    """The Legacy discard pile becomes the new deck."""


@dataclass(frozen=True)
class LookedAtHand(Event):
    """A Citadel looks at the hand of another."""

    seat: Seat
    owner: Seat


@dataclass(frozen=True)
class SawHand(Event, to="looker"):
    """The hand that a Citadel looked at."""

    owner: Seat
    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)


def _place(kind: str, number: int | None) -> Value:
    """A place of Shards as an argument: the seat of a reserve, the card of a Legacy."""
    if number is None:
        return None
    return SeatName(number) if kind == "reserve" else CardName(Card(number))
