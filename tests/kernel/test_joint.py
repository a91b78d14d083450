"""Joint decisions: all are asked at once, in any order, and nothing shows before the last answer."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from fatebox.kernel import (
    PASS,
    IllegalAnswer,
    Match,
    Option,
    Prompt,
    Rng,
    Rules,
    RulesError,
    ask,
    together,
)
from tests.kernel.little import AB, ASK, TOY, LittleState, face, finish, little, over, text_of

SECOND = Prompt("second", "TOY-BID.1")
WHISPER = Prompt("whisper", "TOY-MKT.4", secret=True)
NUMBERS: list[Option] = [("number", n) for n in range(3)]


def vote(s: LittleState) -> Rules[str | None]:
    """Seats choose a letter, those with b also a number; then seat 0 ends the game."""
    chosen = yield from together({seat: ballot(seat) for seat in range(s.seats)})
    s.notes += [[seat, *choice] for seat, choice in chosen.items()]
    yield from ask(0, ASK, AB)
    over(s)
    return None


def ballot(seat: int) -> Rules[list[Option]]:
    letter = yield from ask(seat, ASK, AB)
    if letter == ("a",):
        return [letter]
    return [letter, (yield from ask(seat, SECOND, NUMBERS))]


CHOICES: list[tuple[int, Option]] = [
    (0, ("b",)),
    (0, ("number", 2)),
    (1, ("a",)),
    (2, ("b",)),
    (2, ("number", 0)),
]


def in_order(answers: tuple[tuple[int, Option], ...]) -> bool:
    """Whether each seat's answers come in its own order."""
    return all(
        [a for a in answers if a[0] == seat] == [a for a in CHOICES if a[0] == seat] for seat in range(3)
    )


def votes(answers: list[tuple[int, Option]]) -> Match[LittleState]:
    match = little(vote).start(1, seats=3)
    for seat, option in answers:
        match.answer(option, seat)
    return match


def test_all_seats_are_asked_at_once() -> None:
    match = votes([])
    assert match.joint
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    assert match.decision is match.decisions[0]
    assert match.decision_of(2) is match.decisions[2]


def test_the_order_of_answers_does_not_matter() -> None:
    orders = [order for order in permutations(CHOICES) if in_order(order)]
    assert len(orders) == 30
    expected = votes(CHOICES).state.to_data()
    assert expected["notes"] == [[0, ("b",), ("number", 2)], [1, ("a",)], [2, ("b",), ("number", 0)]]
    for order in orders:
        assert votes(list(order)).state.to_data() == expected


def test_nothing_shows_before_the_last_answer() -> None:
    start = votes([])
    for order in (order for order in permutations(CHOICES) if in_order(order)):
        match = votes([])
        answered: set[int] = set()
        for seat, option in order[:-1]:
            match.answer(option, seat)
            answered.add(seat)
            for viewer in {0, 1, 2, None} - answered:
                assert text_of(match.view(viewer)) == text_of(start.view(viewer)), (order, viewer)
        assert match.joint
        match.answer(order[-1][1], order[-1][0])
        assert not match.joint
        assert text_of(match.view(None)) != text_of(start.view(None))


def test_a_seat_sees_its_own_next_question() -> None:
    match = votes([(2, ("b",))])
    view = match.view(2)
    assert view["decision"]["prompt"] == "second"
    assert view["waiting"] == [0, 1, 2]
    match.answer(("number", 1), seat=2)
    assert match.view(2)["decision"] is None
    assert match.view(2)["waiting"] == [0, 1, 2]


def test_a_seat_without_a_choice_is_not_asked_and_cannot_be_told_apart() -> None:
    def uneven(s: LittleState) -> Rules[str | None]:
        s.notes.append((yield from together({0: ask(0, ASK, AB), 1: ask(1, ASK, [("a",)])})))
        over(s)
        return None

    match = little(uneven).start(1)
    assert [decision.seat for decision in match.decisions] == [0]
    assert match.view(0)["waiting"] == [0, 1]
    match.answer(("b",), 0)
    assert match.state.notes == [{0: ("b",), 1: ("a",)}]


def test_a_joint_decision_in_which_nobody_has_a_choice_is_not_asked() -> None:
    def forced(s: LittleState) -> Rules[str | None]:
        s.notes.append((yield from together({0: ask(0, ASK, [("a",)]), 1: ask(1, ASK, [PASS])})))
        s.notes.append((yield from together({})))
        over(s)
        return None

    match = little(forced).start(1)
    assert match.result is not None
    assert match.state.notes == [{0: ("a",), 1: PASS}, {}]


def test_who_is_asked_stays_secret_if_the_prompt_says_so() -> None:
    def whispers(s: LittleState) -> Rules[str | None]:
        yield from together({1: ask(1, WHISPER, AB), 2: ask(2, WHISPER, AB)})
        over(s)
        return None

    match = little(whispers).start(1, seats=3)
    assert match.view(0)["waiting"] is None
    match.answer(("a",), 1)
    assert match.view(0)["waiting"] is None
    assert match.view(2)["decision"] is not None


def test_options_are_made_when_the_seat_is_asked() -> None:
    made: list[str] = []

    def lazy(seat: int) -> Rules[Any]:
        made.append(f"first of {seat}")
        yield from ask(seat, ASK, AB)
        made.append(f"second of {seat}")
        return (yield from ask(seat, SECOND, NUMBERS))

    def both(s: LittleState) -> Rules[str | None]:
        yield from together({0: lazy(0), 1: lazy(1)})
        over(s)
        return None

    match = little(both).start(1)
    assert made == ["first of 0", "first of 1"]
    match.answer(("a",), seat=1)
    assert made == ["first of 0", "first of 1", "second of 1"]


def test_an_illegal_answer_changes_nothing() -> None:
    match = votes([(0, ("b",))])
    before = face(match)
    for option, seat in [(("number", 9), 0), (("number", 2), 1), (("c",), 2), (("a",), 3)]:
        with pytest.raises(IllegalAnswer):
            match.answer(option, seat)
    assert face(match) == before
    match.answer(("number", 1), seat=0)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now"):
        match.answer(("number", 1), seat=0)


def test_joint_decisions_cannot_be_nested_and_parts_ask_only_their_seat() -> None:
    def nested(s: LittleState) -> Rules[str | None]:
        yield from together({0: together({1: ask(1, ASK, AB)})})
        return None

    def foreign(s: LittleState) -> Rules[str | None]:
        yield from together({0: ask(1, ASK, AB)})
        return None

    with pytest.raises(RulesError, match="a joint decision cannot hold another one"):
        little(nested).start(1)
    with pytest.raises(RulesError, match="ask: seat 0's part asks seat 1"):
        little(foreign).start(1)


@pytest.mark.parametrize("given", range(len(CHOICES)))
def test_a_half_answered_joint_decision_can_be_copied(given: int) -> None:
    original = votes(CHOICES[:given])
    before = face(original)
    copy = original.copy()
    assert face(copy) == before
    finish(copy, Rng.from_seed(given))
    assert face(original) == before
    finish(original, Rng.from_seed(given))
    assert face(original) == face(copy)


# --- imagined worlds -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_world_does_not_hold_what_others_have_answered(seat: int | None) -> None:
    for given in range(1, len(CHOICES)):
        match = votes(CHOICES[:given])
        for n in range(5):
            world = match.imagine(seat, Rng.from_seed(n))
            assert world.joint
            assert text_of(world.view(seat)) == text_of(match.view(seat))
            assert world.answers() == [a for a in CHOICES[:given] if a[0] == seat]
            for other in {0, 1, 2} - {seat}:
                decision = world.decision_of(other)
                assert decision is not None
                assert decision.options == AB
            finish(world, Rng.from_seed(n))


def test_a_world_imagined_in_the_auction_does_not_know_the_bids_of_others() -> None:
    match = TOY.start("secret bids", seats=3)
    match.answer(("bid", 2), seat=0)
    match.answer(("stake", match.state.players[0].hand[1]), seat=0)
    bids = set()
    for n in range(20):
        world = match.imagine(1, Rng.from_seed(n))
        finish(world, Rng.from_seed(n))
        bids.add(next(option for seat, option in world.answers() if seat == 0))
    assert bids == {("bid", 0), ("bid", 1), ("bid", 2)}


def test_what_is_open_to_pass_is_not_passed_in_the_imagined_world() -> None:
    """Others' open answers stay open, even where a pass would be possible."""

    def react(s: LittleState) -> Rules[str | None]:
        yield from together({seat: ask(seat, ASK, [PASS, ("a",)]) for seat in range(s.seats)})
        over(s)
        return None

    match = little(react).start(1, seats=3)
    match.answer(("a",), seat=0)
    world = match.imagine(2, Rng.from_seed(1))
    assert world.answers() == []
    assert [decision.seat for decision in world.decisions] == [0, 1, 2]
