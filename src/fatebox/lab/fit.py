"""Fitting weights: those with which the evaluation foretells results best, and how sure that is.

What is minimised is the mean loss of all positions, that is the surprise at the results when they are
foretold with the link's chances, together with a pull towards the weights that were there before. Newton's
method finds the minimum; slopes are taken by trying, so that it works for every link.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import NamedTuple

from fatebox.kernel import Measured, Weights
from fatebox.kernel.evaluation import MOST_WEIGHT, Link, slopes

from .stats import Estimate, mean_interval

LOOSE = 0.5
"""By how much a weight may well be off: the standard deviation of the pull towards the present ones."""
ROUNDS = 12
ENOUGH = 1e-6
"""A gain in loss that is not worth another round."""
SURE = 1e-6
HALVINGS = 14


class Position(NamedTuple):
    """A seat's standing in a game, and its result."""

    game: int
    decision: int
    seat: int
    terms: Measured
    result: float
    """From 0 (lost) to 1 (won)."""


def loss(chance: float, result: float) -> float:
    """The surprise at a result that was foretold with this chance; a chance of 1/2 gives 0.693."""
    chance = min(1 - SURE, max(SURE, chance))
    return -result * log(chance) - (1 - result) * log(1 - chance)


def mean_loss(link: Link, weights: Weights, positions: Sequence[Position]) -> float:
    """The mean loss of some positions."""
    return fmean(loss(link(weights, p.terms), p.result) for p in positions)


def improvement(link: Link, old: Weights, new: Weights, positions: Sequence[Position]) -> Estimate:
    """By how much new weights lower the mean loss; positions of one game are one observation."""
    games: dict[int, list[float]] = {}
    for p in positions:
        before, after = (loss(link(weights, p.terms), p.result) for weights in (old, new))
        games.setdefault(p.game, []).append(before - after)
    return mean_interval([fmean(changes) for changes in games.values()])


def fit(link: Link, start: Weights, positions: Sequence[Position], loose: float = LOOSE) -> Weights:
    """The weights with the least loss; how far they leave the first ones depends on how many games say so.

    How sure the evaluation is as a whole is found first; all weights grow or shrink by that. It changes no
    order of positions, so nothing holds it back. The pull is towards what comes of it.
    """
    if not positions:
        raise ValueError("expected at least one position")
    start = scaled(link, start, positions)
    pull = 1 / (loose**2 * len({p.game for p in positions}))

    def objective(weights: Weights) -> float:
        away = sum((a - b) ** 2 for a, b in zip(weights, start, strict=True))
        return mean_loss(link, weights, positions) + pull * away / 2

    weights, value = start, objective(start)
    for _ in range(ROUNDS):
        step = _newton_step(link, weights, start, positions, pull)
        size = 1.0
        while size > 1e-3:
            trial = tuple(
                min(MOST_WEIGHT, max(0.0, w + size * d)) for w, d in zip(weights, step, strict=True)
            )
            after = objective(trial)
            if after < value:
                break
            size /= 2
        else:
            break
        gained, weights, value = value - after, trial, after
        if gained < ENOUGH:
            break
    return weights


def scaled(link: Link, weights: Weights, positions: Sequence[Position]) -> Weights:
    """All weights times the one number that makes the loss least, from a fifth to five."""

    def times(power: float) -> Weights:
        return tuple(min(MOST_WEIGHT, 5**power * weight) for weight in weights)

    low, high = -1.0, 1.0
    for _ in range(HALVINGS):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if mean_loss(link, times(left), positions) < mean_loss(link, times(right), positions):
            high = right
        else:
            low = left
    return times((low + high) / 2)


def _newton_step(
    link: Link, weights: Weights, start: Weights, positions: Sequence[Position], pull: float
) -> list[float]:
    size = len(weights)
    slope = [pull * (w - s) for w, s in zip(weights, start, strict=True)]
    curve = [[pull if i == j else 0.0 for j in range(size)] for i in range(size)]
    share = 1 / len(positions)
    for p in positions:
        chance = link(weights, p.terms)
        changes = slopes(link, weights, p.terms)
        off, firm = share * (chance - p.result), share * chance * (1 - chance)
        for i, change in enumerate(changes):
            if change:
                slope[i] += off * change
                line, factor = curve[i], firm * change
                for j, other in enumerate(changes):
                    line[j] += factor * other
    return solve(curve, [-s for s in slope])


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations with a positive definite matrix."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for row in rows[i + 1 :]:
            factor = row[i] / rows[i][i]
            for j in range(i, size + 1):
                row[j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
