"""Beliefs about heroes who may fall, and so about who may win."""

from __future__ import annotations

import pytest

from fatebox.games.seven.judgement.evaluate import evaluate
from fatebox.games.seven.judgement.sides import beliefs, mightiest, traitors
from tests.games.seven.table import A, B, hero, table


def test_without_the_fall_of_a_hero_all_are_good() -> None:
    t = table(hero(), hero(), hero())
    assert beliefs(t.s, 5.0) == [1.0, 1.0, 1.0]


def test_the_more_corruption_the_less_a_hero_is_trusted() -> None:
    t = table(hero(), hero(corruption=4), hero(corruption=6), falling=True)
    clean, tempted, near = beliefs(t.s, 4.0)
    assert 0.95 < clean < 1.0
    assert clean > tempted > near > 0.3
    assert beliefs(t.s, 1.0)[2] > near  # with less time to come


def test_sins_in_hand_are_corruption_to_come() -> None:
    t = table(hero(corruption=4), hero(corruption=4, sins="wrath envy"), hero(), falling=True)
    without, with_sins, _ = beliefs(t.s, 4.0)
    assert without > with_sins


def test_a_fallen_hero_may_come_back_the_sooner_the_nearer_he_is() -> None:
    t = table(hero(corruption=7), hero(corruption=9), hero(), falling=True)
    for player in t.s.players[:2]:
        player.corrupted = True
    near, far, _ = beliefs(t.s, 4.0)
    assert 0.0 < far < near < 0.5


def test_rivals_count_as_far_as_they_will_be_good() -> None:
    values = [10.0, 10.0, 10.0]
    assert mightiest(A, [1.0, 1.0, 1.0], values, 8.0) == pytest.approx(1 / 3)
    assert mightiest(A, [1.0, 1.0, 0.0], values, 8.0) == pytest.approx(1 / 2)
    assert mightiest(A, [1.0, 1.0, 0.5], values, 8.0) == pytest.approx(1 / 2.5)


def test_a_victory_of_the_unnamed_is_shared_with_those_who_will_have_fallen() -> None:
    assert traitors([0.0, 1.0, 1.0], A, unnamed=1) == 2.0
    assert traitors([0.0, 0.25, 1.0], A, unnamed=0) == 1.75


def test_a_rivals_fall_helps_the_good_and_harms_the_fallen() -> None:
    """Given B nearer and nearer to the fall; then A has one rival less, in a game that is not yet lost."""
    chances = []
    for corruption in (0, 4, 6):
        t = table(hero(might=10), hero(might=10, corruption=corruption), hero(might=10), falling=True)
        chances.append((evaluate(t.s, A), evaluate(t.s, B)))
    assert chances[0][0] < chances[1][0] < chances[2][0]
    assert chances[0][1] > chances[1][1] > chances[2][1]


def test_all_chances_together_are_no_more_than_one() -> None:
    for corruption in (0, 3, 6):
        heroes = [hero(might=8 + n, corruption=corruption) for n in range(3)]
        t = table(*heroes, falling=True)
        assert sum(evaluate(t.s, seat) for seat in range(3)) <= 1.0
