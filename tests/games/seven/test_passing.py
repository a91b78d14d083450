"""Passing on in 7: a lasting setting of people, and what makes a window worth a question (R72)."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven import GAME
from fatebox.kernel.passing import WhenToAsk, passes
from fatebox.text.speaker import Speaker
from tests.games.seven.table import A, B, C, Table, hero, quest, table


def concerns(t: Table, seat: int) -> list[str]:
    """The concerns of a seat at its question."""
    assert GAME.may_pass(t.prompt)
    speaker = Speaker.of(GAME, t.s.pack)
    return [speaker.say(each) for each in GAME.concerns(t.match.view(seat), t.s.pack).values()]


def window(acting: Any, waiting: dict[str, Any], **given: Any) -> Table:
    """A is about to act; B, who always wants to be asked, may use something first."""
    t = table(acting, hero(passing="ask", **waiting), hero(), at="window", **given)
    assert (t.asked, t.prompt) == (B, "instants.before")
    return t


# --- the setting ---------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-FREE.2")
@pytest.mark.parametrize(("passing", "asked"), [("ask", True), ("concerned", False), ("never", False)])
def test_an_elixir_that_loses_nothing_by_waiting(passing: WhenToAsk, asked: bool) -> None:
    t = table(hero(), hero(elixirs="dew-drop", passing=passing), hero(), at="window")
    assert (t.asked == B) is asked


@pytest.mark.clause("SEV-FREE.2")
@pytest.mark.parametrize(("passing", "asked"), [("ask", True), ("concerned", True), ("never", False)])
def test_a_manned_building_that_another_hero_may_forestall(passing: WhenToAsk, asked: bool) -> None:
    waiting = hero(buildings="emberhold/manned", passing=passing)
    t = table(hero(fame=2), waiting, hero(), at="window", tavern="ember-squire")
    assert (t.asked == B) is asked


@pytest.mark.clause("SEV-TURN.9")
def test_nobody_passes_on_after_the_phase() -> None:
    """That is asked once a turn, and what was not used is lost then."""
    t = table(hero(elixirs="dew-drop", passing="never"), hero(), at="closing")
    assert (t.asked, t.prompt) == (A, "instants.closing")
    assert not passes(t.match, A, "never")


# --- what is worth a question --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "money", "asked"),
    [
        ("emberhold", {"fame": 2}, True),
        ("emberhold", {"fame": 1}, False),  # the acting hero cannot recruit Ember Squire
        ("salt-harbour", {"gold": 1}, True),
        ("salt-harbour", {"gold": 0}, False),
        ("sunspire", {"fame": 9}, False),  # nobody knows the top of the deck
        ("deepwood-farms", {"fame": 9, "gold": 9}, False),
        ("cinder-vineyards", {"fame": 9, "gold": 9}, False),
    ],
)
def test_special_rules_for_a_card_that_the_acting_hero_could_take_first(
    building: str, money: dict[str, Any], asked: bool
) -> None:
    t = window(hero(**money), {"buildings": f"{building}/manned"}, tavern="ember-squire", store="dew-drop")
    assert concerns(t, B) == ([f"You may use {t.s.pack.name(t.find(building))}."] if asked else [])


@pytest.mark.parametrize(
    ("acting", "given", "threat"),
    [
        (hero(sins="greed"), {"sin_discard": 6}, True),
        (hero(), {"sin_discard": 6}, False),
        (hero(sins="greed"), {"sin_discard": 5}, False),
        (hero(), {"rows": [[quest("the-broken-seal", "nn.")]]}, True),
        (hero(), {"rows": [[quest("the-broken-seal", "n..")]]}, False),
        (hero(corruption=7), {"rows": [[quest("the-broken-seal", "nn.")]], "falling": True}, False),
    ],
)
def test_a_special_rule_that_a_cataclysm_could_ruin(acting: Any, given: dict[str, Any], threat: bool) -> None:
    """A could play the seventh sin, or finish the lowest row."""
    t = window(acting, {"buildings": "cinder-vineyards/manned"}, **given)
    assert concerns(t, B) == (["You may use Cinder Vineyards."] if threat else [])


@pytest.mark.parametrize(
    ("acting", "left", "scarce"),
    [
        ({"characters": "ember-squire"}, 1, True),  # takes the last red gift
        ({"characters": "ember-squire"}, 2, False),
        ({"characters": "harbour-clerk"}, 1, False),  # takes blue ones
        ({"elixirs": "ember-tonic"}, 1, True),
        ({}, 1, False),
    ],
)
def test_gifts_that_the_acting_hero_could_take_first(acting: Any, left: int, scarce: bool) -> None:
    """B's elixir grants a red gift."""
    t = table(
        hero("white", **acting),
        hero("blue", elixirs="cinder-drop", passing="ask"),
        hero("green", gifts=f"{7 - left} red"),
        at="window",
    )
    assert concerns(t, B) == (["Few red gifts are left."] if scarce else [])


def test_in_his_own_step_a_hero_is_asked_first_only_if_others_could_take_his_gifts() -> None:
    for elixir, scarce in (("cinder-drop", True), ("dew-drop", False)):
        t = table(
            hero("white", elixirs="ember-tonic", characters="forge-sister", passing="ask"),
            hero("blue", elixirs=elixir),
            hero("green", gifts="6 red"),
            at="window",
        )
        assert (t.asked, t.prompt) == (A, "instants.first")
        assert concerns(t, A) == (["Few red gifts are left."] if scarce else [])


@pytest.mark.clause("SEV-HID.1")
def test_hidden_cards_decide_nothing() -> None:
    """Whichever sins and artifacts the heroes hold, B is asked in the same windows."""
    found = []
    for sin, artifact in (("greed", "veil-of-chastity"), ("gluttony", "purse-of-charity")):
        t = table(
            hero(sins=f"{sin} {sin}", artifacts=artifact),
            hero(
                sins=sin, artifacts="cord-of-kindness", buildings="gilded-mint/manned", gold=1, passing="ask"
            ),
            hero(sins=sin),
            at="window",
            sin_discard=6,
        )
        assert t.asked == B
        found.append((concerns(t, B), passes(t.match, B, "concerned")))
        assert t.s.acting() != C
    assert found[0] == found[1] == (["You may use Gilded Mint."], False)
