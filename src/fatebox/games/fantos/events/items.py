"""Events of Labor cards and abilities."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class Played(Event):
    """A Citadel plays a Labor card, with its targets."""

    seat: Seat
    card: Card
    payer: Card
    targets: tuple[Card, ...]
    numbers: tuple[int, ...]
    at: tuple[Card, ...]
    """Those of the targets that it is aimed at: not the challenger of a Duel."""
    aimed: Seat | None
    """The Citadel that it is aimed at, if it names one."""

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "on" if self.at else "alone" if self.aimed is None else "seat"


@dataclass(frozen=True)
class Activated(Event):
    """A Citadel activates an ability of a Legacy or of attached Labor, with its targets."""

    seat: Seat
    source: Card
    legacy: Card
    targets: tuple[Card, ...]
    numbers: tuple[int, ...]
    at: tuple[Card, ...]
    """Those of the targets that it is aimed at: not the challenger of a Duel."""
    aimed: Seat | None
    """The Citadel that it is aimed at, if it names one."""

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "on" if self.at else "alone" if self.aimed is None else "seat"


@dataclass(frozen=True)
class Resolves(Event):
    """An item takes effect."""

    seat: Seat
    item: str
    source: Card


@dataclass(frozen=True)
class ItemCancelled(Event):
    """An item is canceled before it takes effect."""

    seat: Seat
    item: str
    source: Card


@dataclass(frozen=True)
class LaborCancelled(Event):
    """A Labor card that was linked or attached is canceled."""

    card: Card


@dataclass(frozen=True)
class Attached(Event):
    """A Labor card is attached to a Legacy."""

    labor: Card
    legacy: Card


@dataclass(frozen=True)
class Linked(Event):
    """A Labor card raises a Legacy's part in an action, or a bare defense."""

    labor: Card
    legacy: Card | None
    amount: int

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "bare" if self.legacy is None else "legacy"
