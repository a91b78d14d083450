"""Layout of text in the terminal: cells side by side, hanging lines, numbers to type."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from rich.text import Text


def number(n: int) -> Text:
    """The number to type."""
    return Text(f" {n} ", "reverse")


def cut(text: Text, width: int) -> Text:
    """The text, shortened with an ellipsis if it is too long."""
    short = text.copy()
    short.truncate(max(1, width), overflow="ellipsis")
    return short


def padded(text: Text, width: int) -> Text:
    """The text, filled to a width; a longer one keeps its length, so that no name is cut."""
    return Text.assemble(text, " " * max(0, width - text.cell_len))  # what follows has its own style


def wrapped(text: Text, width: int, indent: int = 4) -> list[Text]:
    """The text on as many lines as it needs, broken at spaces; the further lines are indented."""
    lines: list[Text] = []
    rest = text.copy()
    while rest.cell_len > width:
        first = indent if lines else 0
        space = rest.plain.rfind(" ", first + 1, width + 1)
        if space < 0:
            break
        lines.append(rest[:space])
        rest = Text(" " * indent) + rest[space + 1 :]
    return [*lines, cut(rest, width)]


def flow(cells: Sequence[Text], width: int, indent: int, gap: int = 2) -> list[Text]:
    """Cells side by side, on as few lines as they need."""
    lines: list[Text] = []
    for cell in cells:
        if lines and lines[-1].cell_len + gap + cell.cell_len <= width:
            lines[-1].append(" " * gap).append_text(cell)
        else:
            lines.append(Text(" " * indent).append_text(cell))
    return lines


def hanging(head: Text, words: str, width: int, indent: int, style: str = "") -> list[Text]:
    """Words after a head, on as many lines as they need; the further lines are indented."""
    if not words:
        return [head]
    first, *others = textwrap.wrap(
        words, width, initial_indent=" " * head.cell_len, subsequent_indent=" " * indent
    )
    return [Text.assemble(head, (first[head.cell_len :], style)), *(Text(line, style) for line in others)]


def ruled(left: Text, right: Text, width: int) -> list[Text]:
    """A heading with a rule between its ends; on two lines where it is too long for one."""
    room = width - left.cell_len - right.cell_len - 2
    if room > 0:
        return [Text.assemble(left, (f" {'━' * room} ", "dim"), right)]
    return [Text.assemble(left, (f" {'━' * (width - left.cell_len - 1)}", "dim")), right]


def labelled(
    label: str, cells: Iterable[Text], width: int, style: str = "bold", indent: int = 0
) -> list[Text]:
    """A label and what belongs to it, in lines that begin at the same place; no line where nothing does."""
    head = Text(f"{label} ", style)
    head.pad_right(max(0, indent - head.cell_len))
    lines = flow(list(cells), width - head.cell_len, 0)
    if not lines:
        return []
    first, *others = lines
    return [Text.assemble(head, first), *(Text(" " * head.cell_len) + line for line in others)]
