"""Events of purchases and storage."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.games.weaver.events.player import PLAYER
from fatebox.kernel.events import Design, Event, Seat


@dataclass(frozen=True)
class Bought(Event):
    """The player buys a rank of a relic."""

    relic: Design
    rank: int
    seat: Seat = PLAYER


@dataclass(frozen=True)
class Spilled(Event):
    """Shards that the rank cannot store are lost."""

    shards: int
    seat: Seat = PLAYER
