"""The course of a game as a graph: in text for the terminal, as a picture for everything else.

The picture is written by hand: a plotting library would bring a JavaScript engine along for one chart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from textwrap import wrap

BLOCKS = " ▁▂▃▄▅▆▇█"
ROWS = 5
HUES = ("#c77b00", "#0072b2", "#009e73", "#cc3d77", "#7a5cc7", "#56a0d3", "#6b6b6b")
"""Colors that people with any kind of sight can tell from one another."""
DASHES = ("none", "8 3", "2 3", "10 3 2 3", "5 5", "1 4", "12 4")
LINE, FULL = 20, 112
"""The height of a line under the graph, and how many letters fit into it."""
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 800, 360, 48, 20, 16, 56


def text_graph(chances: Sequence[float], marks: Mapping[int, str], width: int) -> list[str]:
    """One seat's chance along the game, from 0 to 100 %, with marks under the answers they belong to."""
    width = max(10, min(width - 6, len(chances)))
    columns = [_mean(chances, column, width) for column in range(width)]
    lines = []
    for row in range(ROWS):
        floor = (ROWS - 1 - row) / ROWS
        axis = {0: "100 %", ROWS - 1: "  0 %"}.get(row, "")
        cells = (BLOCKS[_level((chance - floor) * ROWS)] for chance in columns)
        lines.append(f"{axis:>5} {''.join(cells)}")
    if marks:
        under = [" "] * width
        for number, mark in reversed([*marks.items()]):  # where two fall together, the first one shows
            under[min(width - 1, number * width // len(chances))] = mark[0]
        lines.append(" " * 6 + "".join(under).rstrip())
    return lines


def _mean(chances: Sequence[float], column: int, width: int) -> float:
    """The summary of the answers in one column."""
    first = column * len(chances) // width
    last = max(first + 1, (column + 1) * len(chances) // width)
    return sum(chances[first:last]) / (last - first)


def _level(part: float) -> int:
    return round(min(1.0, max(0.0, part)) * (len(BLOCKS) - 1))


def svg_graph(
    title: str,
    names: Sequence[str],
    course: Sequence[Sequence[float]],
    marks: Mapping[int, tuple[int, str]],
    notes: Sequence[str] = (),
) -> str:
    """All seats' chances as a picture; a mark says at which answer of which seat it stands, and its text.

    Notes stand under it, each in a line of its own.
    """
    lines = [line for note in notes for line in wrap(note, FULL, subsequent_indent="    ")]
    height = HEIGHT + LINE * (len(lines) + 1 if lines else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#444">{percent} %</text>'
        )
    for seat, name in enumerate(names):
        color, dash = HUES[seat % len(HUES)], DASHES[seat % len(DASHES)]
        points = " ".join(
            f"{_x(i, len(course)):.1f},{_y(chances[seat]):.1f}" for i, chances in enumerate(course)
        )
        line = f'fill="none" stroke="{color}" stroke-width="2" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" {line}/>')
        x = LEFT + seat * (WIDTH - LEFT - RIGHT) / len(names)
        parts.append(
            f'<path d="M{x:.1f} {HEIGHT - 14}h24" {line}/>'
            f'<text x="{x + 30:.1f}" y="{HEIGHT - 10}" fill="#222">{escape(name)}</text>'
        )
    for number, (seat, text) in marks.items():
        x, y = _x(number, len(course)), _y(course[number][seat])
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{HUES[seat % len(HUES)]}" stroke="#fff">'
            f"<title>{escape(text)}</title></circle>"
        )
    parts += [
        f'<text x="{LEFT + 12 * line.startswith(" ")}" y="{HEIGHT + LINE * (i + 1)}" fill="#222">'
        f"{escape(line.strip())}</text>"
        for i, line in enumerate(lines)
    ]
    return "\n".join([*parts, "</svg>", ""])


def _x(index: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * index / max(1, count - 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)
