"""Fitting the coach's calibration: games between mixed levels, and the curve that fits their results best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from fatebox.bots import LEVELS, make_bot
from fatebox.coach.calibration import Curve, odds_of, raw_chances
from fatebox.kernel import Choice, Game, Perspective, Rng

MIXED = LEVELS[:-1]
"""The levels of the games that a curve is fitted on; the best is too slow for thousands of positions."""
EVERY = 3
"""One position in this many is looked at: neighbors say the same."""
FEW = 12
"""The positions of a game that count: those of one game hang together, so many games are worth more."""
STIFF = 1e-3
"""The pull of the fit towards the identity, for games with little to go by."""
BINS = 10


class Sample(NamedTuple):
    """One position of a game that was played to its end."""

    said: float
    """The chance as the coach's source puts it, before calibration."""
    evaluated: float
    """The chance by the game's evaluation."""
    won: float


class Bin(NamedTuple):
    """All positions whose chance was called about the same."""

    said: float
    won: float
    positions: int


def play(game: Game[Any], number: int) -> list[Sample]:
    """Positions of one game between levels drawn at random, and who won it."""
    rng = Rng.from_seed(f"calibration {number}")
    seats = game.default_seats or game.seats.start
    match = game.start(f"calibration {number}", seats=seats, options=_choices(game, rng))
    levels = [MIXED[rng.below(len(MIXED))] for _ in range(seats)]
    if game.ranking.cooperative:
        levels = levels[:1] * seats
    bots = [make_bot(level, game, f"{number} {seat}") for seat, level in enumerate(levels)]
    found: list[tuple[int, float, float]] = []
    count = 0
    while (decision := match.decision) is not None:
        seat = decision.seat
        if len(decision.options) > 1:
            count += 1
            if count % EVERY == number % EVERY:
                found.append((seat, raw_chances(match)[seat], game.judgement.evaluate(match.state, seat)))
        match.answer(bots[seat].choose(Perspective(match, seat)), seat)
    assert match.result is not None
    rng.shuffle("few", found)
    winners = match.result.winners
    return [Sample(said, value, float(seat in winners)) for seat, said, value in found[:FEW]]


def _choices(game: Game[Any], rng: Rng) -> dict[str, Any]:
    """Any adventure and difficulty where all win together, as people play; the defaults among rivals."""
    if not game.ranking.cooperative:
        return {}
    choices = [setting for setting in game.settings if isinstance(setting, Choice)]
    return {choice.name: choice.values[rng.below(len(choice.values))] for choice in choices}


def fit(samples: Sequence[Sample]) -> Curve:
    """The curve with which these results are most likely: logistic regression with a small pull."""
    odds = np.array([odds_of(sample.said) for sample in samples])
    won = np.array([sample.won for sample in samples])
    identity = np.array(Curve())

    def objective(trial: Any) -> tuple[float, Any]:
        line = trial[0] * odds + trial[1]
        away = trial - identity
        loss = np.mean(np.logaddexp(0.0, line) - won * line)
        off = expit(line) - won
        slope = np.array([np.mean(off * odds), np.mean(off)])
        return float(loss + STIFF * (away @ away) / 2), slope + STIFF * away

    found = minimize(objective, identity, jac=True, method="BFGS")
    return Curve(*(round(float(number), 4) for number in found.x))


def brier(pairs: Iterable[tuple[float, float]]) -> float:
    """The mean squared distance between chances and results; lower is better."""
    said, won = np.array(list(pairs)).T
    return float(np.mean((said - won) ** 2))


def reliability(pairs: Iterable[tuple[float, float]]) -> Iterator[Bin]:
    """The share of positions that were won, by the chance they were given."""
    said, won = np.array(list(pairs)).T
    numbers = np.minimum(BINS - 1, (said * BINS).astype(int))
    for number in np.unique(numbers):
        inside = numbers == number
        yield Bin(float(said[inside].mean()), float(won[inside].mean()), int(inside.sum()))
