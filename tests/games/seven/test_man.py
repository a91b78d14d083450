"""SEV-MAN: manning a building."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, hero, quest, table


@pytest.mark.clause("SEV-MAN.1")
def test_manning_is_an_action_that_costs_might_and_a_marker() -> None:
    t = table(hero(might=3, buildings="shadow-market tidewatch"), hero())
    t.do("man", "shadow-market")
    assert (t.buildings(A), t.might(A), t.player(A).markers) == ("shadow-market/manned tidewatch", 1, 6)
    assert (t.asked, t.prompt) == (B, "step")


@pytest.mark.clause("SEV-MAN.2")
def test_not_without_a_free_marker() -> None:
    """R22: all seven are on quests."""
    rows = [[quest("the-great-hunt", "AAAA"), quest("the-library-fire", "AAA")]]
    t = table(hero(might=9, buildings="tidewatch"), hero(), rows=rows)
    assert not t.offers("man")


@pytest.mark.clause("SEV-MAN.2")
def test_neither_with_too_little_might_nor_twice() -> None:
    t = table(hero(might=1, buildings="shadow-market tidewatch/manned salt-harbour"), hero())
    assert [words for words in t.offered if words.startswith("man")] == ["man salt-harbour"]


@pytest.mark.clause("SEV-MAN.3")
def test_a_manned_temple_works_for_the_rest_of_the_turn_as_often_as_it_applies() -> None:
    """Temple of Ardour: two recruits for 1 fame less each; in the next turn the price is the old one."""
    t = table(
        hero("blue", fame=2, might=1, buildings="temple-of-ardour"),
        hero(),
        hero(),
        tavern="ember-squire toll-keeper alley-fence",
    )
    assert t.offers("recruit", "ember-squire")
    t.do("man", "temple-of-ardour")
    for name in ("ember-squire", "toll-keeper"):
        t.passes(B, C)
        t.do("recruit", name)
    assert (t.fame(A), t.buildings(A)) == (0, "temple-of-ardour/manned")
    t.passes(B, C, A)
    t.to("step", A)
    assert (t.s.turn, t.fame(A), t.buildings(A)) == (2, 1, "temple-of-ardour")
    assert not t.offers("recruit", "alley-fence")


@pytest.mark.clause("SEV-MAN.3")
def test_a_manned_temple_still_works_in_the_closing_window() -> None:
    """Its marker comes back in step 6."""
    t = table(hero("red", elixirs="dew-drop", buildings="temple-of-tides/manned"), hero(), at="closing")
    t.do("elixir", "dew-drop", 0)
    assert t.gifts(A) == "2 blue"


@pytest.mark.clause("SEV-MAN.4")
def test_the_rule_of_a_castle_or_estate_is_an_instant_used_once() -> None:
    """B uses Deepwood Farms before A acts."""
    t = table(hero(), hero(buildings="deepwood-farms/manned", passing="ask"), at="window")
    assert (t.asked, t.prompt) == (B, "instants.before")
    t.do("use", "deepwood-farms")
    t.chooses("white")
    assert (t.gifts(B), t.player(B).markers, t.buildings(B)) == ("2 white", 7, "deepwood-farms")
    assert (t.asked, t.offered) == (B, ["pass", "cash deepwood-farms"])
    t.passes(B)
    assert (t.asked, t.prompt, t.s.passes) == (A, "step", 0)


@pytest.mark.clause("SEV-MAN.4")
@pytest.mark.parametrize(
    ("building", "nothing", "something"),
    [
        ("emberhold", {"tavern": "lance-captain"}, {"tavern": "ember-squire"}),
        ("salt-harbour", {"store": ""}, {"store": "dew-drop"}),
        ("shadow-market", {"treasure_deck": 0}, {"treasure_deck": 1}),
        ("sunspire", {"character_deck": 0}, {"character_deck": 1}),
    ],
)
def test_a_special_rule_that_can_do_nothing_is_not_offered(
    building: str, nothing: dict[str, Any], something: dict[str, Any]
) -> None:
    """R78: the marker stays; the refusal says why, in his step and in the windows."""
    manned = hero(buildings=f"{building}/manned", passing="ask")
    for at, heroes in (
        ("step", (manned, hero())),
        ("window", (hero(), manned)),
        ("closing", (manned, hero())),
    ):
        t = table(*heroes, at=at, **nothing)
        assert not t.offers("use")
        assert t.reasons("use") == ["would do nothing now"]
        assert table(*heroes, at=at, **something).offers("use", building)


@pytest.mark.clause("SEV-MAN.4")
def test_what_a_manned_building_needs_from_its_owner() -> None:
    """R78: a sin to bury, gold or fame to exchange."""
    buildings = "snowfield-cloister/manned gilded-mint/manned"
    assert not table(hero(buildings=buildings), hero()).offers("use")
    t = table(hero(buildings=buildings, sins="greed", fame=1), hero())
    assert t.offers("use", "snowfield-cloister")
    assert t.offers("use", "gilded-mint")


@pytest.mark.clause("SEV-MAN.4")
def test_a_special_rule_with_a_moment_of_its_own_says_which() -> None:
    t = table(hero(buildings="thornwall/manned whitecrag/manned"), hero())
    assert not t.offers("use")
    assert t.reasons("use") == [
        "waits: it works while you pay for a quest space",
        "waits: it works when a cataclysm is revealed",
    ]


@pytest.mark.clause("SEV-MAN.5")
def test_after_use_it_may_be_manned_again_in_the_same_turn() -> None:
    """R22: by a new action and a new payment."""
    t = table(hero(might=2, buildings="cinder-vineyards"), hero(), turn=1)
    for might in (1, 0):
        t.do("man", "cinder-vineyards")
        t.passes(B)
        t.do("use", "cinder-vineyards")
        assert (t.might(A), t.player(A).markers) == (might, 7)
    assert (t.gold(A), t.s.turn, t.offers("man")) == (6, 1, False)


@pytest.mark.clause("SEV-MAN.6")
def test_a_marker_that_was_not_used_comes_back_for_nothing() -> None:
    t = table(hero("red", buildings="cinder-vineyards/manned"), hero(), hero())
    t.all_pass()
    t.passes(A)
    assert (t.s.turn, t.buildings(A), t.player(A).markers) == (2, "cinder-vineyards", 7)
    assert t.gold(A) == 1 + 2  # what Aldric and the vineyards produce


@pytest.mark.clause("SEV-MAN.7")
def test_a_building_may_be_manned_in_the_turn_in_which_it_was_founded() -> None:
    """R22."""
    t = table(hero(gold=5, might=1), hero(), estates="deepwood-farms", turn=1)
    t.do("found", "deepwood-farms")
    t.passes(B)
    t.do("man", "deepwood-farms")
    assert (t.s.turn, t.buildings(A)) == (1, "deepwood-farms/manned")


@pytest.mark.clause("SEV-MAN.8")
@pytest.mark.parametrize("manned", ["", "/manned"])
def test_production_does_not_depend_on_manning(manned: str) -> None:
    """Emberhold 3 fame, Deepwood Farms 2 gold, Temple of Ardour 1 might; Aldric earns 3 fame and 1 gold."""
    own = [f"{name}{manned}" for name in ("emberhold", "deepwood-farms", "temple-of-ardour")]
    t = table(
        hero("red", characters="forge-sister lance-captain", buildings=" ".join(own)),
        hero(),
        at="regroup.produce",
    )
    assert (t.fame(A), t.gold(A), t.might(A)) == (6, 3, 1)
