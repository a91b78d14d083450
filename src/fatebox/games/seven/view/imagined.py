"""Hidden cards that could be one another, for the worlds that a seat imagines (SEV-HID)."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.games.seven.state import SevenState
from fatebox.kernel import Card


def kind(s: SevenState, card: Card) -> Hashable:
    """The kind of a card: its deck. Hidden cards of a deck and its discard pile are alike (SEV-HID.1, .2)."""
    return str(s.pack.box.kinds[card])
