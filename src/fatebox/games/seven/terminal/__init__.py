"""7 in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from fatebox.games.seven.content import SevenPack
from fatebox.kernel import Option, Refusal, View

from .ending import ending, headline, standing
from .looks import LOOKS
from .menu import Menu
from .story import story
from .table import Table

__all__ = ["HELP", "LOOKS", "ending", "headline", "menu", "standing", "story", "table"]

HELP = """\
Gifts and costs: 2r 1b is two red gifts and a blue one (r b g y w p: red, blue,
green, yellow, white, purple); 3$ is gold, 4* fame, +5 might. A quest: its prize
and its spaces, each with what it costs or whose marker lies there (A to F, n is
a neutral one), then the treasures beside it (? lies face down). A hero: banner,
might, gold, fame, gifts, free markers, sins and artifacts in hand; ▶ whose step.
A tapped character stands in (brackets), ⚑ marks a manned building, ✝ a fallen hero.
full       the table with what every card says
piles      what has been discarded and what has left the game"""


def table(view: View, pack: SevenPack) -> RenderableType:
    """What lies on the table."""
    return Table(view, pack)


def menu(
    view: View,
    pack: SevenPack,
    numbers: Mapping[Option, int],
    labels: Mapping[Option, str],
    refusals: Sequence[Refusal],
) -> RenderableType:
    """The options with their numbers; what is not possible now, and why."""
    return Menu(view, pack, numbers, labels, refusals)
