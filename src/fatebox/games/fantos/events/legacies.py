"""Events of Legacies in play."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event


@dataclass(frozen=True)
class Tasked(Event):
    """A Legacy is tasked to something; to nothing if it is forced."""

    card: Card
    role: str

    @property
    def form(self) -> str:
        """The variant of its message."""
        return self.role or "forced"


@dataclass(frozen=True)
class Untasked(Event):
    """A Legacy is untasked."""

    card: Card


@dataclass(frozen=True)
class Disabled(Event):
    """A Legacy is disabled."""

    card: Card


@dataclass(frozen=True)
class Dormant(Event):
    """A Legacy falls dormant."""

    card: Card


@dataclass(frozen=True)
class Revived(Event):
    """A dormant Legacy is revived."""

    card: Card


@dataclass(frozen=True)
class LegacyDiscarded(Event):
    """A Legacy is discarded."""

    card: Card


@dataclass(frozen=True)
class CopiedStats(Event):
    """A Legacy has the Stats of another for this turn."""

    card: Card
    other: Card


@dataclass(frozen=True)
class ReigningTribute(Event):
    """A Legacy becomes the Reigning Tribute."""

    card: Card


@dataclass(frozen=True)
class TitleEnded(Event):
    """A Legacy is the Reigning Tribute no more."""

    card: Card
