"""The options with their numbers, by subject; and the moves that are not possible, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.state.terms import FREE
from fatebox.kernel import Card, Option
from fatebox.terminal import menus
from fatebox.terminal.layout import flow

from .drawing import cost, treasure

SECTIONS = (
    ("tavern", ("recruit",)),
    ("store", ("buy",)),
    ("buildings", ("found", "man")),
    ("sins", ("sin",)),
    ("gifts", ("gifts", "ability")),
    ("artifacts", ("artifact",)),
    ("quests", ("quest",)),
    ("treasures", ("treasure", "treasure-top")),
    ("portals", ("portal",)),
    ("corruption", ("atone",)),
    ("instants", ("elixir", "cash", "use")),
)
"""The actions of a step, by what they are about: `section-<name>` is the heading.

They are in the order in which the rules offer them, so that the numbers run down the screen.
"""

TAKEN = ("pick", "treasure")
"""The options that end with a treasure: what it gives is shown after its name."""


class Menu(menus.Menu[SevenPack]):
    """The options of a decision with their numbers."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        taken = {option: treasure(self.pack, option[-1]) for option in self.labels if option[0] in TAKEN}
        self.labels = {option: text + taken.get(option, "") for option, text in self.labels.items()}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        left = dict(self.numbers)
        for title, verbs in SECTIONS:
            of_kind = [option for option in left if option[0] in verbs]
            if of_kind and len(left) > 1:
                yield from self._section(title, of_kind, width)
                for option in of_kind:
                    del left[option]
        yield from self.lines(left, width)
        yield from self.refusal_list(width)

    def _section(self, title: str, options: Sequence[Option], width: int) -> Iterator[Text]:
        yield Text(self.speaker.text(f"section-{title}"), "bold")
        if title == "quests":
            yield from self._quests(options, width)
            return
        cells = self.cells(options)
        if any(cell.cell_len > width - 4 for cell in cells):
            yield from self.lines(options, width)
        else:
            yield from flow(cells, width, 1)

    def _quests(self, options: Sequence[Option], width: int) -> Iterator[Text]:
        """A line for each quest: its free spaces that can be paid, with their numbers."""
        cards = list(dict.fromkeys(option[1] for option in options))
        for card in cards:
            cells = [Text(f"{self.pack.name(Card(card))}:")]
            for option in options:
                if option[1] == card:
                    price = self.pack.spaces[card][option[2]]
                    cells.append(Text.assemble(self.number(option), cost(price, self.speaker)))
            left = sum(self._free(card))
            cells.append(Text(self.speaker.text("terminal-free", count=left), "dim"))
            yield from flow(cells, width, 1)

    def _free(self, card: int) -> list[bool]:
        for row in self.view["table"]["rows"]:
            for quest in row:
                if quest["card"] == card:
                    return [mark == FREE for mark in quest["marks"]]
        return []
