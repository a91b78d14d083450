"""Fitting weights to results: what made them is found again, and the figures say how sure that is."""

from __future__ import annotations

from math import log

import pytest

from fatebox.kernel import Measured, Rng, Weights
from fatebox.kernel.evaluation import dot, logistic, share
from fatebox.lab.fit import Position, fit, improvement, loss, mean_loss, scaled


def _sum(weights: Weights, terms: Measured) -> float:
    return logistic(dot(weights, terms))


def _rivals(weights: Weights, terms: Measured) -> float:
    return share([dot(weights, row) for row in terms], 2.0)


def _number(rng: Rng) -> float:
    return rng.below(4001) / 1000 - 2


def _made(games: int, truth: Weights, rivals: bool = False) -> list[Position]:
    """Positions whose results were drawn with the chances of the true weights."""
    rng = Rng.from_seed("made")
    link = _rivals if rivals else _sum
    found = []
    for game in range(games):
        rows = [tuple(_number(rng) for _ in truth) for _ in range(3)]
        terms: Measured = tuple(rows) if rivals else rows[0]
        won = rng.below(10**6) < 10**6 * link(truth, terms)
        found.append(Position(game, 0, 0, terms, float(won)))
    return found


@pytest.mark.parametrize("rivals", [False, True])
def test_the_weights_that_made_the_results_are_found(rivals: bool) -> None:
    truth = (2.0, 0.5, 0.0)
    link = _rivals if rivals else _sum
    found = fit(link, (1.0, 1.0, 1.0), _made(3000, truth, rivals))
    assert found == pytest.approx(truth, abs=0.15)


def test_weights_stay_beside_each_other_if_few_games_speak_against_it() -> None:
    few, many = (fit(_sum, (1.0, 1.0), _made(games, (3.0, 0.5))) for games in (8, 2000))
    assert many[0] / many[1] > 4
    assert few[0] / few[1] < 2


def test_how_sure_all_weights_are_is_found_from_few_games() -> None:
    assert scaled(_sum, (1.0, 2.0), _made(400, (2.0, 4.0))) == pytest.approx((2.0, 4.0), rel=0.25)


def test_weights_never_turn_against_their_meaning() -> None:
    found = fit(_sum, (1.0, 1.0), [p._replace(result=1 - p.result) for p in _made(800, (2.0, 2.0))])
    assert found == (0.0, 0.0)


def test_better_weights_foretell_games_that_were_not_seen() -> None:
    made = _made(1500, (2.0, 0.5))
    found = fit(_sum, (1.0, 1.0), made[:1000])
    gain = improvement(_sum, (1.0, 1.0), found, made[1000:])
    assert gain.low is not None
    assert gain.low > 0
    before, after = (mean_loss(_sum, weights, made[1000:]) for weights in ((1.0, 1.0), found))
    assert gain.value == pytest.approx(before - after)


def test_positions_of_one_game_are_one_observation() -> None:
    made = _made(40, (2.0,))
    once = improvement(_sum, (1.0,), (2.0,), made)
    often = improvement(_sum, (1.0,), (2.0,), made * 10)
    assert often == pytest.approx(once)


def test_the_loss_of_knowing_nothing_is_that_of_a_coin() -> None:
    assert loss(0.5, 1.0) == loss(0.5, 0.0) == pytest.approx(log(2))
    assert loss(0.9, 1.0) < loss(0.5, 1.0) < loss(0.1, 1.0) < loss(0.0, 1.0) < 20


def test_nothing_can_be_fitted_to_nothing() -> None:
    with pytest.raises(ValueError, match="expected at least one position"):
        fit(_sum, (1.0,), [])
