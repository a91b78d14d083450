"""Menus: options in lines and under headings, and refusals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.kernel import Option, Refusal, View
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .layout import hanging, labelled, number

P = TypeVar("P")
Section = tuple[str, str]
"""A heading and its style."""
PLAIN: Section = ("", "")
"""Options without a heading come first."""
FEW = 6
"""The most refusals that are listed one by one."""
INDENT = 5
"""The indent of an option's further lines."""


class Menu(ABC, Generic[P]):
    """The options of a decision with their numbers; drawn to the width of the table."""

    def __init__(
        self,
        view: View,
        pack: P,
        numbers: Mapping[Option, int],
        labels: Mapping[Option, str],
        refusals: Sequence[Refusal],
        speaker: Speaker,
    ) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.decision = view["decision"]
        self.pack = pack
        self.numbers = numbers
        self.labels = labels
        self.refusals = refusals
        self.speaker = speaker

    @abstractmethod
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The options with their numbers; what is not possible now, and why."""

    def number(self, option: Option) -> Text:
        """The number to type for an option, and a space."""
        return number(self.numbers[option]).append(" ")

    def cells(self, options: Iterable[Option]) -> list[Text]:
        """Numbers and labels, to stand side by side."""
        return [Text.assemble(self.number(option), self.labels[option]) for option in options]

    def lines(self, options: Iterable[Option], width: int) -> Iterator[Text]:
        """Numbers and labels, each on lines of its own."""
        for option in options:
            yield from hanging(self.number(option), self.labels[option], width, INDENT)

    def refusal_list(self, width: int) -> Iterator[Text]:
        """The refusals, one by one."""
        for no in self.refusals[:FEW]:
            yield from hanging(Text("    "), refusal_text(no, self.speaker), width, 6, "dim")
        if len(self.refusals) > FEW:
            more = self.speaker.text("terminal-refusals-more", count=len(self.refusals) - FEW)
            yield Text(f"    {more}", "dim")


def refusal_text(no: Refusal, speaker: Speaker) -> str:
    """A refusal in one line."""
    return speaker.text("terminal-refusal", what=no.what, why=no.why, clause=no.clause)


def refusals_by_reason(refusals: Sequence[Refusal], speaker: Speaker) -> Iterator[Text]:
    """The refusals in one line, grouped by reason."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for no in refusals:
        reasons.setdefault((speaker.say(no.why), no.clause), []).append(speaker.say(no.what))
    if reasons:
        said = [
            speaker.text("terminal-refusal", what=speaker.listed(totalled(what)), why=why, clause=clause)
            for (why, clause), what in reasons.items()
        ]
        yield Text(speaker.text("terminal-not-now", refusals="; ".join(said)), "dim")


def under_headings(sections: Mapping[Section, Sequence[Text]], width: int) -> Iterator[Text]:
    """Cells under what they are about; all begin at the same place."""
    indent = max((len(heading) + 1 for heading, _ in sections), default=0)
    for (heading, style), cells in sections.items():
        yield from labelled(heading, cells, width, style, indent)
