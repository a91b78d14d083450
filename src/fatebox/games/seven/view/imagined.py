"""Hidden cards that could be one another, for the worlds that a seat imagines (SEV-HID)."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.games.seven.state import SevenState
from fatebox.kernel import Card


def kind(s: SevenState, card: Card) -> Hashable:
    """Which hidden cards could be one another: those of one deck with its discard pile (SEV-HID.1, .2)."""
    return str(s.pack.box.kinds[card])
