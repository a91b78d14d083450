"""SEV-REG: the Regrouping Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, D, Table, hero, quest, table


def regroup(*heroes: dict[str, Any], at: str = "regroup.score", **given: Any) -> Table:
    """Regrouping begins; nobody draws sins unless a sin deck is given."""
    return table(*(hero(**each) for each in heroes), at=at, **{"sin_deck": 0, **given})


def most(t: Table) -> dict[str, int]:
    """The points of step 1, by hero."""
    return {what: seat for seat, what in t.emitted("most")}


# --- step 1 --------------------------------------------------------------------------------------------

BANNERS = {"red": A, "blue": B, "green": C}
"""Each hero alone leads the color of his own banner."""


@pytest.mark.clause("SEV-REG.1")
@pytest.mark.parametrize(
    ("what", "more", "less"),
    [
        ("elixirs", {"elixirs": "dew-drop moss-drop"}, {"elixirs": "cinder-drop"}),
        ("characters", {"characters": "herb-wife stag-rider/tapped"}, {"characters": "horn-ranger"}),
        ("buildings", {"buildings": "tidewatch temple-of-snow"}, {"buildings": "salt-harbour"}),
        ("gifts", {"gifts": "1 red 2 blue"}, {"gifts": "2 white"}),
        ("fame", {"fame": 13}, {"fame": 12}),
        ("gold", {"gold": 1}, {}),
    ],
)
def test_strictly_the_most_of_something_is_worth_one_might(
    what: str, more: dict[str, Any], less: dict[str, Any]
) -> None:
    t = regroup({}, less, more)
    assert most(t) == {**BANNERS, what: C}
    assert t.mights == [1, 1, 2]


@pytest.mark.clause("SEV-REG.1")
@pytest.mark.parametrize("what", ["fame", "gold"])
def test_in_a_tie_for_most_nobody_gets_the_point(what: str) -> None:
    t = regroup({what: 4}, {what: 4}, {what: 3})
    assert (most(t), t.mights) == (BANNERS, [1, 1, 1])


@pytest.mark.clause("SEV-REG.1")
def test_each_color_goes_to_the_highest_count_with_the_hero() -> None:
    """A red hero with two blue characters leads blue; a tie in green: the green hero and a green character.

    R63: characters (b) are counted without the hero.
    """
    t = regroup(
        {"characters": "pearl-diver harbour-clerk/tapped"}, {"characters": "herb-wife bell-ringer"}, {}
    )
    assert most(t) == {"red": A, "blue": A, "white": B}
    assert t.mights == [2, 1, 0]


@pytest.mark.clause("SEV-REG.2")
def test_all_points_are_worked_out_and_awarded_together() -> None:
    """R36: A reaches 30 with his first point, but B has 31 when all are awarded."""
    t = regroup({"might": 28, "gold": 1}, {"might": 29, "fame": 1}, {}, armour=7, order=[A, B, C])
    assert (t.mights, t.result.winners) == ([30, 31, 1], (B,))


@pytest.mark.clause("SEV-REG.3")
def test_then_each_sin_in_hand_costs_one_might() -> None:
    """Those of each color gain 1 before; nobody falls below 0."""
    t = regroup(
        {"sins": "pride greed", "might": 9}, {"sins": "lust"}, {"sins": "envy wrath sloth", "might": 1}
    )
    assert t.mights == [8, 0, 0]


# --- step 2 --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-REG.4")
def test_each_draws_up_to_three_but_at_least_one() -> None:
    t = regroup({}, {"sins": "pride pride"}, {"sins": "lust lust lust"}, sin_deck=10)
    assert t.emitted("sins-drawn") == [(A, 3), (B, 1), (C, 1)]
    assert (t.asked, t.prompt, len(t.player(C).sins)) == (C, "sins.discard", 4)


@pytest.mark.clause("SEV-REG.4")
def test_in_the_order_of_play_as_far_as_the_deck_reaches() -> None:
    t = regroup({}, {}, {}, sin_deck=4, order=[C, A, B])
    assert t.emitted("sins-drawn") == [(C, 3), (A, 1)]


@pytest.mark.clause("SEV-REG.5")
def test_who_has_more_than_three_discards_freely_one_by_one() -> None:
    """He holds five and draws one: he may keep that one."""
    sins = "pride greed lust envy sloth"
    t = regroup({"sins": sins}, {}, sin_deck="wrath")
    assert (t.asked, t.prompt) == (A, "sins.discard")
    assert t.offered == [f"discard-sin {name}" for name in (*sins.split(), "wrath")]
    t.do("discard-sin", "envy")
    assert len(t.options) == 5
    t.do("discard-sin", "pride")
    t.do("discard-sin", "sloth")
    assert (t.sins(A), t.names(t.s.sin_discard)) == ("greed lust wrath", "envy pride sloth")
    assert t.prompt == "step"


@pytest.mark.clause("SEV-REG.6", "SEV-CAT.2")
def test_a_seventh_discard_calls_a_cataclysm_before_anything_else_and_the_rest_begins_a_new_pile() -> None:
    t = regroup(
        {"sins": "pride greed lust envy", "fame": 5},
        {"fame": 5},
        {},
        sin_deck="wrath",
        sin_discard=6,
        cataclysm_deck="scorching-noon",
    )
    assert t.emitted("cataclysm") == []
    t.do("discard-sin", "envy")
    assert (t.fame(A), t.fame(B)) == (3, 3)  # Scorching Noon
    assert (t.s.sin_discard, t.sins(B)) == ([], "")  # the deck is remade, and B has not drawn yet
    assert (t.asked, t.prompt) == (A, "sins.discard")
    t.do("discard-sin", "greed")
    assert (t.names(t.s.sin_discard), len(t.s.cataclysms)) == ("greed", 1)
    assert len(t.player(B).sins) == 3


# --- steps 3 and 4 -------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-REG.7")
def test_heroes_are_untapped_and_characters_are_not() -> None:
    t = regroup({"tapped": True, "characters": "ember-squire/tapped"}, {"tapped": True}, {})
    assert not any(player.tapped for player in t.s.players)
    assert t.characters(A) == "ember-squire/tapped"


@pytest.mark.clause("SEV-REG.8")
def test_everything_in_front_of_a_hero_produces() -> None:
    """The red hero 3 fame and 1 gold; Banner Herald 1 fame, Ember Squire 1 gold though tapped, Saint of the
    Pyre 1 might; Tidewatch 2 fame, Cinder Vineyards 4 gold with 3 red; Temple of Ardour 1 might; a portal 2.
    """
    t = regroup(
        {
            "banner": "red",
            "characters": "banner-herald ember-squire/tapped saint-of-the-pyre",
            "buildings": "tidewatch cinder-vineyards temple-of-ardour temple-of-snow",
        },
        {},
        at="regroup.produce",
        portals={"red": A},
    )
    assert (t.fame(A), t.gold(A), t.might(A)) == (3 + 1 + 2, 1 + 1 + 4, 1 + 1 + 2)


@pytest.mark.clause("SEV-REG.9")
def test_production_is_simultaneous() -> None:
    """R36: A would have 30 first, but B has 31 when all have produced."""
    t = regroup(
        {"might": 28},
        {"might": 27},
        {},
        at="regroup.produce",
        armour=7,
        portals={"red": A, "blue": B, "green": B},
    )
    assert (t.mights, t.result.winners) == ([30, 31, 0], (B,))


# --- steps 5 to 7 --------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-REG.10")
def test_the_treasure_pile_is_shuffled_in_and_then_row_3_is_made_good() -> None:
    rows = [
        [quest("the-hollow-oak")],
        [quest("the-masked-duke")],
        [quest("the-great-hunt", hidden="battle-scar"), quest("the-broken-seal")],
    ]
    shuffled = "copper-hoard kings-ransom silver-casket rune-of-valour merchants-strongbox"
    t = regroup(
        {},
        {},
        {},
        at="regroup.end",
        rows=rows,
        treasure_deck=2,
        treasure_discard="copper-hoard kings-ransom rune-of-valour",
        chance={"treasures": [shuffled]},
    )
    assert t.names(t.quest("the-great-hunt").hidden) == "battle-scar copper-hoard"
    assert t.names(t.quest("the-broken-seal").hidden) == "kings-ransom silver-casket"
    assert t.names(t.s.treasure_deck) == "rune-of-valour merchants-strongbox"
    assert t.s.treasure_discard == []
    assert (t.quest("the-hollow-oak").treasures, t.quest("the-hollow-oak").hidden) == ([], [])


@pytest.mark.clause("SEV-REG.11")
def test_markers_on_buildings_return_and_the_effects_of_temples_end() -> None:
    """Temple of Ardour: recruits cost 1 fame less in the turn in which it was manned."""
    ann = {"buildings": "temple-of-ardour/manned deepwood-farms/manned", "fame": 1}
    assert regroup(ann, {}, tavern="ember-squire", at="step").offers("recruit", "ember-squire")
    t = regroup(ann, {}, tavern="ember-squire", at="regroup.end", order=[B, A])
    assert (t.buildings(A), t.player(A).markers) == ("temple-of-ardour deepwood-farms", 7)
    assert (t.gifts(A), t.asked, t.offers("recruit")) == ("", A, False)


@pytest.mark.clause("SEV-REG.12", "SEV-REG.13")
@pytest.mark.parametrize(
    ("mights", "old", "order"),
    [
        ([5, 9, 7, 5], [B, A, C, D], [D, A, C, B]),
        ([5, 9, 7, 5], [D, A, B, C], [A, D, C, B]),
        ([3, 3, 3, 3], [C, A, B, D], [D, A, B, C]),
        ([4, 3, 2, 1], [A, B, C, D], [D, C, B, A]),
        ([0, 6, 6, 6], [C, A, B, D], [A, D, B, C]),
    ],
)
def test_the_weakest_goes_first_and_ties_go_clockwise_after_the_old_first_player(
    mights: list[int], old: list[int], order: list[int]
) -> None:
    """R37: the old First Player comes last among those who are tied."""
    t = regroup(*({"might": might} for might in mights), at="regroup.end", order=old)
    assert (t.s.order, t.asked) == (order, order[0])


@pytest.mark.clause("SEV-REG.14")
def test_then_a_new_turn_begins() -> None:
    t = regroup({}, {}, {}, passes=3, position=2)
    assert (t.s.turn, t.s.phase, t.asked, t.prompt) == (2, "quest", t.s.order[0], "step")
    t.passes()
    assert (t.s.turn, t.prompt) == (2, "step")
