"""7 in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from .ending import ending, headline
from .looks import LOOKS
from .menu import Menu
from .story import story
from .table import Table

__all__ = ["HELP", "LOOKS", "ending", "headline", "menu", "story", "table"]

HELP = """\
Gifts and costs: 2r 1b is two red gifts and a blue one (r b g y w p: red, blue,
green, yellow, white, purple); 3$ is gold, 4* fame, +5 might. A quest: its
prize and its spaces, each with what it costs or whose marker lies there (A to
F, n is a neutral one), then the treasures beside it (? lies face down). A
hero: banner, might, gold, fame, gifts, free markers, sins and artifacts in
hand; ▶ whose step. A tapped character stands in (brackets), ⚑ marks a manned
building, ✝ a fallen hero.
full       the table with what every card says
piles      what has been discarded and what has left the game"""

table, menu = Table, Menu
"""The table; the options with their numbers; the moves that are not possible now, and why."""
