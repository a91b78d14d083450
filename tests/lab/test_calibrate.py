"""Calibration: a fitted curve calls chances what they turned out to be."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from fatebox.cli import cli
from fatebox.cli.calibrate import report_of
from fatebox.coach.calibration import Curve, curve_file, curve_of
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
    assert curve(0.999) > curve(0.6) > 0.5


def test_a_curve_bends_where_results_do() -> None:
    """Given chances that are right below one half and far too high above it, then only those are mended."""
    rng, samples = Rng.from_seed("bend"), []
    for number in range(20_000):
        said = (number % 19 + 1) / 20
        won = rng.below(1000) < 1000 * (said if said <= 0.5 else 0.5 + (said - 0.5) / 5)
        samples.append(Sample(said, said, float(won)))
    curve = fit(samples)
    assert curve(0.2) == pytest.approx(0.2, abs=0.03)
    assert curve(0.9) == pytest.approx(0.58, abs=0.04)


def test_the_better_source_is_kept() -> None:
    """Given a network that knows nothing beside an evaluation that does, then chances come from that."""
    games = [
        [Sample(0.5, 0.9 if won else 0.1, float(won))] for won in (number % 3 == 0 for number in range(90))
    ]
    assert report_of(games)["source"] == "evaluation"
    swapped = [[Sample(each.evaluated, each.said, each.won) for each in found] for found in games]
    assert report_of(swapped)["source"] == "network"


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
    monkeypatch.setattr(calibrate, "EVERY", 1)
    samples = play(load_game("weaver"), 1, levels=("random",))
    assert samples
    assert len({sample.won for sample in samples}) == 1  # one seat: it won or lost the whole game
    assert all(0 <= sample.said <= 1 and 0 <= sample.evaluated <= 1 for sample in samples)


def test_all_positions_that_are_looked_at_may_be_kept() -> None:
    """Given a long game, then a fit takes a few of its positions and a check takes them all."""
    game = load_game("seven")
    few, every = (play(game, 1, levels=("random",), few=few) for few in (calibrate.FEW, None))
    assert len(few) == calibrate.FEW < len(every)
    assert set(few) <= set(every)


def test_a_check_writes_nothing() -> None:
    """Given the curve of a game, when it is checked on new games, then it stays as it is."""
    file = curve_file(load_game("weaver").package)
    before = file.read_bytes()
    result = CliRunner().invoke(cli, ["learn", "weaver", "check", "-n", "2", "--levels", "random", "-j", "1"])
    assert result.exit_code == 0, result.output
    assert "Brier score" in result.output
    assert file.read_bytes() == before
