"""Cards that meet: what they do together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, hero, quest, table

# --- prices --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "fame"), [("lance-captain", 2), ("ember-squire", 0)])
def test_temple_of_ardour_and_seduction_both_lower_a_price(name: str, fame: int) -> None:
    """The temple leaves at least 1; the sin may take even that."""
    t = table(hero(sins="lust", fame=fame, buildings="temple-of-ardour/manned"), hero(), tavern=name)
    t.plays("lust", 0, name)
    assert (t.characters(A), t.fame(A)) == (name, 0)


def test_temple_of_noon_and_salt_harbour_both_lower_a_price() -> None:
    t = table(hero(buildings="temple-of-noon/manned salt-harbour/manned"), hero(), store="phoenix-tear")
    t.uses("use", "salt-harbour", "phoenix-tear")
    assert (t.elixirs(A), t.gold(A)) == ("phoenix-tear", 0)


def test_thornwall_and_temple_of_roots_pay_for_three_gifts() -> None:
    t = table(
        hero(buildings="thornwall/manned temple-of-roots/manned"), hero(), rows=[[quest("the-silent-bridge")]]
    )
    t.do("quest", "the-silent-bridge", 0)
    assert (t.marks("the-silent-bridge"), t.buildings(A)) == ("A..", "thornwall temple-of-roots/manned")


def test_thornwall_helps_with_its_marker_and_then_with_its_fame() -> None:
    """The Kneeling King: 1 red, 1 white and 1 fame."""
    t = table(hero("green", buildings="thornwall/manned"), hero(), rows=[[quest("the-kneeling-king")]])
    t.do("quest", "the-kneeling-king", 2)
    assert (t.marks("the-kneeling-king"), t.buildings(A), t.fame(A)) == ("..A", "", 1)
    assert t.player(A).markers == 6


@pytest.mark.clause("SEV-ELX.7")
def test_temple_of_tides_adds_a_gift_to_an_elixir_that_is_spent_on_empty_pools() -> None:
    t = table(
        hero("blue", elixirs="cinder-drop", buildings="temple-of-tides/manned"),
        hero(gifts="7 red"),
        rows=[[quest("siege-of-emberford")]],
    )
    t.do("quest", "siege-of-emberford", 0)
    assert (t.marks("siege-of-emberford"), t.elixirs(A), t.gifts(A)) == ("A...", "", "")


# --- reactions -----------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-RCT.2", "SEV-RCT.3")
def test_the_first_who_cancels_closes_the_window() -> None:
    t = table(
        hero(sins="wrath"), hero(sins="pride"), hero(sins="pride", might=4, buildings="duskgate/manned")
    )
    t.plays("wrath", 0, C)
    assert t.asked == B
    t.do("react", "pride")
    assert (t.mights, t.sins(C), t.buildings(C)) == ([0, 0, 4], "pride", "duskgate/manned")


@pytest.mark.clause("SEV-RCT.4", "SEV-COR.2")
def test_a_cancelled_sin_taints_nobody() -> None:
    t = table(hero(sins="wrath"), hero(sins="pride", characters="pearl-diver"), hero(), falling=True)
    t.plays("wrath", 1, B)
    t.do("react", "pride")
    assert (t.characters(B), t.player(A).corruption) == ("pearl-diver", 0)


@pytest.mark.clause("SEV-RCT.4", "SEV-CAT.1", "SEV-CAT.3")
def test_the_reacting_card_may_be_the_seventh_and_the_cancelled_one_begins_the_new_pile() -> None:
    t = table(hero(sins="greed", fame=5), hero(sins="pride"), sin_discard=6, cataclysm_deck="scorching-noon")
    t.plays("greed", 0)
    t.do("react", "pride")
    assert (t.gold(A), t.fame(A), t.names(t.s.sin_discard)) == (0, 3, "greed")


# --- shields and the fallen ----------------------------------------------------------------------------


@pytest.mark.clause("SEV-MAN.3")
@pytest.mark.parametrize("banner", ["red", "blue", "green", "yellow", "white", "purple"])
def test_a_fallen_hero_cannot_name_who_is_shielded(banner: str) -> None:
    """Only C is left, so nobody is asked whom."""
    own: dict[str, Any] = {"gold": 5, "fame": 5, "might": 5, "gifts": "1 red", "elixirs": "dew-drop"}
    t = table(
        hero(banner, corruption=7),
        hero(characters="pearl-diver", buildings="temple-of-snow/manned", **own),
        hero(),
        falling=True,
    )
    t.do("ability")
    assert (t.asked, t.prompt, t.player(A).tapped) == (B, "step", True)
    player = t.player(B)
    assert (player.gold, player.fame, player.might, t.gifts(B)) == (5, 5, 5, "1 red")
    assert (t.elixirs(B), t.characters(B), t.sins(B)) == ("dew-drop", "pearl-diver", "")


@pytest.mark.clause("SEV-SIN.4")
def test_a_sin_that_can_name_nobody_is_played_for_nothing() -> None:
    t = table(hero(sins="wrath"), hero(might=5, buildings="temple-of-snow/manned"))
    t.plays("wrath", 0)
    assert (t.mights, t.sins(A), t.names(t.s.sin_discard)) == ([0, 5], "", "wrath")


@pytest.mark.clause("SEV-UNN.10")
def test_temple_of_snow_is_no_shield_against_the_unnamed() -> None:
    t = table(hero(), hero(gold=2, buildings="temple-of-snow/manned"), hero(), unnamed=True, at="unnamed")
    t.do("unnamed", "tithe-of-gold")
    t.do("name", B)
    assert t.gold(B) == 0


@pytest.mark.clause("SEV-COR.7")
def test_shadow_market_brings_a_fallen_hero_no_treasure() -> None:
    """R78: so he does not even get to use it."""
    t = table(
        hero(corruption=7, buildings="shadow-market/manned"),
        hero(),
        hero(),
        falling=True,
        treasure_deck="kings-ransom",
    )
    assert t.offers("cash", "shadow-market")
    assert not t.offers("use", "shadow-market")


# --- boards --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.2")
def test_a_character_that_is_discarded_fills_a_space_that_waits() -> None:
    t = table(hero(characters="ember-squire/tapped"), hero(), tavern="empty closed closed", character_deck=0)
    t.do("gifts", "ember-squire")
    assert (t.tavern, t.characters(A), t.gifts(A)) == ("ember-squire closed closed", "", "1 red")


@pytest.mark.clause("SEV-DECK.12")
def test_gifts_that_are_paid_can_be_taken_again_at_once() -> None:
    t = table(
        hero(gifts="2 red", elixirs="cinder-drop"), hero(gifts="5 red"), rows=[[quest("siege-of-emberford")]]
    )
    t.do("quest", "siege-of-emberford", 0)
    t.pays()
    assert t.pools["red"] == 2
    t.passes()
    t.do("elixir", "cinder-drop", 0)
    assert t.gifts(A) == "1 red"


def test_spite_on_the_last_marker_of_a_row_leaves_it_fulfilled() -> None:
    rows = [[quest("the-hollow-oak", "ABA.")], [quest("the-broken-seal", "B.n")]]
    t = table(hero(sins="envy"), hero(), rows=rows)
    t.do("sin", "envy", 1)
    t.do("space", "the-broken-seal", 0)
    assert (t.marks("the-broken-seal"), t.player(B).markers) == ("n.n", 6)
