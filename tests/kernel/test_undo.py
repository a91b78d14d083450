"""Undo: free while nothing was revealed, drawn or answered by others; otherwise only by force, and marked."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import (
    Match,
    Prompt,
    Record,
    Rng,
    Rules,
    UndoError,
    ask,
    pick,
    together,
)
from fatebox.kernel.history import Undo
from fatebox.kernel.messages import Message
from tests.kernel.little import (
    AB,
    ASK,
    TOY,
    LittleState,
    answer_at_random,
    asked,
    face,
    finish,
    listened,
    little,
    over,
    text_of,
)

FINAL = Prompt("final", "TOY-MKT.3", final=("b",))


def after(*rules: Any, first: tuple[Any, ...] = ("a",), seats: int = 2) -> tuple[Match[LittleState], str]:
    """A match in which seat 0 has answered once and then these rules ran; and its face before that."""

    def play(s: LittleState) -> Rules[str | None]:
        s.notes.append((yield from ask(0, FINAL, AB)))
        for step in rules:
            running = step(s)
            if running is not None:
                yield from running
        yield from ask(0, ASK, AB)
        over(s)
        return None

    match = little(play).start("undo", seats=seats)
    before = face(match)
    match.answer(first)
    return match, before


# --- free ----------------------------------------------------------------------------------------


def test_a_step_that_revealed_nothing_can_be_taken_back() -> None:
    match, before = after()
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert face(match) == before
    assert match.undos == (Undo(0, ((0, ("a",)),), False),)
    match.answer(("b",))
    assert match.state.notes == [("b",)]


def test_steps_can_be_taken_back_one_after_the_other() -> None:
    def picks(s: LittleState) -> Rules[str | None]:
        yield from pick(0, ASK, s.deck[:3])
        yield from ask(0, ASK, AB)
        over(s)
        return None

    match = little(picks).start(1)
    faces = []
    for option in [("take", 2), ("take", 3), ("done",)]:
        faces.append(face(match))
        match.answer(option)
    while faces:
        match.undo(0)
        assert face(match) == faces.pop()
    with pytest.raises(UndoError, match="undo-nothing"):
        match.undo(0)
    assert match.why_no_undo(0) == Message("undo-nothing")
    assert [step.at for step in match.undos] == [2, 1, 0]


def test_undo_reaches_back_over_segments_and_the_end_of_the_game() -> None:
    def first(s: LittleState) -> Rules[str]:
        yield from ask(0, ASK, AB)
        return "second"

    def second(s: LittleState) -> Rules[str | None]:
        yield from ask(0, ASK, AB)
        over(s)
        return None

    match = little(first, second).start(1)
    before = face(match)
    match.answer(("a",))
    match.answer(("a",))
    assert match.result is not None
    match.undo(0)
    match.undo(0)
    assert face(match) == before


def test_a_revealed_card_that_all_knew_before_is_no_secret() -> None:
    def swap(s: LittleState) -> None:
        s.table, s.notes = s.table[::-1], [*s.notes, "turned"]

    match, before = after(swap)
    match.undo(0)
    assert face(match) == before


# --- refused -------------------------------------------------------------------------------------


def draw_chance(s: LittleState) -> None:
    s.notes.append(s.rng.choose("die", range(6)))


def draw_card(s: LittleState) -> None:
    s.places[0].hand.append(s.deck.pop(0))


def turn_up(s: LittleState) -> None:
    s.table.append(s.deck.pop(0))


def peek(s: LittleState) -> None:
    s.show(s.deck[0], 0)


def show_other(s: LittleState) -> None:
    s.show(s.places[0].hand[0], 1)


def other_answers(s: LittleState) -> Rules[None]:
    yield from ask(1, ASK, AB)


def other_is_asked_in_secret(s: LittleState) -> Rules[None]:
    yield from ask(1, Prompt("react", "TOY-MKT.3", secret=True), AB)


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        (draw_chance, "undo-chance"),
        (draw_card, "undo-cards"),
        (turn_up, "undo-cards"),
        (peek, "undo-cards"),
        (show_other, "undo-cards"),
        (other_answers, "undo-others"),
        (other_is_asked_in_secret, "undo-secret"),
    ],
)
def test_a_step_that_revealed_something_is_taken_back_only_by_force(what: Any, reason: str) -> None:
    match, before = after(what)
    if what is other_answers:
        match.answer(("b",), seat=1)
    now = face(match)
    dropped = tuple(match.answers())
    assert match.why_no_undo(0) == Message(reason)
    with pytest.raises(UndoError, match=reason):
        match.undo(0)
    assert face(match) == now
    assert not match.undos
    match.undo(0, force=True)
    assert face(match) == before
    assert match.undos == (Undo(0, dropped, True),)


def test_whoever_is_asked_in_secret_can_step_back_all_the_same() -> None:
    """Given a seat that is asked in secret, when it takes its own last answer back, then that is free."""

    def own_secret(s: LittleState) -> Rules[None]:
        yield from ask(0, Prompt("react", "TOY-MKT.3", secret=True), AB)

    match, before = after(own_secret)
    match.undo(0)
    assert face(match) == before


def test_a_question_that_all_may_know_of_keeps_nobody_from_stepping_back() -> None:
    match, before = after(other_answers)
    match.undo(0)
    assert face(match) == before


def test_what_the_rulebook_calls_final_is_taken_back_only_by_force() -> None:
    match, before = after(first=("b",))
    with pytest.raises(UndoError, match=r"undo-final \(clause=TOY-MKT.3\)"):
        match.undo(0)
    match.undo(0, force=True)
    assert face(match) == before


def votes(s: LittleState) -> Rules[str | None]:
    for _ in range(2):
        chosen = yield from together({seat: ask(seat, ASK, AB) for seat in range(s.seats)})
        s.notes.append(sorted(chosen.items()))
    yield from ask(0, ASK, AB)
    over(s)
    return None


def test_who_answers_last_cannot_look_at_the_others_and_take_it_back() -> None:
    match = little(votes).start(1, seats=3)
    for seat in (2, 0):
        match.answer(("a",), seat)
    half_way = face(match)
    match.answer(("a",), seat=1)
    reason = "undo-joint"
    assert match.why_no_undo(1) == Message(reason)
    with pytest.raises(UndoError, match=reason):
        match.undo(1)
    match.undo(1, force=True)
    assert face(match) == half_way
    assert match.undos[-1].forced


def test_an_answer_can_be_taken_back_while_the_others_have_not_answered() -> None:
    match = little(votes).start(1, seats=3)
    before = face(match)
    match.answer(("a",), seat=1)
    match.undo(1)
    assert face(match) == before
    assert not match.undos[-1].forced


def test_there_is_nothing_to_take_back_for_a_seat_that_never_answered() -> None:
    match, _ = after()
    with pytest.raises(UndoError, match="undo-nothing"):
        match.undo(1, force=True)


# --- at any point --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_match_in_which_every_step_is_taken_back_once_ends_as_if_nothing_had_been(seed: int) -> None:
    plain, hesitant = (TOY.start(seed, seats=3) for _ in range(2))
    rng = Rng.from_seed(seed)
    while plain.decision is not None:
        before = face(hesitant)
        decision = rng.choose("who", plain.decisions)
        option = rng.choose("what", decision.options)
        free = None
        for _ in range(2):
            hesitant.answer(option, decision.seat)
            free = hesitant.why_no_undo(decision.seat)
            hesitant.undo(decision.seat, force=True)
            assert face(hesitant) == before
            assert hesitant.undos[-1].forced == (free is not None)
        plain.answer(option, decision.seat)
        hesitant.answer(option, decision.seat)
    assert face(hesitant) == face(plain)
    assert len(hesitant.undos) == 2 * len(plain.answers())


def test_whoever_listens_goes_on_listening() -> None:
    match, rng = TOY.start(1, seats=2), Rng.from_seed(1)
    events = listened(match)
    for _ in range(6):
        answer_at_random(match, rng)
    heard = len(events)
    seat = match.answers()[-1][0]
    match.undo(seat, force=True)
    assert len(events) == heard, "the replay is not heard"
    finish(match, rng)
    assert len(events) > heard


def test_a_copy_and_its_original_take_back_each_their_own() -> None:
    match, _ = after()
    copy = match.copy()
    copy.undo(0)
    assert match.state.notes == [("a",)]
    assert asked(copy)[0] == 0
    assert not match.undos
    match.undo(0)
    assert face(copy) == face(match)


def test_steps_back_are_kept_in_the_record_and_survive_a_replay() -> None:
    match = TOY.start(2, seats=2)
    answer_at_random(match, Rng.from_seed(1))
    seat = match.answers()[-1][0]
    match.undo(seat)
    finish(match, Rng.from_seed(2))
    last = match.answers()[-1][0]
    match.undo(last, force=True)
    finish(match, Rng.from_seed(3))
    again = Record.from_json(Record.of(match).to_json()).replay(TOY)
    assert again.undos == match.undos
    assert [step.forced for step in again.undos] == [False, again.why_no_undo(last) is not None]
    assert text_of(again.state.to_data()) == text_of(match.state.to_data())
    again.undo(again.answers()[-1][0], force=True)
    assert len(again.undos) == 3


def test_without_a_seat_the_last_answer_of_anybody_is_taken_back() -> None:
    match = WEAVER.start(3)
    before = match.state.to_data()
    assert match.decision is not None
    match.answer(match.decision.options[0])
    match.undo(force=True)
    assert match.state.to_data() == before
    assert match.undos[-1].forced
