"""Runes, rewards and boxes: the small parts that the table is drawn from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import set_cell_size
from rich.text import Text

from fatebox.games.weaver.content import Reward
from fatebox.terminal.layout import cut

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
HOUR_LETTERS = {"sun": "S", "moon": "M", "blood_moon": "B"}
DEATH_STYLE = "bold red"
UNITS = (("g", "yellow"), ("s", "cyan"), ("c", "magenta"))
"""Gold, shards, clairvoyance."""
TURN_MARKS = (" ", "¹", "²", "³")
OPEN_DEATH = "†"
ROMAN = ("", "I", "II", "III")


class Line(NamedTuple):
    """A line of a box: what stands at its edges (nothing: the frame) and inside."""

    inside: Text = Text()
    left: Text | None = None
    right: Text | None = None


def rune(code: str, *, dim: bool = False) -> Text:
    """A rune as its letter; that of a face on its head is dim."""
    return Text(code, "dim" if dim else RUNE_STYLES.get(code, "bold"))


def reward(pay: Reward, *, dim: bool = False, space: str = " ") -> Text:
    """Gold, shards and clairvoyance, without what is nothing: `1g 2c`."""
    parts = []
    for amount, (unit, style) in zip(pay, UNITS, strict=True):
        if amount:
            style = "red" if amount < 0 else style
            parts.append(Text(f"{amount}{unit}", f"dim {style}" if dim else style))
    return Text(space).join(parts) if parts else Text("–", "dim")


def box(width: int, style: str, title: Text, tag: Text, lines: Iterable[Line], foot: str = "") -> list[Text]:
    """A framed card; its lines may have runes instead of the frame at their edges."""
    inner = width - 2
    title, tag = cut(title, inner - 4), cut(tag, inner - 4)
    dashes = max(0, inner - title.cell_len - tag.cell_len - (4 if tag else 3))
    top = Text.assemble(("╭ ", style), title, (" " + "─" * dashes, style))
    top.append_text(Text.assemble(" ", tag, (" ╮", style)) if tag else Text("─╮", style))
    drawn = [cut(top, width)]
    for line in lines:
        inside = Text(" ") + cut(line.inside, inner - 1)
        inside.pad_right(inner - inside.cell_len)
        frame = Text("│", style)
        drawn.append(Text.assemble(line.left or frame, inside, line.right or frame))
    note = f" {set_cell_size(foot, min(len(foot), inner - 4))} " if foot else ""
    drawn.append(Text.assemble(("╰" + "─" * (inner - len(note)), style), (note, "dim"), ("╯", style)))
    return drawn


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
