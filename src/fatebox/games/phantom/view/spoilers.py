"""Spoilers revealed at a table: the story read so far, and cards that are owned (PHA-HID.5)."""

from __future__ import annotations

from collections.abc import Collection

from fatebox.games.phantom.content.pack import REWARDS
from fatebox.games.phantom.state import PhantomState


def revealed(s: PhantomState) -> Collection[str]:
    """The chapters that have been read, Loot and Achievements if in use, and the cards that are owned."""
    chapters = {f"{s.adventure}:{lore}" for lore in s.path}
    if s.rewarding:
        chapters.add(f"{s.adventure}:{REWARDS}")
    owned = {s.pack.keys[s.pack.at[each]] for holding in s.owned.values() for each in holding}
    return chapters | owned
