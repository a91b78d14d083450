"""The Resolved pile becomes a Destiny deck (PHA-DES.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import PhantomState


def reshuffle(s: PhantomState) -> None:
    """Shuffle the whole Resolved pile into the Destiny deck; double-sided cards go to the box (R38)."""
    for card in s.resolved:
        (s.box if s.pack.double_sided[card] else s.destiny).append(card)
    s.resolved = []
    s.shuffle("destiny", s.destiny)
    s.tell("reshuffled", len(s.destiny), clause="PHA-DES.2")
