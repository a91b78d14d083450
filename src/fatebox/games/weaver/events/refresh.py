"""Events of a round that begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import Event, word


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
