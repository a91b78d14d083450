"""Secrecy over time: all that a seat saw and heard in a stretch of the game does not depend on hidden cards.

The stretch is played again, by the same answers, with cards exchanged that the seat did not see in it. Then
every view, every option and every event that reached the seat has to be the same, byte for byte. Where the
exchanged cards do not allow an answer of another seat, the rest is not compared.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fatebox.kernel import Card, Event, Match, Rng, State
from fatebox.kernel.history import History
from fatebox.kernel.imagine import asks_alike, next_answer, public_answers
from fatebox.kernel.undo import visible_cards
from fatebox.kernel.view import waiting

from .secrecy import by_kind, exchanged, hidden_cards, name
from .subject import Fault, Subject, fault, same, text_of, viewers

ANSWERS = 120
"""The length of a stretch."""


def nothing_hidden_was_ever_shown(subject: Subject) -> None:
    """Check that a seat sees and hears the same with other hidden cards."""
    compared = tried = 0
    for number in range(subject.games):
        rng = Rng.from_seed(f"history {number}")
        for stretch in _stretches(subject, number, rng):
            for viewer in rng.draw("viewers", list(viewers(stretch.match)), 2):
                truth = _Witness(stretch, viewer, {})
                truth.follow()
                unseen = sorted(set(hidden_cards(stretch.match, viewer)) - truth.seen)
                for mapping in _exchanges(stretch.match, unseen, rng):
                    tried += 1
                    compared += _compare(stretch, truth, mapping)
    if tried and not compared:
        raise Fault(f"{subject.game.id}: no game could be played again with other hidden cards")


@dataclass(frozen=True)
class _Stretch:
    """Some part of a game: the state at the start of a segment, and the match as it stood a while later."""

    start: State
    mark: History
    """The history at the start."""
    match: Match[Any]


def _stretches(subject: Subject, number: int, rng: Rng) -> Iterator[_Stretch]:
    """Parts of one of the games: the first, and others by chance."""
    length = len(subject.answers(number))
    starts = {0, *rng.draw("starts", list(range(length)), min(2, length))}
    ends: dict[int, list[tuple[State, History]]] = defaultdict(list)
    for done, match in enumerate(subject.walk(number)):
        if match.decision is None:
            return
        if done in starts:
            ends[min(done + ANSWERS, length - 1)].append((match.checkpoint(), match._course.mark))
        for start, mark in ends.pop(done, ()):
            if match.history is not mark:
                yield _Stretch(start, mark, match)


def _exchanges(match: Match[Any], unseen: list[Card], rng: Rng) -> list[dict[Card, Card]]:
    """One exchange of everything, and one of just two cards, which more games can be played with."""
    kinds = [alike for alike in by_kind(match, unseen) if len(alike) > 1]
    if not kinds:
        return []
    one, other = rng.draw("two", rng.choose("kind", kinds)[:], 2)
    return [exchanged(match, unseen, rng), {one: other, other: one}]


class _Witness:
    """A seat that watches a stretch of a game, perhaps with cards exchanged, and keeps all it notices."""

    def __init__(self, stretch: _Stretch, viewer: int | None, mapping: dict[Card, Card]) -> None:
        truth = stretch.match
        state = stretch.start.relabelled(mapping)
        state.listener = self._hear
        self.stretch = stretch
        self.viewer = viewer
        self.mapping = mapping
        self.noticed: list[str] = []
        self.looks = 0
        self.seen: set[Card] = set()
        """Cards that the seat saw at any time (kept in the true game only)."""
        self._state = state
        self.match: Match[Any] = Match(truth.game, truth.options, truth.seed, state, state.segment)

    def follow(self) -> bool:
        """Play by the true answers as far as they go, to where the true match stands; False if that fails."""
        match, truth = self.match, self.stretch.match
        relabel = truth.game.relabel
        queue = [
            (who, relabel(option, self.mapping), asked)
            for who, option, asked in public_answers(truth, self.viewer, self.stretch.mark)
        ]
        while match.decision is not None:
            self._look()
            before = queue[:]
            step = next_answer(match, truth, self.viewer, queue)
            if step is None:
                return not queue and asks_alike(match, truth)
            given = before[len(before) - len(queue) - 1][:2] if len(queue) < len(before) else None
            if step != given and not match.decision.prompt.secret:
                return False  # all see that this seat would pass, which it did not
            match.answer(step[1], step[0])
        return False

    def _hear(self, event: Event) -> None:
        if event.visible(self.viewer):
            self.noticed.append(text_of(event.to_data()))
            self._remember()

    def _look(self) -> None:
        """Notice who is asked, unless that is secret; at own decisions, and now and then, the whole view."""
        self._remember()
        asked, waited_for = self.match.decision_of(self.viewer), waiting(self.match)
        if asked is None and waited_for is None:
            return
        self.looks += 1
        whole = asked is not None or self.looks % 5 == 0
        self.noticed.append(text_of(self.match.view(self.viewer) if whole else waited_for))

    def _remember(self) -> None:
        if not self.mapping:
            self.seen |= visible_cards(self._state, self.viewer)


def _compare(stretch: _Stretch, truth: _Witness, mapping: dict[Card, Card]) -> bool:
    """Whether the game could be played again; a fault if the seat noticed any difference."""
    twin = _Witness(stretch, truth.viewer, mapping)
    arrived = twin.follow()
    whose = f"with other hidden cards {name(truth.viewer)} would have noticed"
    for one, other in zip(truth.noticed, twin.noticed, strict=False):
        same(stretch.match, f"{whose} something else on the way", one, other)
    if arrived and len(twin.noticed) != len(truth.noticed):
        raise fault(stretch.match, f"{whose} more or less on the way")
    return arrived
