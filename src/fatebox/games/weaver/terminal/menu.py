"""The options with their numbers: plays under their decks with the row they lead to, relics, the shop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING, SUITS
from fatebox.games.weaver.view.previews import Reading, after, reading
from fatebox.kernel import Option
from fatebox.kernel.messages import Message, cards
from fatebox.terminal import menus
from fatebox.terminal.layout import flow, labelled, wrapped
from fatebox.terminal.menus import refusals_by_reason

from .drawing import DEATH_STYLE, OPEN_DEATH, TURN_MARKS, Say, number_to_type, reward, rune
from .shop import shop
from .table import TALL, card_width

ROOMY = 28
"""From this width of a column on, runes and pay of a full row both fit."""
FAILS = "dim red"


class Menu(menus.Menu[WeaverPack]):
    """The options of a decision with their numbers; drawn to the width of the table."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        s, numbers = WeaverState.from_view(self.view, self.pack), self.numbers
        if s.segment == "renovate":
            yield shop(s, numbers, options.max_width, self.speaker, tall=console.size.height >= TALL)
            return
        plays = {option: n for option, n in numbers.items() if option[0] == "play"}
        if plays:
            yield from play_lines(s, plays, card_width(options.max_width), self.speaker.text)
        if ("finish",) in numbers:
            yield from self._finish_line(s, numbers[("finish",)], options.max_width)
        uses = {option: n for option, n in numbers.items() if option[0] == "use"}
        yield from use_lines(s, uses, self.labels, options.max_width)
        yield from refusals_by_reason(self.refusals, self.speaker)

    def _finish_line(self, s: WeaverState, number: int, width: int) -> list[Text]:
        """The end of the reading and its outcome."""
        end, say = reading(s), self.speaker.text
        start = Text.assemble(number_to_type(number), " ")
        if end.causes:
            why = Text(say("terminal-finish-lost", causes=causes(s, end)), DEATH_STYLE)
            return wrapped(start.append_text(why), width)
        return [start.append(f"{say('terminal-finish')} ").append_text(reward(end.pays, say))]


def play_lines(s: WeaverState, plays: Mapping[Option, int], width: int, say: Say) -> list[Text]:
    """Under each deck the places for its card, from left to right, with the row as it would be."""
    columns: list[list[Text]] = [[] for _ in SUITS]
    for option, number in plays.items():
        columns[SUITS.index(option[1])].append(preview(s, option, number, width, say))
    lines = []
    for y in range(len(s.row) + 1):
        line = Text()
        for column in columns:
            cell = column[y] if y < len(column) else Text()
            line.append_text(cell)
            line.append(" " * (width + 1 - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def preview(s: WeaverState, option: Option, number: int, width: int, say: Say) -> Text:
    """The number of a play and the row after it; for the last card also how the reading would end."""
    tried = after(s, option)
    start = number_to_type(number) + " "
    if len(tried.row) < READING:
        return start + row_preview(tried, option[2])
    if width < ROOMY:
        return start + turns_preview(tried, option[2]) + " " + ends(reading(tried), say)
    return start + row_preview(tried, option[2]) + " " + ends(reading(tried), say)


def row_preview(s: WeaverState, new: int | None = None) -> Text:
    """A row in short: the upright runes and the turns of each card; `›` before the new one."""
    text = Text()
    for place, (card, rot) in enumerate(zip(s.row, s.rots, strict=True)):
        text.append("›" if place == new else " ", "bold")
        text.append_text(rune(s.pack.left[card][rot]) + rune(s.pack.right[card][rot]))
        text.append_text(_mark(s, place, TURN_MARKS))
    return text


def turns_preview(s: WeaverState, new: int) -> Text:
    """A row in very short: only the turns of each card."""
    text = Text()
    for place in range(len(s.row)):
        text.append("›" if place == new else " ", "bold")
        text.append_text(_mark(s, place, "0123"))
    return text


def _mark(s: WeaverState, place: int, marks: Sequence[str]) -> Text:
    if s.is_open_death(place):
        return Text(OPEN_DEATH, DEATH_STYLE)
    return Text(marks[s.rots[place]], "" if s.rots[place] else "dim")


def ends(end: Reading, say: Say) -> Text:
    """The pay of a full row, or that it fails."""
    if not end.causes:
        return reward(end.pays, say, space="")
    if end.causes == ("suit",):
        return Text(say("terminal-no-suit"), FAILS)
    fails = say("terminal-fails")
    return Text(f"{fails} {OPEN_DEATH}" if end.causes == ("death",) else fails, FAILS)


def causes(s: WeaverState, end: Reading) -> tuple[Message, ...]:
    """The reasons why the reading would fail, with clauses."""
    found = []
    if "death" in end.causes:
        open_deaths = (s.row[place] for place in range(len(s.row)) if s.is_open_death(place))
        found.append(Message("fails-death", cards=cards(open_deaths)))
    if "suit" in end.causes:
        found.append(Message("fails-suit"))
    return tuple(found)


def use_lines(
    s: WeaverState, uses: Mapping[Option, int], labels: Mapping[Option, str], width: int
) -> list[Text]:
    """Abilities with their targets; where cards of the row are chosen, with the row as it would be."""
    lines: list[Text] = []
    for ability, options in groupby(uses, key=lambda option: labels[option].partition(": ")[0]):
        cells = []
        for option in options:
            target = labels[option].partition(": ")[2]
            cell = Text.assemble(number_to_type(uses[option]), f" {target or ability}")
            cells.append(cell + row_preview(after(s, option)) if isinstance(option[3], int) else cell)
        without_target = len(cells) == 1 and cells[0].plain.endswith(ability)
        lines += flow(cells, width, 0) if without_target else labelled(f"{ability}:", cells, width, "")
    return lines
