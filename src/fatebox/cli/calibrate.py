"""`fatebox learn GAME calibrate`: fit the chances that the coach names to the results of games."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click

from fatebox.coach.calibration import curve_file
from fatebox.games import load_game
from fatebox.kernel import Game
from fatebox.lab.calibrate import Sample, brier, fit, play, reliability


def calibrate(game: Game[Any], games: int, jobs: int) -> None:
    """Play games between mixed levels; the curve of each half of them is checked on the other half."""
    context = get_context("fork")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        played = list(pool.map(_play, [(game.id, number) for number in range(games)]))
    halves = [[sample for found in played[half::2] for sample in found] for half in (0, 1)]
    samples = [*halves[0], *halves[1]]
    pairs = [
        (curve(sample.said), sample.won)
        for curve, checked in zip(map(fit, halves), reversed(halves), strict=True)
        for sample in checked
    ]
    report: dict[str, Any] = {
        "curve": fit(samples)._asdict(),
        "games": games,
        "positions": len(samples),
        "brier": round(brier(pairs), 4),
        "brier_before": round(brier((sample.said, sample.won) for sample in samples), 4),
        "brier_of_evaluation": round(brier((sample.evaluated, sample.won) for sample in samples), 4),
        "reliability": [(round(said, 3), round(won, 3), count) for said, won, count in reliability(pairs)],
    }
    for said, won, positions in report["reliability"]:
        click.echo(f"said {said:5.1%}  won {won:5.1%}  {positions} positions")
    click.echo(f"Brier score {report['brier']} (evaluation {report['brier_of_evaluation']})")
    path = Path(str(curve_file(game.package)))
    path.write_text(json.dumps(report) + "\n", encoding="utf-8")
    click.echo(f"-> {path}")


def _play(task: tuple[str, int]) -> list[Sample]:
    game_id, number = task
    return play(load_game(game_id), number)
