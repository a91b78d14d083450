"""The Adventure phase (PHA-ADV)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table


@pytest.mark.clause("PHA-ADV.1")
def test_discard_play_activate_and_combat_as_often_and_in_whatever_order() -> None:
    t = table(player("skull-cave", hand="campfire talking-drums colt-45 campfire", deck="blank blank"),
              row="foe-5")  # fmt: skip
    t.do("discard", "campfire")
    t.play("talking-drums")
    t.use("skull-cave")
    t.fight(foe_5=1)
    t.do("discard", "colt-45")
    t.fight(foe_5=1)
    t.do("discard", "campfire")
    assert (t.prompt, t.row, t.resources()) == ("action", "foe-5:2", "G")
    assert t.play_area() == "(skull-cave) talking-drums"


@pytest.mark.clause("PHA-ADV.1")
def test_the_phase_ends_when_the_player_says_so() -> None:
    """It is asked even if nothing else can be done; the default answer is to end."""
    t = table(player(), row="foe-5")
    assert (t.offered, t.default) == (["end"], "end")
    assert t.damage() == 0
    t.end()
    assert t.damage() == 1


@pytest.mark.clause("PHA-ADV.2")
def test_a_discarded_card_gives_its_reward() -> None:
    t = table(player(hand="colt-45 phantoms-costume", discard="blank"))
    t.do("discard", "colt-45")
    t.do("discard", "phantoms-costume")
    assert (t.hand(), t.resources()) == ("", "SM")
    assert t.discard() == "phantoms-costume colt-45 blank"


@pytest.mark.clause("PHA-ADV.2", "PHA-RES.2")
@pytest.mark.parametrize("resource", "GSMF")
def test_a_wild_reward_is_declared_at_once(resource: str) -> None:
    t = table(player(hand="thunder"))
    t.do("discard", "thunder")
    assert (t.prompt, t.offered) == ("wild_gain", [f"gain {each}" for each in "GSMF"])
    t.do("gain", resource)
    assert (t.resources(), t.prompt) == (resource, "action")


@pytest.mark.clause("PHA-ADV.3")
def test_a_card_is_played_for_its_exact_cost() -> None:
    """WE3: G pays for G, S for W."""
    t = table(player(hand="bandar-explorer", resources="GS"))
    t.play("bandar-explorer", pay="S")
    assert (t.resources(), t.play_area(), t.hand()) == ("", "bandar-explorer", "")
    t = table(player(hand="bandar-explorer", resources="GGSM"))
    t.play("bandar-explorer", pay="M")
    assert t.resources() == "GS"


@pytest.mark.clause("PHA-ADV.3")
def test_a_card_in_play_remains_turn_after_turn() -> None:
    t = table(player("talking-drums"))
    t.to_turn(6)
    assert t.play_area() == "talking-drums"


@pytest.mark.clause("PHA-ADV.4")
@pytest.mark.parametrize(("resources", "offered"), [("", False), ("G", False), ("SS", False), ("GG", True)])
def test_a_cost_is_paid_in_full_or_not_at_all(resources: str, offered: bool) -> None:
    """WE3; R11: nothing but a Good mark pays for a Good mark."""
    assert table(player(hand="bandar-explorer", resources=resources)).offers("play") == offered


@pytest.mark.clause("PHA-ADV.4")
@pytest.mark.parametrize(("resources", "offered"), [("", False), ("S", False), ("GG", False), ("SG", True)])
def test_an_ability_is_paid_in_full_or_not_at_all(resources: str, offered: bool) -> None:
    t = table(player(resources=resources), row="rockslide")
    assert t.can_use("rockslide", 1) == offered
    refused = [refusal for refusal in t.refusals() if refusal.clause == "PHA-ADV.4"]
    assert bool(refused) != offered


@pytest.mark.clause("PHA-ADV.5")
def test_all_costs_are_paid_before_the_effect() -> None:
    """R48: it may be activated though its effect can do nothing."""
    t = table(player("bandar-warrior", resources="S"))
    t.use("bandar-warrior", 1)
    assert (t.play_area(), t.resources()) == ("(bandar-warrior)", "")


@pytest.mark.clause("PHA-ADV.5")
def test_each_ability_of_a_card_is_offered_separately() -> None:
    t = table(player("bandar-explorer", resources="S"))
    assert [t.can_use("bandar-explorer", number) for number in (0, 1)] == [True, True]
    t = table(player("bandar-explorer"))
    assert [t.can_use("bandar-explorer", number) for number in (0, 1)] == [False, True]


@pytest.mark.clause("PHA-ADV.7")
def test_a_card_may_be_activated_in_the_turn_it_was_played() -> None:
    t = table(player(hand="phantoms-costume", resources="MM"))
    t.play("phantoms-costume")
    t.use("phantoms-costume", 1)
    assert (t.play_area(), t.resources()) == ("(phantoms-costume)", "M")


@pytest.mark.clause("PHA-ADV.8")
@pytest.mark.parametrize("active", [A, B])
def test_abilities_of_mission_objectives_and_row_cards_are_for_the_active_player(active: int) -> None:
    each = player(resources="GGSS")
    t = table(each, each, mission="a-cub-called-little-devil", beside="little-devil", row="rockslide",
              tokens={"little-devil": {"Harm": 2}}, active=active)  # fmt: skip
    t.use("a-cub-called-little-devil", 1, pay="G")
    t.use("little-devil", 1)
    assert (t.tokens("Training", "little-devil"), t.tokens("Harm", "little-devil")) == (1, 1)
    assert not t.can_use("rockslide", 1), "one Skull mark is left, and nothing for the Wild"
    assert (t.resources(active), t.resources(1 - active)) == ("S", "GGSS")


@pytest.mark.clause("PHA-ADV.8")
def test_cards_that_are_not_in_play_cannot_be_activated() -> None:
    t = table(
        player(resources="GGSS"), resolved="rockslide", at_hand="hunters-camp", set_aside="little-devil"
    )
    assert t.offered == ["end"]


@pytest.mark.clause("PHA-ADV.5")
def test_colt_45_may_be_fired_at_nobody() -> None:
    """R47: the Skull outcome does nothing, the Good mark outcome still discards it."""
    t = table(player("colt-45", deck="bandar-warrior"), row="satan")
    t.use("colt-45")
    assert (t.row, t.play_area(), t.discard()) == ("satan", "", "bandar-warrior colt-45")
