"""The chances that the coach names, fitted to games (`fatebox learn GAME calibrate`) or checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click

from fatebox.coach.calibration import Source, curve_file, curve_of, source_of
from fatebox.games import load_game
from fatebox.kernel import Game, Options
from fatebox.lab.calibrate import FEW, NEW, Sample, brier, checked, fit, play, reliability


def calibrate(
    game: Game[Any], games: int, jobs: int, levels: tuple[str, ...], seats: int | None, options: Options
) -> None:
    """Play games between mixed levels, fit a curve to them, and put it into the game's package."""
    report = report_of(_played(partial(_play, game.id, levels, seats, options), range(games), jobs))
    _show(report["reliability"])
    click.echo(f"Brier score {report['brier']} (evaluation {report['brier_of_evaluation']})")
    path = Path(str(curve_file(game.package)))
    path.write_text(json.dumps(report) + "\n", encoding="utf-8")
    click.echo(f"-> {path}")


def check(
    game: Game[Any], games: int, jobs: int, levels: tuple[str, ...], seats: int | None, options: Options
) -> None:
    """Play games that the game's curve was not fitted on, and say how its chances turn out."""
    one = partial(_play, game.id, levels, seats, options, few=None)
    curve = curve_of(game)
    kept = [sample for found in _played(one, range(NEW, NEW + games), jobs) for sample in found]
    samples = kept if source_of(game) == "network" else [sample.by_evaluation() for sample in kept]
    pairs = [(curve(sample.said), sample.won) for sample in samples]
    _show(reliability(pairs))
    click.echo(f"Brier score {brier(pairs):.4f}, {len(pairs)} positions")


def _played(one: Callable[[int], list[Sample]], numbers: range, jobs: int) -> list[list[Sample]]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("fork")) as pool:
        return list(pool.map(one, numbers))


def _show(bins: Iterable[tuple[float, float, int]]) -> None:
    for said, won, positions in bins:
        click.echo(f"said {said:5.1%}  won {won:5.1%}  {positions} positions")


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
    game_id: str,
    levels: tuple[str, ...],
    seats: int | None,
    options: Options,
    number: int,
    few: int | None = FEW,
) -> list[Sample]:
    return play(load_game(game_id), number, levels=levels, seats=seats, options=options, few=few)
