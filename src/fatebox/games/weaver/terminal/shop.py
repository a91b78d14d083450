"""The shop: price, value and abilities of relics."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table as Grid
from rich.text import Text

from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import RANKS
from fatebox.kernel import DONE, Option
from fatebox.text.speaker import Speaker

from .drawing import ROMAN, number_to_type
from .table import short_name

WIDE = 110
"""From this width on relics have their full names."""


def shop(s: WeaverState, numbers: Mapping[Option, int], width: int, speaker: Speaker, *, tall: bool) -> Grid:
    """All relics with price, value and abilities of the next rank; those with a number can be bought now.

    On a low screen, relics that cannot be bought now are cut to a line each.
    """
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("")
    say = speaker.text
    for column in ("relic", "gold", "worth", "ability"):
        grid.add_column(say(f"column-{column}"))
    if DONE in numbers:
        grid.add_row(number_to_type(numbers[DONE]), say("table-done"), "", "", "")
    for index, key in enumerate(s.pack.relic_keys):
        rank, values = s.relics[index], s.pack.values[index]
        name = s.pack.relics[key].name if width >= WIDE else short_name(key)
        if rank == RANKS:
            highest = say("terminal-highest")
            grid.add_row("", f"{name} {ROMAN[rank]}", "", str(values[rank]), highest, style="dim")
            continue
        price, number = s.pack.prices[index][rank + 1], numbers.get(("buy", key))
        grid.add_row(
            "" if number is None else number_to_type(number),
            f"{name} {ROMAN[rank] + '→' if rank else ''}{ROMAN[rank + 1]}",
            Text(str(price), "yellow")
            if number is not None
            else say("terminal-short", price=price, short=price - s.gold),
            f"{values[rank]}→{values[rank + 1]}",
            _abilities(s, index, rank + 1, speaker, in_full=tall or number is not None),
            style="" if number is not None else "dim",
        )
    return grid


def _abilities(s: WeaverState, relic: int, rank: int, speaker: Speaker, *, in_full: bool) -> Text:
    texts = [speaker.say(ability.message()) for ability in s.pack.abilities[relic][rank]]
    if in_full:
        return Text("\n".join(texts))
    return Text(" ".join(texts), no_wrap=True, overflow="ellipsis")
