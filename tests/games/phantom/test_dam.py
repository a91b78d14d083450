"""Damage, Injuries, healing, knock-out (PHA-DAM)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table


@pytest.mark.clause("PHA-DAM.1")
def test_damage_turns_up_the_top_injury() -> None:
    t = table(player(injury_deck="deep-cut flesh-wound blood-loss"), row="foe-1 foe-2", at="fate")
    assert (t.injuries(), t.names(t.player().injury_deck)) == ("deep-cut flesh-wound", "blood-loss")


@pytest.mark.clause("PHA-DAM.2", "PHA-DAM.5")
def test_ten_damage_can_be_taken_and_the_eleventh_knocks_out() -> None:
    foes = "foe-1 foe-1 foe-1 foe-2 foe-2 foe-2 foe-3 foe-3 foe-3 foe-4"
    t = table(player(injury_deck=10), row=foes, at="fate")
    assert (t.damage(), t.match.result, t.player().out) == (10, None, False)
    t = table(player(injury_deck=10), row=f"{foes} foe-5", at="fate")
    assert (t.damage(), t.player().out) == (10, True)
    assert (t.result.outcome, t.result.details["reason"]) == ("loss", "knock-out")


@pytest.mark.clause("PHA-DAM.2")
def test_an_attack_for_two_knocks_out_at_its_second_point() -> None:
    """R61: damage is taken one at a time."""
    t = table(player(injury_deck=1), row="knife-in-the-dark foe-1", at="fate", adventure="patrol")
    assert (t.damage(), t.result.outcome) == (1, "loss")
    assert len(t.emitted("attack")) == 1, "at once: the other Enemy attacks no more"


@pytest.mark.clause("PHA-DAM.4")
def test_to_heal_is_to_return_an_injury_to_the_box() -> None:
    """R62: which ones, is chosen; by default those with a text."""
    t = table(player("campfire", injuries="flesh-wound deep-cut bruised-ribs"))
    t.use("campfire")
    assert (t.prompt, t.default) == ("heal", "heal deep-cut")
    t.do("heal", "flesh-wound")
    t.do("heal", "bruised-ribs")
    assert (t.injuries(), t.names(t.s.box)) == ("deep-cut", "flesh-wound bruised-ribs")
    assert t.limits() == (3, 2)


@pytest.mark.clause("PHA-DAM.4")
def test_only_ones_own_injuries_are_healed() -> None:
    t = table(player("campfire", injuries="flesh-wound"), player(injuries="deep-cut"))
    t.use("campfire")
    while t.prompt == "heal":
        t.do("heal", "flesh-wound")
    assert (t.injuries(A), t.injuries(B)) == ("", "deep-cut")


@pytest.mark.clause("PHA-DAM.5")
def test_who_plays_alone_and_is_knocked_out_has_lost_at_once() -> None:
    """WE11, R68: nothing that comes later in the phase counts."""
    t = table(player(injury_deck=1), row="poacher python foe-1", at="fate")
    assert (t.result.outcome, t.asked, len(t.emitted("attack"))) == ("loss", None, 2)


@pytest.mark.clause("PHA-DAM.6")
def test_the_other_player_plays_on() -> None:
    """R64: the turn ends at once, without a Cleanup phase; from then on the other has all turns."""
    t = table(player(hand=2, injury_deck=0), player(injury_deck=10), row="foe-1 foe-2", at="fate")
    assert (t.player(A).out, t.match.result, t.s.active, t.s.turn) == (True, None, B, 4)
    assert len(t.emitted("attack")) == 1
    t.to_turn(7)
    assert [seat for seat, _ in t.emitted("turn")] == [B, B, B, B]


@pytest.mark.clause("PHA-DAM.6")
def test_who_is_knocked_out_takes_no_further_part() -> None:
    """R65: cards are out of play, resources gone."""
    t = table(player(), player("patrol-uniform", out=True), row="foe-5")
    assert not t.can_use("patrol-uniform")
    assert table(player(), player("patrol-uniform"), row="foe-5").can_use("patrol-uniform")
    t = table(player(resources="GGG", injury_deck=0), player(), row="foe-1", at="fate")
    assert t.resources(A) == ""


@pytest.mark.clause("PHA-DAM.6")
def test_the_adventure_is_lost_with_the_last_legend() -> None:
    t = table(player(out=True), player(injury_deck=0), row="foe-1", at="fate", active=B)
    assert (t.result.outcome, t.result.details["knocked_out"]) == ("loss", ["phantom", "diana"])


@pytest.mark.clause("PHA-DAM.6")
def test_numbers_of_players_are_those_of_the_start() -> None:
    """R66."""
    t = table(player(), player(out=True), mission="satans-challenge", row="satan")
    assert t.health("satan") == 8
    assert table(player(), mission="satans-challenge", row="satan").health("satan") == 6
