"""Events of Outposts and upgrades."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.games.outposts.events.posts import Post
from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Outpost(Event):
    """A player gains an Outpost."""

    seat: Seat
    post: Post


@dataclass(frozen=True)
class Damaged(Event):
    """Counters are put on an Outpost, which has this many now."""

    post: Post
    counters: int
    now: int


@dataclass(frozen=True)
class Repaired(Event):
    """Counters are removed from an Outpost, which has this many left."""

    post: Post
    counters: int
    now: int


@dataclass(frozen=True)
class Fell(Event):
    """An Outpost is destroyed."""

    post: Post


@dataclass(frozen=True)
class Fortified(Event):
    """An Outpost is stronger for a while."""

    post: Post
    attack: int
    defense: int


@dataclass(frozen=True)
class Sanctuary(Event):
    """An Outpost cannot be attacked for a while."""

    post: Post


@dataclass(frozen=True)
class Built(Event):
    """An upgrade is placed face-up."""

    seat: Seat
    post: Post
    card: Card


@dataclass(frozen=True)
class BuiltHidden(Event):
    """An upgrade is placed face-down for a price."""

    seat: Seat
    post: Post
    price: int


@dataclass(frozen=True)
class TurnedUp(Event):
    """A face-down upgrade is turned face-up."""

    post: Post
    card: Card


@dataclass(frozen=True)
class UpgradeLost(Event):
    """An upgrade goes with its Outpost."""

    post: Post
    card: Card


@dataclass(frozen=True)
class Razed(Event):
    """An upgrade is discarded from its Outpost."""

    post: Post
    card: Card
