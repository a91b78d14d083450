"""Events of the Play area."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat, word
from fatebox.kernel.messages import Message, SeatName

COST = "PHA-ADV.4"
"""The clause of resources that are spent."""
LIMIT = "PHA-CLN.3"
"""The clause of resources that are too many at the end of a turn."""


@dataclass(frozen=True)
class Played(Event):
    """A card is played from hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Entered(Event):
    """A card comes into play."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Activated(Event):
    """An ability of a card, or of the Legend board (None), is used."""

    seat: Seat
    card: Card | None
    ability: int

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "board" if self.card is None else "card"


@dataclass(frozen=True)
class Consent(Event):
    """A player allows or refuses the use of a card."""

    seat: Seat
    card: Card
    given: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "given" if self.given else "refused"


@dataclass(frozen=True)
class Exhausted(Event):
    """A card is exhausted."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Readied(Event):
    """A card is readied."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Discarded(Event):
    """A card is discarded from play."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Resources(Event):
    """Resources are gained, or returned if the number is negative."""

    seat: Seat
    resource: Annotated[str, word("word")]
    number: int

    def message(self) -> Message:
        """Resources gained, spent, lost, or returned because they are too many."""
        taken = {COST: "spent", LIMIT: "returned"}.get(self.clause, "lost")
        return self.saying(
            form="gained" if self.number > 0 else taken,
            seat=SeatName(self.seat),
            resources=Message(f"cost-{self.resource}", number=abs(self.number)),
        )
