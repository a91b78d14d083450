"""Options with their numbers: cards of the hand on one line each, then abilities, then the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.kernel import Card, Option
from fatebox.terminal import menus
from fatebox.terminal.layout import flow, hanging

from .drawing import hand_head, says

SECTIONS = (("terminal-abilities", ("activate", "board")),)


class Menu(menus.Menu[PhantomPack]):
    """The options of a decision with their numbers."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        left = list(self.numbers)
        if any(option[0] == "play" or option[0] == "discard" for option in left):
            yield from self._hand(left, width)
            left = [option for option in left if option[0] not in ("play", "discard")]
        for title, verbs in SECTIONS:
            of_kind = [option for option in left if option[0] in verbs]
            if of_kind:
                yield Text(self.speaker.text(title), "bold")
                yield from self.lines(of_kind, width)
                left = [option for option in left if option not in of_kind]
        cells = self.cells(left)
        if any(cell.cell_len > width // 2 for cell in cells):
            yield from self.lines(left, width)
        else:
            yield from flow(cells, width, 0)
        yield from self.refusal_list(width)

    def _hand(self, options: Sequence[Option], width: int) -> Iterator[Text]:
        """A line for each card: the number that plays it, the number that discards it, and what it says."""
        yield Text(self.speaker.text("terminal-hand"), "bold")
        seat, level = self.view["seat"], self.view["table"]["level"]
        for card in self.view["table"]["players"][seat]["hand"]:
            numbers = {
                option[0]: self.number(option) for option in options if option[1:] == (card,)
            }  # copies of a card have numbers of their own
            cells = [
                Text.assemble(numbers[verb], f"{self.speaker.text(f'terminal-{verb}')} ")
                for verb in ("play", "discard")
                if verb in numbers
            ]
            head = Text.assemble(*cells, hand_head(self.pack, Card(card), self.speaker), ": ")
            yield from hanging(
                head, says(self.pack, Card(card), level, self.speaker) or "-", width, menus.INDENT, "dim"
            )
