"""Events of creatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.games.outposts.events.posts import Post
from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat, word


@dataclass(frozen=True)
class Moved(Event):
    """A creature moves to another zone."""

    seat: Seat
    card: Card
    zone: Annotated[str, word("word")]


@dataclass(frozen=True)
class Assigned(Event):
    """A creature is assigned to an Outpost as its defender."""

    seat: Seat
    card: Card
    post: Post


@dataclass(frozen=True)
class Reassigned(Event):
    """A surviving defender goes to another Outpost, or to the reserve zone."""

    seat: Seat
    card: Card
    post: Post | None = None

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "reserve" if self.post is None else "post"

    @property
    def args(self) -> tuple[int, int] | tuple[int, int, int]:
        """Without an Outpost where it went to reserve."""
        return (self.seat, self.card) if self.post is None else (self.seat, self.card, self.post)


@dataclass(frozen=True)
class Routed(Event):
    """A defender goes to the reserve zone."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Rallied(Event):
    """A creature joins the defense of an Outpost."""

    seat: Seat
    card: Card
    post: Post


@dataclass(frozen=True)
class Tucked(Event):
    """A creature goes to the bottom of its owner's deck."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Destroyed(Event):
    """A creature is destroyed."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Changed(Event):
    """A creature's values change for a while."""

    card: Card
    attack: int
    defense: int
    health: int


@dataclass(frozen=True)
class Granted(Event):
    """A creature has more keywords for a while."""

    card: Card
    pierce: int
    elusive: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "both" if self.pierce and self.elusive else "elusive" if self.elusive else "pierce"
