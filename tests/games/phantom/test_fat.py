"""The Fate phase (PHA-FAT)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table


@pytest.mark.clause("PHA-FAT.1")
def test_enemies_attack_from_left_to_right_for_one_damage_each() -> None:
    t = table(player("campfire"), row="foe-3 rockslide foe-1 satan", at="fate")
    assert t.damage() == 3
    attackers = [t.name(card) for card, _ in t.emitted("attack")]
    assert attackers == ["foe-3", "foe-1", "satan"]


@pytest.mark.clause("PHA-FAT.1", "PHA-CARD.1")
def test_an_attack_deals_what_the_text_says() -> None:
    t = table(row="knife-in-the-dark foe-1", at="fate", adventure="patrol")
    assert t.damage() == 3


@pytest.mark.clause("PHA-FAT.2")
def test_mission_objectives_and_own_cards_follow_the_row() -> None:
    """R57: row, Mission, Objectives, then the active player's own, in an order of their choice."""
    t = table(player(injuries="blood-loss", resources="GG"), player(injuries="blood-loss", resources="GG"),
              mission="the-barge-at-black-reed-landing", beside="little-devil", row="enraged-wolf lou",
              at="fate", adventure="patrol")  # fmt: skip
    kinds = [event.kind for event in t.events if event.kind in ("attack", "tokens", "resources")]
    assert kinds == ["attack", "attack", "resources", "tokens", "tokens", "resources"], "Lou takes, too"
    on = [(t.name(card), kind) for card, kind, *_ in t.emitted("tokens")]
    assert on == [("the-barge-at-black-reed-landing", "Time"), ("little-devil", "Harm")]
    assert (t.resources(A), t.resources(B)) == ("", "GG")


@pytest.mark.clause("PHA-FAT.2")
def test_a_card_that_joins_the_row_is_reached_too() -> None:
    """R58: here a Python brings another Enemy after its attack."""
    brings = "devil.sd-python.abilities.0.effects=[{do='place_set_aside', of='Enraged Wolf'}]"
    t = table(row="python foe-1", set_aside="enraged-wolf", at="fate", changes=[brings])
    assert (t.row, t.damage()) == ("python foe-1 enraged-wolf", 3)


@pytest.mark.clause("PHA-FAT.3")
def test_a_cancelled_attack_deals_no_damage_and_triggers_nothing() -> None:
    t = table(player("campfire", resources="M"), row="python", at="fate")
    t.do("board", 0)
    assert (t.damage(), t.play_area()) == (0, "campfire")


@pytest.mark.clause("PHA-FAT.3")
def test_one_cancel_is_enough() -> None:
    """R59: once the attack is cancelled nothing more is asked; a later attack is a new one."""
    t = table(player("phantoms-costume", resources="MM"), row="foe-1 foe-2", at="fate")
    t.do("board", 0)
    assert (t.prompt, t.s.attacker) == ("react", t.find("foe-2"))
    t.do("activate", "phantoms-costume")
    assert (t.damage(), t.resources(), t.play_area()) == (0, "M", "(phantoms-costume)")


@pytest.mark.clause("PHA-FAT.4")
def test_not_even_a_card_that_names_bosses_cancels_their_attack() -> None:
    wide = "phantom.ph-phantoms-costume.abilities.0.effects.0.of='any'"
    t = table(player("phantoms-costume"), row="satan", at="fate", changes=[wide])
    assert (t.damage(), t.play_area()) == (1, "phantoms-costume")
