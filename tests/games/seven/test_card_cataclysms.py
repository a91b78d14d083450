"""Each cataclysm, alone: the seventh sin, which does nothing itself, calls it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, Table, hero, table

# name, number of the castle and of the estate that are ruined
RUINS = [
    ("ashfall", "emberhold", "cinder-vineyards"),
    ("rising-tide", "tidewatch", "salt-harbour"),
    ("blight-of-the-groves", "thornwall", "deepwood-farms"),
    ("scorching-noon", "sunspire", "gilded-mint"),
    ("the-long-winter", "whitecrag", "snowfield-cloister"),
    ("night-without-stars", "duskgate", "shadow-market"),
]
CLOSINGS = [
    ("deserters", "tavern"),
    ("the-press-gang", "tavern"),
    ("the-empty-inn", "tavern"),
    ("cracked-cauldrons", "store"),
    ("poisoned-wells", "store"),
    ("the-last-fair", "store"),
]
TAVERN, STORE = "snow-novice bell-ringer pass-warden", "dew-drop moss-drop honey-drop"


def cataclysm(name: str, a: dict[str, Any], *others: dict[str, Any], **given: Any) -> Table:
    """This cataclysm strikes; what the heroes have is given."""
    heroes = [hero(**{"sins": "lust", **a}), *(hero(**each) for each in others)]
    t = table(*heroes, cataclysm_deck=name, sin_discard=6, **given)
    t.plays("lust", 1)
    return t


# --- boards --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-CAT.4", "SEV-BLD.10")
@pytest.mark.parametrize(("name", "castle", "estate"), RUINS)
def test_owned_buildings_are_ruined_without_any_gain(name: str, castle: str, estate: str) -> None:
    t = cataclysm(name, {"buildings": f"{castle}/manned temple-of-snow"}, {"buildings": estate})
    if castle == "whitecrag":
        t.passes()
    assert (t.buildings(A), t.buildings(B), t.player(A).markers) == ("temple-of-snow", "", 7)
    assert (t.gold(A), t.fame(A), t.gold(B), t.fame(B)) == (0, 0, 0, 0)


@pytest.mark.clause("SEV-CAT.4")
@pytest.mark.parametrize(("name", "castle", "estate"), RUINS)
def test_buildings_for_sale_are_replaced_and_those_in_decks_removed(
    name: str, castle: str, estate: str
) -> None:
    t = cataclysm(name, {}, {}, castles=castle, estates="")
    assert castle not in t.names(t.s.castles)
    assert (len(t.s.castles), len(t.s.castle_deck)) == (1, 4)
    assert estate not in t.names(t.s.estate_deck)
    assert len(t.s.estate_deck) == 5
    assert {castle, estate} <= set(t.names(t.s.gone).split())


@pytest.mark.clause("SEV-CAT.5", "SEV-CAT.6")
@pytest.mark.parametrize(("name", "board"), CLOSINGS)
def test_a_space_closes_and_its_card_is_discarded(name: str, board: str) -> None:
    """The First Player, here B, chooses which."""
    t = cataclysm(name, {}, {}, tavern=TAVERN, store=STORE, order=[B, A], position=1)
    assert (t.asked, t.prompt, len(t.options)) == (B, "cataclysm.close", 3)
    t.do("close", board, 1)
    spaces = t.tavern if board == "tavern" else t.store
    assert spaces.split()[1] == "closed"
    assert spaces.count("closed") == 1
    discard = t.s.tavern.discard if board == "tavern" else t.s.store.discard
    assert ("bell-ringer" if board == "tavern" else "moss-drop") in t.names(discard)


@pytest.mark.clause("SEV-CAT.6")
def test_with_no_open_space_nothing_closes() -> None:
    t = cataclysm("the-press-gang", {"fame": 3}, {}, tavern="closed closed closed")
    assert (t.tavern, t.fame(A)) == ("closed closed closed", 2)


@pytest.mark.parametrize(("name", "board"), [("the-empty-inn", "tavern"), ("cracked-cauldrons", "store")])
def test_the_other_cards_of_the_board_are_replaced(name: str, board: str) -> None:
    t = cataclysm(name, {}, {}, tavern=TAVERN, store=STORE)
    t.do("close", board, 0)
    spaces, before = (t.tavern, TAVERN) if board == "tavern" else (t.store, STORE)
    assert spaces.split()[0] == "closed"
    assert not set(spaces.split()) & set(before.split())
    other, same = (t.store, STORE) if board == "tavern" else (t.tavern, TAVERN)
    assert other == same


# --- heroes --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-CAT.7")
def test_ashfall_costs_each_hero_a_gift_of_his_choice() -> None:
    t = cataclysm("ashfall", {"gifts": "1 red 1 blue"}, {"gifts": "1 green"}, {})
    assert (t.asked, t.prompt, t.offered) == (A, "loss.gifts", ["pay Pay 1 blue", "pay Pay 1 red"])
    t.pays(gifts="1 red")
    assert (t.gifts(A), t.gifts(B), t.gifts(C)) == ("1 blue", "", "")
    assert t.pools["red"] == 7


@pytest.mark.clause("SEV-FREE.2")
def test_an_elixir_may_stand_for_a_gift_that_ashfall_takes() -> None:
    t = cataclysm("ashfall", {"gifts": "1 red", "elixirs": "dew-drop"}, {})
    t.pays("dew-drop")
    assert (t.gifts(A), t.elixirs(A)) == ("1 red", "")


def test_without_gifts_ashfall_takes_nothing_not_even_an_elixir() -> None:
    t = cataclysm("ashfall", {"elixirs": "dew-drop"}, {})
    assert (t.elixirs(A), t.prompt) == ("dew-drop", "step")


@pytest.mark.parametrize(
    ("name", "what", "before", "after"),
    [
        ("rising-tide", "gold", [5, 1, 0], [3, 0, 0]),
        ("scorching-noon", "fame", [5, 1, 0], [3, 0, 0]),
        ("night-without-stars", "might", [5, 1, 0], [4, 0, 0]),
        ("the-press-gang", "fame", [5, 1, 0], [4, 0, 0]),
        ("the-last-fair", "gold", [7, 1, 4], [4, 1, 2]),
        ("judgement", "might", [9, 5, 1], [6, 3, 0]),
        ("judgement", "might", [5, 5, 4], [2, 2, 2]),
    ],
)
def test_losses_of_each_hero(name: str, what: str, before: list[int], after: list[int]) -> None:
    """Judgement looks for the most might before anybody has lost any."""
    t = cataclysm(name, *({what: amount} for amount in before))
    while t.prompt != "step":
        t.idles()
    assert [getattr(player, what) for player in t.s.players] == after


def test_blight_of_the_groves_turns_an_upright_character_of_each_hero() -> None:
    t = cataclysm(
        "blight-of-the-groves",
        {"characters": "ember-squire forge-sister"},
        {"characters": "pearl-diver"},
        {"characters": "herb-wife/tapped"},
    )
    t.do("card", "forge-sister")
    assert t.characters(A) == "ember-squire forge-sister/tapped"
    assert (t.characters(B), t.characters(C)) == ("pearl-diver/tapped", "herb-wife/tapped")
    assert t.gifts(A) == t.gifts(B) == ""


def test_the_long_winter_costs_each_hero_an_elixir_without_its_gifts() -> None:
    t = cataclysm("the-long-winter", {"elixirs": "cinder-drop dew-drop"}, {"elixirs": "moss-drop"}, {})
    t.do("card", "cinder-drop")
    assert (t.elixirs(A), t.elixirs(B), t.gifts(A), t.gifts(B)) == ("dew-drop", "", "", "")


def test_deserters_leave_every_hero_with_the_most_characters() -> None:
    t = cataclysm(
        "deserters",
        {"characters": "ember-squire forge-sister"},
        {"characters": "pearl-diver harbour-clerk/tapped"},
        {"characters": "herb-wife"},
        tavern="snow-novice closed closed",
        character_deck="bell-ringer",
    )
    t.do("card", "ember-squire")
    t.do("card", "harbour-clerk")
    assert (t.characters(A), t.characters(B), t.characters(C)) == ("forge-sister", "pearl-diver", "herb-wife")


def test_poisoned_wells_take_two_gifts_or_might() -> None:
    """C has fewer than two gifts and must lose the might."""
    t = cataclysm(
        "poisoned-wells",
        {"gifts": "2 red", "might": 3},
        {"gifts": "2 blue", "might": 3},
        {"gifts": "1 green", "might": 3},
        store="closed closed closed",
    )
    assert (t.asked, t.prompt, t.offered) == (A, "loss.either", ["way 0", "way 1"])
    t.do("way", 0)
    t.do("way", 1)
    assert (t.gifts(A), t.gifts(B), t.gifts(C)) == ("", "2 blue", "1 green")
    assert t.mights == [3, 2, 2]


@pytest.mark.clause("SEV-DECK.5")
def test_seeds_of_wickedness_give_each_hero_a_sin() -> None:
    t = cataclysm("seeds-of-wickedness", {}, {}, {}, sin_deck="pride greed envy")
    assert (t.sins(A), t.sins(B), t.sins(C)) == ("pride", "greed", "envy")


@pytest.mark.clause("SEV-RCT.1")
@pytest.mark.parametrize(
    "name", [row[0] for row in (*RUINS, *CLOSINGS)] + ["judgement", "seeds-of-wickedness"]
)
def test_whitecrag_wards_off_all_that_touches_heroes(name: str) -> None:
    if name == "the-long-winter":
        return  # it ruins Whitecrag itself, whose marker is used by then
    own = {
        "gifts": "2 red",
        "gold": 4,
        "fame": 4,
        "might": 4,
        "elixirs": "dew-drop",
        "characters": "ember-squire",
    }
    t = cataclysm(name, {}, {**own, "buildings": "whitecrag/manned"})
    t.do("react", "whitecrag")
    while t.prompt != "step":
        t.idles()
    player = t.player(B)
    assert (t.gifts(B), player.gold, player.fame, player.might) == ("2 red", 4, 4, 4)
    assert (t.elixirs(B), t.characters(B), t.sins(B)) == ("dew-drop", "ember-squire", "")
