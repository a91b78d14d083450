"""Events of Offers and promises."""

from __future__ import annotations

from dataclasses import dataclass, field

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat
from fatebox.kernel.messages import DesignName, Message, SeatName, Value, key_of


@dataclass(frozen=True)
class Offer(Event):
    """An Offer is on the table; a promise is a seat with kind, word and number."""

    seat: Seat
    to_seat: Seat
    give: int
    cards: int
    want: int
    want_cards: int
    want_titles: tuple[str, ...]
    promises: tuple[tuple[Seat, str, str, int], ...]

    def message(self) -> Message:
        """The two sides of a deal: gifts and returns."""
        cards = (Message("board-deal-ncards", count=self.cards),) if self.cards else ()
        choice = (Message("board-deal-nchoice", count=self.want_cards),) if self.want_cards else ()
        titles = tuple(map(DesignName, self.want_titles))
        given = tuple(p for p in self.promises if p[0] == self.seat)
        wanted = tuple(p for p in self.promises if p[0] != self.seat)
        return self.saying(
            seat=SeatName(self.seat),
            to=SeatName(self.to_seat),
            gives=_goods(self.give, cards, given),
            wants=_goods(self.want, (*choice, *titles), wanted),
        )


@dataclass(frozen=True)
class OfferedCards(Event, to="parties"):
    """The cards of an Offer."""

    cards: tuple[Card, ...]
    parties: tuple[Seat, ...] = field(kw_only=True)


@dataclass(frozen=True)
class OfferDeclined(Event):
    """An Offer is declined, perhaps with a counter-Offer."""

    seat: Seat
    countered: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "counter" if self.countered else "plain"


@dataclass(frozen=True)
class OfferAccepted(Event):
    """An Offer is accepted: Shards and cards change hands."""

    seat: Seat
    to_seat: Seat
    give: int
    cards: int
    want: int
    want_cards: int


@dataclass(frozen=True)
class TradedCards(Event, to="parties"):
    """The cards that change hands."""

    given: tuple[Card, ...]
    returned: tuple[Card, ...]
    parties: tuple[Seat, ...] = field(kw_only=True)

    @property
    def form(self) -> str:
        """Whether cards go both ways."""
        if self.given and self.returned:
            return "both"
        return "given" if self.given else "back" if self.returned else "none"


@dataclass(frozen=True)
class Promised(Event):
    """A Citadel makes a promise to another."""

    seat: Seat
    to_seat: Seat
    promise: str
    word: str
    number: int

    def message(self) -> Message:
        """A promise of one Citadel to another."""
        promise = promise_message(self.promise, self.word, self.number)
        return self.saying(seat=SeatName(self.seat), to=SeatName(self.to_seat), promise=promise)


@dataclass(frozen=True)
class PromiseSettled(Event):
    """A promise is kept or broken, lapses, or goes on record unjudged."""

    seat: Seat
    to_seat: Seat
    promise: str
    word: str
    number: int
    outcome: str

    def message(self) -> Message:
        """A promise of one Citadel to another, and its outcome."""
        return self.saying(
            seat=SeatName(self.seat),
            to=SeatName(self.to_seat),
            outcome=Message(key_of("outcome", self.outcome)),
            promise=promise_message(self.promise, self.word, self.number),
        )


def promise_message(kind: str, word: str, number: int) -> Message:
    """A promise as a part of a sentence (FAN-NEG.7)."""
    card: Value = DesignName(word) if word else Message("any-card")
    seat = SeatName(number) if kind in ("no_war", "war_on") else None
    return Message(key_of("promise", kind), word=word, number=number, seat=seat, card=card)


def _goods(
    shards: int, cards: tuple[Value, ...], promises: tuple[tuple[int, str, str, int], ...]
) -> tuple[Value, ...]:
    """One side of an Offer as a list."""
    count = (Message("board-deal-nshards", count=shards),) if shards else ()
    promised = tuple(
        Message("board-deal-promise", promise=promise_message(kind, about, number))
        for _, kind, about, number in promises
    )
    return (*count, *cards, *promised)
