"""SEV-SIN: sin cards."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven.effects.holdings import Untap
from tests.games.seven.table import A, B, C, D, Table, hero, quest, table

# --- playing -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-SIN.1")
def test_playing_a_sin_is_an_action_with_one_of_its_two_functions() -> None:
    t = table(hero(sins="greed envy"), hero(gold=5, gifts="1 red"), hero())
    assert [words for words in t.offered if words.startswith("sin")] == [
        "sin greed 0",
        "sin greed 1",
        "sin envy 0",
        "sin envy 1",
    ]
    t.plays("greed", 0)
    assert (t.gold(A), t.gold(B), t.sins(A), t.asked) == (3, 5, "envy", B)  # one function, one step


@pytest.mark.clause("SEV-SIN.1")
def test_the_player_chooses_all_targets() -> None:
    """Envy: whom, and which two gifts of his."""
    t = table(hero(sins="envy"), hero(gifts="2 red"), hero(gifts="1 white 1 yellow 1 purple"))
    t.do("sin", "envy", 0)
    assert (t.asked, t.prompt, t.offered) == (A, "name", ["name 1", "name 2"])
    t.do("name", C)
    assert (t.asked, t.prompt) == (A, "effect.steal_gifts")
    t.chooses("yellow", "purple")
    assert (t.gifts(A), t.gifts(C)) == ("1 yellow 1 purple", "1 white")


@pytest.mark.clause("SEV-SIN.2", "SEV-SIN.3")
def test_the_seventh_sin_takes_effect_before_the_cataclysm() -> None:
    """R23: Hoard brings 3 gold, then The Last Fair takes half of it, rounded down."""
    t = table(
        hero(sins="greed"),
        hero(),
        sin_discard=6,
        sin_deck=10,
        cataclysm_deck="the-last-fair",
        store="closed closed closed",
    )
    t.plays("greed", 0)
    kinds = [event.kind for event in t.events if event.kind in ("gained", "cataclysm", "lost", "sins-remade")]
    assert kinds == ["gained", "cataclysm", "lost", "sins-remade"]
    assert (t.gold(A), len(t.s.sin_deck), t.s.sin_discard) == (2, 17, [])


@pytest.mark.clause("SEV-SIN.2")
def test_the_card_lies_open_until_its_function_is_applied_and_then_in_the_pile() -> None:
    t = table(hero(sins="greed"), hero(gold=1, fame=1), hero(), sin_discard=2)
    t.do("sin", "greed", 1)
    t.do("name", B)
    assert (t.names(t.s.shown), len(t.s.sin_discard)) == ("greed", 2)
    t.do("resource", "fame")
    assert (t.s.shown, len(t.s.sin_discard), t.name(t.s.sin_discard[-1])) == ([], 3, "greed")


@pytest.mark.clause("SEV-SIN.3")
def test_six_cards_in_the_pile_are_not_enough() -> None:
    t = table(hero(sins="greed"), hero(), sin_discard=5)
    t.plays("greed", 0)
    assert (len(t.s.sin_discard), t.s.cataclysms) == (6, [])


@pytest.mark.clause("SEV-SIN.4")
@pytest.mark.parametrize(
    ("sin", "function"), [("lust", 0), ("lust", 1), ("envy", 1), ("gluttony", 1), ("wrath", 0), ("sloth", 0)]
)
def test_a_sin_that_changes_nothing_may_be_played_to_be_rid_of_it(sin: str, function: int) -> None:
    """R24: nobody has anything; it takes an action all the same and feeds the pile."""
    t = table(hero(sins=sin), hero(), hero())
    t.plays(sin, function, B)
    assert (t.sins(A), t.names(t.s.sin_discard), t.asked, t.s.passes) == ("", sin, B, 0)


@pytest.mark.clause("SEV-SIN.4")
def test_what_can_be_done_is_done() -> None:
    """Feast takes two gifts, but one is left in all pools together."""
    t = table(
        hero(sins="gluttony"), hero(gifts="7 red 7 blue 7 green"), hero(gifts="7 yellow 7 white 6 purple")
    )
    t.plays("gluttony", 0)
    assert t.gifts(A) == "1 purple"


@pytest.mark.clause("SEV-SIN.5")
def test_reactions_are_not_played_as_actions() -> None:
    t = table(hero(sins="pride sloth", characters="ember-squire/tapped"), hero(), hero())
    assert [words for words in t.offered if words.startswith("sin")] == ["sin pride 0", "sin sloth 0"]


@pytest.mark.clause("SEV-SIN.6")
def test_only_sins_untap_characters_and_none_untaps_a_hero() -> None:
    t = table(hero(sins="lust sloth", tapped=True), hero(), hero())
    pack = t.s.pack
    untapping = {
        str(pack.box.kinds[card])
        for card, design in enumerate(pack.box.cards)
        for effect in _effects(design)
        if isinstance(effect, Untap)
    }
    assert untapping == {str(pack.box.kinds[t.find("lust")])}
    assert not any(isinstance(effect, Untap) for each in pack.heroes.values() for effect in _effects(each))
    t.plays("lust", 1)
    t.passes(B, C)
    t.plays("sloth", 0)
    assert t.player(A).tapped


def _effects(design: Any) -> list[Any]:
    """All effects that are printed on a card, in whatever place."""
    places = [getattr(design, name, ()) or () for name in ("effects", "special", "ability")]
    places += [function.effects for function in getattr(design, "functions", ())]
    evil = getattr(design, "evil", None)
    return [effect for place in places for effect in place] + (_effects(evil) if evil else [])


@pytest.mark.clause("SEV-SIN.7")
def test_there_is_no_hand_limit_before_step_2() -> None:
    """R26: Seeds of Wickedness gives C a fourth sin; he keeps it until step 2, where he draws one more."""
    t = table(
        hero(sins="lust"),
        hero(),
        hero(sins="greed envy wrath"),
        sin_discard=6,
        sin_deck="pride greed gluttony",
        cataclysm_deck="seeds-of-wickedness",
    )
    t.plays("lust", 1)
    assert (t.sins(C), t.asked, t.prompt) == ("greed envy wrath gluttony", B, "step")
    t.passes(B, C, A)
    t.to("sins.discard", C)
    assert len(t.player(C).sins) == 5
    t.idles()
    t.idles()
    assert len(t.player(C).sins) == 3


@pytest.mark.clause("SEV-SIN.8")
def test_another_player_is_any_other_hero_good_or_corrupted_never_the_unnamed() -> None:
    """R24."""
    t = table(
        hero(sins="wrath"), hero(corruption=7), hero(), hero(), falling=True, unnamed=True, order=[B, A, C, D]
    )
    t.passes(B)
    t.do("sin", "wrath", 0)
    assert t.offered == ["name 2", "name 3", "name 1"]


# --- nothing leaks before the card is shown ------------------------------------------------------------


def watched(sins: str, **given: Any) -> Table:
    """A holds these sins; B, C and a spectator look on."""
    rows = [[quest("the-great-hunt", "BC")]]
    return table(
        hero(sins=sins, characters="ember-squire/tapped", fame=9),
        hero(
            gifts="1 red 1 blue 1 green",
            characters="pearl-diver harbour-clerk",
            elixirs="dew-drop mist-oil",
            gold=3,
        ),
        hero(gifts="1 white 1 yellow 1 purple", gold=3, fame=3),
        tavern="forge-sister toll-keeper bell-ringer",
        rows=rows,
        **given,
    )


ONLOOKERS = (B, C, None)
SINS = ("pride", "greed", "lust", "envy", "gluttony", "wrath", "sloth")
ACTIONS = [(sin, f) for sin in SINS for f in (0, 1) if (sin, f) not in (("pride", 1), ("sloth", 1))]
"""The functions that are no reactions."""


@pytest.mark.clause("SEV-SIN.1", "SEV-HID.4")
def test_before_a_sin_is_played_no_view_depends_on_it() -> None:
    """Whatever A holds, the others see the same in his step."""
    views = set()
    for sin in SINS:
        t = watched(f"{sin} {sin}")
        views.add(tuple(t.views(*ONLOOKERS)))
    assert len(views) == 1


@pytest.mark.clause("SEV-SIN.1", "SEV-HID.4")
@pytest.mark.parametrize(("sin", "function"), ACTIONS)
def test_the_card_is_shown_before_anybody_is_asked_for_its_choices(sin: str, function: int) -> None:
    """The next question reveals no more than the card that lies open, until the next step begins."""
    t = watched(sin)
    t.do("sin", sin, function)
    found = [event.kind for event in t.heard(None)]
    assert found[0] == "sin-played"
    while t.prompt != "step":
        for eye in ONLOOKERS:
            assert t.match.view(eye)["table"]["shown"] == [t.find(sin)]
        t.idles()


@pytest.mark.clause("SEV-SIN.1", "SEV-RCT.1")
def test_everybody_hears_the_target_even_if_the_sin_is_canceled() -> None:
    """A strikes C; B cancels it: the log names what was played, and on whom, before the reaction."""
    t = table(hero("red", sins="wrath"), hero("blue", sins="pride"), hero("green", might=5))
    t.do("sin", "wrath", 0)
    t.do("name", C)
    t.do("react", "pride")
    heard = t.heard(None)
    assert [event.kind for event in heard] == ["sin-played", "targeted", "reaction", "cancelled"]
    assert heard[0].args[2] == "Blow"
    assert heard[1].args == (C,)


@pytest.mark.clause("SEV-SIN.1", "SEV-HID.4")
def test_the_rest_of_the_hand_stays_hidden_while_a_sin_is_played() -> None:
    """Greed is played; what else A holds changes nothing that others see or hear, at no question."""
    seen = set()
    for other in ("pride", "lust", "sloth"):
        t = watched(f"greed {other}")
        t.do("sin", "greed", 1)
        views = list(t.views(*ONLOOKERS))
        t.do("name", B)
        views += t.views(*ONLOOKERS)
        assert (t.asked, t.prompt) == (B, "step")  # B has no fame, so nobody is asked what is taken
        seen.add((*views, *(str(t.heard(eye)) for eye in ONLOOKERS)))
    assert len(seen) == 1
