"""Hidden cards that could be one another, for the worlds that the player imagines (WEA-HID)."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from fatebox.games.weaver.state import WeaverState
from fatebox.kernel import Card


def kinds(s: WeaverState) -> Callable[[Card], Hashable]:
    """For each card a key that is the same for hidden cards that could be one another (WEA-HID.1, WEA-HID.2).

    The number of Death cards left in a deck follows from the difficulty, and only cycle cards that
    begin with the icons shown so far can be the one in use.
    """
    kinds: list[Hashable] = [*s.pack.kinds]
    shown = tuple(s.icons)
    for card, icons in s.pack.icons.items():
        kinds[card] = "cycle", icons[: len(shown)] == shown
    return kinds.__getitem__
