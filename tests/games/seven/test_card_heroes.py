"""The start, income and ability of each hero, on both sides, alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.lay import counted
from tests.games.seven.table import A, B, C, Table, hero, start, table

# banner, key, start gifts, start fame, start gold, income of fame and gold, evil income of fame and gold
HEROES = [
    ("red", "hero_aldric_emberblade", "2 red 1 blue", 5, 3, (3, 1), (3, 2)),
    ("blue", "hero_maelis_tidewarden", "2 blue 1 green", 3, 5, (1, 3), (1, 4)),
    ("green", "hero_tamsin_oakheart", "2 green 1 yellow", 4, 4, (2, 2), (2, 3)),
    ("yellow", "hero_soren_sunhand", "1 yellow 1 white", 3, 6, (2, 2), (2, 3)),
    ("white", "hero_ilvane_of_the_snows", "1 white 1 purple", 6, 3, (2, 2), (2, 3)),
    ("purple", "hero_corvin_duskmantle", "3 purple", 4, 3, (2, 2), (2, 3)),
]
BANNERS = [row[0] for row in HEROES]


@pytest.mark.clause("SEV-SET.2")
@pytest.mark.parametrize(("key", "gifts", "fame", "gold"), [row[1:5] for row in HEROES])
def test_a_hero_begins_with_what_is_printed(key: str, gifts: str, fame: int, gold: int) -> None:
    t = start(2, hero_assignment="choose", first_player=1)
    t.do("hero", key)
    assert (counted(t.gifts(A)), t.fame(A), t.gold(A), t.might(A)) == (counted(gifts), fame, gold, 0)


@pytest.mark.clause("SEV-REG.8", "SEV-HERO.7", "SEV-COR.16")
@pytest.mark.parametrize(("banner", "good", "evil"), [(row[0], row[5], row[6]) for row in HEROES])
def test_income_of_both_sides(banner: str, good: tuple[int, int], evil: tuple[int, int]) -> None:
    t = table(hero(banner, tapped=True), hero(), hero(), at="regroup.produce", falling=True)
    assert (t.fame(A), t.gold(A)) == good
    t = table(hero(banner, corruption=7), hero(), hero(), at="regroup.produce", falling=True)
    assert (t.fame(A), t.gold(A)) == evil


@pytest.mark.clause("SEV-HERO.1", "SEV-HERO.3", "SEV-HERO.4")
@pytest.mark.parametrize("banner", BANNERS)
def test_every_good_hero_exchanges_gifts(banner: str) -> None:
    t = table(hero(banner, gifts="2 red 1 blue"), hero(gifts="3 white 1 red"), hero())
    t.do("ability")
    assert (t.asked, t.prompt) == (A, "hero.source")
    t.do("source", B)
    t.chooses("red", "red", "blue")
    assert (t.gifts(A), t.gifts(B), t.player(A).tapped) == ("3 white", "3 red 1 blue", True)
    t.passes(B, C)
    assert not t.offers("ability")


def test_an_exchange_with_the_pools() -> None:
    t = table(hero(gifts="2 red"), hero(), hero())
    t.do("ability")  # only the pools have gifts, and a first red one must be given
    t.done()
    assert not t.offers("gift", "red")
    t.chooses("purple")
    assert (t.gifts(A), t.pools["red"], t.pools["purple"]) == ("1 red 1 purple", 6, 6)


def test_no_more_is_given_than_the_source_has_of_other_colors() -> None:
    t = table(hero(gifts="3 red"), hero(gifts="2 white"), hero())
    t.do("ability")
    t.do("source", B)
    assert t.offered == ["gift red", "done"]  # a second one, or not
    t.chooses("red")
    assert (t.gifts(A), t.gifts(B), t.prompt) == ("1 red 2 white", "2 red", "step")


# --- evil sides ----------------------------------------------------------------------------------------


def fallen(banner: str, b: dict[str, Any], **given: Any) -> Table:
    """A is this hero and has fallen."""
    return table(hero(banner, corruption=7), hero(**b), hero(), falling=True, **given)


@pytest.mark.clause("SEV-COR.16")
def test_aldric_turns_a_character_of_his_choice() -> None:
    t = fallen("red", {"characters": "pearl-diver harbour-clerk/tapped"})
    t.ability(B, "harbour-clerk")
    assert (t.characters(B), t.player(A).tapped, t.asked) == ("pearl-diver", True, B)


def test_maelis_makes_another_discard_two_gifts() -> None:
    t = fallen("blue", {"gifts": "1 red 1 green 1 white"})
    t.ability(B)
    assert (t.asked, t.prompt) == (B, "loss.gifts")
    t.pays(gifts="1 red and 1 white")
    assert t.gifts(B) == "1 green"


def test_tamsin_makes_another_discard_an_elixir() -> None:
    t = fallen("green", {"elixirs": "dew-drop mist-oil"})
    t.ability(B)
    assert t.asked == B
    t.do("card", "dew-drop")
    assert (t.elixirs(B), t.elixirs(A)) == ("mist-oil", "")


@pytest.mark.parametrize(("what", "left"), [("gold", (2, 4)), ("fame", (4, 2))])
def test_soren_takes_gold_or_fame(what: str, left: tuple[int, int]) -> None:
    t = fallen("yellow", {"gold": 4, "fame": 4})
    t.ability(B, what)
    assert (t.gold(B), t.fame(B)) == left
    assert t.gold(A) + t.fame(A) == 2


def test_ilvane_costs_another_two_might() -> None:
    t = fallen("white", {"might": 5})
    t.ability(B)
    assert t.mights == [0, 3, 0]


def test_corvin_makes_another_draw_a_sin() -> None:
    t = fallen("purple", {}, sin_deck="pride greed")
    t.ability(C)
    assert (t.sins(B), t.sins(C)) == ("", "pride")


@pytest.mark.clause("SEV-COR.16")
@pytest.mark.parametrize("banner", BANNERS)
def test_a_fallen_hero_exchanges_no_gifts(banner: str) -> None:
    t = table(hero(banner, corruption=7, gifts="2 red"), hero(gifts="2 blue"), hero(), falling=True)
    t.do("ability")
    assert t.prompt != "hero.source"
