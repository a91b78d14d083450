"""Fate of Fantos in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from fatebox.games.fantos.view.passing import threats as concerns

from .ending import ending, headline
from .looks import LOOKS
from .menu import Menu
from .names import Names
from .passing import PASSES
from .table import Table
from .warnings import warning

__all__ = [
    "CHAPTERS", "LOOKS", "PASSES", "called", "concerns", "ending", "headline", "menu", "table", "warning",
]  # fmt: skip

CHAPTERS = frozenset({"turn"})
"""The story has a paragraph for each turn."""
called, table, menu = Names, Table, Menu
"""The names; the table; the options with their numbers, and the moves that are not possible now, and why."""
