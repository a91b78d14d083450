"""Things to look at beside the table: every Legacy with its text, the discard piles, all promises."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.kernel import Card, View
from fatebox.terminal.layout import labelled
from fatebox.text.speaker import Speaker
from fatebox.text.words import sentence, totalled

from .bargains import promise_list
from .names import Names
from .table import Table

ALL = 10_000


def full(view: View, pack: FantosPack, speaker: Speaker) -> RenderableType:
    """The table with what every Legacy can do, whatever the size of the screen."""
    return Table(view, pack, speaker, full=True)


def piles(view: View, pack: FantosPack, speaker: Speaker) -> RenderableType:
    """The face-up piles: discarded Labor and Legacies, Trials that are gone (FAN-LAB.16, FAN-HID.3)."""
    table = view["table"]
    named = {"Labor": "labor_discard", "Legacies": "legacy_discard", "Trials gone": "trials_gone"}
    return Group(*(line for label, pile in named.items() for line in _pile(pack, label, table[pile])))


def _pile(pack: FantosPack, label: str, cards: Iterable[Card]) -> list[Text]:
    cells = [Text(each) for each in totalled(sorted(pack.name(card) for card in cards))]
    return labelled(label, cells or [Text("none", "dim")], 80)


def promises(view: View, pack: FantosPack, speaker: Speaker) -> RenderableType:
    """All promises that were ever made, with what became of them (FAN-NEG.8)."""
    names = Names(view, pack)
    lines = [names.colored(sentence(line)) for line in promise_list(names, view, ALL)]
    return Group(*lines) if lines else Text("Nobody has promised anything.", "dim")


LOOKS = {"full": full, "piles": piles, "promises": promises}
