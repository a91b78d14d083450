"""Cause: the player and the card whose text is being followed, and the occasion."""

from __future__ import annotations

import msgspec

from fatebox.kernel import Card


class Cause(msgspec.Struct):
    """The player and the card whose text is being followed, and the occasion; a struct is quick to make."""

    seat: int
    card: Card | None = None
    attacker: Card | None = None
    victim: Card | None = None
    canceled: bool = False
    """Set by an effect that cancels the attack."""
