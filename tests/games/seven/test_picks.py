"""The last picks of 7: only might counts, and the coach plays them out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fatebox.bots.learned.thinking import think
from fatebox.coach import chances_at, hint, make_coach
from fatebox.games.seven import GAME
from fatebox.kernel import Perspective, Rng

from .table import A, Table, hero, quest, table

LAST = "caravan-in-the-storm"
OTHER = "the-thirteen-bandits"
POOL = "battle-scar giants-girdle kings-ransom"
"""1 might, 2 might, 5 gold."""


def picking(mights: Sequence[int], *, armour: int = 6) -> Table:
    """A row is finished, and the treasures of its only quest are being picked; A and B get 1 might each."""
    heroes = [hero(might=might) for might in mights]
    t = table(
        *heroes,
        rows=[[quest(LAST, "ABnn", treasures=POOL)]],
        at="row.finished",
        armour=armour,
        treasure_deck=0,
        cataclysm_deck="seeds-of-wickedness",
    )
    assert t.prompt == "draft"
    return t


def senseless(t: Table) -> list[str]:
    """The treasures that it makes no sense to pick."""
    return [t.name(option[1]) for option in GAME.judgement.features.senseless(t.s, t.decision())]


@pytest.mark.clause("SEV-END.1", "SEV-CMP.4")
@pytest.mark.parametrize(
    ("mights", "armour", "foolish"),
    [
        ([31, 30, 0], 6, ["battle-scar", "kings-ransom"]),
        ([31, 30, 0], 5, ["battle-scar"]),  # there are turns to come
        ([20, 20, 0], 6, ["battle-scar"]),  # nobody is mighty enough yet
    ],
)
def test_only_might_is_picked_when_it_decides_the_game(
    mights: list[int], armour: int, foolish: list[str]
) -> None:
    """Given the seventh piece of the armor to come and a hero with 30 might, then gold is no use any more."""
    assert senseless(picking(mights, armour=armour)) == foolish


@pytest.mark.clause("SEV-END.1", "SEV-CMP.4")
@pytest.mark.parametrize(
    ("mights", "chances"),
    [
        ([31, 30, 0], (1.0, 0.0, 0.0)),  # A takes 2 might, B 1
        ([30, 32, 0], (0.0, 1.0, 0.0)),
        ([30, 31, 0], (1.0, 1.0, 0.0)),  # both end with the same
        ([27, 26, 0], (1.0, 0.0, 0.0)),  # A gets to 30 by the prize and the treasure
        ([25, 25, 31], (0.0, 0.0, 1.0)),
    ],
)
def test_the_last_picks_are_played_out(mights: list[int], chances: tuple[float, ...]) -> None:
    """Given the last picks of the game, then chart and hint name what comes of them."""
    t = picking(mights)
    assert think(chances_at(t.match)) == chances
    best = hint(Perspective(t.match, A), make_coach("greedy:worlds=1", GAME, 1), Rng.from_seed(1)).best
    assert (t.name(best.option[1]), best.chance) == ("giants-girdle", chances[A])


@pytest.mark.clause("SEV-END.4")
@pytest.mark.parametrize(("mights", "armour"), [([20, 20, 0], 6), ([31, 30, 0], 5)])
def test_picks_before_the_end_are_estimated(mights: list[int], armour: int) -> None:
    """Given a game that goes on after the picks, then its chances are neither 0 nor 1."""
    assert all(0 < chance < 1 for chance in think(chances_at(picking(mights, armour=armour).match)))


@pytest.mark.clause("SEV-CMP.1")
def test_the_order_of_the_last_quests_is_played_out() -> None:
    """Given two last quests, then the First Player completes that one first whose picks make A win."""
    t = table(
        hero(might=30),
        hero(might=30),
        hero(),
        rows=[
            [
                quest(LAST, "ABnn", treasures="copper-hoard"),
                quest(OTHER, "BAnn", treasures="blood-of-the-first-hero"),
            ]
        ],
        at="row.finished",
        armour=6,
        treasure_deck=0,
    )
    assert (t.asked, t.prompt) == (A, "complete.quest")
    assert think(chances_at(t.match)) == (1.0, 0.0, 0.0)
    advice = hint(Perspective(t.match, A), make_coach("greedy:worlds=1", GAME, 1), Rng.from_seed(1)).advice
    assert {each.chance for each in advice} == {1.0}
