"""What can be done, with numbers: cards of the hand on one line each, then abilities, then the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.cli.terminal.layout import flow, hanging, number
from fatebox.games.phantom.content import PhantomPack
from fatebox.kernel import Card, Option, Refusal, View

from .drawing import hand_head, says

SECTIONS = (("Abilities", ("activate", "board")),)
FEW = 5
"""So many reasons are given why something is not possible."""


class Menu:
    """The options of a decision with their numbers."""

    def __init__(
        self,
        view: View,
        pack: PhantomPack,
        numbers: Mapping[Option, int],
        labels: Mapping[Option, str],
        refusals: Sequence[Refusal],
    ) -> None:
        self.view, self.pack = view, pack
        self.numbers, self.labels, self.refusals = numbers, labels, refusals
        self.level: int = view["table"]["level"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        left = list(self.numbers)
        if any(option[0] == "play" or option[0] == "discard" for option in left):
            yield from self._hand(left, width)
            left = [option for option in left if option[0] not in ("play", "discard")]
        for title, verbs in SECTIONS:
            of_kind = [option for option in left if option[0] in verbs]
            if of_kind:
                yield Text(title, "bold")
                for option in of_kind:
                    yield from hanging(self._number(option), self.labels[option], width, 5)
                left = [option for option in left if option not in of_kind]
        cells = [Text.assemble(self._number(option), self.labels[option]) for option in left]
        if any(cell.cell_len > width // 2 for cell in cells):
            for option in left:
                yield from hanging(self._number(option), self.labels[option], width, 5)
        else:
            yield from flow(cells, width, 0)
        for no in self.refusals[:FEW]:
            yield from hanging(Text("    "), f"{no.what}: {no.why} ({no.clause})", width, 6, "dim")

    def _number(self, option: Option) -> Text:
        return number(self.numbers[option]).append(" ")

    def _hand(self, options: Sequence[Option], width: int) -> Iterator[Text]:
        """A line for each card: the number that plays it, the number that discards it, and what it says."""
        yield Text("Hand: play or discard", "bold")
        seat = self.view["seat"]
        for card in self.view["table"]["players"][seat]["hand"]:
            numbers = {
                option[0]: self._number(option) for option in options if option[1:] == (card,)
            }  # copies of a card have numbers of their own
            cells = [
                Text.assemble(numbers[verb], f"{verb} ") for verb in ("play", "discard") if verb in numbers
            ]
            head = Text.assemble(*cells, hand_head(self.pack, Card(card)), ": ")
            yield from hanging(head, says(self.pack, Card(card), self.level) or "-", width, 5, "dim")
