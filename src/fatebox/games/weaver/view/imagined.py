"""Hidden cards that could be one another, for the worlds that the player imagines (WEA-HID)."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.games.weaver.state import WeaverState
from fatebox.kernel import Card


def kind(s: WeaverState, card: Card) -> Hashable:
    """A key that is the same for hidden cards that could be one another (WEA-HID.1, WEA-HID.2).

    The number of Death cards left in a deck follows from the difficulty, and only cycle cards that
    begin with the icons shown so far can be the one in use.
    """
    kind = s.pack.kinds[card]
    if kind == "cycle":
        return kind, s.pack.icons[card][: len(s.icons)] == tuple(s.icons)
    return kind
