"""`fatebox sim`: play many games between bots and sum them up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from fatebox.bots.levels import QUICK
from fatebox.games import load_game
from fatebox.lab import Plan, Simulation, simulate, summarize
from fatebox.lab.tables import check_table, write_table

from . import flags
from .output import print_json
from .pools import workers
from .settings import GameCommand, read_options, read_seed, read_texts
from .sim_report import print_report


@click.command("sim", cls=GameCommand)
@click.argument("game_id", metavar="GAME")
@click.option("-n", "--games", default=100, show_default=True, help="The number of games.")
@click.option("--bots", default=QUICK, show_default=True, help="The bots: a,b. They take turns at the seats.")
@flags.seats
@click.option("--fixed-seats", is_flag=True, help="Keep every bot at its seat.")
@click.option("--paired", is_flag=True, help="Play every deal once per rotation of the bots.")
@click.option("--deeds", is_flag=True, help="Count what players did with each card, and how often they won.")
@flags.texts
@click.option("--set", "changes", multiple=True, metavar="KIND.CARD.FIELD=VALUE", help="Change a card.")
@flags.seed
@flags.jobs
@flags.ray
@click.option(
    "-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Write a row per game to this file."
)
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
def command(
    game_id: str,
    games: int,
    bots: str,
    seats: int | None,
    fixed_seats: bool,
    paired: bool,
    deeds: bool,
    texts: tuple[str, ...],
    changes: tuple[str, ...],
    seed: str,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    as_json: bool,
    **settings: str | None,
) -> None:
    """Play many games between bots and summarize them.

    Name bots like this: `greedy,random`; parameters follow a colon: `greedy:worlds=8`. The name of the file
    says whether it is Parquet, CSV or JSON lines: `games.parquet`, `games.csv`, `games.jsonl`.

    The exit code is 1 if a game crashed; its record is kept for `fatebox replay`.
    """
    game = load_game(game_id)
    plan = Plan.of(
        game,
        games,
        bots.split(","),
        seats=seats,
        options=read_options(game, read_texts(settings, texts)),
        changes=changes,
        seed=read_seed(seed),
        fixed_seats=fixed_seats,
        paired=paired,
        deeds=deeds,
    )
    if out is not None:
        check_table(out)
    with workers(ray, jobs, games) as (at_once, pool), show_progress(games) as advance:
        simulation = simulate(plan, at_once, advance, pool)
    if out is not None:
        write_table(out, simulation.rows)
    summary = summarize(simulation)
    if as_json:
        print_json(summary)
    else:
        print_report(summary, game)
    report_troubles(simulation, out)
    if simulation.interrupted:
        raise click.exceptions.Exit(130)
    if not simulation.complete:
        raise click.exceptions.Exit(1)


@contextmanager
def show_progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; nothing where there is none."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        yield lambda done: progress.advance(task, done)


def report_troubles(simulation: Simulation, out: Path | None) -> None:
    """Everything that went wrong, on standard error; records of crashed games are kept as files."""
    plan = simulation.plan
    for crash in simulation.crashes:
        click.echo(f"\ngame {crash.game} (seed {crash.seed}) crashed: {crash.error}\n{crash.trace}", err=True)
        if crash.record is not None:
            name = re.sub(r"\W+", "-", f"crash-{plan.game.id}-{plan.seed}-{crash.game}")
            click.echo(
                _keep(crash.record, (Path.cwd() if out is None else out.parent) / f"{name}.json"), err=True
            )
    if simulation.broken is not None:
        click.echo(f"\nfatebox: a process died ({simulation.broken}); unfinished games are missing", err=True)
    if simulation.interrupted:
        click.echo(f"\nstopped after {len(simulation.rows)} of {plan.games} games", err=True)


def _keep(record: str, file: Path) -> str:
    """Write a record to a file; what to say about it."""
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        return f"its record could not be written to {file} ({error.strerror}):\n{record}"
    return f"its record: {file}"
