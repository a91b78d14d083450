"""Events of the adventure and its turns."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Design, Event, Seat
from fatebox.kernel.messages import Message, Value, key_of

CAUSES = ("given up", "knock-out", "mission")
"""Ends of an adventure that are neither a Lore nor a card."""


@dataclass(frozen=True)
class Legend(Event):
    """A player takes a Legend."""

    seat: Seat
    legend: Design


@dataclass(frozen=True)
class Lore(Event):
    """A Lore card is read."""

    number: int
    card: Card


@dataclass(frozen=True)
class Mission(Event):
    """A Mission becomes active."""

    card: Card


@dataclass(frozen=True)
class Turn(Event):
    """A player's turn begins."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class Ended(Event):
    """The adventure is won or lost."""

    outcome: str
    reason: str

    def message(self) -> Message:
        """The end, and the Lore, the card or the cause of it."""
        return self.saying(form=self.outcome, reason=reason_message(self.reason))


def reason_message(reason: str) -> Value:
    """The end of an adventure: a Lore by its number, one of a few causes, or the name of a card."""
    if reason.startswith("Lore "):
        return Message("lore-number", number=int(reason.removeprefix("Lore ")))
    return Message(key_of("board", "reason", reason)) if reason in CAUSES else reason
