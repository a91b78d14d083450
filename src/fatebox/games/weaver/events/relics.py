"""Events of the abilities of relics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.games.weaver.events.player import PLAYER
from fatebox.kernel import Card
from fatebox.kernel.events import Design, Event, Seat, word


@dataclass(frozen=True)
class Used(Event):
    """An ability of a relic is used."""

    relic: Design
    line: int
    target: str | int | None
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Swallowed(Event):
    """A face-up card goes to the bottom of its deck."""

    suit: Annotated[str, word("word")]
    card: Card


@dataclass(frozen=True)
class Tied(Event):
    """Two neighbors are tied by a Knot."""

    left: Card
    right: Card


@dataclass(frozen=True)
class HourSet(Event):
    """The round counts as another hour."""

    hour: Annotated[str, word("hour")]


@dataclass(frozen=True)
class Hastened(Event):
    """The next Refresh moves the cover further."""

    steps: int


@dataclass(frozen=True)
class Gazed(Event):
    """The player gains clairvoyance at once."""

    clairvoyance: int
    seat: Seat = PLAYER
