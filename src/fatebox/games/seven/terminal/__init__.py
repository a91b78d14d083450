"""7 in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from .drawing import Names
from .ending import ending, headline
from .joining import read_out
from .looks import LOOKS
from .menu import Menu
from .table import Table

__all__ = ["CHAPTERS", "LOOKS", "called", "ending", "headline", "menu", "read_out", "table"]

CHAPTERS = frozenset({"turn"})
"""The story has a paragraph for each turn."""
called, table, menu = Names, Table, Menu
"""The names; the table; the options with their numbers, and the moves that are not possible now, and why."""
