"""`fatebox tune`: fit the weights of a game's evaluation to games that bots play against themselves."""

from __future__ import annotations

import json
from concurrent.futures import BrokenExecutor
from importlib.resources import files
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from fatebox.games import load_game
from fatebox.lab import Plan
from fatebox.lab.fit import Position
from fatebox.lab.tables import TableError, check_table, write_table
from fatebox.lab.tune import Tuning, evaluator_of, interval, tune, weights_text

from . import flags
from .pools import workers
from .settings import GameCommand, read_options, read_seed, read_texts
from .sim import show_progress


@click.command("tune", cls=GameCommand)
@click.argument("game_id", metavar="GAME")
@click.option("-n", "--games", default=200, show_default=True, help="The number of games to fit weights to.")
@click.option("--pairs", default=100, show_default=True, help="Pairs of games between new and old weights.")
@click.option("--bots", default="greedy", show_default=True, help="The bots that play: a,b.")
@flags.seats
@flags.texts
@flags.seed
@click.option("--afresh", is_flag=True, help="Start from weights of 1 instead of the current ones.")
@flags.jobs
@flags.ray
@click.option(
    "-o",
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write a row per position to this file.",
)
@click.option(
    "--weights",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where to save better weights.  [default: weights.toml of the game]",
)
def command(
    game_id: str,
    games: int,
    pairs: int,
    bots: str,
    seats: int | None,
    texts: tuple[str, ...],
    seed: str,
    afresh: bool,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    target: Path | None,
    **settings: str | None,
) -> None:
    """Fit the weights of a game's evaluation to games that bots play against themselves.

    The weights are fitted to most of the games and tested on the others; then new and old weights play each
    other on the same deals. The new weights are saved if they predict better and play no worse; otherwise
    nothing changes, and the exit code is 1.
    """
    game = load_game(game_id)
    evaluator_of(game)
    options = read_options(game, read_texts(settings, texts))
    plan = Plan.of(game, games, bots.split(","), seats=seats, options=options, seed=read_seed(seed))
    if out is not None:
        check_table(out)
    file = Path(str(files(game.package) / "weights.toml")) if target is None else target
    if not file.parent.is_dir():
        raise TableError(f"{file}: the folder {file.parent} does not exist")
    found: list[Position] = []
    try:
        with workers(ray, jobs, games) as (at_once, pool), show_progress(games + pairs) as advance:
            tuning = tune(plan, pairs, at_once, advance, pool, afresh=afresh, positions=found)
    except BrokenExecutor as error:
        raise click.ClickException(f"a process died ({error}); nothing was tuned") from None
    finally:  # after an interrupt, too, what was measured is kept
        if out is not None and found:
            write_table(out, [{**each._asdict(), "terms": json.dumps(each.terms)} for each in found])
    _report(tuning)
    if not tuning.better:
        click.echo("The weights stay as they are.")
        raise click.exceptions.Exit(1)
    try:
        file.write_text(weights_text(tuning), encoding="utf-8")
    except OSError as error:
        raise TableError(f"{file}: {error.strerror}") from None
    click.echo(f"The new weights: {file}")


def _report(tuning: Tuning) -> None:
    """Weights, losses and the match, in words."""
    table = Table("term", "weight before", "after")
    for name, old, new in zip(evaluator_of(tuning.plan.game).names, tuning.old, tuning.new, strict=True):
        table.add_row(name, f"{old:.3f}", f"{new:.3f}")
    Console().print(table)
    click.echo(f"{tuning.plan.games} games, {len(tuning.positions)} positions")
    click.echo(f"loss of games held out: {tuning.loss_before:.4f} before, {tuning.loss_after:.4f} after")
    click.echo(f"lower by {interval(tuning.gain, 4)}")
    click.echo(f"in {tuning.pairs} pairs of games the result is better by {interval(tuning.lead, 3)}")
