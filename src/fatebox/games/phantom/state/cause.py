"""Cause: the player and the card whose text is being followed, and the occasion."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card


@dataclass(slots=True)
class Cause:
    """The player and the card whose text is being followed, and the occasion."""

    seat: int
    card: Card | None = None
    attacker: Card | None = None
    victim: Card | None = None
    canceled: bool = False
    """Set by an effect that cancels the attack."""
