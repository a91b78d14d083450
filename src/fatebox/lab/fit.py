"""Fitting weights to results, and the uncertainty of the fit.

The objective is the mean loss of all positions (the surprise at their results, given the chances of the
link) plus a pull toward the previous weights. scipy finds its minimum; links are plain functions, so
gradients are found by finite differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize, minimize_scalar

from fatebox.kernel import Measured, Weights
from fatebox.kernel.evaluation import MOST_WEIGHT, Link, slopes

from .stats import Estimate, mean_interval

LOOSE = 0.5
"""The standard deviation of the pull toward the current weights."""
SURE = 1e-6


class Position(NamedTuple):
    """A seat's standing in a game, and its result."""

    game: int
    decision: int
    seat: int
    terms: Measured
    result: float
    """From 0 (lost) to 1 (won)."""


def loss(chance: float, result: float) -> float:
    """The surprise at a result that was predicted with this chance; a chance of 1/2 gives 0.693."""
    chance = min(1 - SURE, max(SURE, chance))
    return -result * log(chance) - (1 - result) * log(1 - chance)


def mean_loss(link: Link, weights: Weights, positions: Sequence[Position]) -> float:
    """The mean loss of some positions."""
    return fmean(loss(link(weights, p.terms), p.result) for p in positions)


def improvement(link: Link, old: Weights, new: Weights, positions: Sequence[Position]) -> Estimate:
    """The gain in mean loss by new weights; positions of one game are one observation."""
    games: dict[int, list[float]] = {}
    for p in positions:
        before, after = (loss(link(weights, p.terms), p.result) for weights in (old, new))
        games.setdefault(p.game, []).append(before - after)
    return mean_interval([fmean(changes) for changes in games.values()])


def fit(link: Link, start: Weights, positions: Sequence[Position], loose: float = LOOSE) -> Weights:
    """The weights with the least loss; the more games, the further they may move from the first ones.

    A common scale of all weights is found first: it changes no order of positions, so it is not pulled back.
    The pull is toward the scaled weights.
    """
    if not positions:
        raise ValueError("expected at least one position")
    start = scaled(link, start, positions)
    pull = 1 / (loose**2 * len({p.game for p in positions}))
    center = np.array(start)

    def objective(trial: Any) -> tuple[float, Any]:
        weights = tuple(trial.tolist())
        away = trial - center
        value, slope = _loss_and_slope(link, weights, positions)
        return value + pull * float(away @ away) / 2, slope + pull * away

    bounds = [(0.0, MOST_WEIGHT)] * len(start)
    found = minimize(objective, center, jac=True, bounds=bounds, method="L-BFGS-B")
    return tuple(float(weight) for weight in found.x)


def scaled(link: Link, weights: Weights, positions: Sequence[Position]) -> Weights:
    """All weights times the one number from a fifth to five with the least loss."""

    def times(power: float) -> Weights:
        return tuple(min(MOST_WEIGHT, 5**power * weight) for weight in weights)

    found = minimize_scalar(
        lambda power: mean_loss(link, times(power), positions), bounds=(-1.0, 1.0), method="bounded"
    )
    return times(float(found.x))


def _loss_and_slope(link: Link, weights: Weights, positions: Sequence[Position]) -> tuple[float, Any]:
    slope = np.zeros(len(weights))
    total = 0.0
    for p in positions:
        chance = link(weights, p.terms)
        total += loss(chance, p.result)
        slope += (chance - p.result) * np.array(slopes(link, weights, p.terms))
    return total / len(positions), slope / len(positions)
