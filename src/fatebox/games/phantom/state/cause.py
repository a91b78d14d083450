"""Cause: whose text is being followed, and on what occasion."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card


@dataclass(slots=True)
class Cause:
    """Whose text is being followed, and on what occasion."""

    seat: int
    card: Card | None = None
    attacker: Card | None = None
    victim: Card | None = None
    cancelled: bool = False
    """Set by an effect that cancels the attack."""
