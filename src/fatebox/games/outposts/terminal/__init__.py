"""Outposts in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from .ending import ending, headline
from .looks import LOOKS
from .menu import Menu
from .names import Names
from .story import story
from .table import Table
from .warnings import warning

__all__ = ["HELP", "LOOKS", "called", "ending", "headline", "menu", "story", "table", "warning"]

HELP = """\
A player: Mana Crystals (◆◆◇), income at the start of the Second Step or the
mana that is left, and the sizes of hand, deck and discard pile; ▶ whose turn.
An Outpost: its counters (■■■······· 3/10 falls at 10), Def its Defense and Str
what it strikes back with, defenders included; +Stone Wall is an upgrade, ? one
that lies face-down. A creature: Attack/Defense/Health and keywords; * means
that it has abilities (c NAME reads them). What an assault would come to is
counted as the table lies; `not counting` names what may still change it. Most
questions show only the part of the table that they are about.
full       the whole table with what all cards in play say
piles      the discard piles"""

table, menu, called = Table, Menu, Names
"""The table; the options with their numbers, and what is not possible now, and why; names."""
