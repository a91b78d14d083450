"""A match: asking, answering, refusing; segments; single options; the end; giving up."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from fatebox.kernel import (
    CONCEDE,
    GO_ON,
    Conceded,
    Decision,
    EndSegment,
    IllegalAnswer,
    Match,
    Prompt,
    Rng,
    Rules,
    RulesError,
    ask,
    together,
)
from tests.kernel.little import AB, ASK, TOY, LittleState, asked, face, finish, listened, little, over

ALWAYS = Prompt("always", "TOY-MKT.3", always=True)


def two_questions(s: LittleState) -> Rules[str | None]:
    first = yield from ask(0, ASK, AB)
    s.notes.append(first)
    second = yield from ask(1, ASK, [("number", 1), ("number", 2)])
    s.notes.append(second)
    over(s)
    return None


# --- answering -----------------------------------------------------------------------------------


def test_a_match_asks_until_there_is_a_result() -> None:
    match = little(two_questions).start(1)
    assert asked(match) == (0, AB)
    assert match.result is None
    match.answer(("b",))
    assert asked(match) == (1, [("number", 1), ("number", 2)])
    match.answer(("number", 2), seat=1)
    assert match.decision is None
    assert match.decisions == []
    assert match.result is not None
    assert match.state.notes == [("b",), ("number", 2)]
    assert match.answers() == [(0, ("b",)), (1, ("number", 2))]


@pytest.mark.parametrize(
    ("option", "seat", "message"),
    [
        (
            ("c",),
            None,
            r"^\('c',\) is not among the options of ask \(TOY-BID.1\); nearest: \('a',\), \('b',\)$",
        ),
        (("c",), 0, r"is not among the options of ask"),
        (["c"], 0, r"^\['c'\] is not among the options"),
        ("a", 0, r"^'a' is not among the options"),
        ((), 0, r"^\(\) is not among the options"),
        (None, 0, r"^None is not among the options"),
        (float("nan"), 0, r"^nan is not among the options"),
        (("a",), 1, r"^seat 1 is not asked now$"),
        (("a",), 7, r"^seat 7 is not asked now$"),
    ],
)
def test_an_illegal_answer_is_refused_and_changes_nothing(
    option: Any, seat: int | None, message: str
) -> None:
    match = little(two_questions).start(1)
    before = face(match)
    with pytest.raises(IllegalAnswer, match=message):
        match.answer(option, seat)
    assert face(match) == before
    match.answer(("a",))
    assert match.state.notes == [("a",)]


@pytest.mark.parametrize("alike", [("number", True), ("number", 1.0)])
def test_an_answer_that_merely_equals_an_option_is_taken_as_the_option(alike: Any) -> None:
    """True == 1 == 1.0 in Python; what is kept is what was offered, so that records stay the same."""
    match = little(two_questions).start(1)
    match.answer(("a",))
    match.answer(alike)
    assert json.dumps(match.answers()) == '[[0, ["a"]], [1, ["number", 1]]]'
    assert [type(note[1]) for note in match.state.notes[1:]] == [int]


def test_nothing_can_be_answered_after_the_end() -> None:
    match = little(two_questions, concede=lambda s, seat: None).start(1)
    finish(match, Rng.from_seed(1))
    before = face(match)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(("a",))
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.concede(0)
    assert face(match) == before


# --- single options ------------------------------------------------------------------------------


def test_a_single_option_is_answered_by_the_kernel_and_is_no_part_of_the_history() -> None:
    def forced(s: LittleState) -> Rules[str | None]:
        s.notes.append((yield from ask(0, ASK, [("a",)])))
        s.notes.append((yield from ask(0, ALWAYS, [("b",)])))
        over(s)
        return None

    match = little(forced).start(1)
    assert match.decision is not None
    assert match.decision.prompt is ALWAYS
    assert match.state.notes == [("a",)]
    match.answer(("b",))
    assert match.state.notes == [("a",), ("b",)]
    assert match.answers() == [(0, ("b",))]


@pytest.mark.parametrize("prompt", [ASK, ALWAYS])
def test_a_decision_without_options_is_a_fault_of_the_rules(prompt: Prompt) -> None:
    def stuck(s: LittleState) -> Rules[str | None]:
        yield Decision(0, prompt, [])
        return None

    with pytest.raises(RulesError, match=f"{prompt.id}: a decision without options"):
        little(stuck).start(1)


# --- segments ------------------------------------------------------------------------------------


def test_segments_follow_one_another_and_may_decide_nothing() -> None:
    def first(s: LittleState) -> str:
        s.notes.append(s.segment)
        return "second"

    def second(s: LittleState) -> Rules[str]:
        s.notes.append(s.segment)
        yield from ask(0, ASK, [("a",)])
        return "third"

    def third(s: LittleState) -> Rules[str | None]:
        s.notes.append(s.segment)
        answer = yield from ask(0, ASK, AB)
        if answer == ("a",):
            return "first"
        over(s)
        return None

    match = little(first, second, third).start(1)
    match.answer(("a",))
    assert match.state.notes == ["first", "second", "third"] * 2
    match.answer(("b",))
    assert match.result is not None


def test_very_many_segments_without_a_decision_are_no_problem() -> None:
    def count(s: LittleState) -> Rules[str | None]:
        s.notes.append(1)
        if len(s.notes) == 3000:
            yield from ask(0, ASK, AB)
            over(s)
        return "count"

    match = little(count).start(1)
    assert len(match.state.notes) == 3000
    assert len(match.copy().state.notes) == 3000
    match.answer(("a",))
    assert match.result is not None


def test_a_result_ends_the_game_whatever_segment_comes_next() -> None:
    def last(s: LittleState) -> Rules[str]:
        yield from ask(0, ASK, AB)
        over(s)
        return "last"

    match = little(last).start(1)
    match.answer(("a",))
    assert match.decision is None


def test_rules_can_end_their_segment_from_any_depth() -> None:
    class Leave(EndSegment):
        value = "after"

    def deep(s: LittleState) -> Rules[None]:
        s.notes.append((yield from ask(0, ASK, AB)))
        raise Leave

    def before(s: LittleState) -> Rules[str | None]:
        yield from deep(s)
        return None

    def after(s: LittleState) -> Rules[str | None]:
        s.notes.append((yield from ask(0, ASK, AB)))
        over(s)
        return None

    match = little(before, after).start(1)
    for each in (match.copy(), match.imagine(0, Rng.from_seed(1)), match):
        each.answer(("a",))
        assert each.state.segment == "after"
        again = each.copy()
        for one in (each, again):
            one.answer(("b",))
            assert one.state.notes == [("a",), ("b",)]
            assert one.result is not None


def test_faults_in_the_order_of_segments_are_named() -> None:
    def lost(s: LittleState) -> str:
        return "nowhere"

    def drawn(s: LittleState) -> None:
        return None

    with pytest.raises(RulesError, match="there is no segment 'nowhere'"):
        little(lost).start(1)
    with pytest.raises(RulesError, match="the game ended without a result"):
        little(drawn).start(1)


# --- events --------------------------------------------------------------------------------------


def test_events_are_heard_by_the_match_that_is_listened_to_and_not_by_its_copies() -> None:
    match = TOY.start("events", seats=3)
    events = listened(match)
    copy = match.copy()
    finish(copy, Rng.from_seed(1))
    match.copy()
    assert events == []
    finish(match, Rng.from_seed(1))
    kinds = [event.kind for event in events]
    assert kinds.count("bids") == 3
    assert kinds[-1] == "won"
    assert face(match) == face(copy)


def test_an_event_tells_its_audience_and_nobody_else() -> None:
    match = TOY.start("events", seats=3)
    events = listened(match)
    finish(match, Rng.from_seed(2))
    looked = next(event for event in events if event.kind == "looked")
    assert looked.only is not None
    (seat,) = looked.only
    others = {0, 1, 2, None} - {seat}
    assert looked.visible(seat)
    assert not any(looked.visible(other) for other in others)
    rolled = next(event for event in events if event.kind == "rolled")
    assert all(rolled.visible(viewer) for viewer in (0, 1, 2, None))
    assert set(looked.to_data()) == {"kind", "args", "clause"}


# --- giving up -----------------------------------------------------------------------------------


def test_giving_up_leads_where_the_game_says() -> None:
    match = TOY.start("concede", seats=3)
    match.answer(("bid", 1), seat=1)
    match.concede(1)
    assert match.state.players[1].out
    assert {decision.seat for decision in match.decisions} == {0, 2}
    assert match.answers() == [(1, ("bid", 1)), (1, CONCEDE)]
    match.concede(2)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_giving_up_drops_what_was_answered_at_the_same_time() -> None:
    match = TOY.start("concede", seats=3)
    coins = [player.coins for player in match.state.players]
    match.answer(("bid", 2), seat=0)
    match.concede(2)
    assert [player.coins for player in match.state.players] == coins
    assert match.decision_of(0) is not None


def test_after_giving_up_in_a_joint_decision_there_is_no_joint_decision() -> None:
    def vote(s: LittleState) -> Rules[str | None]:
        yield from together({seat: ask(seat, ASK, AB) for seat in range(s.seats)})
        return "alone"

    def alone(s: LittleState) -> Rules[str | None]:
        s.notes.append((yield from ask(0, ASK, AB)))
        over(s)
        return None

    match = little(vote, alone, concede=lambda s, seat: "alone").start(1, seats=3)
    match.answer(("b",), seat=2)
    match.concede(1)
    assert not match.joint
    assert [decision.seat for decision in match.decisions] == [0]
    assert match.view(2)["waiting"] == [0]
    match.answer(("a",))
    assert match.state.notes == [("a",)]


def test_rules_can_go_on_without_the_seat_that_gave_up() -> None:
    def round_of_notes(s: LittleState) -> Rules[str | None]:
        for seat in range(s.seats):
            try:
                s.notes.append((yield from ask(seat, ASK, AB)))
            except Conceded as gone:
                s.notes.append(("gone", gone.seat))
        over(s)
        return None

    match = little(round_of_notes, concede=lambda s, seat: GO_ON).start(1, seats=3)
    match.answer(("a",))
    match.concede(1)
    worlds = [match.copy(), match.imagine(2, Rng.from_seed(1))]
    assert [decision.seat for decision in match.decisions] == [2]
    for each in (match, *worlds):
        each.answer(("b",))
        assert each.state.notes == [("a",), ("gone", 1), ("b",)]
        assert each.result is not None


def test_several_seats_that_decide_at_once_cannot_go_on_without_one() -> None:
    def vote(s: LittleState) -> Rules[str | None]:
        yield from together({seat: ask(seat, ASK, AB) for seat in range(s.seats)})
        return None

    match = little(vote, concede=lambda s, seat: GO_ON).start(1, seats=3)
    with pytest.raises(RulesError, match="cannot go on without one of them"):
        match.concede(1)


def test_only_a_seat_that_is_asked_can_give_up_and_only_where_the_rules_know_of_it() -> None:
    match = TOY.start("concede", seats=2)
    match.answer(("bid", 0), seat=0)
    before = face(match)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now"):
        match.concede(0)
    match.game = replace(TOY, concede=None)
    with pytest.raises(IllegalAnswer, match="The Night Market does not know giving up"):
        match.concede(1)
    match.game = TOY
    assert face(match) == before


@pytest.mark.parametrize("seed", range(5))
def test_a_match_after_giving_up_copies_and_plays_on(seed: int) -> None:
    match = TOY.start(seed, seats=4)
    rng = Rng.from_seed(seed)
    for _ in range(3 + seed * 3):
        decision = rng.choose("who", match.decisions)
        match.answer(rng.choose("what", decision.options), decision.seat)
    assert match.decision is not None
    match.concede(match.decision.seat)
    copies: list[Match[Any]] = [match.copy(), match.copy().copy()]
    finish(match, Rng.from_seed("on"))
    for copy in copies:
        finish(copy, Rng.from_seed("on"))
        assert face(copy) == face(match)


def test_rules_that_never_ask_anything_end_with_an_error() -> None:
    """Rules that go round in circles, as plain functions or as generators, must not hang a table."""

    def plain(s: LittleState) -> str:
        return "plain"

    def silent(s: LittleState) -> Rules[str]:
        yield from ()
        return "silent"

    def asking(s: LittleState) -> Rules[str]:
        yield Decision(0, ASK, [("a",)])
        return "asking"

    class Again(EndSegment):
        value = "leaving"

    def leaving(s: LittleState) -> str:
        raise Again

    for segment in (plain, silent, asking, leaving):
        with pytest.raises(RulesError, match=rf"{segment.__name__}: the rules have taken \d+ steps"):
            little(segment).start(1)
