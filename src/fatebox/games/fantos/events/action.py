"""Events of every kind of action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat, word
from fatebox.kernel.messages import CardName, Message, SeatName, key_of


@dataclass(frozen=True)
class ActionDeclared(Event):
    """An action begins."""

    action: Annotated[str, word("word")]
    seat: Seat

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "special" if self.action == "special" else "other"


@dataclass(frozen=True)
class ActionCancelled(Event):
    """An action is canceled."""

    action: Annotated[str, word("word")]
    seat: Seat


@dataclass(frozen=True)
class LeftAction(Event):
    """A Legacy leaves an action."""

    action: Annotated[str, word("word")]
    card: Card


@dataclass(frozen=True)
class Withdrawn(Event):
    """A nominee is withdrawn from a Tribute."""

    seat: Seat


@dataclass(frozen=True)
class Rolled(Event):
    """The Shard Die is rolled: for a Legacy in an action, or by a seat for a `trial` or a `tie`."""

    occasion: str
    roller: int | None
    die: int

    def message(self) -> Message:
        """The die, with the Legacy or the seat that it was rolled for."""
        if self.roller is None:
            return self.saying(form="extra" if self.occasion == "harvest" else "alone", die=self.die)
        if self.occasion in ("tie", "trial", "start"):
            return self.saying(form="seat", roller=SeatName(self.roller), die=self.die)
        return self.saying(form="legacy", roller=CardName(Card(self.roller)), die=self.die)


@dataclass(frozen=True)
class ScoreChanged(Event):
    """An ability changes the Score of a Citadel in an action."""

    action: Annotated[str, word("word")]
    seat: Seat
    amount: int


@dataclass(frozen=True)
class DamagePrevented(Event):
    """Damage against a Citadel will be less."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Scores(Event):
    """The Scores of an action are final."""

    action: Annotated[str, word("word")]
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]

    def message(self) -> Message:
        """Each Score, with its Citadel where there are several; a Duel is between Legacies."""
        single = len(self.scores) == 1 or self.action == "duel"
        scores = tuple(
            score if single else Message("seat-score", seat=SeatName(seat), score=score)
            for seat, score in zip(self.seats, self.scores, strict=False)
        )
        return self.saying(action=Message(key_of("word", self.action)), scores=scores)
