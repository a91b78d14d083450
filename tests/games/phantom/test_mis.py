"""Missions and their conditions (PHA-MIS)."""

from __future__ import annotations

import pytest

from fatebox.games.phantom.effects.conditions import counts_shared
from fatebox.games.phantom.effects.numbers import DefeatedTest, OwnTest, TokensTest, Varying
from tests.games.phantom.table import player, start, table

SHOTS = "shots-in-the-misty-mountains"
COAST = "the-burning-coast"


@pytest.mark.clause("PHA-MIS.1")
@pytest.mark.parametrize("adventure", ["devil", "patrol", "year_one"])
def test_one_mission_is_active_from_lore_i_on(adventure: str) -> None:
    t = start(adventure=adventure)
    assert t.s.missions == []
    t.do("legend", "phantom")
    assert len(t.s.missions) == 1


@pytest.mark.clause("PHA-MIS.1")
def test_a_new_mission_takes_the_place_of_the_old_one() -> None:
    t = table(player("thunder"), mission=SHOTS, tokens={"mission": {"Distance": 1}})
    t.use("thunder")
    assert (t.names(t.s.missions), t.zone(SHOTS)) == ("a-cub-called-little-devil", "box")


@pytest.mark.clause("PHA-MIS.2")
def test_a_mission_states_its_goal_and_what_comes_of_it() -> None:
    """Here a Lore card is read when the last Distance token is gone."""
    t = table(player("thunder", resources="GG"), mission=SHOTS, tokens={"mission": {"Distance": 2}})
    t.use(SHOTS, 1)
    assert t.s.path == []
    t.use("thunder")
    assert t.s.path == [2]


@pytest.mark.clause("PHA-MIS.3")
def test_conditions_are_checked_after_an_action_has_been_carried_out_completely() -> None:
    """R25: Doubting Elder is put away and places the last Fear token; then Lore II is read."""
    t = table(player(resources="GG"), mission="the-ghost-still-walks", adventure="year_one",
              row="doubting-elder", tokens={"mission": {"Fear": 7}})  # fmt: skip
    t.use("doubting-elder", 1)
    assert (t.prompt, t.s.path) == ("lore_branch", [2])
    assert t.resolved == "doubting-elder"


@pytest.mark.clause("PHA-MIS.3")
def test_conditions_are_checked_after_each_card_of_the_destiny_phase() -> None:
    """The third Time token ends the adventure before the next row card is followed."""
    t = table(player(resources="GG"), mission=SHOTS, tokens={"mission": {"Distance": 3, "Time": 2}},
              destiny=0, resolved="foe-1", row="rockslide", at="destiny")  # fmt: skip
    assert (t.result.outcome, t.s.path, t.resources()) == ("loss", [6], "GG")


@pytest.mark.clause("PHA-MIS.3")
def test_conditions_are_checked_after_each_card_of_the_fate_phase() -> None:
    t = table(player(injuries="blood-loss", resources="GG"), mission="a-cub-called-little-devil",
              beside="little-devil", tokens={"little-devil": {"Harm": 5}}, row="enraged-wolf",
              at="fate")  # fmt: skip
    assert (t.result.outcome, t.s.path) == ("loss", [6])
    assert (t.damage(), t.resources()) == (1, "GG"), "Blood Loss comes after Objectives"


@pytest.mark.clause("PHA-MIS.3")
def test_the_mission_comes_before_objectives() -> None:
    """R26: the last villager is saved though the village is destroyed: the first in this order applies."""
    t = table(player(resources="GG"), mission=COAST, beside="fishing-village", adventure="year_one",
              tokens={"fishing-village": {"Villager": 1, "Destruction": 5}})  # fmt: skip
    t.use(COAST, 1)
    assert t.s.path == [5, 7]


@pytest.mark.clause("PHA-MIS.3")
def test_conditions_of_a_replaced_mission_no_longer_count() -> None:
    """R26: goal and clock were fulfilled together; only the first one is followed."""
    t = table(player("thunder"), mission=SHOTS, tokens={"mission": {"Distance": 1, "Time": 3}})
    t.use("thunder")
    assert (t.s.path, t.match.result) == ([2], None)


def test_conditions_that_count_something_else_are_always_looked_at() -> None:
    """Only tokens and shared cards say when they change."""
    tokens = TokensTest(kind="Time", on="mission", at_least=3)
    assert counts_shared((tokens, DefeatedTest(name="Satan", at_least=1)))
    assert not counts_shared((tokens, OwnTest(of="weapon", at_least=1)))
    assert not counts_shared((TokensTest(kind="Time", on="mission", at_least=Varying(count="enemy")),))
