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
    """The text, cut or filled to a width."""
    drawn = cut(text, width)
    return Text.assemble(drawn, " " * max(0, width - drawn.cell_len))  # what follows has its own style


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


def ruled(left: Text, right: Text, width: int) -> Text:
    """A heading with a line between its ends."""
    rule = "━" * max(1, width - left.cell_len - right.cell_len - 2)
    return cut(Text.assemble(left, (f" {rule} ", "dim"), right), width)


def labelled(
    label: str, cells: Iterable[Text], width: int, style: str = "bold", indent: int = 0
) -> list[Text]:
    """A label and what belongs to it, in lines that begin at the same place."""
    head = Text(f"{label} ", style)
    head.pad_right(max(0, indent - head.cell_len))
    first, *others = flow(list(cells), width - head.cell_len, 0)
    return [Text.assemble(head, first), *(Text(" " * head.cell_len) + line for line in others)]
