"""One number: hint, chart and review name the same chance for the same moment, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.bots import Appraisal, make_bot
from fatebox.bots.learned.bot import held_back
from fatebox.bots.learned.thinking import think
from fatebox.coach import Budget, Reviewing, chances_at, hint, make_coach
from fatebox.coach.calibration import Curve, curve_of
from fatebox.coach.chances import anchored, no_dearer
from fatebox.games import game_ids, load_game
from fatebox.kernel import Match, Perspective, Record, Rng
from fatebox.kernel.evaluation import logistic

ANALYST = {"seven": "greedy:worlds=1", "weaver": "greedy:worlds=2"}
"""A quick analyst where the coach's own thinks long; the others have a network."""
CLOSE = 0.05
"""The chart sees the whole table, a hint only what its seat knows; an evaluation may see a difference."""


def moments(game_id: str) -> Iterator[Match[Any]]:
    """Some decisions of one game, early and late."""
    game = load_game(game_id)
    match = game.start("one number", seats=game.default_seats or game.seats.start)
    bots = [make_bot("quick", game, f"one number {seat}") for seat in range(match.state.seats)]
    count = 0
    while (decision := match.decision) is not None and count < 160:
        if len(decision.options) > 1:
            count += 1
            if count % 20 == 3 and not match.joint:
                yield match
        match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_names_the_chance_of_the_chart(game_id: str) -> None:
    """Given moments of a game, then the best option has the chance that the chart shows there, or wins."""
    seen = 0
    for match in moments(game_id):
        assert match.decision is not None
        seat = match.decision.seat
        coach = make_coach(ANALYST.get(game_id, "learned"), match.game, "hint")
        best = hint(Perspective(match, seat), coach, Rng.from_seed("hint")).best
        assert best.chance in (0.0, 1.0) or best.chance == pytest.approx(
            think(chances_at(match))[seat], abs=CLOSE
        )
        seen += 1
    assert seen


@pytest.mark.parametrize("game_id", ["outposts", "seven"])
def test_a_review_names_the_chance_of_the_chart(game_id: str) -> None:
    """Given a game of somebody who plays anything, then each mistake begins at the chart's height."""
    game = load_game(game_id)
    match = game.start("review", seats=2)
    bots = [make_bot(name, game, "review") for name in ("random", "quick")]
    for _ in range(120):
        if (decision := match.decision) is not None:
            match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)
    analyst = ANALYST.get(game_id, "learned")
    reviewing = Reviewing(Record.of(match), (0,), Budget("greedy:worlds=1", analyst, 4))
    reviewing.go_on(game)
    assert reviewing.findings
    for finding in reviewing.findings:
        before = reviewing.course[finding.number][0]
        assert finding.best.chance in (0.0, 1.0) or finding.best.chance == pytest.approx(before, abs=CLOSE)


def test_the_best_option_has_the_chance_of_the_position_and_others_cost() -> None:
    """Given an analyst on a scale of its own, then the order and the distances are its, the height is not."""
    judged = [Appraisal(("a",), 0.9, 1), Appraisal(("b",), 0.8, 1), Appraisal(("c",), 0.95, 1)]
    best, worse, unsearched = (each.value for each in anchored(judged, 0.3, Curve()))
    assert best == pytest.approx(0.3)
    assert 0.1 < worse < 0.2
    assert unsearched == best  # nothing is better than what is advised


def test_what_a_search_says_is_not_bent_by_the_curve_of_a_network() -> None:
    """Given a search, then an option is as much less likely to win as it says, at every height."""
    judged = [Appraisal(("a",), 0.9, 1), Appraisal(("b",), 0.75, 1), Appraisal(("lose",), 0.0, 1)]
    found = [each.value for each in anchored(judged, 0.3, Curve())]
    assert found == [pytest.approx(0.3), pytest.approx(0.125), 0.0]  # odds of 3 to 7, and a third of them


def test_no_option_costs_more_than_the_search_says() -> None:
    """Given a search that is nearly sure to win, then an option that costs it 7% costs 7% at any height."""
    own = [Appraisal(("a",), 0.995, 1), Appraisal(("b",), 0.925, 1), Appraisal(("lose",), 0.0, 1)]
    found = [each.value for each in no_dearer(anchored(own, 0.39, Curve()), own)]
    assert found == [pytest.approx(0.39), pytest.approx(0.32), 0.0]


def test_sure_results_are_what_they_are() -> None:
    won = [Appraisal(("win",), 1.0, 1), Appraisal(("a",), 0.7, 1), Appraisal(("lose",), 0.0, 1)]
    assert [each.value for each in anchored(won, 0.4, Curve())] == [1.0, pytest.approx(0.4), 0.0]


@pytest.mark.parametrize("game_id", game_ids())
def test_an_option_that_is_only_unlikely_is_never_called_a_mistake(game_id: str) -> None:
    """Given two options worth the same, when the network hardly takes one, then that costs less than 6%."""
    game = load_game(game_id)
    match = next(moments(game_id))
    assert match.decision is not None
    seat, (first, second, *_) = Perspective(match, match.decision.seat), match.decision.options
    for odds in range(-6, 8):
        value = logistic(odds)
        judged = held_back(
            seat, [Appraisal(first, value, 1), Appraisal(second, value, 1)], first, [(0, 1.0), (1, 0.0)]
        )
        best, other = anchored(judged, value, curve_of(game))
        assert 0 < best.value - other.value < 0.06
