"""Events of the tavern and the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat, word


@dataclass(frozen=True)
class LaidOut(Event):
    """A card is laid on a space of a board."""

    board: Annotated[str, word("word")]
    place: int
    card: Card


@dataclass(frozen=True)
class Closed(Event):
    """A space of a board is closed for good."""

    board: Annotated[str, word("word")]
    place: int


@dataclass(frozen=True)
class Refreshed(Event):
    """The face-up cards of a board are discarded."""

    board: Annotated[str, word("word")]


@dataclass(frozen=True)
class Reshuffled(Event):
    """The discard pile of a board becomes its deck."""

    board: Annotated[str, word("word")]


@dataclass(frozen=True)
class CharactersRevealed(Event):
    """A hero reveals the top of the character deck."""

    seat: Seat
    cards: tuple[Card, ...]
