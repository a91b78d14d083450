"""Copies and steps back: whatever is tried out, the match goes on as if it had not been."""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Match, Rng

from .subject import Subject, at_random, face, fault, repeat, same


def copies_equal_their_original(subject: Subject) -> None:
    """A copy at any decision shows the same, plays on to the same end, and is not changed by the original."""
    for number in range(subject.games):
        kept: list[tuple[Match[Any], str]] = []
        match = subject.start(number)
        for match in subject.moments(number):
            copy = match.copy()
            same(match, "a copy differs from its original", face(match), face(copy))
            kept.append((copy, face(match)))
            _try_out(match.copy())
            same(match, "playing a copy has changed its original", face(match), kept[-1][1])
        end = face(match)
        for copy, before in kept:
            same(copy, "playing on has changed an older copy", face(copy), before)
            for seat, option in match.answers()[len(copy.answers()) :]:
                repeat(copy, seat, option)
            same(copy, "a copy played on by the same answers ends otherwise", face(copy), end)


def _try_out(match: Match[Any], answers: int = 12) -> None:
    rng = Rng.from_seed("try out")
    while match.decision is not None and answers:
        seat, option = at_random(match, rng)
        match.answer(option, seat)
        answers -= 1


def steps_back_change_nothing(subject: Subject) -> None:
    """A match in which answers are taken back and given again goes on as if they had not been."""
    for number in range(subject.games):
        *_, plain = subject.walk(number)
        answers = subject.answers(number)
        rng = Rng.from_seed(f"undo {number}")
        chosen = set(rng.draw("undo", list(range(len(answers))), min(subject.samples, len(answers))))
        match = subject.start(number)
        for done, (seat, option) in enumerate(answers):
            if done in chosen:
                _there_and_back(match, seat, rng)
            repeat(match, seat, option)
        same(match, "steps back have changed the game", face(match), face(plain))


def _there_and_back(match: Match[Any], seat: int, rng: Rng) -> None:
    """Any answer of the seat, taken back."""
    before, decision = face(match), match.decision_of(seat)
    assert decision is not None
    match.answer(rng.choose("try", decision.options), seat)
    free = match.why_no_undo(seat) is None
    match.undo(seat, force=True)
    same(match, "a step back does not lead back", face(match), before)
    if match.undos[-1].forced == free:
        raise fault(match, "the record of a step back does not say whether it was free")
