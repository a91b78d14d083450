"""Hidden cards that could be one another, for the worlds that a seat imagines (SEV-HID)."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from fatebox.games.seven.state import SevenState
from fatebox.kernel import Card


def kinds(s: SevenState) -> Callable[[Card], Hashable]:
    """The deck of each card. Hidden cards of a deck and its discard pile are alike (SEV-HID.1, .2)."""
    return s.pack.box.kinds.__getitem__
