"""Things to look at beside the table: everything with its text, the discard piles, all that one holds."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.games.outposts.content import OutpostsPack
from fatebox.kernel import View
from fatebox.terminal.layout import labelled
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .names import Names
from .table import Table

WIDTH = 80


def full(view: View, pack: OutpostsPack, speaker: Speaker) -> RenderableType:
    """The whole table with what all cards in play say, whatever is asked."""
    return Table(view, pack, speaker, full=True)


def piles(view: View, pack: OutpostsPack, speaker: Speaker) -> RenderableType:
    """The discard piles, which are open (OUT-INFO.3)."""
    names = Names(view, pack)
    lines: list[Text] = []
    for player in view["table"]["players"]:
        cards = totalled(sorted(pack.name(card) for card in player["discard"]))
        cells = [Text(each) for each in cards] or [Text(speaker.text("list-empty"), "dim")]
        seat = player["seat"]
        lines += labelled(names.full(seat, speaker), cells, WIDTH, f"bold {names.style(seat)}")
    return Group(*lines)


LOOKS = {"full": full, "piles": piles}
