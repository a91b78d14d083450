"""Copies of a match at every decision: equal under any further answers, and independent."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import pytest

from fatebox.kernel import LongDecision, Match, Option, Rng, Rules, ask
from tests.kernel.little import (
    AB,
    ASK,
    TOY,
    LittleState,
    answer_at_random,
    face,
    finish,
    listened,
    little,
    over,
)

SEEDS = range(6)


def played(seed: int, seats: int = 3, rounds: int = 3) -> Match[Any]:
    return TOY.start(seed, seats=seats, options={"rounds": rounds})


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_at_any_decision_equals_the_original_to_the_end(seed: int) -> None:
    """Mid-segment, in half-answered joint decisions, after chance, in reaction windows: everywhere."""
    match, rng = played(seed), Rng.from_seed(seed)
    points: list[tuple[Match[Any], str]] = []
    while match.decision is not None:
        copy = match.copy()
        assert face(copy) == face(match)
        points.append((copy, face(match)))
        answer_at_random(match, rng)
    assert len({point[1] for point in points}) == len(points) > 15
    # nothing that happened since has changed the older copies
    assert [face(copy) for copy, _ in points] == [before for _, before in points]
    # and each plays on, by the true answers, to the true end
    answers = match.answers()
    for done, (copy, _) in enumerate(points):
        for seat, option in answers[done:]:
            copy.answer(option, seat)
        assert face(copy) == face(match)


@pytest.mark.parametrize("generator", ["sfc32", "blake2b"])
def test_a_match_without_copies_goes_back_to_the_start_that_its_seed_deals(generator: str) -> None:
    match = TOY.start("origin", seats=3, generator=generator)
    start = face(match)
    finish(match, Rng.from_seed("play"))
    over_too = match.copy()
    for back in (match.rewound(None), over_too.rewound(None)):
        assert face(back) == start
        for seat, option in match.answers():
            back.answer(option, seat)
        assert face(back) == face(match)


@pytest.mark.parametrize("seed", SEEDS)
def test_playing_a_copy_leaves_the_original_alone(seed: int) -> None:
    match, rng = played(seed), Rng.from_seed(seed)
    while match.decision is not None:
        before = face(match)
        finish(match.copy(), Rng.from_seed("copy"))
        assert face(match) == before
        answer_at_random(match, rng)


@pytest.mark.parametrize("first_copied_at", [0, 1, 4, 9, 14])
def test_copies_of_copies_are_right_whenever_the_first_was_taken(first_copied_at: int) -> None:
    """Starts of segments are saved only from the first copy on: that must not show."""
    match, rng = played(3), Rng.from_seed(3)
    for _ in range(first_copied_at):
        answer_at_random(match, rng)
    for _ in range(12):
        if match.decision is None:
            break
        copies = [match.copy(), match.copy().copy(), match.copy().copy().copy()]
        answer_at_random(copies[1], Rng.from_seed("apart"))
        copies.append(copies[1].copy())
        assert face(copies[3]) == face(copies[1])
        assert face(copies[0]) == face(copies[2]) == face(match)
        answer_at_random(match, rng)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pattern_is_copied_as_the_match_was_however_that_is_played_on(seed: int) -> None:
    match, rng = played(seed), Rng.from_seed(seed)
    while match.decision is not None:
        before, pattern = face(match), match.pattern()
        for _ in range(3):
            if match.decision is not None:
                answer_at_random(match, rng)
        copy = pattern.copy()
        assert face(copy) == before
        finish(copy, Rng.from_seed("copy"))
        assert face(pattern.copy(keeps=True)) == before


def test_a_copy_goes_on_from_the_middle_of_a_segment_with_the_same_chance() -> None:
    def dice(s: LittleState) -> Rules[str | None]:
        for _ in range(4):
            s.notes.append(s.rng.choose("die", range(1000)))
            yield from ask(0, ASK, AB)
        over(s)
        return None

    match = little(dice).start("dice")
    for _ in range(4):
        copy = match.copy()
        assert copy.state.notes == match.state.notes
        match.answer(("a",))
        copy.answer(("a",))
        assert copy.state.notes == match.state.notes
    assert len(set(match.state.notes)) == 4


def test_a_finished_match_can_be_copied() -> None:
    match = played(1)
    finish(match, Rng.from_seed(1))
    copy = match.copy()
    assert face(copy) == face(match)
    copy.state.players[0].coins += 1
    assert face(copy) != face(match)
    assert copy.copy().result == match.result


def test_copies_share_the_history_but_not_what_comes_after() -> None:
    match = played(2)
    answer_at_random(match, Rng.from_seed(1))
    copy = match.copy()
    assert copy.history is match.history
    answer_at_random(copy, Rng.from_seed(2))
    assert len(copy.answers()) == len(match.answers()) + 1


def test_nobody_listens_to_a_copy_unless_asked_to() -> None:
    match, rng = played(4), Rng.from_seed(4)
    events = listened(match)
    while match.decision is not None:
        heard = len(events)
        copy = match.copy()
        assert copy.state.listener is None
        assert len(events) == heard
        own = listened(copy)
        finish(copy, Rng.from_seed("copy"))
        assert own
        assert len(events) == heard
        answer_at_random(match, rng)
    assert events[-1].kind == "won"


def test_the_state_at_the_start_of_the_segment_is_saved_and_never_changed() -> None:
    match, rng = played(5), Rng.from_seed(5)
    while match.decision is not None:
        start = match.checkpoint()
        assert start.segment == match.state.segment
        before = start.to_data()
        answer_at_random(match, rng)
        assert start.to_data() == before


def test_a_segment_that_asks_first_is_saved_where_it_asks_and_only_for_copies() -> None:
    begun: list[int] = []

    def talk(s: LittleState) -> Rules[str | None]:
        begun.append(len(s.notes))
        s.notes.append((yield from ask(0, ASK, AB)))
        s.notes.append((yield from ask(0, ASK, AB)))
        if len(s.notes) < 8:
            return "talk"
        over(s)
        return None

    match = replace(little(talk), asks_first={"talk"}).start("talk")
    copies = []
    for number, option in enumerate(3 * AB + AB):
        if number not in (2, 3, 4):  # of the second talk none, of the third one in its middle
            start = match.checkpoint()
            assert start.notes == match.state.notes[: number - number % 2]
            copies.append(match.copy())
        match.answer(option)
    assert begun == [0, 0, 0, 2, 4, 0, 2, 4, 4, 6, 6, 6]
    for copy in copies:
        for seat, option in match.answers()[len(copy.answers()) :]:
            copy.answer(option, seat)
        assert face(copy) == face(match)


def test_dropped_copies_leave_nothing_behind() -> None:
    """Closed generators and shared histories must not keep matches alive."""
    match, rng = played(6), Rng.from_seed(6)
    for _ in range(8):
        answer_at_random(match, rng)
    gc.collect()
    before = sum(isinstance(thing, Match) for thing in gc.get_objects())
    for _ in range(20):
        match.copy()
    gc.collect()
    assert sum(isinstance(thing, Match) for thing in gc.get_objects()) == before


def test_long_decisions_list_their_options_only_for_those_who_look() -> None:
    """Given one that was asked; when it is copied; then only who looks at a copy lets it list them."""
    listed: list[int] = []

    def listing(s: LittleState) -> Rules[None]:
        def find() -> list[Option]:
            listed.append(len(s.notes))
            return AB

        s.notes.append((yield LongDecision(0, ASK, find)))
        s.notes.append((yield LongDecision(0, ASK, find)))
        over(s)

    match = little(listing).start("long")
    assert match.copy().decision is not None
    assert listed == []
    match.answer(("b",))
    assert listed == [0]  # the answer was looked up
    copy = match.copy()
    assert listed == [0]
    copy.answer(("a",))
    assert (copy.state.notes, listed) == ([("b",), ("a",)], [0, 1])
    assert copy.result is not None
    assert match.decision is not None
    assert match.decision.options == AB
    match.copy().answer(("a",))  # what the original has listed, its copies know
    assert listed == [0, 1, 1]
