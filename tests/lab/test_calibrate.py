"""Calibration: a fitted curve calls chances what they turned out to be."""

from __future__ import annotations

import pytest

from fatebox.coach.calibration import Curve, curve_of
from fatebox.games import game_ids, load_game
from fatebox.kernel import Rng
from fatebox.lab import calibrate
from fatebox.lab.calibrate import Sample, brier, fit, play, reliability


def boasting(count: int) -> list[Sample]:
    """Positions that are called surer than they are: 0.9 is won in three of four, 0.1 in one of four."""
    rng, found = Rng.from_seed("boast"), []
    for number in range(count):
        said = 0.9 if number % 2 else 0.1
        won = rng.below(4) < (3 if said > 0.5 else 1)
        found.append(Sample(said, said, float(won)))
    return found


def test_a_curve_takes_boasts_back() -> None:
    samples = boasting(4000)
    curve = fit(samples)
    assert curve(0.9) == pytest.approx(0.75, abs=0.03)
    assert curve(0.1) == pytest.approx(0.25, abs=0.03)
    before = brier((each.said, each.won) for each in samples)
    assert brier((curve(each.said), each.won) for each in samples) < before


def test_the_fit_does_not_run_away_where_nearly_everything_is_won() -> None:
    sure = [Sample(0.999 if number % 3 else 0.6, 0.5, 1.0) for number in range(300)]
    curve = fit([*sure, Sample(0.6, 0.5, 0.0)])
    assert 0 < curve.slope < 5
    assert curve(0.999) > curve(0.6) > 0.5


def test_bins_count_how_often_positions_were_won() -> None:
    low, high = reliability([(0.12, 0.0), (0.18, 1.0), (0.95, 1.0)])
    assert low.said == pytest.approx(0.15)
    assert (low.won, low.positions) == (0.5, 2)
    assert (high.won, high.positions) == (1.0, 1)


@pytest.mark.parametrize("game_id", game_ids())
def test_curves_of_games_keep_the_order_of_chances(game_id: str) -> None:
    curve = curve_of(load_game(game_id))
    assert isinstance(curve, Curve)
    chances = [curve(number / 20) for number in range(21)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.9


def test_positions_of_a_game_know_how_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrate, "MIXED", ("random",))  # quick games, and every position of them
    monkeypatch.setattr(calibrate, "EVERY", 1)
    samples = play(load_game("weaver"), 1)
    assert samples
    assert len({sample.won for sample in samples}) == 1  # one seat: it won or lost the whole game
    assert all(0 <= sample.said <= 1 and 0 <= sample.evaluated <= 1 for sample in samples)
