"""Estimates against values from tables and textbooks."""

from __future__ import annotations

import pytest

from fatebox.lab.stats import mean_interval, paired_difference, t_quantile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    estimate = wilson(successes, trials)
    assert estimate.value == successes / trials
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_wilson_interval_needs_trials() -> None:
    with pytest.raises(ValueError, match="at least one trial"):
        wilson(0, 0)
    with pytest.raises(ValueError, match="got 3 of 2"):
        wilson(3, 2)


@pytest.mark.parametrize(
    ("probability", "freedom", "t"),
    [
        (0.975, 1, 12.70620),
        (0.975, 2, 4.302653),
        (0.975, 9, 2.262157),
        (0.95, 30, 1.697261),
        (0.995, 120, 2.617421),
    ],
)
def test_quantiles_of_students_t(probability: float, freedom: int, t: float) -> None:
    assert t_quantile(probability, freedom) == pytest.approx(t, rel=1e-6)


def test_mean_interval() -> None:
    estimate = mean_interval([4, 6, 8, 10, 12])
    assert estimate.value == 8
    assert estimate.high == pytest.approx(8 + 2.776445 * (10 / 5) ** 0.5, rel=1e-6)
    assert estimate.low == pytest.approx(16 - estimate.high) if estimate.high else False


def test_of_one_value_nothing_more_is_known_and_of_none_nothing() -> None:
    assert mean_interval([3.0]) == (3.0, None, None)
    with pytest.raises(ValueError, match="at least one value"):
        mean_interval([])


def test_paired_differences_are_narrower_than_those_of_means() -> None:
    ours, theirs = [1.0, 5.0, 9.0, 13.0], [0.0, 4.1, 8.0, 11.9]
    paired = paired_difference(ours, theirs)
    assert paired.value == pytest.approx(1.0)
    assert paired.low is not None
    assert paired.low > 0.8
    with pytest.raises(ValueError, match="shorter"):
        paired_difference([1.0, 2.0], [1.0])
