"""Events of Trials."""

from __future__ import annotations

from dataclasses import dataclass, field

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class TrialRevealed(Event):
    """A Trial is drawn."""

    card: Card


@dataclass(frozen=True)
class TrialStays(Event):
    """A Trial stays in play."""

    card: Card


@dataclass(frozen=True)
class TrialRemoved(Event):
    """A Trial leaves the game."""

    card: Card


@dataclass(frozen=True)
class DrawsDropped(Event):
    """No Trial can make space, so that no more are drawn."""


@dataclass(frozen=True)
class FewerTrials(Event):
    """Fewer Trials are drawn in this phase."""

    amount: int


@dataclass(frozen=True)
class LookedAtTrials(Event):
    """A Citadel looks at the top cards of the Trials Deck."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class SawTrials(Event, to="looker"):
    """The Trials that a Citadel looked at."""

    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)
