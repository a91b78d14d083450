"""The Phantom in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from fatebox.games.phantom.content import PhantomPack
from fatebox.kernel import Option, Refusal, View

from .ending import ending, headline, standing
from .looks import LOOKS
from .menu import Menu
from .story import story
from .table import Table

__all__ = ["HELP", "LOOKS", "ending", "headline", "menu", "standing", "story", "table"]

HELP = """\
Resources and costs: G Good mark, S Skull mark, M Mystery, F Inner fire, W any of
them. An Enemy: Wounds/health (♥ 1/3). Cards in the Play area stand in (brackets)
when they are exhausted. Injuries: how many you have, and how many are left before
a further one knocks you out; ▶ whose turn it is.
full       what every card on the table and in your hand says
piles      the Resolved pile, Discard piles and cards set aside
lore       the story so far"""


def table(view: View, pack: PhantomPack) -> RenderableType:
    """What lies on the table."""
    return Table(view, pack)


def menu(
    view: View,
    pack: PhantomPack,
    numbers: Mapping[Option, int],
    labels: Mapping[Option, str],
    refusals: Sequence[Refusal],
) -> RenderableType:
    """The options with their numbers; what is not possible now, and why."""
    return Menu(view, pack, numbers, labels, refusals)
