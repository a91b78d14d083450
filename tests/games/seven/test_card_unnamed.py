"""Each card of the Unnamed, alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, Table, hero, quest, table


def unnamed(
    card: str, *heroes: dict[str, Any], named: int | None = B, falling: bool = False, **given: Any
) -> Table:
    """The Unnamed plays this card, on a hero if it names one."""
    t = table(*(hero(**each) for each in heroes), unnamed=True, falling=falling, at="unnamed", **given)
    t.do("unnamed", card)
    if t.prompt == "name":
        t.do("name", named)
    return t


# --- demands that can be met ---------------------------------------------------------------------------


@pytest.mark.clause("SEV-UNN.5", "SEV-UNN.9")
@pytest.mark.parametrize(
    ("card", "what", "before", "after"),
    [
        ("tithe-of-gold", "gold", 3, 1),
        ("tithe-of-gold", "gold", 2, 0),
        ("tithe-of-glory", "fame", 3, 1),
        ("cold-doubt", "might", 3, 2),
    ],
)
def test_tithes_and_doubt_are_paid(card: str, what: str, before: int, after: int) -> None:
    t = unnamed(card, {what: before}, {what: before}, {what: before})
    assert [getattr(player, what) for player in t.s.players] == [before, after, before]
    assert (t.sins(B), t.prompt) == ("", "step")


def test_withering_takes_two_gifts_of_his_choice() -> None:
    t = unnamed("withering", {}, {"gifts": "1 red 2 blue"}, {})
    assert (t.asked, t.prompt) == (B, "loss.gifts")
    t.pays(gifts="1 red and 1 blue")
    assert t.gifts(B) == "1 blue"


def test_spilled_flask_takes_an_elixir() -> None:
    t = unnamed("spilled-flask", {}, {"elixirs": "dew-drop moss-drop"}, {})
    t.do("card", "dew-drop")
    assert (t.elixirs(B), t.gifts(B)) == ("moss-drop", "")


def test_broken_oath_takes_a_tapped_character() -> None:
    t = unnamed("broken-oath", {}, {"characters": "pearl-diver/tapped harbour-clerk"}, {})
    assert t.characters(B) == "harbour-clerk"


def test_weariness_turns_an_upright_character() -> None:
    t = unnamed("weariness", {}, {"characters": "pearl-diver/tapped harbour-clerk"}, {})
    assert (t.characters(B), t.gifts(B)) == ("pearl-diver/tapped harbour-clerk/tapped", "")


@pytest.mark.parametrize(
    ("way", "gold", "buildings"), [(0, 4, "temple-of-snow"), (1, 1, "emberhold temple-of-snow")]
)
def test_siege_takes_a_castle_or_gold(way: int, gold: int, buildings: str) -> None:
    t = unnamed("siege", {}, {"gold": 4, "buildings": "emberhold temple-of-snow"}, {})
    assert (t.asked, t.prompt, t.offered) == (B, "demand", ["way 0", "way 1"])
    t.do("way", way)
    assert (t.gold(B), t.buildings(B), t.fame(B)) == (gold, buildings, 0)


def test_lost_trail_frees_a_quest_space() -> None:
    t = unnamed("lost-trail", {}, {}, {}, rows=[[quest("the-hollow-oak", "BAB."), quest("the-great-hunt")]])
    t.do("space", "the-hollow-oak", 2)
    assert (t.marks("the-hollow-oak"), t.player(B).markers) == ("BA..", 6)


def test_temptation_feeds_the_pile_with_a_sin_of_his_choice() -> None:
    t = unnamed("temptation", {}, {"sins": "greed pride"}, {})
    t.do("card", "pride")
    assert (t.sins(B), t.names(t.s.sin_discard)) == ("greed", "pride")


@pytest.mark.clause("SEV-CAT.1")
def test_temptation_may_be_the_seventh() -> None:
    t = unnamed(
        "temptation", {}, {"sins": "greed", "fame": 3}, {}, sin_discard=6, cataclysm_deck="scorching-noon"
    )
    t.idles()  # which sin: there is but one, but that is secret
    assert (t.emitted("cataclysm")[0][1], t.fame(B), t.s.sin_discard) == (1, 1, [])


@pytest.mark.clause("SEV-UNN.9")
def test_tax_of_tears_is_due_from_each_good_hero() -> None:
    t = unnamed(
        "tax-of-tears", {"gold": 1, "fame": 1}, {"fame": 2}, {"gold": 2, "corruption": 7}, falling=True
    )
    assert (t.asked, t.offered) == (A, ["way 0", "way 1"])
    t.do("way", 1)
    assert [(player.gold, player.fame) for player in t.s.players] == [(1, 0), (0, 1), (2, 0)]


# --- demands that cannot be met ------------------------------------------------------------------------

DEMANDS = ["tithe-of-gold", "tithe-of-glory", "withering", "cold-doubt", "spilled-flask", "broken-oath"]
DEMANDS += ["weariness", "siege", "lost-trail", "temptation"]


@pytest.mark.clause("SEV-UNN.6", "SEV-UNN.7")
@pytest.mark.parametrize("card", DEMANDS)
def test_who_has_nothing_draws_a_sin(card: str) -> None:
    t = unnamed(card, {}, {}, {}, sin_deck="pride")
    assert (t.sins(B), t.sins(A), t.prompt) == ("pride", "", "step")


@pytest.mark.clause("SEV-UNN.6")
@pytest.mark.parametrize(("penalty", "sins", "corruption"), [("sin", "pride", 0), ("corruption", "", 1)])
def test_with_fall_of_a_hero_he_chooses_his_penalty(penalty: str, sins: str, corruption: int) -> None:
    t = unnamed("tithe-of-gold", {}, {"gold": 1}, {}, falling=True, sin_deck="pride")
    assert (t.asked, t.prompt) == (B, "demand.penalty")
    t.do("penalty", penalty)
    assert (t.sins(B), t.player(B).corruption, t.gold(B)) == (sins, corruption, 1)


@pytest.mark.clause("SEV-UNN.5", "SEV-UNN.6", "SEV-FREE.2")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("tithe-of-gold", {"gold": 1, "buildings": "salt-harbour"}),
        ("tithe-of-glory", {"buildings": "tidewatch"}),
        ("withering", {"gifts": "1 red", "elixirs": "dew-drop"}),
    ],
)
def test_nobody_is_forced_to_use_instants(card: str, given: dict[str, Any]) -> None:
    t = unnamed(card, {}, given, {}, sin_deck="pride")
    assert (t.asked, t.prompt, t.offered) == (B, "demand", ["way 0", "refuse"])
    t.do("refuse")
    assert (t.sins(B), t.buildings(B), t.elixirs(B)) == (
        "pride",
        given.get("buildings", ""),
        given.get("elixirs", ""),
    )
    t = unnamed(card, {}, given, {}, sin_deck="pride")
    t.do("way", 0)
    assert (t.sins(B), t.buildings(B), t.elixirs(B)) == ("", "", "")
    assert (t.gold(B), t.fame(B), t.gifts(B)) == (0, 0, "")


# --- cards that name nobody ----------------------------------------------------------------------------


def test_closed_shutters_replace_all_characters_and_elixirs() -> None:
    tavern, store = "snow-novice closed pass-warden", "dew-drop moss-drop honey-drop"
    t = unnamed("closed-shutters", {}, {}, {}, tavern=tavern, store=store)
    assert t.tavern.split()[1] == "closed"
    assert not set(t.tavern.split()) & {"snow-novice", "pass-warden"}
    assert not set(t.store.split()) & set(store.split())


@pytest.mark.clause("SEV-HID.2")
def test_dark_omen_feeds_the_pile_unseen() -> None:
    t = unnamed("dark-omen", {}, {}, {}, sin_deck="pride")
    assert t.names(t.s.sin_discard) == "pride"
    card = t.s.sin_discard[0]
    assert not any(card in event.args for event in t.heard(A) if event.kind == "sin-fed")


def test_dark_omen_with_an_empty_deck_does_nothing() -> None:
    t = unnamed("dark-omen", {}, {}, {}, sin_deck=0)
    assert t.s.sin_discard == []


def test_shadow_on_the_road_discards_a_treasure() -> None:
    rows = [
        [quest("the-hollow-oak", treasures="copper-hoard battle-scar")],
        [],
        [quest("the-great-hunt", hidden="silver-casket")],
    ]
    t = unnamed("shadow-on-the-road", {}, {}, {}, rows=rows)
    assert (t.asked, t.offered) == (3, ["card copper-hoard", "card battle-scar"])
    t.do("card", "battle-scar")
    assert t.names(t.s.treasure_discard) == "battle-scar"
    assert t.names(t.quest("the-hollow-oak").treasures) == "copper-hoard"


# --- the hand ------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-UNN.4")
def test_after_the_last_card_all_return_to_the_hand() -> None:
    t = unnamed("dark-omen", {}, {}, {}, unnamed_hand="dark-omen")
    assert t.s.unnamed is not None
    assert (len(t.s.unnamed.hand), t.s.unnamed.discard) == (14, [])
    t = unnamed("dark-omen", {}, {}, {}, unnamed_hand="dark-omen siege")
    assert t.s.unnamed is not None
    assert t.names(t.s.unnamed.hand) == "siege"


@pytest.mark.clause("SEV-RCT.7", "SEV-UNN.10")
def test_no_sin_cancels_a_card_of_the_unnamed() -> None:
    t = unnamed("tithe-of-gold", {"sins": "pride sloth"}, {"sins": "pride", "gold": 2}, {"sins": "pride"})
    assert (t.gold(B), t.prompt) == (0, "step")
    assert t.sins(C) == "pride"
