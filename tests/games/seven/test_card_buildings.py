"""The cost, yield and special rule of castles, estates and temples, alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, Table, hero, quest, table

# name, cost, what it produces, base, improved, color, banners of it that are needed, cost of manning
BUILDINGS = [
    ("emberhold", 4, "fame", 1, 3, "red", 2, 1),
    ("tidewatch", 5, "fame", 2, 3, "blue", 2, 1),
    ("thornwall", 6, "fame", 2, 4, "green", 3, 2),
    ("sunspire", 5, "fame", 2, 3, "yellow", 2, 1),
    ("whitecrag", 4, "fame", 1, 3, "white", 2, 1),
    ("duskgate", 6, "fame", 2, 4, "purple", 3, 1),
    ("cinder-vineyards", 6, "gold", 2, 4, "red", 3, 1),
    ("salt-harbour", 4, "gold", 1, 3, "blue", 2, 1),
    ("deepwood-farms", 5, "gold", 2, 3, "green", 2, 1),
    ("gilded-mint", 6, "gold", 2, 4, "yellow", 3, 1),
    ("snowfield-cloister", 5, "gold", 2, 3, "white", 2, 1),
    ("shadow-market", 4, "gold", 1, 3, "purple", 2, 2),
]
TEMPLES = [
    ("temple-of-ardour", "red", 1),
    ("temple-of-tides", "blue", 1),
    ("temple-of-roots", "green", 2),
    ("temple-of-noon", "yellow", 1),
    ("temple-of-snow", "white", 1),
    ("temple-of-veils", "purple", 1),
]
COMPANY = {
    "red": "forge-sister lance-captain",
    "blue": "pearl-diver lighthouse-mage",
    "green": "herb-wife stag-rider",
    "yellow": "mirror-smith sun-duelist",
    "white": "bell-ringer ice-templar",
    "purple": "dream-reader night-fencer",
}
"""Two characters of each color without an income."""


def company(color: str, banners: int) -> dict[str, Any]:
    """The hero of a color with as many characters as to show it so often."""
    return {"banner": color, "characters": " ".join(COMPANY[color].split()[: banners - 1])}


# --- founding and producing ----------------------------------------------------------------------------


@pytest.mark.clause("SEV-BLD.1")
@pytest.mark.parametrize(("name", "cost", "what"), [row[:3] for row in BUILDINGS])
def test_castles_and_estates_cost_gold(name: str, cost: int, what: str) -> None:
    sale: dict[str, Any] = {"castles" if what == "fame" else "estates": name}
    t = table(hero(gold=cost), hero(), **sale)
    t.do("found", name)
    assert (t.buildings(A), t.gold(A), t.might(A)) == (name, 0, 0)
    assert not table(hero(gold=cost - 1, fame=9), hero(), **sale).offers("found", name)


@pytest.mark.clause("SEV-BLD.3", "SEV-BLD.4", "SEV-REG.8")
@pytest.mark.parametrize(
    ("name", "what", "base", "improved", "color", "count"), [r[:1] + r[2:7] for r in BUILDINGS]
)
def test_production_follows_the_rating(
    name: str, what: str, base: int, improved: int, color: str, count: int
) -> None:
    """Compared with the same company without the building."""
    for banners, expected in ((count - 1, base), (count, improved)):
        given = company(color, banners)
        bare = table(hero(**given), hero(), at="regroup.produce")
        t = table(hero(**given, buildings=name), hero(), at="regroup.produce")
        produced = (t.fame(A) - bare.fame(A), t.gold(A) - bare.gold(A))
        assert produced == ((expected, 0) if what == "fame" else (0, expected))


@pytest.mark.clause("SEV-BLD.7")
@pytest.mark.parametrize(
    ("name", "what", "base", "improved", "color", "count"), [r[:1] + r[2:7] for r in BUILDINGS]
)
def test_discarding_brings_the_rating(
    name: str, what: str, base: int, improved: int, color: str, count: int
) -> None:
    for banners, expected in ((count - 1, base), (count, improved)):
        t = table(hero(**company(color, banners), buildings=name), hero())
        t.do("cash", name)
        assert (t.fame(A), t.gold(A)) == ((expected, 0) if what == "fame" else (0, expected))
        assert (t.buildings(A), t.asked, t.prompt) == ("", A, "step")


@pytest.mark.clause("SEV-MAN.1", "SEV-MAN.2")
@pytest.mark.parametrize(("name", "man"), [(r[0], r[7]) for r in BUILDINGS] + [(r[0], r[2]) for r in TEMPLES])
def test_manning_costs_might_and_a_marker(name: str, man: int) -> None:
    t = table(hero(might=man, buildings=name), hero())
    t.do("man", name)
    assert (t.buildings(A), t.might(A), t.player(A).markers) == (f"{name}/manned", 0, 6)
    assert not table(hero(might=man - 1, buildings=name), hero()).offers("man")


@pytest.mark.clause("SEV-BLD.2", "SEV-BLD.5", "SEV-BLD.6", "SEV-BLD.9")
@pytest.mark.parametrize(("name", "color"), [row[:2] for row in TEMPLES])
def test_temples_give_might(name: str, color: str) -> None:
    t = table(hero(gold=5), hero())
    t.do("found", name)
    assert (t.buildings(A), t.gold(A), t.might(A)) == (name, 0, 1)
    assert len(t.s.temples) == 5
    for banners, expected in ((2, 0), (3, 1)):
        t = table(hero(**company(color, banners), buildings=name), hero(), at="regroup.produce")
        assert t.might(A) == expected
        t = table(hero(**company(color, banners), buildings=name), hero())
        assert not t.offers("cash", name)


# --- castles that are manned ---------------------------------------------------------------------------


BOARDS = ("tavern", "store", "character_deck", "treasure_deck", "rows")


def manned(name: str, **given: Any) -> Table:
    """A has manned this building; the rest belongs to A or to the boards."""
    boards: dict[str, Any] = {key: given.pop(key) for key in BOARDS if key in given}
    return table(hero("red", buildings=f"{name}/manned", **given), hero(), **boards)


@pytest.mark.clause("SEV-MAN.4")
def test_emberhold_recruits_for_two_fame_less() -> None:
    t = manned("emberhold", tavern="lance-captain", fame=3)
    t.uses("use", "emberhold", "lance-captain")
    assert (t.characters(A), t.fame(A), t.might(A)) == ("lance-captain", 0, 3)
    assert (t.buildings(A), t.player(A).markers, t.asked, t.prompt) == ("emberhold", 7, A, "step")


def test_tidewatch_takes_two_gifts_of_different_colors() -> None:
    t = manned("tidewatch")
    t.do("use", "tidewatch")
    t.chooses("blue")
    assert not t.offers("gift", "blue")
    t.chooses("white")
    assert t.gifts(A) == "1 blue 1 white"


def test_thornwall_pays_for_two_gifts_of_a_quest() -> None:
    t = manned("thornwall", rows=[[quest("the-silent-bridge")]], gifts="1 red")
    assert not t.offers("use")
    t.do("quest", "the-silent-bridge", 0)
    assert (t.marks("the-silent-bridge"), t.gifts(A), t.buildings(A)) == ("A..", "", "thornwall")
    assert t.player(A).markers == 6


def sunspire(deck: str, fame: int) -> Table:
    """A has manned Sunspire, and no space of the tavern waits for a card."""
    return manned("sunspire", character_deck=deck, fame=fame, tavern="snow-novice bell-ringer pass-warden")


def test_sunspire_recruits_one_of_the_top_three_for_one_fame_less() -> None:
    t = sunspire("saint-of-the-pyre ember-squire pearl-diver herb-wife", fame=2)
    t.do("use", "sunspire")
    assert t.offered == ["card ember-squire", "card pearl-diver", "pass"]
    t.do("card", "pearl-diver")
    assert (t.characters(A), t.fame(A), t.might(A)) == ("pearl-diver", 0, 2)
    assert t.names(t.s.tavern.discard) == "saint-of-the-pyre ember-squire"
    assert t.name(t.s.tavern.deck[0]) == "herb-wife"


def test_sunspire_may_recruit_nobody() -> None:
    t = sunspire("lance-captain ember-squire pearl-diver", fame=9)
    t.do("use", "sunspire")
    t.passes()
    assert (t.characters(A), t.fame(A), len(t.s.tavern.discard)) == ("", 9, 3)


@pytest.mark.clause("SEV-RCT.1")
@pytest.mark.parametrize(("used", "might"), [(True, [9, 2]), (False, [6, 2])])
def test_whitecrag_wards_off_what_a_cataclysm_does_to_heroes(used: bool, might: list[int]) -> None:
    t = table(
        hero(might=9, buildings="whitecrag/manned"),
        hero(might=4),
        at="row.cataclysm",
        cataclysm_deck="judgement",
    )
    assert (t.asked, t.prompt) == (A, "react.cataclysm")
    if used:
        t.do("react", "whitecrag")
    else:
        t.passes()
    assert t.mights == might


@pytest.mark.clause("SEV-RCT.1")
def test_duskgate_cancels_a_sin_that_names_its_owner() -> None:
    t = table(hero(sins="wrath wrath"), hero(might=5, buildings="duskgate/manned"), hero(might=5))
    t.plays("wrath", 0, B)
    t.do("react", "duskgate")
    assert (t.mights, t.buildings(B), t.sins(A)) == ([0, 5, 5], "duskgate", "wrath")


def test_duskgate_does_not_help_others() -> None:
    t = table(hero(sins="wrath"), hero(might=5, buildings="duskgate/manned"), hero(might=5))
    t.plays("wrath", 0, C)
    assert (t.mights, t.prompt) == ([0, 5, 2], "step")


# --- estates that are manned ---------------------------------------------------------------------------


def test_cinder_vineyards_gain_three_gold() -> None:
    t = manned("cinder-vineyards")
    t.uses("use", "cinder-vineyards")
    assert (t.gold(A), t.buildings(A), t.player(A).markers) == (3, "cinder-vineyards", 7)


@pytest.mark.parametrize(("name", "gold"), [("cinder-drop", 1), ("ember-tonic", 1), ("phoenix-tear", 0)])
def test_salt_harbour_buys_an_elixir_for_two_gold_less(name: str, gold: int) -> None:
    t = manned("salt-harbour", store=name, gold=1)
    t.uses("use", "salt-harbour", name)
    assert (t.elixirs(A), t.gold(A)) == (name, gold)


def test_deepwood_farms_take_two_gifts_of_one_color() -> None:
    t = manned("deepwood-farms")
    t.do("use", "deepwood-farms")
    t.chooses("yellow")
    assert t.gifts(A) == "2 yellow"


@pytest.mark.parametrize(
    ("what", "amount", "left"), [("gold", 5, (1, 7)), ("gold", 3, (3, 5)), ("fame", 2, (8, 0))]
)
def test_gilded_mint_exchanges_up_to_five(what: str, amount: int, left: tuple[int, int]) -> None:
    t = manned("gilded-mint", gold=6, fame=2)
    t.do("use", "gilded-mint")
    t.do("convert", what, amount)
    assert (t.gold(A), t.fame(A)) == left
    assert not t.offers("convert", "gold", 6)


def test_snowfield_cloister_buries_a_sin() -> None:
    t = manned("snowfield-cloister", sins="greed pride")
    t.do("use", "snowfield-cloister")
    t.do("card", "pride")
    assert (t.sins(A), t.name(t.s.sin_deck[-1]), len(t.s.sin_discard)) == ("greed", "pride", 0)


def test_shadow_market_gains_the_top_treasure() -> None:
    t = manned("shadow-market", treasure_deck="kings-ransom")
    t.uses("use", "shadow-market")
    assert (t.gold(A), t.names(t.s.treasure_discard)) == (5, "kings-ransom")


# --- temples that are manned ---------------------------------------------------------------------------


@pytest.mark.clause("SEV-MAN.3")
@pytest.mark.parametrize(("name", "fame"), [("ember-squire", 1), ("lance-captain", 4)])
def test_temple_of_ardour_makes_recruits_cheaper(name: str, fame: int) -> None:
    t = manned("temple-of-ardour", tavern=name, fame=fame)
    t.do("recruit", name)
    assert (t.characters(A), t.fame(A), t.buildings(A)) == (name, 0, "temple-of-ardour/manned")


def test_temple_of_ardour_leaves_a_cost_of_one() -> None:
    t = manned("temple-of-ardour", tavern="ember-squire", fame=0)
    assert not t.offers("recruit")


def test_temple_of_tides_adds_a_gift_to_each_elixir() -> None:
    t = manned("temple-of-tides", elixirs="cinder-drop pearl-milk")
    t.do("elixir", "cinder-drop", 0)
    assert t.gifts(A) == "2 red"
    t.do("elixir", "pearl-milk", 0)
    t.do("color", "green")
    assert t.gifts(A) == "2 red 1 blue 2 green"


@pytest.mark.parametrize(("place", "gifts"), [(0, "1 red"), (1, "1 red"), (1, "1 white")])
def test_temple_of_roots_spares_a_gift_of_a_quest(place: int, gifts: str) -> None:
    t = manned("temple-of-roots", rows=[[quest("siege-of-emberford")]], gifts=gifts)
    t.do("quest", "siege-of-emberford", place)
    assert (t.marks("siege-of-emberford")[place], t.gifts(A)) == ("A", "")


def test_temple_of_roots_spares_nothing_of_a_single_gift_or_of_money() -> None:
    t = manned("temple-of-roots", rows=[[quest("the-thirteen-bandits")]], gold=1)
    assert not t.offers("quest")


@pytest.mark.parametrize(
    ("name", "gold"), [("phoenix-tear", 2), ("cinder-drop", 1), ("emberhold", 3), ("salt-harbour", 3)]
)
def test_temple_of_noon_makes_elixirs_castles_and_estates_cheaper(name: str, gold: int) -> None:
    given: dict[str, Any] = {
        "store": "phoenix-tear cinder-drop",
        "castles": "emberhold",
        "estates": "salt-harbour",
    }
    verb = "buy" if name in given["store"] else "found"
    t = table(hero(buildings="temple-of-noon/manned", gold=gold), hero(), **given)
    t.do(verb, name)
    assert t.gold(A) == 0
    t = table(hero(buildings="temple-of-noon/manned", gold=gold - 1), hero(), **given)
    assert not t.offers(verb, name)


def test_temple_of_noon_does_not_make_temples_cheaper() -> None:
    t = manned("temple-of-noon", gold=4)
    assert not t.offers("found", "temple-of-snow")


def test_temple_of_snow_keeps_others_from_naming_its_owner() -> None:
    t = table(
        hero(sins="wrath", gifts="1 red"),
        hero(might=5, gifts="1 white", buildings="temple-of-snow/manned"),
        hero(might=5, gifts="1 blue"),
    )
    t.do("ability")
    assert t.offered == ["source -1", "source 2"]
    t.chooses("-1", "blue")
    t.passes(B, C)
    t.plays("wrath", 0)  # only C can be named, so nobody is asked whom
    assert t.mights == [0, 5, 2]


def test_temple_of_veils_adds_a_gift_of_the_banner_to_each_use_of_a_character() -> None:
    t = manned("temple-of-veils", characters="storm-pilot")
    t.do("gifts", "storm-pilot")
    assert t.gifts(A) == "1 red 2 blue"


@pytest.mark.clause("SEV-REG.11", "SEV-MAN.6")
@pytest.mark.parametrize("name", [row[0] for row in BUILDINGS] + [row[0] for row in TEMPLES])
def test_markers_return_at_the_end_of_the_turn(name: str) -> None:
    t = table(hero(buildings=f"{name}/manned"), hero(), at="regroup.end")
    assert (t.buildings(A), t.player(A).markers) == (name, 7)
