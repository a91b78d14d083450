"""The history of our speed: `bench/history.jsonl`, one line for each measurement of all games.

    python -m bench.history add "what changed"     measure and append a line
    python -m bench.history compare                measure and compare with the last line
    python -m bench.history compare 3 5            compare two lines of the history, without measuring
    python -m bench.history show                   the last line as a table

Every figure is a ratio to the yardstick of the same run (`bench/yardstick.py`), so that lines from different
machines can be compared. `compare` marks what is more than 10% slower and then ends with status 1.

The games are those of random players: they stay the same while bots learn.
"""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from bench.yardstick import play_and_copy
from fatebox.games import game_ids, load_game
from fatebox.lab.speed import Workload, take_turns

FILE = Path(__file__).with_name("history.jsonl")
SLOWER = 0.10
"""The part of its speed that a figure may lose before it is marked."""
YARDSTICK = "yardstick"
BOT = "random"
Ratios = dict[str, dict[str, float]]
"""Paces as ratios to the yardstick, by game and figure."""


@dataclass(frozen=True, slots=True)
class Line:
    """One measurement of all games."""

    commit: str
    note: str
    python: str
    seconds: float
    ratios: Ratios

    @property
    def name(self) -> str:
        """A heading for a table."""
        return f"{self.commit} {self.note}".strip()


@dataclass(frozen=True, slots=True)
class Change:
    """One figure of two lines."""

    game: str
    figure: str
    before: float
    after: float

    @property
    def factor(self) -> float:
        """The speed now, as a part of the speed before."""
        return self.after / self.before

    @property
    def slower(self) -> bool:
        """Whether it lost more than may be lost."""
        return self.factor < 1 - SLOWER


def read(file: Path) -> list[Line]:
    """All lines, the oldest first."""
    return [Line(**json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []


def append(line: Line, file: Path) -> None:
    """Add a line."""
    with file.open("a") as stream:
        stream.write(json.dumps(asdict(line)) + "\n")


def measure(note: str, seconds: float, games: Sequence[str]) -> Line:
    """Measure the games, each figure for `seconds`, in turns with the yardstick."""
    ratios = {game: _ratios(game, seconds) for game in games}
    return Line(_commit(), note, platform.python_version(), seconds, ratios)


def _ratios(game_id: str, seconds: float) -> dict[str, float]:
    runs = Workload(load_game(game_id), BOT, None, seconds).runs()
    paces = take_turns({**runs, YARDSTICK: play_and_copy}, seconds)
    unit = paces.pop(YARDSTICK).per_s
    return {name: float(f"{pace.per_s / unit:.4g}") for name, pace in paces.items()}


def _commit() -> str:
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "unknown"


def changes(before: Line, after: Line) -> Iterator[Change]:
    """All figures that both lines have."""
    for game, figures in before.ratios.items():
        for figure, old in figures.items():
            new = after.ratios.get(game, {}).get(figure)
            if new is not None:
                yield Change(game, figure, old, new)


def comparison(before: Line, after: Line) -> Table:
    """All figures of two lines side by side, with a mark at those that lost too much."""
    table = Table("game", "figure", before.name, after.name, "factor", "", title_justify="left")
    for change in changes(before, after):
        numbers = f"{change.before:g}", f"{change.after:g}", f"{change.factor:.2f}"
        table.add_row(change.game, change.figure, *numbers, "SLOWER" if change.slower else "")
    return table


def overview(line: Line) -> str:
    """A line as a table in Markdown: figures by game."""
    figures = list(dict.fromkeys(figure for each in line.ratios.values() for figure in each))
    rows = [["", *(load_game(game).title for game in line.ratios)], ["---", *("--:" for _ in line.ratios)]]
    for figure in figures:
        shown = [f"{each[figure]:g}" if figure in each else "-" for each in line.ratios.values()]
        rows.append([figure.replace("_", " "), *shown])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


@click.group()
def cli() -> None:
    """The history of our speed."""


SECONDS = click.option("--seconds", type=click.FloatRange(0.01), default=1.0, help="Seconds for each figure.")
HISTORY = click.option("--file", type=click.Path(path_type=Path), default=FILE, help="The history to use.")
GAMES = click.option("--game", "games", multiple=True, type=click.Choice(game_ids()), help="Only this game.")


@cli.command()
@click.argument("note")
@SECONDS
@HISTORY
def add(note: str, seconds: float, file: Path) -> None:
    """Measure all games and append a line to the history."""
    append(measure(note, seconds, game_ids()), file)


@cli.command()
@click.argument("numbers", type=int, nargs=-1, metavar="[BEFORE AFTER]")
@SECONDS
@GAMES
@HISTORY
def compare(numbers: tuple[int, ...], seconds: float, games: tuple[str, ...], file: Path) -> None:
    """Compare the code as it is with the last line, or two lines by their numbers (the first is 1)."""
    lines = read(file)
    if not lines:
        raise click.UsageError(f"{file}: nothing to compare with; add a line first")
    if len(numbers) not in (0, 2) or any(not 0 < number <= len(lines) for number in numbers):
        raise click.UsageError(f"expected no number or two from 1 to {len(lines)}")
    if numbers:
        before, after = (lines[number - 1] for number in numbers)
    else:
        before, after = lines[-1], measure("now", seconds, games or game_ids())
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(comparison(before, after))
    if any(change.slower for change in changes(before, after)):
        raise SystemExit(1)


@cli.command()
@HISTORY
def show(file: Path) -> None:
    """Print the last line as a table in Markdown."""
    lines = read(file)
    if not lines:
        raise click.UsageError(f"{file}: nothing to show; add a line first")
    click.echo(overview(lines[-1]))


if __name__ == "__main__":
    cli()
