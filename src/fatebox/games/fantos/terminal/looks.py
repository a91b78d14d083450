"""Things to look at beside the table: every Legacy with its text, the discard piles, all promises."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.kernel import Card, View
from fatebox.kernel.messages import key_of
from fatebox.terminal.layout import labelled
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .bargains import promise_list
from .names import Names
from .table import Table

ALL = 10_000
PILES = ("labor_discard", "legacy_discard", "trials_gone")


def full(view: View, pack: FantosPack, speaker: Speaker) -> RenderableType:
    """The table with what every Legacy can do, whatever the size of the screen."""
    return Table(view, pack, speaker, full=True)


def piles(view: View, pack: FantosPack, speaker: Speaker) -> RenderableType:
    """The face-up piles: discarded Labor and Legacies, Trials that are gone (FAN-LAB.16, FAN-HID.3)."""
    return Group(*(line for pile in PILES for line in _pile(pack, pile, view["table"][pile], speaker)))


def _pile(pack: FantosPack, pile: str, cards: Iterable[Card], speaker: Speaker) -> list[Text]:
    cells = [Text(each) for each in totalled(sorted(pack.name(card) for card in cards))]
    label = speaker.text(key_of("terminal", pile))
    return labelled(label, cells or [Text(speaker.text("terminal-none"), "dim")], 80)


def promises(view: View, pack: FantosPack, speaker: Speaker) -> RenderableType:
    """All promises that were ever made, with what became of them (FAN-NEG.8)."""
    names = Names(view, pack)
    lines = [names.colored(speaker.say(line)) for line in promise_list(view, ALL)]
    return Group(*lines) if lines else Text(speaker.text("board-promises-none"), "dim")


LOOKS = {"full": full, "piles": piles, "promises": promises}
