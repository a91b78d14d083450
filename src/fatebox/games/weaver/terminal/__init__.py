"""Fate Weaver in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.view.previews import reading
from fatebox.kernel import Option, View
from fatebox.kernel.messages import Message

from .ending import ending, headline
from .menu import Menu, causes
from .table import Table

__all__ = ["CHAPTERS", "ending", "headline", "menu", "table", "warning"]

CHAPTERS = frozenset({"round"})
"""The story has a paragraph for each round."""
table, menu = Table, Menu
"""The table; the options with their numbers, and what is not possible now, and why."""


def warning(view: View, pack: WeaverPack, option: Option) -> Message | None:
    """A warning before a reading that fails is finished: it is legal, but loses the game (WEA-REA.12)."""
    if option != ("finish",):
        return None
    s = WeaverState.from_view(view, pack)
    end = reading(s)
    return Message("terminal-warning", causes=causes(s, end)) if end.causes else None
