"""SEV-HERO: the hero's ability."""

from __future__ import annotations

import pytest

from fatebox.games.seven.state.terms import NOBODY
from tests.games.seven.table import A, B, C, hero, table


@pytest.mark.clause("SEV-HERO.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_tap_the_hero_and_exchange_one_two_or_three_gifts(number: int) -> None:
    t = table(hero(gifts="4 red"), hero())
    t.do("ability")  # only the pools have gifts, and one red gift must be given
    for _ in range(number - 1):
        t.chooses("red")
    if number < 3:
        t.done()
    t.chooses(*["blue"] * number)
    assert t.gifts(A) == f"{4 - number} red {number} blue"
    assert (t.player(A).tapped, t.asked, t.prompt) == (True, B, "step")


@pytest.mark.clause("SEV-HERO.1")
def test_it_needs_an_untapped_hero_and_a_gift_to_give() -> None:
    assert not table(hero(gifts="1 red", tapped=True), hero()).offers("ability")
    assert not table(hero(), hero(gifts="3 blue")).offers("ability")


@pytest.mark.clause("SEV-HERO.2")
def test_all_gifts_received_come_from_one_source() -> None:
    """R28: B has one white gift, so with him only one can be exchanged; C and the pools are left alone."""
    t = table(hero(gifts="3 red"), hero(gifts="1 white"), hero(gifts="2 yellow"))
    t.do("ability")
    assert t.offered == [f"source {NOBODY}", f"source {B}", f"source {C}"]
    t.do("source", B)
    assert (t.gifts(A), t.gifts(B), t.gifts(C)) == ("2 red 1 white", "1 red", "2 yellow")
    assert t.s.pools == [4, 7, 7, 5, 6, 7]


@pytest.mark.clause("SEV-HERO.2")
def test_the_unnamed_is_no_source_and_neither_is_who_has_nothing() -> None:
    t = table(hero(gifts="1 red"), hero(), hero(gifts="1 blue"), unnamed=True)
    t.do("ability")
    assert t.offered == [f"source {NOBODY}", f"source {C}"]


@pytest.mark.clause("SEV-HERO.3")
def test_no_gift_received_is_of_a_color_that_is_given() -> None:
    """R28: but those given may differ, and so may those received."""
    t = table(hero(gifts="1 red 1 blue"), hero(gifts="2 red 1 blue 1 white 1 purple"))
    t.do("ability")
    t.do("source", B)
    t.chooses("red", "blue")
    assert (t.gifts(A), t.gifts(B)) == ("1 white 1 purple", "3 red 2 blue")
    t = table(hero(gifts="1 red"), hero(gifts="3 red 1 blue 1 white"))
    t.do("ability")
    t.do("source", B)
    assert t.offered == ["gift blue", "gift white"]


@pytest.mark.clause("SEV-HERO.3")
def test_who_has_only_the_colors_given_cannot_be_the_source() -> None:
    t = table(hero(gifts="1 red"), hero(gifts="3 red"), hero(gifts="1 blue"))
    t.do("ability")
    assert t.offered == [f"source {NOBODY}", f"source {C}"]


@pytest.mark.clause("SEV-HERO.4")
def test_the_gifts_given_go_to_the_source_which_has_no_say() -> None:
    """R69: not even when it is a corrupted hero. B is not asked."""
    t = table(hero(gifts="2 red"), hero(gifts="2 white", corruption=7), hero(), falling=True)
    t.do("ability")
    t.do("source", B)
    t.chooses("red")
    assert (t.gifts(A), t.gifts(B)) == ("2 white", "2 red")
    assert (t.asked, t.prompt) == (B, "step")
    t = table(hero(gifts="2 red"), hero(), hero())
    t.do("ability")
    t.chooses("red", "white", "purple")
    assert (t.pools["red"], t.pools["white"], t.pools["purple"]) == (7, 6, 6)


@pytest.mark.clause("SEV-HERO.5")
def test_heroes_untap_in_step_3_and_in_no_other_way() -> None:
    """Rekindling and Idleness untap characters only."""
    t = table(hero(tapped=True, sins="lust sloth", gifts="1 red"), hero(), hero())
    for sin, function in (("lust", 1), ("sloth", 0)):
        t.plays(sin, function)
        assert t.player(A).tapped
        t.passes(B, C)
    assert not t.offers("ability")
    t.passes(A)
    t.to("step", A)
    assert (t.s.turn, t.offers("ability")) == (2, True)
    t = table(hero(tapped=True), hero(), at="sins.draw", sin_deck="greed lust sloth pride")
    assert t.emitted("heroes-untapped") == [()]


@pytest.mark.clause("SEV-HERO.5")
def test_step_3_comes_after_the_sins_are_drawn() -> None:
    t = table(hero(tapped=True, sins="greed lust sloth"), hero(), hero(), at="regroup.score")
    assert (t.asked, t.prompt, t.player(A).tapped) == (A, "sins.discard", True)
    t.to("step")
    assert not t.player(A).tapped


@pytest.mark.clause("SEV-HERO.6")
def test_a_hero_is_never_used_twice_in_a_turn() -> None:
    t = table(hero(gifts="3 red"), hero(), hero())
    t.do("ability")
    t.done()
    t.chooses("blue")
    t.passes(B, C)
    assert (t.player(A).tapped, t.offers("ability")) == (True, False)


@pytest.mark.clause("SEV-HERO.6")
def test_a_hero_is_never_turned_or_discarded() -> None:
    """Rampage against a tapped hero without characters hits nothing; his color still counts."""
    t = table(
        hero(sins="wrath"), hero("blue", tapped=True, elixirs="dew-drop", characters="pearl-diver"), hero()
    )
    t.do("sin", "wrath", 1)
    t.do("name", B)
    assert (t.characters(B), t.player(B).tapped) == ("pearl-diver/tapped", True)
    t = table(hero(sins="wrath"), hero("blue", tapped=True), hero())
    t.plays("wrath", 1, B)
    assert (t.player(B).hero, t.player(B).tapped) == ("hero_maelis_tidewarden", True)
    assert t.player(B).banners[1] == 1


@pytest.mark.clause("SEV-HERO.7")
@pytest.mark.parametrize("tapped", [False, True])
def test_the_income_comes_whether_the_hero_is_tapped_or_not(tapped: bool) -> None:
    """Step 3 comes before step 4, so a used hero is upright by then; Aldric earns 3 fame and 1 gold."""
    t = table(hero("red", tapped=tapped), hero(), hero())
    t.all_pass()
    t.to("step")
    assert (t.fame(A), t.gold(A)) == (3, 1)
