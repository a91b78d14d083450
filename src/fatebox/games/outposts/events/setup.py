"""Events of the setup and the Silver draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel.events import Event, Seat, word


@dataclass(frozen=True)
class Faction(Event):
    """A player takes a faction."""

    seat: Seat
    faction: Annotated[str, word("word")]


@dataclass(frozen=True)
class Shards(Event):
    """A player is dealt Shard cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Deck(Event):
    """A player's deck is made."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Dealt(Event):
    """A player is dealt a hand for the Silver draft."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Kept(Event):
    """A player keeps cards of the draft."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Starts(Event):
    """The starting player is chosen."""

    seat: Seat
