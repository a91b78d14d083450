"""Estimates with confidence intervals, from the standard library alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, lgamma, log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

LEVEL = 0.95


class Estimate(NamedTuple):
    """A value and the interval that it is likely to lie in; without limits if nothing can be said of it."""

    value: float
    low: float | None
    high: float | None


def wilson(successes: int, trials: int, level: float = LEVEL) -> Estimate:
    """A share of successes with Wilson's score interval, which is sound for few trials and extreme shares."""
    if not 0 <= successes <= trials or trials == 0:
        raise ValueError(f"expected successes among at least one trial, got {successes} of {trials}")
    z = NormalDist().inv_cdf((1 + level) / 2)
    share = successes / trials
    centre = share + z * z / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low = 0.0 if successes == 0 else (centre - reach) / scale
    high = 1.0 if successes == trials else (centre + reach) / scale
    return Estimate(share, low, high)


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
    """By how much ours are above theirs on average, where values at the same place belong together."""
    return mean_interval([a - b for a, b in zip(ours, theirs, strict=True)], level)


@lru_cache(maxsize=256)
def t_quantile(probability: float, freedom: int) -> float:
    """What Student's t with these degrees of freedom stays below with this probability (1/2 or more)."""
    low, high = 0.0, 1.0
    while t_probability(high, freedom) < probability:
        low, high = high, 2 * high
    while high - low > 1e-12 * high:
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (middle, high) if t_probability(middle, freedom) < probability else (low, middle)
    return (low + high) / 2


def t_probability(t: float, freedom: int) -> float:
    """The probability that Student's t stays below a value that is not negative."""
    return 1 - incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t)) / 2


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (DLMF 8.17.22)."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    d, c, fraction = 0.0, 1.0, 1.0  # Lentz's method: ratios of successive denominators and numerators
    for i in range(1, 10_000):
        m = i // 2
        if i % 2:
            step = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            step = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / (1 + step * d)
        c = 1 + step / c
        fraction *= c * d
        if abs(1 - c * d) < 1e-15:
            break
    return front / fraction
