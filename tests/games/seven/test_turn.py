"""SEV-TURN: turn structure."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, D, Table, hero, quest, table


def over(t: Table) -> bool:
    """Whether a Quest Phase has ended."""
    return bool(t.emitted("phase-over"))


# --- phases and steps ----------------------------------------------------------------------------------


@pytest.mark.clause("SEV-TURN.1")
def test_a_game_is_a_sequence_of_turns_of_two_phases() -> None:
    """Production, the sign of a Regrouping, comes once between two Quest Phases."""
    t = table(hero("red"), hero("blue"), hero("green"), at="turn.begin", turn=0)
    seen = []
    for _ in range(3):
        seen.append((t.s.turn, t.s.phase, t.fame(A)))
        t.all_pass()
        t.to("step")
    assert seen == [(1, "quest", 0), (2, "quest", 3), (3, "quest", 6)]


@pytest.mark.clause("SEV-TURN.2", "SEV-TURN.3", "SEV-TURN.4")
def test_steps_go_round_and_round_in_the_order_of_play() -> None:
    """One action each, and the same one as often as they like; nobody gets a second one at once."""
    t = table(
        hero(characters="ember-squire forge-sister"),
        hero(characters="pearl-diver harbour-clerk"),
        hero(characters="herb-wife charcoal-boy"),
        at="turn.begin",
        order=[C, A, B],
    )
    asked = []
    for name in ("herb-wife", "forge-sister", "pearl-diver", "charcoal-boy", "ember-squire", "harbour-clerk"):
        asked.append(t.asked)
        t.do("gifts", name)
    assert asked == [C, A, B, C, A, B]
    assert t.asked == C


@pytest.mark.clause("SEV-TURN.4")
def test_the_same_action_may_be_taken_again_by_the_same_player() -> None:
    t = table(hero(fame=9), hero(), tavern="ember-squire harbour-clerk toll-keeper")
    for name in ("ember-squire", "harbour-clerk", "toll-keeper"):
        t.do("recruit", name)
        t.passes(B)
    assert t.characters(A) == "ember-squire harbour-clerk toll-keeper"


# --- passing -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-TURN.5")
def test_who_has_passed_may_act_later_in_the_phase() -> None:
    t = table(hero(characters="ember-squire"), hero(characters="pearl-diver"), hero())
    t.passes(A)
    t.do("gifts", "pearl-diver")
    t.passes(C)
    t.do("gifts", "ember-squire")
    assert (t.gifts(A), t.asked, over(t)) == ("1 red", B, False)


@pytest.mark.clause("SEV-TURN.5", "SEV-TURN.6")
def test_passes_in_a_row_are_counted_across_rounds() -> None:
    """W14 (R11): A acts, then B, C, D and A pass; had D acted, the count would start again."""
    heroes = hero(characters="ember-squire"), hero(), hero(), hero(characters="herb-wife")
    t = table(*heroes)
    t.do("gifts", "ember-squire")
    t.passes(B, C, D)
    assert not over(t)
    t.passes(A)
    assert over(t)
    t = table(*heroes)
    t.do("gifts", "ember-squire")
    t.passes(B, C)
    t.do("gifts", "herb-wife")
    t.passes(A, B, C)
    assert not over(t)
    t.passes(D)
    assert over(t)


@pytest.mark.clause("SEV-TURN.6")
def test_a_cancelled_action_is_no_pass_and_resets_the_count() -> None:
    t = table(hero(), hero(fame=2), hero(sins="sloth"), tavern="ember-squire")
    t.passes(A)
    t.do("recruit", "ember-squire")
    t.do("react", "sloth")
    t.passes(C, A)
    assert not over(t)
    t.passes(B)
    assert over(t)


@pytest.mark.clause("SEV-TURN.7")
def test_a_finished_row_ends_the_phase_at_once() -> None:
    """R12, R70: B and C have not acted in this round and lose their steps."""
    rows = [[quest("the-broken-seal", "nn."), quest("the-sunless-mine", "nnn")]]
    t = table(
        hero(fame=3), hero(characters="pearl-diver"), hero(), rows=rows, cataclysm_deck="judgement", turn=1
    )
    t.do("quest", "the-broken-seal", 2)
    t.to("step")
    assert (over(t), t.s.turn, t.emitted("passed")) == (True, 2, [])
    assert t.characters(B) == "pearl-diver"


@pytest.mark.clause("SEV-TURN.7")
def test_a_finished_row_is_processed_before_the_phase_is_over() -> None:
    rows = [[quest("the-broken-seal", "nn."), quest("the-sunless-mine", "nnn")]]
    t = table(hero(fame=3), hero(), hero(), rows=rows, cataclysm_deck="judgement")
    t.do("quest", "the-broken-seal", 2)
    t.to("step")
    wanted = ("completed", "armour", "cataclysm", "rows-moved", "phase-over", "most")
    kinds = [event.kind for event in t.events if event.kind in wanted]
    assert kinds[:6] == ["completed", "completed", "armour", "cataclysm", "rows-moved", "phase-over"]
    assert "most" in kinds[6:]


@pytest.mark.clause("SEV-TURN.8")
def test_who_has_no_legal_action_must_pass() -> None:
    """He is asked all the same: it is his step, and everybody sees that he passes."""
    t = table(hero(), hero(), hero())
    assert (t.asked, t.offered) == (A, ["pass"])
    t.passes()
    assert (t.emitted("passed"), t.asked) == ([(A,)], B)


# --- after the phase -----------------------------------------------------------------------------------


@pytest.mark.clause("SEV-TURN.9")
def test_before_regrouping_everybody_may_use_instants_once_more() -> None:
    """R13: in the order of play; actions are no longer offered, and the phase is not reopened."""
    t = table(
        hero(elixirs="cinder-drop dew-drop", characters="ember-squire", sins="greed"),
        hero(),
        hero(buildings="tidewatch"),
        order=[C, A, B],
    )
    t.passes(C, A, B)
    assert (t.asked, t.prompt, t.offered) == (C, "instants.closing", ["pass", "cash tidewatch"])
    t.do("cash", "tidewatch")
    assert (t.asked, t.prompt, t.fame(C)) == (A, "instants.closing", 2)
    assert not t.offers("gifts")
    assert not t.offers("sin")
    t.do("elixir", "cinder-drop", 0)
    assert (t.asked, t.prompt, t.s.turn) == (A, "instants.closing", 1)
    t.passes(A)
    assert (t.s.turn, t.gifts(A), len(t.emitted("phase-over"))) == (2, "1 red", 1)


@pytest.mark.clause("SEV-TURN.9")
def test_gifts_taken_in_the_closing_window_count_in_step_1() -> None:
    t = table(hero(elixirs="cinder-drop"), hero(gifts="1 blue"))
    t.all_pass()
    t.do("elixir", "cinder-drop", 0)
    t.to("step")
    assert not [each for each in t.emitted("most") if each[1] == "gifts"]  # a tie


@pytest.mark.clause("SEV-TURN.9")
def test_the_closing_window_also_follows_a_finished_row() -> None:
    rows = [[quest("the-broken-seal", "nn.")]]
    t = table(hero(fame=3), hero(elixirs="cinder-drop"), rows=rows, cataclysm_deck="judgement")
    t.do("quest", "the-broken-seal", 2)
    t.to("instants.closing")
    assert (t.asked, t.emitted("rows-moved")) == (B, [()])


# --- order of play -------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-TURN.10")
def test_from_turn_2_on_the_order_is_that_of_the_order_track() -> None:
    """Turn 1: C, A, B. Then by ascending might, as step 7 has found it."""
    t = table(
        hero("red", might=9),
        hero("blue", might=1, gold=9, characters="toll-keeper mirror-smith"),
        hero("green", might=6),
        at="turn.begin",
        turn=0,
        order=[C, A, B],
    )
    first = [t.asked]
    for _ in range(2):
        t.passes()
        first.append(t.asked)
    assert first == [C, A, B]
    t.passes()
    ranking = sorted(range(3), key=lambda seat: t.might(seat))
    assert (t.s.turn, t.s.order, t.asked) == (2, ranking, ranking[0])
    assert ranking != [C, A, B]
