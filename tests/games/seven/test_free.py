"""SEV-FREE: instants."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.rules.instants import with_instants
from fatebox.kernel import Rng
from tests.games.seven.table import A, B, C, Table, hero, quest, table

READY: dict[str, Any] = {"elixirs": "cinder-drop", "buildings": "tidewatch salt-harbour/manned"}
"""A hero with every kind of instant."""
VERBS = ("elixir", "cash", "use")


def instants(t: Table) -> list[str]:
    """The instants that are offered now."""
    return [words for words in t.offered if words.split()[0] in VERBS]


# --- when they may be used -----------------------------------------------------------------------------


@pytest.mark.clause("SEV-FREE.1", "SEV-FREE.4")
def test_before_an_action_any_number_of_them() -> None:
    """Given a hero without means: he takes gifts and fame, and then he acts in the same step."""
    t = table(
        hero("red", elixirs="cinder-drop dew-drop", buildings="tidewatch"), hero(), tavern="ember-squire"
    )
    t.do("elixir", "cinder-drop", 0)
    t.do("elixir", "dew-drop", 0)
    t.do("cash", "tidewatch")
    assert (t.asked, t.gifts(A), t.fame(A)) == (A, "1 red 1 blue", 2)
    t.do("recruit", "ember-squire")
    assert (t.characters(A), t.asked) == ("ember-squire", B)


@pytest.mark.clause("SEV-FREE.1")
def test_while_paying() -> None:
    t = table(hero("red", gifts="1 red", elixirs="cinder-drop"), hero(), rows=[[quest("siege-of-emberford")]])
    t.do("quest", "siege-of-emberford", 0)
    assert (t.marks("siege-of-emberford"), t.elixirs(A), t.gifts(A)) == ("A...", "", "")


@pytest.mark.clause("SEV-FREE.2", "SEV-FREE.4")
def test_while_another_hero_is_about_to_act() -> None:
    """R72: B uses everything before A's step begins."""
    t = table(hero(), hero(passing="ask", **READY), hero(), at="window", store="dew-drop")
    assert (t.asked, t.prompt, len(instants(t))) == (B, "instants.before", 4)
    t.do("elixir", "cinder-drop", 0)
    t.do("cash", "tidewatch")
    t.do("cash", "salt-harbour")
    assert (t.gifts(B), t.fame(B), t.gold(B)) == ("1 red", 2, 1)
    assert (t.asked, t.prompt, t.s.passes) == (A, "step", 0)
    t.passes()
    assert (t.asked, t.prompt) == (B, "step")


@pytest.mark.clause("SEV-FREE.2")
@pytest.mark.parametrize("things", [{"elixirs": "dew-drop"}, {"buildings": "emberhold"}])
def test_whoever_has_an_instant_is_asked_before_each_step_of_the_others(things: dict[str, str]) -> None:
    """R72: without having said so before. It is C's step, then A's, then B's own."""
    t = table(hero(), hero(passing="ask", **things), hero(), at="window", position=2)
    for acting in (C, A):
        assert (t.asked, t.prompt) == (B, "instants.before")
        t.passes(B, acting)
    assert (t.asked, t.prompt) == (B, "step")


@pytest.mark.clause("SEV-FREE.2")
def test_who_has_nothing_to_use_is_not_asked() -> None:
    """A temple cannot be discarded (SEV-BLD.9)."""
    t = table(
        hero(), hero(passing="ask", buildings="temple-of-snow", artifacts="cord-of-kindness"), at="window"
    )
    assert (t.asked, t.prompt) == (A, "step")


@pytest.mark.clause("SEV-FREE.2")
def test_once_more_after_the_phase() -> None:
    t = table(hero(), hero(**READY), hero(elixirs="dew-drop"))
    t.all_pass()
    assert (t.asked, t.prompt) == (B, "instants.closing")
    t.do("elixir", "cinder-drop", 0)
    t.passes(B)
    assert (t.asked, t.prompt, t.gifts(B)) == (C, "instants.closing", "1 red")


@pytest.mark.clause("SEV-FREE.2")
def test_as_payment_of_what_an_effect_makes_him_discard() -> None:
    """The Unnamed demands two gifts; the elixir stands for them, and none is taken."""
    t = table(hero(), hero("blue", gifts="1 red", elixirs="dew-drop"), hero(), unnamed=True, at="unnamed")
    t.do("unnamed", "withering")
    t.do("name", B)
    t.do("way", 0)
    assert (t.gifts(B), t.elixirs(B), t.pools["blue"]) == ("", "", 7)


# --- when they may not ---------------------------------------------------------------------------------


@pytest.mark.clause("SEV-FREE.3")
def test_not_while_quests_are_completed() -> None:
    rows = [[quest("the-broken-seal", "AB."), quest("the-sunless-mine", "BAn")]]
    t = table(hero(passing="ask", fame=3, **READY), hero(passing="ask", elixirs="dew-drop"), rows=rows)
    t.do("quest", "the-broken-seal", 2)
    asked = []
    while t.prompt not in ("instants.closing", "step"):
        asked.append(t.prompt)
        assert instants(t) == []
        t.idles()
    assert asked == ["complete.quest", "draft", "draft", "draft", "draft", "draft"]


@pytest.mark.clause("SEV-FREE.3")
def test_not_while_a_cataclysm_strikes() -> None:
    """The Long Winter takes an elixir: it cannot be emptied before; Ashfall takes it as payment."""
    heroes = hero("red", sins="lust", elixirs="cinder-drop dew-drop", gifts="1 red"), hero()
    t = table(*heroes, sin_discard=6, cataclysm_deck="the-long-winter")
    t.plays("lust", 1)
    assert (t.prompt, instants(t)) == ("loss.elixir", [])
    t = table(*heroes, sin_discard=6, cataclysm_deck="ashfall")
    t.plays("lust", 1)
    assert (t.prompt, instants(t)) == ("loss.gifts", [])
    t.pays("dew-drop")
    assert (t.gifts(A), t.elixirs(A)) == ("1 red", "cinder-drop")


@pytest.mark.clause("SEV-FREE.3")
def test_not_while_a_sin_is_being_played() -> None:
    """B cannot empty his elixir when it is about to be stolen, nor in the window for reactions."""
    t = table(hero(sins="gluttony"), hero(sins="pride", passing="ask", elixirs="dew-drop"))
    t.do("sin", "gluttony", 1)
    assert (t.asked, t.prompt, instants(t)) == (B, "react.sin", [])
    t.passes()
    assert t.elixirs(A) == "dew-drop"


@pytest.mark.clause("SEV-FREE.3")
def test_not_in_the_steps_of_regrouping() -> None:
    t = table(hero(sins="pride greed lust", passing="ask", **READY), hero(), at="regroup.score")
    assert (t.asked, t.prompt, instants(t)) == (A, "sins.discard", [])


# --- they are no actions -------------------------------------------------------------------------------


@pytest.mark.clause("SEV-FREE.4")
def test_an_instant_is_no_action_that_breaks_a_row_of_passes() -> None:
    t = table(hero(), hero(elixirs="cinder-drop dew-drop"))
    t.passes(A)
    t.do("elixir", "cinder-drop", 0)
    assert (t.asked, t.prompt) == (B, "step")
    t.passes(B)
    assert t.emitted("phase-over") == [()]


@pytest.mark.clause("SEV-FREE.4")
def test_an_instant_is_no_pass() -> None:
    t = table(hero(elixirs="cinder-drop"), hero(fame=9), tavern="ember-squire")
    t.passes(A)
    t.do("recruit", "ember-squire")
    t.do("elixir", "cinder-drop", 0)
    t.passes(A)
    assert (t.emitted("phase-over"), t.asked) == ([], B)


# --- order ---------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-FREE.5")
def test_in_the_order_of_play_from_the_player_whose_step_it_is() -> None:
    """The order of play is B, A, C, and it is A's step: A, then C, then B."""
    t = table(
        hero(elixirs="cinder-drop", passing="ask"),
        hero(elixirs="dew-drop", passing="ask"),
        hero(elixirs="moss-drop", passing="ask"),
        at="window",
        order=[B, A, C],
        position=1,
    )
    asked = []
    while t.prompt != "step":
        asked.append((t.asked, t.prompt))
        t.passes()
    assert asked == [(A, "instants.first"), (C, "instants.before"), (B, "instants.before")]
    assert t.asked == A


@pytest.mark.clause("SEV-FREE.5")
def test_whoever_alone_has_instants_is_asked_in_his_own_step_only() -> None:
    t = table(hero(elixirs="cinder-drop", passing="ask"), hero(), at="window")
    assert (t.asked, t.prompt) == (A, "step")


@pytest.mark.clause("SEV-FREE.5")
def test_in_the_closing_window_in_the_order_of_play() -> None:
    heroes = hero(elixirs="cinder-drop"), hero(elixirs="dew-drop"), hero(elixirs="moss-drop")
    t = table(*heroes, order=[C, A, B], at="closing")
    asked = []
    while t.prompt == "instants.closing":
        asked.append(t.asked)
        t.passes()
    assert asked == [C, A, B]


@pytest.mark.parametrize("seed", range(3))
def test_the_heroes_with_instants_are_those_who_have_the_cards(seed: int) -> None:
    """Whatever gives or takes an elixir or a building has to say so: the heroes are remembered until then."""
    match, rng = GAME.start(seed, seats=3 + seed, options={"fall_of_a_hero": True}), Rng.from_seed(seed)
    remembered = 0
    while match.decision is not None:
        if match.state.with_instants is not None:
            remembered += bool(match.state.with_instants)
            fresh = match.state.copy()
            fresh.with_instants = None
            assert match.state.with_instants == with_instants(fresh)
        match.answer(rng.choose("answer", match.decision.options), match.decision.seat)
    assert remembered
