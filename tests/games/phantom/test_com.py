"""Combat (PHA-COM)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import B, Table, player, table


def value(t: Table) -> int:
    """The total Combat value of the last combat."""
    return int(t.emitted("combat-value")[-1][1])


@pytest.mark.clause("PHA-COM.1")
@pytest.mark.parametrize("resource", "GSMF")
def test_combat_costs_one_resource_of_any_kind(resource: str) -> None:
    """R2."""
    t = table(player(resources=resource), row="foe-5")
    t.fight()
    assert (t.resources(), t.offers("combat")) == ("", False)


@pytest.mark.clause("PHA-COM.1")
def test_the_cost_of_combat_is_what_the_board_prints() -> None:
    t = table(player(resources="GS"), row="foe-5", changes=["legends.phantom.combat_cost='WW'"])
    t.fight()
    assert (t.resources(), t.row) == ("", "foe-5:1")


@pytest.mark.clause("PHA-COM.1")
def test_without_a_resource_there_is_no_combat() -> None:
    t = table(row="foe-5")
    assert not t.offers("combat")
    assert "PHA-COM.1" in [refusal.clause for refusal in t.refusals()]


@pytest.mark.clause("PHA-COM.2", "PHA-COM.8")
def test_the_total_starts_at_the_base_value() -> None:
    """The card turned up costs a Mystery; R8: none turned up adds nothing, too. Nobody strikes back."""
    t = table(player(resources="GG", deck="blank"), row="foe-5 foe-4")
    t.fight(foe_5=1)
    assert (value(t), t.row, t.damage()) == (1, "foe-5:1 foe-4", 0)
    t = table(player(resources="G", deck=0), row="foe-5")
    t.fight()
    assert value(t) == 1


@pytest.mark.clause("PHA-COM.3")
@pytest.mark.parametrize(
    ("top", "total"),
    [
        ("blank", 1),
        ("talking-drums", 1),
        ("campfire", 2),
        ("bandar-warrior", 2),
        ("colt-45", 3),
        ("devil", 5),
    ],
)
def test_each_skull_and_each_wild_of_the_card_turned_up_adds_one(top: str, total: int) -> None:
    """R1, R6: nobody is asked what a Wild is."""
    t = table(player(resources="G", deck=top), row="foe-5")
    t.fight()
    assert (value(t), t.discard()) == (total, top)


@pytest.mark.clause("PHA-COM.4")
def test_after_the_cardcheck_as_many_abilities_as_can_be_paid_for() -> None:
    """R41: only those that add Combat value."""
    t = table(
        player("iron-fist bandar-warrior bandar-warrior guran", resources="G", deck="blank"), row="foe-5"
    )
    t.do("combat")
    assert (t.prompt, t.discard()) == ("combat_window", "blank")
    assert {option.split()[0] for option in t.offered} == {"done", "activate"}
    assert not t.can_use("guran")
    t.do("activate", "iron-fist")
    t.do("activate", "bandar-warrior")
    t.do("activate", "bandar-warrior")
    assert (value(t), t.row) == (5, "")


@pytest.mark.clause("PHA-COM.5")
def test_wounds_are_divided_among_any_enemies_bosses_included() -> None:
    """R43: all are placed; more than needed may be put on one."""
    t = table(player(resources="G", deck="devil"), row="foe-2 rockslide satan foe-5")
    t.do("combat")
    t.do("wound", "foe-2", 0)
    assert [option.split()[1] for option in t.offered] == ["satan"] * 6, "a Rockslide is no Enemy"
    t.do("wound", "satan", 2)
    assert t.row == "foe-2 rockslide satan:2 foe-5:3", "the last one takes what is left"
    t = table(player(resources="G", deck="devil"), row="foe-2 satan")
    t.fight(foe_2=5)
    assert (t.row, t.resolved) == ("satan", "foe-2")


@pytest.mark.clause("PHA-COM.5")
def test_the_default_is_to_place_wounds_where_the_least_health_is_left() -> None:
    t = table(player(resources="G", deck="devil"), row="foe-4 foe-5:4 foe-3")
    t.do("combat")
    t.to("action")
    assert (t.row, t.resolved) == ("foe-4", "foe-3 foe-5")


@pytest.mark.clause("PHA-COM.5")
def test_without_an_enemy_there_is_no_combat() -> None:
    """R40."""
    t = table(player(resources="GGG"), row="rockslide")
    assert not t.offers("combat")
    assert "PHA-COM.5" in [refusal.clause for refusal in t.refusals()]


@pytest.mark.clause("PHA-COM.5")
def test_a_total_below_zero_is_zero() -> None:
    """R42: no Wound is placed, and the combat still happened."""
    t = table(player(injuries="blurred-vision", resources="G", deck="blank"), row="foe-1 mountain-fog")
    t.fight()
    assert (value(t), t.row, t.resources(), t.discard()) == (0, "foe-1 mountain-fog", "", "blank")


@pytest.mark.clause("PHA-COM.6")
def test_defeat_comes_first_then_loot() -> None:
    """The second card of the deck is the one that is turned up for Loot."""
    t = table(player(resources="G", deck="devil guran"), row="foe-5 python", rewarding=True)
    t.fight(foe_5=1)
    kinds = [(event.kind, event.args[1]) for event in t.events if event.kind in ("defeated", "loot")]
    assert kinds == [("defeated", t.find("python")), ("loot", t.find("python"))]
    assert (t.row, t.resolved, t.discard()) == ("foe-5:1", "python", "guran devil")


@pytest.mark.clause("PHA-COM.6", "PHA-DEF.4")
def test_several_defeats_are_put_in_order_once_and_gone_through_one_by_one() -> None:
    """R44: also if a card brings something with every defeat."""
    t = table(
        player("skull-ring", resources="G", deck="devil"), row="foe-1 foe-2 beast-1", adventure="year_one"
    )
    t.do("combat")
    t.do("done")
    t.strikes(foe_1=1, foe_2=2)
    assert (t.prompt, t.offered) == ("defeat_order", ["next foe-1", "next foe-2", "next beast-1"])
    t.do("next", "foe-2")
    t.do("next", "beast-1")
    assert (t.prompt, t.resolved, t.resources()) == ("action", "foe-1 beast-1 foe-2", "SS")


@pytest.mark.clause("PHA-COM.7")
def test_combat_as_often_as_it_is_paid_for() -> None:
    t = table(player(resources="GSM"), row="foe-5")
    for resource, left in (("S", "GM"), ("G", "M"), ("M", "")):
        t.fight(pay=resource)
        assert t.resources() == left
    assert t.row == "foe-5:3"
    assert not t.offers("combat")


@pytest.mark.clause("PHA-COM.8")
def test_enemies_do_not_strike_back() -> None:
    t = table(player(resources="GGG", hand="blank"), row="python camp-bully satan")
    for _ in range(3):
        t.fight(satan=1)
    assert (t.damage(), t.emitted("attack"), t.emitted("damage")) == (0, [], [])


@pytest.mark.clause("PHA-COM.1", "PHA-COOP.4")
def test_combat_is_paid_and_checked_with_the_active_players_own() -> None:
    t = table(player(resources="G"), player(resources="SS", deck="devil"), row="foe-5", active=B)
    t.fight(pay="S")
    assert (t.resources(0), t.resources(B), t.discard(B), value(t)) == ("G", "S", "devil", 5)
