"""Levels of difficulty (PHA-LVL)."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME
from tests.games.phantom.table import by_level, player, start, table


@pytest.mark.clause("PHA-LVL.1")
def test_there_are_four_levels_and_easy_is_meant_if_nothing_is_said() -> None:
    level = next(setting for setting in GAME.settings if setting.name == "level")
    assert level.default == "easy"
    assert start().s.level == 0
    starts = [start(legend="phantom", level=name).tokens("Distance") for (name,) in by_level()]
    assert starts == [6, 7, 8, 9], "in rising order"


@pytest.mark.clause("PHA-LVL.2")
def test_the_level_is_the_same_for_the_whole_adventure() -> None:
    """Whatever Mission comes, its side and its cards are those of the level chosen."""
    t = table(player(resources="SG"), level="heroic", mission="a-cub-called-little-devil",
              beside="little-devil", tokens={"little-devil": {"Training": 5}})  # fmt: skip
    t.use("a-cub-called-little-devil", 1)
    assert (t.s.path, t.s.level) == ([3], 2)
    assert t.zone("marksman") == "destiny"
    assert t.zone("careless-sentries") == "unseen"


@pytest.mark.clause("PHA-LVL.3", "PHA-LVL.4")
@pytest.mark.parametrize(
    ("level", "used"),
    by_level([[15, 28, 40], [28, 40], [], [16]]),
)
def test_cards_with_an_icon_are_used_on_its_levels_only(level: str, used: list[int]) -> None:
    """Mail from Home (15) is Easy, Double Shift (16) Mythic, 28 and 40 are Easy/Normal; R28: the others never
    come back."""
    t = start(legend="phantom", adventure="patrol", level=level)
    faces = t.s.pack.faces[t.s.level]
    with_icon = [t.s.pack.at[f"JP-{number}"] for number in (15, 16, 28, 40)]
    assert [t.s.pack.numbers[card] for card in with_icon if faces[card] is not None] == used
    for card in with_icon[:2]:
        assert (card in t.s.unseen) == (faces[card] is None)
