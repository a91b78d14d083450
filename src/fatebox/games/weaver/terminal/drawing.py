"""Runes, rewards and boxes: the small parts that the table is drawn from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from fatebox.games.weaver.content.designs import Reward
from fatebox.terminal.layout import cut, wrapped

RUNE_STYLES = {
    "A": "bold bright_yellow",
    "C": "bold bright_cyan",
    "D": "bold bright_green",
    "E": "bold bright_blue",
    "M": "bold bright_magenta",
    "V": "bold bright_red",
}
SUIT_STYLES = {"happiness": "yellow", "love": "pale_violet_red1", "power": "blue", "wealth": "green"}
HOUR_STYLES = {"sun": "bold yellow", "moon": "bold bright_blue", "blood_moon": "bold red"}
DEATH_STYLE = "bold red"
UNITS = (("gold", "yellow"), ("shards", "cyan"), ("clairvoyance", "magenta"))
TURN_MARKS = (" ", "¹", "²", "³")
OPEN_DEATH = "†"
ROMAN = ("", "I", "II", "III")


Say = Callable[..., str]
"""Says a message by its key and arguments: the `text` of a speaker."""


class Line(NamedTuple):
    """A line of a box: what stands at its edges (nothing: the frame) and inside."""

    inside: Text = Text()
    left: Text | None = None
    right: Text | None = None


def rune(code: str, *, dim: bool = False) -> Text:
    """A rune as its letter; that of a face on its head is dim."""
    return Text(code, "dim" if dim else RUNE_STYLES.get(code, "bold"))


def reward(pay: Reward, say: Say, *, dim: bool = False, space: str = " ") -> Text:
    """Gold, shards and clairvoyance, without what is nothing: `1g 2c`."""
    parts = []
    for amount, (unit, style) in zip(pay, UNITS, strict=True):
        if amount:
            style = "red" if amount < 0 else style
            parts.append(Text(f"{amount}{say(f'letter-{unit}')}", f"dim {style}" if dim else style))
    return Text(space).join(parts) if parts else Text("–", "dim")


def even(names: Sequence[Text], width: int) -> list[list[Line]]:
    """Names for cards side by side, none of them cut: on two lines each if one of them needs two."""
    drawn = [wrapped(name, width - 3, 0) for name in names]
    height = max(map(len, drawn))
    return [[*map(Line, lines), *[Line()] * (height - len(lines))] for lines in drawn]


def box(width: int, style: str, title: Text, tag: Text, lines: Iterable[Line]) -> list[Text]:
    """A framed card; its lines may have runes instead of the frame at their edges."""
    inner = width - 2
    dashes = inner - title.cell_len - tag.cell_len - (4 if tag else 2)
    space = " " if dashes >= 0 else ""  # a narrow frame has no room around its title
    rule = space + "─" * (dashes if space else dashes + 4) + (space if tag else "")
    drawn = [
        Text.assemble((f"╭{space}", style), title, (rule, style), tag, (f"{space if tag else ''}╮", style))
    ]
    for line in lines:
        inside = Text(" ") + cut(line.inside, inner - 1)
        inside.pad_right(inner - inside.cell_len)
        frame = Text("│", style)
        drawn.append(Text.assemble(line.left or frame, inside, line.right or frame))
    return [*drawn, Text(f"╰{'─' * inner}╯", style)]


def number_to_type(number: int) -> Text:
    """The number of an option, as wide as any other: plays stand in columns."""
    return Text(f"{number:>2}", "reverse")


def beside(boxes: Sequence[list[Text]], gaps: Sequence[list[str]]) -> list[Text]:
    """Boxes of one height side by side, with a narrow column (one character a line) before each one."""
    height = max(len(drawn) for drawn in boxes)
    lines = []
    for y in range(height):
        line = Text()
        for drawn, gap in zip(boxes, gaps, strict=False):
            line.append(gap[y] if gap else "", "bold")
            line.append_text(drawn[y])
        for gap in gaps[len(boxes) :]:
            line.append(gap[y], "bold")
        lines.append(line)
    return lines
