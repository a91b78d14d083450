"""Events of assaults."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.games.outposts.events.posts import Post
from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Event, Seat


def group_number(group: int) -> int:
    """A group as players count it."""
    return group + 1


Group = Annotated[int, AsMessage(group_number)]


@dataclass(frozen=True)
class Grouped(Event):
    """Creatures form an attacking group."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class AssignedAttack(Event):
    """A group is sent against an Outpost, or held back."""

    seat: Seat
    group: Group
    post: Post | None

    @property
    def form(self) -> str:
        """Whether it is held back."""
        return "held" if self.post is None else "sent"


@dataclass(frozen=True)
class Assault(Event):
    """An assault begins."""

    seat: Seat
    cards: tuple[Card, ...]
    post: Post


@dataclass(frozen=True)
class NoAssault(Event):
    """An assault does not take place, for want of a target or of attackers."""

    seat: Seat
    post: Post


@dataclass(frozen=True)
class Totals(Event):
    """The totals of an assault are fixed."""

    strength: int
    defense: int
    strike: int
