"""`fatebox learn GAME calibrate`: fit the chances that the coach names to the results of games."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click

from fatebox.coach.calibration import Source, curve_file
from fatebox.games import load_game
from fatebox.kernel import Game, Options
from fatebox.lab.calibrate import Sample, brier, checked, fit, play, reliability


def calibrate(
    game: Game[Any], games: int, jobs: int, levels: tuple[str, ...], seats: int | None, options: Options
) -> None:
    """Play games between mixed levels, fit a curve to them, and put it into the game's package."""
    one = partial(_play, game.id, levels, seats, options)
    with ProcessPoolExecutor(jobs, mp_context=get_context("fork")) as pool:
        played = list(pool.map(one, range(games)))
    report = report_of(played)
    for said, won, positions in report["reliability"]:
        click.echo(f"said {said:5.1%}  won {won:5.1%}  {positions} positions")
    click.echo(f"Brier score {report['brier']} (evaluation {report['brier_of_evaluation']})")
    path = Path(str(curve_file(game.package)))
    path.write_text(json.dumps(report) + "\n", encoding="utf-8")
    click.echo(f"-> {path}")


def report_of(played: list[list[Sample]]) -> dict[str, Any]:
    """The curve of all positions, by the source that does better on games that it was not fitted on."""
    sources: dict[Source, list[list[Sample]]] = {
        "evaluation": [[sample.by_evaluation() for sample in found] for found in played],
        "network": played,
    }
    pairs = {source: checked(games) for source, games in sources.items()}
    source = min(pairs, key=lambda each: brier(pairs[each]))
    samples = [sample for found in sources[source] for sample in found]
    return {
        "source": source,
        "curve": fit(samples).points,
        "games": len(played),
        "positions": len(samples),
        "brier": round(brier(pairs[source]), 4),
        "brier_before": round(brier((sample.said, sample.won) for sample in samples), 4),
        "brier_of_evaluation": round(brier((sample.evaluated, sample.won) for sample in samples), 4),
        "reliability": [
            (round(said, 3), round(won, 3), count) for said, won, count in reliability(pairs[source])
        ],
    }


def _play(
    game_id: str, levels: tuple[str, ...], seats: int | None, options: Options, number: int
) -> list[Sample]:
    return play(load_game(game_id), number, levels=levels, seats=seats, options=options)
