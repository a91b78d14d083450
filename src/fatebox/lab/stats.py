"""Estimates with confidence intervals, by scipy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from scipy import stats

LEVEL = 0.95


class Estimate(NamedTuple):
    """A value and its confidence interval; without limits if nothing can be said about it."""

    value: float
    low: float | None
    high: float | None


def wilson(successes: int, trials: int, level: float = LEVEL) -> Estimate:
    """A share of successes with Wilson's score interval, which is sound for few trials and extreme shares."""
    if not 0 <= successes <= trials or trials == 0:
        raise ValueError(f"expected successes among at least one trial, got {successes} of {trials}")
    interval = stats.binomtest(successes, trials).proportion_ci(level, method="wilson")
    return Estimate(successes / trials, float(interval.low), float(interval.high))


def mean_interval(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """A mean with Student's t interval."""
    if not values:
        raise ValueError("expected at least one value")
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean, None, None)
    reach = t_quantile((1 + level) / 2, len(values) - 1) * stdev(values, mean) / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def paired_difference(ours: Sequence[float], theirs: Sequence[float], level: float = LEVEL) -> Estimate:
    """The mean difference of ours from theirs, where values at the same place belong together."""
    return mean_interval([a - b for a, b in zip(ours, theirs, strict=True)], level)


@lru_cache(maxsize=256)
def t_quantile(probability: float, freedom: int) -> float:
    """The quantile of Student's t with these degrees of freedom."""
    return float(stats.t.ppf(probability, freedom))
