"""Outposts in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from .ending import ending, headline
from .joining import read_out
from .looks import LOOKS
from .menu import Menu
from .names import Names
from .table import Table
from .warnings import warning

__all__ = ["CHAPTERS", "LOOKS", "called", "ending", "headline", "menu", "read_out", "table", "warning"]

CHAPTERS = frozenset({"turn"})
"""The story has a paragraph for each turn."""
table, menu, called = Table, Menu, Names
"""The table; the options with their numbers, and what is not possible now, and why; names."""
