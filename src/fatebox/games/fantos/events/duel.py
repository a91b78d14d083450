"""Events of Duels."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event


@dataclass(frozen=True)
class Duel(Event):
    """A Legacy challenges another to a Duel."""

    challenger: Card
    challenged: Card


@dataclass(frozen=True)
class DuelWon(Event):
    """A Legacy wins a Duel."""

    card: Card
    damage: int
