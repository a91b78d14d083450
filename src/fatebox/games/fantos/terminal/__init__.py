"""Fate of Fantos in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from fatebox.games.fantos.view.passing import threats as concerns

from .ending import ending, headline
from .looks import LOOKS
from .menu import Menu
from .names import Names
from .passing import PASSES
from .story import story
from .table import Table
from .warnings import warning

__all__ = [
    "HELP", "LOOKS", "PASSES", "called", "concerns", "ending", "headline", "menu", "story",
    "table", "warning",
]  # fmt: skip

HELP = """\
A Legacy: name, Harvest/War/Tribute, Shards (6◆), and if it is not untasked what
it is tasked to (→war, →forced) or why it is out; +Thacko is attached Labor, ♛
the Reigning Tribute, ▶ whose turn it is. Reserve 31◆ + 18◆: in the Reserve, and
on Legacies. 6◆→4◆ in the Pool: the cost, and what you would pay. Icons: FA in
Fantos Action Phases, SEC in Secondary Phases, INST any time, NAT by itself.
Dice stand in brackets: Bishop 3+[2] is a Stat of 3 and a die of 2.
Passing on stops when something is aimed at you; other questions always come.
full       the table with what every Legacy can do
piles      the discard piles
promises   all promises and what became of them"""

called, table, menu = Names, Table, Menu
"""The names; the table; the options with their numbers, and what is not possible now, and why."""
