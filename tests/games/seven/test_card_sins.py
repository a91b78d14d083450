"""Both functions of each sin, alone."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, hero, quest, table

# --- pride -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-SIN.1", "SEV-SIN.2")
def test_vainglory_gains_two_might() -> None:
    t = table(hero(sins="pride"), hero(), hero())
    t.plays("pride", 0)
    assert (t.mights, t.sins(A), t.names(t.s.sin_discard)) == ([2, 0, 0], "", "pride")


@pytest.mark.clause("SEV-RCT.1", "SEV-RCT.4")
def test_defiance_cancels_a_sin_of_another() -> None:
    t = table(hero(sins="greed"), hero(sins="pride"), hero())
    t.plays("greed", 0)
    assert (t.asked, t.prompt) == (B, "react.sin")
    t.do("react", "pride")
    assert (t.gold(A), t.sins(A), t.sins(B)) == (0, "", "")
    assert t.names(t.s.sin_discard) == "pride greed"


@pytest.mark.clause("SEV-SIN.5")
def test_defiance_is_no_action_and_reaches_no_other_action() -> None:
    t = table(hero(sins="pride", fame=2), hero(sins="pride"), hero(), tavern="ember-squire")
    assert [option for option in t.offered if option.startswith("sin")] == ["sin pride 0"]
    t.do("recruit", "ember-squire")
    assert (t.characters(A), t.asked, t.prompt) == ("ember-squire", B, "step")


# --- greed -------------------------------------------------------------------------------------------


def test_hoard_gains_three_gold() -> None:
    t = table(hero(sins="greed"), hero(), hero())
    t.plays("greed", 0)
    assert t.gold(A) == 3


@pytest.mark.parametrize(("what", "left"), [("gold", (3, 5)), ("fame", (5, 3))])
def test_extortion_takes_two_gold_or_two_fame(what: str, left: tuple[int, int]) -> None:
    t = table(hero(sins="greed"), hero(gold=5, fame=5), hero())
    t.plays("greed", 1, B, what)
    assert (t.gold(B), t.fame(B)) == left
    assert (t.gold(A), t.fame(A)) == ((2, 0) if what == "gold" else (0, 2))


@pytest.mark.clause("SEV-SIN.4")
def test_extortion_takes_what_there_is() -> None:
    t = table(hero(sins="greed greed"), hero(fame=1), hero())
    t.plays("greed", 1, B)
    assert (t.fame(A), t.fame(B)) == (1, 0)
    t.passes(B, C)
    t.plays("greed", 1, B)
    assert (t.fame(A), t.gold(A), t.sins(A)) == (1, 0, "")


# --- lust --------------------------------------------------------------------------------------------


def test_seduction_recruits_for_two_fame_less() -> None:
    t = table(
        hero(sins="lust", fame=3), hero(), hero(), tavern="lance-captain ember-squire saint-of-the-pyre"
    )
    t.do("sin", "lust", 0)
    assert t.offered == ["card lance-captain", "card ember-squire"]
    t.do("card", "lance-captain")
    assert (t.characters(A), t.fame(A), t.might(A)) == ("lance-captain", 0, 3)


def test_seduction_never_pays_out() -> None:
    t = table(hero(sins="lust"), hero(), hero(), tavern="ember-squire")
    t.plays("lust", 0, "ember-squire")
    assert (t.characters(A), t.fame(A)) == ("ember-squire", 0)


@pytest.mark.clause("SEV-SIN.4")
def test_seduction_without_fame_does_nothing() -> None:
    t = table(hero(sins="lust"), hero(), hero(), tavern="lance-captain")
    t.plays("lust", 0)
    assert (t.characters(A), t.names(t.s.sin_discard)) == ("", "lust")


@pytest.mark.clause("SEV-SIN.6")
@pytest.mark.parametrize(("sin", "function"), [("lust", 1), ("sloth", 0)])
def test_rekindling_and_idleness_untap_one_character_of_ones_own(sin: str, function: int) -> None:
    t = table(
        hero(sins=sin, characters="ember-squire/tapped forge-sister/tapped banner-herald", tapped=True),
        hero(characters="pearl-diver/tapped"),
        hero(),
    )
    t.do("sin", sin, function)
    assert t.offered == ["card ember-squire", "card forge-sister"]
    t.do("card", "forge-sister")
    assert t.characters(A) == "ember-squire/tapped forge-sister banner-herald"
    assert t.player(A).tapped  # no sin untaps a hero


# --- envy --------------------------------------------------------------------------------------------


def test_coveting_takes_two_gifts_of_ones_choice() -> None:
    t = table(hero(sins="envy"), hero(gifts="1 red 2 white 1 purple"), hero(gifts="3 blue"))
    t.do("sin", "envy", 0)
    t.do("name", B)
    t.chooses("red", "white")
    assert (t.gifts(A), t.gifts(B), t.gifts(C)) == ("1 red 1 white", "1 white 1 purple", "3 blue")


@pytest.mark.clause("SEV-SIN.4")
def test_coveting_takes_one_gift_if_there_is_but_one() -> None:
    t = table(hero(sins="envy"), hero(gifts="1 green"), hero())
    t.plays("envy", 0, B, "green")
    assert (t.gifts(A), t.gifts(B)) == ("1 green", "")


@pytest.mark.clause("SEV-SIN.1")
@pytest.mark.parametrize("taken", ["", "1 red"])
def test_coveting_may_take_fewer(taken: str) -> None:
    """R79: up to two gifts, so one or none as well."""
    t = table(hero(sins="envy"), hero(gifts="2 red 1 green"), hero())
    t.plays("envy", 0, B)
    t.chooses(*taken.split()[1:])
    t.done()
    assert t.gifts(A) == taken


def test_spite_replaces_a_quest_marker_by_a_neutral_one() -> None:
    rows = [[quest("the-hollow-oak", "BAB."), quest("the-great-hunt", "B")]]
    t = table(hero(sins="envy"), hero(), hero(), rows=rows)
    t.do("sin", "envy", 1)
    t.do("name", B)
    assert t.offered == ["space the-hollow-oak 0", "space the-hollow-oak 2", "space the-great-hunt 0"]
    t.do("space", "the-hollow-oak", 2)
    assert (t.marks("the-hollow-oak"), t.player(B).markers, t.player(A).corruption) == ("BAn.", 5, 0)


# --- gluttony ----------------------------------------------------------------------------------------


def test_feast_takes_two_gifts_of_any_colors() -> None:
    t = table(hero(sins="gluttony gluttony"), hero(gifts="7 blue"), hero())
    t.do("sin", "gluttony", 0)
    assert t.offered == ["gift red", "gift green", "gift yellow", "gift white", "gift purple"]
    t.chooses("green", "purple")
    t.passes(B, C)
    t.do("sin", "gluttony", 0)
    t.chooses("red", "red")
    assert t.gifts(A) == "2 red 1 green 1 purple"


def test_emptied_cup_takes_an_elixir() -> None:
    t = table(hero(sins="gluttony"), hero(elixirs="dew-drop mist-oil"), hero(elixirs="moss-drop"))
    t.do("sin", "gluttony", 1)
    t.do("name", B)
    t.do("card", "mist-oil")
    assert (t.elixirs(A), t.elixirs(B), t.elixirs(C)) == ("mist-oil", "dew-drop", "moss-drop")


# --- wrath -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-MGT.2")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (1, 0)])
def test_blow_costs_another_three_might(before: int, after: int) -> None:
    t = table(hero(sins="wrath", might=4), hero(might=before), hero(might=4))
    t.plays("wrath", 0, B)
    assert t.mights == [4, after, 4]


@pytest.mark.clause("SEV-TERM.9")
@pytest.mark.parametrize(
    ("name", "left"),
    [("pearl-diver", "pearl-diver/tapped harbour-clerk/tapped"), ("harbour-clerk", "pearl-diver")],
)
def test_rampage_turns_a_character_of_ones_choice(name: str, left: str) -> None:
    """The tapped one is discarded, without gifts."""
    t = table(hero(sins="wrath"), hero(characters="pearl-diver harbour-clerk/tapped"), hero())
    t.plays("wrath", 1, B, name)
    assert (t.characters(B), t.gifts(A), t.gifts(B)) == (left, "", "")


# --- sloth -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-RCT.5")
def test_stupor_cancels_a_recruitment() -> None:
    t = table(hero(fame=2), hero(sins="sloth"), hero(), tavern="ember-squire")
    t.do("recruit", "ember-squire")
    assert (t.asked, t.prompt) == (B, "react.recruit")
    t.do("react", "sloth")
    assert (t.characters(A), t.fame(A), t.tavern.split()[0]) == ("", 2, "ember-squire")
    assert (t.asked, t.prompt, t.s.passes) == (B, "step", 0)


@pytest.mark.clause("SEV-RCT.5")
def test_stupor_cancels_taking_part_in_a_quest() -> None:
    t = table(hero(gold=3), hero(sins="sloth"), hero(), rows=[[quest("the-hollow-oak")]])
    t.do("quest", "the-hollow-oak", 3)
    t.do("react", "sloth")
    assert (t.marks("the-hollow-oak"), t.gold(A), t.player(A).markers) == ("....", 3, 7)


def test_stupor_reaches_neither_purchases_nor_sins() -> None:
    t = table(hero(gold=1, sins="greed"), hero(sins="sloth"), hero(), store="cinder-drop")
    t.do("buy", "cinder-drop")
    assert (t.elixirs(A), t.asked, t.prompt) == ("cinder-drop", B, "step")
    t.passes(B, C)
    t.plays("greed", 0)
    assert (t.gold(A), t.asked, t.prompt) == (3, B, "step")


# --- taint -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-COR.2")
@pytest.mark.parametrize(
    ("sin", "function", "cards"),
    [
        ("pride", 0, 0),
        ("greed", 0, 0),
        ("greed", 1, 0),
        ("lust", 0, 0),
        ("lust", 1, 0),
        ("envy", 0, 0),
        ("envy", 1, 1),
        ("gluttony", 0, 0),
        ("gluttony", 1, 1),
        ("wrath", 0, 0),
        ("wrath", 1, 1),
        ("sloth", 0, 0),
    ],
)
def test_three_functions_taint_good_heroes(sin: str, function: int, cards: int) -> None:
    for corruption in (0, 7):
        t = table(hero(sins=sin, corruption=corruption), hero(), hero(), falling=True)
        t.do("sin", sin, function)
        while t.prompt != "step":
            t.idles()
        assert t.player(A).corruption == corruption + (cards if corruption < 7 else 0)
