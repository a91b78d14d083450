"""What can be done, with numbers: plays under their decks with what they would turn, relics, the shop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from fatebox.games.weaver.content import Ability, WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.terms import RANKS, READING, SUITS
from fatebox.kernel import DONE, Option, Refusal, View

from .drawing import DEATH_STYLE, OPEN_DEATH, ROMAN, TURN_MARKS, reward, rune
from .scratch import Reading, after, reading, scratch
from .table import card_width, short_name

ROOMY = 28
"""From this width of a column on, runes and pay of a full row both fit."""
WIDE = 110
"""From this width on relics have their full names in the shop."""
FAILS = "dim red"


class Menu:
    """The options of a decision with their numbers; drawn to the width of the table."""

    def __init__(
        self,
        view: View,
        pack: WeaverPack,
        numbers: Mapping[Option, int],
        labels: Mapping[Option, str],
        refusals: Sequence[Refusal],
    ) -> None:
        self.state = scratch(view, pack)
        self.numbers = numbers
        self.labels = labels
        self.refusals = refusals

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        s, numbers = self.state, self.numbers
        if s.segment == "renovate":
            yield shop(s, numbers, options.max_width)
            return
        plays = {option: n for option, n in numbers.items() if option[0] == "play"}
        if plays:
            yield from play_lines(s, plays, card_width(options.max_width))
        if ("finish",) in numbers:
            yield finish_line(s, numbers[("finish",)])
        uses = {option: n for option, n in numbers.items() if option[0] == "use"}
        yield from use_lines(s, uses, self.labels)
        if self.refusals:
            reasons = "; ".join(f"{r.what} {r.why} ({r.clause})" for r in self.refusals)
            yield Text(f"Not now: {reasons}.", "dim")


def play_lines(s: WeaverState, plays: Mapping[Option, int], width: int) -> list[Text]:
    """Under each deck the places for its card, from left to right, with the row as it would be."""
    columns: list[list[Text]] = [[] for _ in SUITS]
    for option, number in plays.items():
        columns[SUITS.index(option[1])].append(preview(s, option, number, width))
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


def preview(s: WeaverState, option: Option, number: int, width: int) -> Text:
    """The number of a play and the row after it; for the last card also how the reading would end."""
    tried = after(s, option)
    start = _number(number) + " "
    if len(tried.row) < READING:
        return start + row_preview(tried, option[2])
    if width < ROOMY:
        return start + turns_preview(tried, option[2]) + " " + ends(reading(tried))
    return start + row_preview(tried, option[2]) + " " + ends(reading(tried))


def _number(number: int) -> Text:
    """What to type."""
    return Text(f"{number:>2}", "reverse")


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


def ends(end: Reading) -> Text:
    """What a full row pays, or that it fails."""
    if not end.causes:
        return reward(end.pays, space="")
    if end.causes == ("suit",):
        return Text("no suit", FAILS)
    return Text(f"fails {OPEN_DEATH}" if end.causes == ("death",) else "fails", FAILS)


def finish_line(s: WeaverState, number: int) -> Text:
    """The end of the reading and what it brings."""
    end = reading(s)
    start = Text.assemble(_number(number), " Finish the reading: ")
    if end.causes:
        return start + Text(f"the game is lost, {'; '.join(cause_texts(s, end))}", DEATH_STYLE)
    return start + Text("it pays ") + reward(end.pays)


def cause_texts(s: WeaverState, end: Reading) -> list[str]:
    """Why the reading would fail, with clauses."""
    texts = []
    if "death" in end.causes:
        names = [s.pack.name(s.row[place]) for place in range(len(s.row)) if s.is_open_death(place)]
        texts.append(f"{' and '.join(names)} not conquered (WEA-REA.11)")
    if "suit" in end.causes:
        texts.append("the suit that the visitor needs is missing (WEA-ADV.3)")
    return texts


def use_lines(s: WeaverState, uses: Mapping[Option, int], labels: Mapping[Option, str]) -> list[Text]:
    """Abilities; where a card of the row is chosen, with the row as it would be."""
    lines = []
    for (relic, which), group in groupby(uses.items(), key=lambda item: item[0][1:3]):
        ability = _ability(s, relic, which)
        head = f"{ability.name} ({ability.cost} shards)"
        targets = list(group)
        if all(isinstance(option[3], int) for option, _ in targets):
            for option, number in targets:
                line = Text.assemble(_number(number), " ", labels[option], ":")
                lines.append(line + row_preview(after(s, option)))
            continue
        line = Text()
        for option, number in targets:
            line.append_text(_number(number))
            line.append(f" {head if option[3] is None else str(option[3]).replace('_', ' ')}  ")
        lines.append(line if targets[0][0][3] is None else Text(f"{head}: ") + line)
    return lines


def _ability(s: WeaverState, relic: str, line: int) -> Ability:
    index = s.pack.relic_keys.index(relic)
    return s.pack.abilities[index][s.relics[index]][line - 1]


def shop(s: WeaverState, numbers: Mapping[Option, int], width: int) -> Grid:
    """All relics: what the next rank costs, is worth and does; those with a number can be bought now."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("")
    grid.add_column("relic")
    grid.add_column("gold")
    grid.add_column("worth")
    grid.add_column("ability")
    if DONE in numbers:
        grid.add_row(_number(numbers[DONE]), "Done", "", "", "")
    for index, key in enumerate(s.pack.relic_keys):
        rank, values = s.relics[index], s.pack.values[index]
        name = s.pack.relics[key].name if width >= WIDE else short_name(key)
        if rank == RANKS:
            highest = "the highest rank is yours (WEA-SUP.5)"
            grid.add_row("", f"{name} {ROMAN[rank]}", "", str(values[rank]), highest, style="dim")
            continue
        price, number = s.pack.prices[index][rank + 1], numbers.get(("buy", key))
        grid.add_row(
            "" if number is None else _number(number),
            f"{name} {ROMAN[rank] + '→' if rank else ''}{ROMAN[rank + 1]}",
            Text(str(price), "yellow") if number is not None else f"{price}, {price - s.gold} short",
            f"{values[rank]}→{values[rank + 1]}",
            "\n".join(ability.text for ability in s.pack.abilities[index][rank + 1]),
            style="" if number is not None else "dim",
        )
    return grid
