"""Tuning a game by playing it: positions, the match of new weights against old ones, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import Judgement, OptionsError, Perspective, Rng
from fatebox.lab import Plan
from fatebox.lab.tune import POSITIONS, collect, compete, evaluator_of, play, tune
from tests.kernel.toy import GAME as TOY
from tests.lab.coin import GAME as COIN

EVEN = (1.0, 1.0)
ONES = (1.0,) * len(evaluator_of(WEAVER).weights)
BLIND = (0.0, 1.0)
"""A player who does not look at its own number."""


def test_positions_tell_terms_and_results_of_all_seats() -> None:
    positions = list(collect(Plan.of(COIN, 30, ["high", "high:lower=1"], seats=2, seed=1), EVEN))
    assert {(p.game, p.decision, p.seat) for p in positions} == {
        (game, decision, seat) for game in range(30) for decision in range(2) for seat in range(2)
    }
    after_the_first = {p.terms: p.result for p in positions if p.decision == 1 and p.seat == 0}
    assert after_the_first == {(1.0, 0.0): 1.0, (0.0, 0.0): 0.0}  # who calls 2 wins


def test_a_long_game_gives_no_more_positions_than_a_short_one() -> None:
    positions = list(collect(Plan.of(WEAVER, 2, ["greedy:worlds=1"], seed=3), ONES))
    for game in range(2):
        decisions = [p.decision for p in positions if p.game == game]
        assert len(decisions) <= POSITIONS
        assert len(decisions) == len(set(decisions))
    assert max(p.decision for p in positions) >= POSITIONS


def test_positions_do_not_depend_on_the_number_of_jobs() -> None:
    plan = Plan.of(COIN, 12, ["random"], seats=3, seed="jobs")
    assert list(collect(plan, EVEN, 1)) == list(collect(plan, EVEN, 2))


def test_equal_weights_play_exactly_even() -> None:
    for seats in (1, 2, 3):
        lead = compete(Plan.of(COIN, 1, ["greedy"], seats=seats), EVEN, EVEN, 6)
        assert (lead.value, lead.low, lead.high) == (0.0, 0.0, 0.0)


def test_who_does_not_see_his_own_number_loses() -> None:
    lead = compete(Plan.of(COIN, 1, ["greedy"], seats=2), EVEN, BLIND, 30)
    assert lead.low is not None
    assert lead.low > 0.1


def test_seats_judge_by_their_own_weights() -> None:
    plan = Plan.of(COIN, 1, ["greedy"], seats=2)
    assert {tuple(play(plan, number, [EVEN, BLIND])) for number in range(20)} == {(0.5, 0.5)}  # both call 2
    assert {tuple(play(plan, number, [BLIND, EVEN])) for number in range(20)} == {(0.5, 0.5), (0.0, 1.0)}


def test_a_perspective_carries_its_judgement_into_imagined_worlds() -> None:
    match = COIN.start(1, seats=2)
    other = replace(COIN, judgement=Judgement(lambda state, seat: 0.25))
    seat = Perspective(match, 0).judged_by(other)
    assert seat.imagine(Rng.from_seed(1)).copy().game is other
    assert match.game is COIN


def test_a_game_is_tuned_to_what_decides_it() -> None:
    """Given a game that the highest number wins; then new weights foretell better and play as well."""
    found = tune(Plan.of(COIN, 600, ["random"], seats=2, seed=2), 10)
    assert found.loss_after < found.loss_before
    assert min(found.new) > 1.2
    assert found.better


def test_weights_that_play_worse_are_not_better() -> None:
    found = tune(Plan.of(COIN, 20, ["random"], seats=2, seed=2), 2)
    assert not replace(found, lead=found.lead._replace(value=-0.01)).better
    assert not replace(found, gain=found.gain._replace(value=-0.01)).better


@pytest.mark.parametrize(
    ("games", "pairs", "complaint"),
    [
        (4, 5, "games: expected at least 5, some to fit and some to check, got 4"),
        (5, 1, "pairs: expected at least 2"),
    ],
)
def test_too_few_games_are_refused(games: int, pairs: int, complaint: str) -> None:
    with pytest.raises(OptionsError, match=complaint):
        tune(Plan.of(COIN, games, ["random"]), pairs)


def test_a_game_without_terms_cannot_be_tuned() -> None:
    with pytest.raises(OptionsError, match="its evaluation is not made of terms"):
        evaluator_of(TOY)
