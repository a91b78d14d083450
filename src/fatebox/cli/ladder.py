"""`fatebox ladder`: how far the levels of a game are apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from fatebox.bots import LEVELS
from fatebox.bots.levels import level_of
from fatebox.games import load_game
from fatebox.kernel import Game
from fatebox.lab.ladder import Duel, DuelResult, climb, make_ladder, ratings

from . import flags
from .output import print_json
from .pools import workers
from .settings import GameCommand, read_options, read_seed, read_texts


@click.command("ladder", cls=GameCommand)
@click.argument("game_id", metavar="GAME")
@click.option(
    "-n",
    "--pairs",
    default=100,
    show_default=True,
    help="The number of deals that each pair of bots plays twice.",
)
@click.option(
    "--levels", default=",".join(LEVELS), show_default=True, help="Levels or other bots, weakest first."
)
@flags.seats
@flags.texts
@flags.seed
@click.option(
    "--until",
    type=click.FloatRange(0, 1),
    help="Stop once a share is clearly above or below this, such as 0.5.",
)
@flags.jobs
@flags.ray
@click.option(
    "-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Also write the JSON to this file."
)
@flags.as_json
def command(
    game_id: str,
    pairs: int,
    levels: str,
    seats: int | None,
    texts: tuple[str, ...],
    seed: str,
    until: float | None,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    as_json: bool,
    **settings: str | None,
) -> None:
    """Measure how much stronger each level of a game is than the one before it.

    Every deal is played twice. In competitive games, two levels take alternate seats and swap them for the
    second game; the result is the share of wins. In cooperative games, each level plays the deal alone, and
    the better result counts. Two identical bots get exactly one half.
    """
    game = load_game(game_id)
    names = [name.strip() for name in levels.split(",")]
    options = read_options(game, read_texts(settings, texts))
    duels = make_ladder(game, names, pairs, seed=read_seed(seed), seats=seats, options=options)
    console = Console(stderr=True)
    results: list[DuelResult] = []
    broken: str | None = None
    with workers(ray, jobs, pairs) as (at_once, pool):
        for result in climb(duels, at_once, until, lambda now: _show_progress(console, now), pool):
            broken = result.broken
            if result.pairs:
                results.append(result)
            if out is not None and results:
                out.write_text(json.dumps(_data(game, duels[0], results), indent=2) + "\n", encoding="utf-8")
    if broken is not None:
        click.echo(f"fatebox: a process died ({broken}); unfinished pairs are missing", err=True)
    if not results:
        raise click.exceptions.Exit(130 if broken is None else 1)
    if as_json:
        print_json(_data(game, duels[0], results))
    else:
        _print(game, duels[0], results)
    if results[-1].interrupted or broken is not None:
        raise click.exceptions.Exit(130 if broken is None else 1)


def _show_progress(console: Console, result: DuelResult) -> None:
    """Show the result of a duel so far, on a terminal."""
    if console.is_terminal:
        duel = result.duel
        share = result.share().value
        line = f"{duel.better} against {duel.lower}: {share:.1%} in {len(result.pairs)} pairs"
        console.print(line, end="\r", highlight=False, markup=False)


def _data(game: Game[Any], duel: Duel, results: list[DuelResult]) -> dict[str, Any]:
    names = [results[0].duel.lower, *(result.duel.better for result in results)]
    return {
        "game": game.id,
        "version": game.version,
        "seats": duel.plan.seats,
        "options": duel.plan.options,
        "seed": duel.plan.seed,
        "bots": {name: level_of(name, game) for name in names},
        "duels": [result.to_data() for result in results],
        "ratings": ratings(results),
    }


def _print(game: Game[Any], duel: Duel, results: list[DuelResult]) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{game.title}, {duel.plan.seats} seat(s), seed {duel.plan.seed}; 95% intervals over pairs")
    console.print()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("better", overflow="fold")
    table.add_column("lower", overflow="fold")
    for column in ("pairs", "share", "interval", "wins", "Elo ahead"):
        table.add_column(column, justify="right", no_wrap=True)
    for result in results:
        data = result.to_data()
        interval = "" if data["low"] is None else f"{data['low']:.1%} to {data['high']:.1%}"
        wins = f"{data['won_by_better']:.0%} : {data['won_by_lower']:.0%}"
        row = (str(data["pairs"]), f"{data['share']:.1%}", interval, wins, f"{data['elo']:+.0f}")
        table.add_row(data["better"], data["lower"], *row)
    console.print(table)
    console.print()
    places = [f"{name} {points:+.0f}" for name, points in ratings(results).items()]
    console.print(f"ratings: {', '.join(places)}")
