"""Events of gold, fame, might and gifts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.games.seven.events.colors import COLORS
from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat, word
from fatebox.kernel.messages import CardName, Message, SeatName

COSTS = ("SEV-REC.1", "SEV-ELX.1", "SEV-BLD.1", "SEV-MAN.1", "SEV-QST.1", "SEV-PRT.2", "SEV-COR.14")
"""The clauses of what actions cost."""


@dataclass(frozen=True)
class Gained(Event):
    """A hero gains gold, fame or might."""

    seat: Seat
    what: str
    amount: int

    def message(self) -> Message:
        """Production is named; the might for having most of something is said with that (SEV-REG.1)."""
        form = {"SEV-REG.1": "silent", "SEV-REG.8": "production"}.get(self.clause, "gained")
        return self.saying(form=form, seat=SeatName(self.seat), amount=_amount(self.what, self.amount))


@dataclass(frozen=True)
class Lost(Event):
    """A hero loses gold, fame or might."""

    seat: Seat
    what: str
    amount: int

    def message(self) -> Message:
        """A loss for the sins in hand says so; a cost is paid."""
        form = "sins" if self.clause == "SEV-REG.3" else "paid" if self.clause in COSTS else "lost"
        return self.saying(form=form, seat=SeatName(self.seat), amount=_amount(self.what, self.amount))


@dataclass(frozen=True)
class GiftsTaken(Event):
    """A hero takes gifts from a pool."""

    seat: Seat
    color: str
    amount: int

    def message(self) -> Message:
        """The gifts by their color."""
        return self.saying(seat=SeatName(self.seat), gifts=_gifts(self.color, self.amount))


@dataclass(frozen=True)
class GiftsDropped(Event):
    """A hero returns gifts to a pool."""

    seat: Seat
    color: str
    amount: int

    def message(self) -> Message:
        """The gifts by their color; a cost is paid."""
        form = "paid" if self.clause in COSTS else "returned"
        return self.saying(form=form, seat=SeatName(self.seat), gifts=_gifts(self.color, self.amount))


@dataclass(frozen=True)
class Counted(Event):
    """A card counts as gifts, gold or fame in a payment (SEV-ELX.7, SEV-BLD.8, SEV-MAN.4)."""

    seat: Seat
    card: Card
    what: str
    amount: int

    def message(self) -> Message:
        """The card, and what it saves its owner."""
        name = _gifts if self.what in COLORS else _amount
        return self.saying(card=CardName(self.card), amount=name(self.what, self.amount))


@dataclass(frozen=True)
class GiftsHanded(Event):
    """Gifts go from one hero to another."""

    giver: Seat
    taker: Seat
    color: str
    amount: int

    def message(self) -> Message:
        """The gifts by their color: whoever acts takes them, or gives them in an exchange (SEV-HERO.4)."""
        form = "given" if self.clause == "SEV-HERO.4" else "taken"
        giver, taker = SeatName(self.giver), SeatName(self.taker)
        return self.saying(form=form, giver=giver, taker=taker, gifts=_gifts(self.color, self.amount))


@dataclass(frozen=True)
class Most(Event):
    """A hero alone has most of something."""

    seat: Seat
    what: Annotated[str, word("word")]

    @property
    def form(self) -> str:
        """Banners are called by their color."""
        return "banner" if self.what in COLORS else "other"


def _amount(what: str, n: int) -> Message:
    """Gold, fame or might: `2 gold`."""
    return Message(f"amount-{what}", count=n)


def _gifts(color: str, n: int) -> Message:
    """Gifts of a color: `2 red gifts`."""
    return Message(f"gifts-{color}", count=n)
