"""Highlights: the largest swings of the chance to win, and whose records are judged."""

from __future__ import annotations

import pytest

from fatebox.coach import course, highlights, people_of
from fatebox.kernel import Record
from tests.bots.games import play
from tests.coach.market import MARKET


def test_the_largest_swings_are_told_in_the_order_of_the_game() -> None:
    found = highlights([(0.5, 0.5), (0.2, 0.8), (0.25, 0.75), (0.6, 0.4), (0.5, 0.5), (1.0, 0.0)])
    assert [(each.scene, each.seat) for each in found] == [(1, 1), (3, 0), (5, 0)]
    assert [each.swing for each in found] == pytest.approx([0.3, 0.35, 0.5])


def test_of_a_game_in_which_nothing_turned_nothing_is_told() -> None:
    assert highlights([(0.5, 0.5), (0.53, 0.47), (0.5, 0.5)]) == []
    assert highlights([(0.5, 0.5)]) == []


def test_a_swing_that_does_not_last_is_the_flicker_of_a_routine_step() -> None:
    """Given a chance that jumps for one answer and falls back, then only the swing that stays is told."""
    course = [(chance, 1 - chance) for chance in (0.5, 0.5, 0.7, 0.5, 0.5, 0.5, 0.7, 0.7, 0.7)]
    assert [each.scene for each in highlights(course)] == [6]


def test_no_more_than_wanted_and_the_most_lasting_of_all() -> None:
    record = Record.of(play(MARKET, 3, "random", "greedy", rounds=7))
    chances = course(record, MARKET)
    (found,) = highlights(chances, 1)
    assert found.lasting == max(each.lasting for each in highlights(chances, 99))


@pytest.mark.parametrize(
    ("players", "people"),
    [
        ((), (0, 1)),
        (("person", "greedy:worlds=4"), (0,)),
        (("Hard", "Ann"), (1,)),
        (("random", "normal"), (0, 1)),
    ],
)
def test_people_are_judged_and_bots_only_among_themselves(
    players: tuple[str, ...], people: tuple[int, ...]
) -> None:
    record = Record("market", "1", "", 2, {}, 1, players=players)
    assert people_of(record, MARKET) == people
