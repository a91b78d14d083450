"""The Phantom in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from .ending import ending, headline
from .looks import LOOKS
from .menu import Menu
from .story import story
from .table import Table

__all__ = ["HELP", "LOOKS", "ending", "headline", "menu", "story", "table"]

HELP = """\
Resources and costs: G Good mark, S Skull mark, M Mystery, F Inner fire, W any
of them. An Enemy: Wounds/health (♥ 1/3). Cards in the Play area stand in
(brackets) when they are exhausted. Injuries: how many you have, and how many
are left before another one knocks you out; ▶ whose turn it is.
full       what every card on the table and in your hand says
piles      the Resolved pile, Discard piles and cards set aside
lore       the story so far"""

table, menu = Table, Menu
"""The table; the options with their numbers; moves that are not possible now, and why."""
