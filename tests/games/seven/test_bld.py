"""SEV-BLD: founding a building."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, hero, table

SALE: dict[str, Any] = {"castles": "emberhold tidewatch", "estates": "salt-harbour deepwood-farms"}


# --- founding ------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-BLD.1")
def test_a_face_up_castle_or_estate_or_any_temple_for_gold() -> None:
    """R65: temples have numbers, too, but these mean nothing here. Fame buys no building."""
    t = table(hero(gold=5), hero(), **SALE, castle_deck="thornwall")
    found = [words.removeprefix("found ") for words in t.offered if words.startswith("found")]
    assert found[:4] == ["emberhold", "tidewatch", "salt-harbour", "deepwood-farms"]
    assert (len(found), all(name.startswith("temple") for name in found[4:])) == (10, True)
    t.do("found", "emberhold")
    assert (t.buildings(A), t.gold(A)) == ("emberhold", 1)
    assert not table(hero(fame=20, gold=3), hero(), **SALE).offers("found")


@pytest.mark.clause("SEV-BLD.2")
def test_a_sold_castle_or_estate_is_replaced_from_its_own_deck() -> None:
    t = table(hero(gold=9), hero(gold=5), **SALE, castle_deck="thornwall", estate_deck="gilded-mint")
    t.do("found", "emberhold")
    assert (t.names(t.s.castles), t.names(t.s.estates)) == ("thornwall tidewatch", SALE["estates"])
    t.do("found", "deepwood-farms")
    assert (t.names(t.s.castles), t.names(t.s.estates)) == ("thornwall tidewatch", "salt-harbour gilded-mint")


@pytest.mark.clause("SEV-BLD.2")
def test_a_sold_temple_is_not_replaced() -> None:
    t = table(hero(gold=5), hero(gold=5))
    t.do("found", "temple-of-roots")
    assert (len(t.s.temples), t.offers("found", "temple-of-roots")) == (5, False)


@pytest.mark.clause("SEV-BLD.11")
def test_any_number_and_kind_of_buildings() -> None:
    """R17: six castles, six estates and five temples, and the last temple."""
    castles = "emberhold tidewatch thornwall sunspire whitecrag duskgate"
    estates = "cinder-vineyards salt-harbour deepwood-farms gilded-mint snowfield-cloister shadow-market"
    temples = "temple-of-ardour temple-of-tides temple-of-roots temple-of-noon temple-of-snow"
    own = f"{castles} {estates} {temples}"
    t = table(hero(buildings=own, gold=5), hero(), castles="", estates="")
    t.do("found", "temple-of-veils")
    assert t.buildings(A) == f"{own} temple-of-veils"


# --- production ----------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-BLD.3", "SEV-BLD.4")
@pytest.mark.parametrize(
    ("characters", "fame"), [("", 1), ("forge-sister", 3), ("forge-sister lance-captain", 3)]
)
def test_the_improved_number_replaces_the_base(characters: str, fame: int) -> None:
    """W6 (R19): Emberhold gives 1 fame, and 3 with 2 red, never 4. Aldric himself earns 3 fame."""
    t = table(hero("red", characters=characters, buildings="emberhold"), hero(), at="regroup.produce")
    assert t.fame(A) == 3 + fame


@pytest.mark.clause("SEV-BLD.3")
def test_production_comes_every_turn() -> None:
    """R19: Deepwood Farms give 2 gold. Maelis earns 3 gold."""
    t = table(hero("blue", buildings="deepwood-farms"), hero(), hero())
    found = []
    for _ in range(2):
        t.all_pass()
        t.to("step")
        found.append(t.gold(A))
    assert found == [5, 10]


@pytest.mark.clause("SEV-BLD.5", "SEV-BLD.6")
@pytest.mark.parametrize(("characters", "might"), [("herb-wife", 0), ("herb-wife stag-rider/tapped", 1)])
def test_a_temple_gives_might_when_it_is_bought_and_with_three_of_its_color(
    characters: str, might: int
) -> None:
    """W8: Tamsin has the green banner herself."""
    t = table(hero("green", gold=5, might=4), hero())
    t.do("found", "temple-of-roots")
    assert (t.gold(A), t.might(A)) == (0, 5)
    own = hero("green", characters=characters, buildings="temple-of-roots")
    assert table(own, hero(), at="regroup.produce").might(A) == might


# --- discarding ----------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-BLD.7")
@pytest.mark.parametrize(("characters", "gold"), [("", 1), ("pearl-diver", 3)])
def test_discarding_is_an_instant_and_brings_the_current_rating(characters: str, gold: int) -> None:
    """R20: Salt Harbour: 1 gold; 3 with 2 blue."""
    t = table(hero("blue", characters=characters, buildings="salt-harbour"), hero())
    t.do("cash", "salt-harbour")
    assert (t.gold(A), t.buildings(A), t.asked, t.prompt) == (gold, "", A, "step")
    assert "salt-harbour" in t.names(t.s.gone)


@pytest.mark.clause("SEV-BLD.8")
def test_a_building_pays_directly_without_change_where_nothing_can_be_taken() -> None:
    """A demand of 2 gold: Salt Harbour with its 3 gold stands for it, and the third is lost."""
    t = table(
        hero(),
        hero("blue", characters="pearl-diver", buildings="salt-harbour"),
        hero(),
        unnamed=True,
        at="unnamed",
    )
    t.do("unnamed", "tithe-of-gold")
    t.do("name", B)
    t.do("way", 0)
    assert (t.buildings(B), t.gold(B)) == ("", 0)


@pytest.mark.clause("SEV-BLD.8")
def test_a_castle_pays_for_fame_only_and_an_estate_for_gold_only() -> None:
    own = "emberhold salt-harbour"
    t = table(hero(buildings=own), hero(), tavern="charcoal-boy", store="ember-tonic")
    assert not t.offers("recruit")  # 2 fame: Emberhold is worth 1
    assert not t.offers("buy")  # 2 gold: Salt Harbour is worth 1
    t = table(
        hero("red", characters="forge-sister", buildings=own),
        hero(),
        tavern="charcoal-boy",
        store="ember-tonic",
    )
    assert t.offers("recruit")
    assert not t.offers("buy")


@pytest.mark.clause("SEV-BLD.9")
@pytest.mark.parametrize("manned", ["", "/manned"])
def test_a_temple_is_discarded_for_nothing(manned: str) -> None:
    """Not even for a demand: Siege takes castles and estates."""
    t = table(hero(buildings=f"temple-of-roots{manned}"), hero(), tavern="ember-squire", store="cinder-drop")
    assert not any(t.offers(verb) for verb in ("cash", "recruit", "buy", "use"))
    t = table(hero(), hero(buildings=f"temple-of-roots{manned}"), hero(), unnamed=True, at="unnamed")
    t.do("unnamed", "siege")
    t.do("name", B)
    assert t.buildings(B) == f"temple-of-roots{manned}"


@pytest.mark.clause("SEV-BLD.10")
def test_the_marker_of_a_building_that_leaves_play_returns_unused() -> None:
    """R21: Cinder Vineyards, manned, would have brought 3 gold; discarded, they bring their rating of 2."""
    t = table(hero("blue", buildings="cinder-vineyards/manned"), hero())
    t.do("cash", "cinder-vineyards")
    assert (t.gold(A), t.player(A).markers, t.offers("use")) == (2, 7, False)


@pytest.mark.clause("SEV-BLD.12")
def test_nobody_else_may_man_or_use_a_building() -> None:
    own = "tidewatch salt-harbour/manned temple-of-ardour/manned"
    t = table(hero(might=9, fame=1), hero(buildings=own), hero(), tavern="ember-squire")
    assert not any(t.offers(verb) for verb in ("man", "use", "cash"))
    assert not t.offers("recruit")  # the temple makes it cheaper for its owner alone
    t = table(hero(), hero(), hero(buildings=own, fame=1), tavern="ember-squire", position=C)
    assert t.offers("recruit")
