"""Draw docs/images/weaver.svg: a position of Fate Weaver as the terminal shows it.

    python -m tools.picture [FILE]

The picture is made from a game that is played here by the rules, so it cannot show what the program does not.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.color import Color
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from fatebox.cli.terminal.choices import numbered
from fatebox.cli.terminal.face import Face
from fatebox.games import load_game
from fatebox.kernel import Match, Option
from fatebox.kernel.state import State

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images" / "weaver.svg"
SEED = 72
PLAYED: list[Option] = [("play", "power", 0), ("play", "love", 1), ("play", "love", 1)]
NORMAL = ["#282a36", "#e65a64", "#78c878", "#e1be5a", "#6e96f0", "#c878dc", "#64c8d2", "#c8c8cd"]
BRIGHT = ["#6e7287", "#ff787d", "#96e696", "#fad76e", "#8cb4ff", "#eb96fa", "#82e6f0", "#fafafa"]
BACKGROUND, INK = "#161821", "#d6d8e0"
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def position() -> Match[State]:
    """The game whose table is drawn."""
    match = load_game("weaver").start(SEED, options={"difficulty": "master"})
    for option in PLAYED:
        match.answer(option)
    return match


def draw(match: Match[State], width: int = 80) -> str:
    """Table, question and menu as SVG."""
    console = Console(
        width=width,
        height=24,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    decision = match.decision
    assert decision is not None
    face = Face(match.game)
    console.print(face.table(match.view(0), match.state.pack))
    console.print(Text.assemble((decision.prompt.text, "bold"), (f" ({decision.prompt.clause})", "dim")))
    console.print(face.menu(match, 0, numbered(decision)))
    svg = console.export_svg(title="fatebox play weaver", theme=theme(), unique_id="weaver")
    return self_contained(svg)


def theme() -> TerminalTheme:
    """The colours of the terminal."""

    def rgb(colours: list[str]) -> list[tuple[int, int, int]]:
        return [Color.parse(colour).get_truecolor() for colour in colours]

    background, ink = rgb([BACKGROUND, INK])
    return TerminalTheme(background, ink, rgb(NORMAL), rgb(BRIGHT))


def self_contained(svg: str) -> str:
    """Use a font of the reader's machine: a picture should not load anything."""
    svg = re.sub(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]+;", f"font-family: {FONT};", svg)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(draw(position()), encoding="utf-8")
