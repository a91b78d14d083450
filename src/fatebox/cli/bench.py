"""`fatebox bench`: how fast the games go on this machine."""

from __future__ import annotations

import platform

import click
from rich.console import Console
from rich.table import Table

from fatebox import __version__
from fatebox.games import game_ids, load_game
from fatebox.lab.speed import Speed, measure_speed

from . import flags
from .output import print_json

PEERS = """\
Other systems are measured beside ours, in the same run and by the same clock, by a script in the source:

    pip install -e '.[bench]'
    python -m bench.compare --seconds 2

docs/benchmarks.md says what is compared, and how."""


@click.command("bench")
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="Seconds per measurement."
)
@click.option("--bot", default="greedy", show_default=True, help="The bot whose games are replayed.")
@flags.seats
@click.option("--peers", is_flag=True, help="Show how to measure other systems for comparison.")
@flags.as_json
def command(
    game_id: str | None, seconds: float, bot: str, seats: int | None, peers: bool, as_json: bool
) -> None:
    """Measure the speed of a game, or of every game in the box, on one core of this machine."""
    if peers:
        click.echo(PEERS)
        return
    games = [load_game(each) for each in ([game_id] if game_id is not None else game_ids())]
    speeds = [measure_speed(game, seconds, bot=bot, seats=seats) for game in games]
    if as_json:
        machine = {"fatebox": __version__, "python": platform.python_version(), "machine": platform.machine()}
        print_json({**machine, "games": [speed.to_data() for speed in speeds]})
        return
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"Fatebox {__version__}, Python {platform.python_version()}; one core, best of the slices")
    for speed in speeds:
        console.print()
        console.print(_shown(speed))
        console.print(_levels(speed))


def _shown(speed: Speed) -> Table:
    table = Table(
        title=f"{load_game(speed.game).title}, {speed.seats} seat(s)",
        title_justify="left",
        title_style="bold",
        box=None,
        pad_edge=False,
        padding=(0, 3, 0, 0),
        header_style="dim",
    )
    table.add_column("what")
    for column in ("a second", "µs each", "spread"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("remarks")
    plain_copy = speed.paces["state_copies"].per_s
    remarks = {
        "random_decisions": _games(speed.rate("random_decisions"), speed.random_decisions_per_game),
        "long_decisions": _games(speed.rate("long_decisions"), speed.long_decisions_per_game),
        "greedy_decisions": f"{speed.options_per_decision:.1f} options each",
    }
    for name, pace in speed.paces.items():
        if name in ("match_copies", "start_copies", "middle_copies"):
            remarks[name] = f"{plain_copy / pace.per_s:.1f} times a copy of the state"
        words = name.replace("_", " ")
        micros = f"{1e6 / pace.per_s:,.1f}"
        table.add_row(words, f"{pace.per_s:,.0f}", micros, f"{pace.spread:.0%}", remarks.get(name, ""))
    table.add_row("record bytes", f"{speed.record_bytes_per_decision:.1f}", "", "", "for each decision")
    return table


def _levels(speed: Speed) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("level")
    for column in ("median ms", "p95 ms", "longest ms", "decisions"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, thinking in speed.levels.items():
        times = (thinking.median_ms, thinking.p95_ms, thinking.longest_ms)
        table.add_row(name, *(f"{ms:,.1f}" for ms in times), str(thinking.decisions))
    return table


def _games(decisions_per_s: float | None, per_game: float) -> str:
    assert decisions_per_s is not None
    return f"{per_game:.1f} a game, {decisions_per_s / per_game:,.0f} games"
