"""Secrecy over a whole game: all that a seat saw and heard from the start does not depend on hidden cards.

The game is played again from the start with cards exchanged that the seat has never seen, by the same
answers. Then every view, every option and every event that reached the seat has to be the same, byte for
byte. Where the exchanged cards do not allow an answer of another seat, the rest is not compared.
"""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Card, Event, Match, Rng
from fatebox.kernel.imagine import Queue, asks_alike, next_answer, public_answers
from fatebox.kernel.undo import visible_cards
from fatebox.kernel.view import waiting

from .secrecy import by_kind, exchanged, hidden_cards, name
from .subject import Subject, fault, same, text_of, viewers


def nothing_hidden_was_ever_told(subject: Subject) -> None:
    """What a seat saw and heard since the start is the same with other hidden cards."""
    compared = tried = 0
    for number in range(subject.games):
        rng = Rng.from_seed(f"history {number}")
        for match in subject.moments(number, 1):
            if not match.answers():
                continue  # nothing has happened yet
            for viewer in rng.draw("viewers", list(viewers(match)), 2):
                truth = _Witness(subject, number, viewer, {})
                truth.follow(match, public_answers(match, viewer, None))
                unseen = sorted(set(hidden_cards(match, viewer)) - truth.seen)
                for mapping in _exchanges(match, unseen, rng):
                    tried += 1
                    compared += _compare(subject, number, match, truth, mapping)
    if tried and not compared:
        raise AssertionError(f"{subject.game.id}: no game could be played again with other hidden cards")


def _exchanges(match: Match[Any], unseen: list[Card], rng: Rng) -> list[dict[Card, Card]]:
    """One exchange of everything, and one of just two cards, which more games can be played with."""
    kinds = [alike for alike in by_kind(match, unseen) if len(alike) > 1]
    if not kinds:
        return []
    one, other = rng.draw("two", rng.choose("kind", kinds)[:], 2)
    return [exchanged(match, unseen, rng), {one: other, other: one}]


class _Witness:
    """A seat that watches a game from the start, perhaps with cards exchanged, and keeps all it notices."""

    def __init__(self, subject: Subject, number: int, viewer: int | None, mapping: dict[Card, Card]) -> None:
        game, variant = subject.game, subject.variant
        seed = subject.seed(number)
        state, options = game.set_up(
            seed, seats=variant.seats, options=variant.options, changes=variant.changes
        )
        state = state.relabelled(mapping)
        state.listener = self._hear
        self.viewer = viewer
        self.mapping = mapping
        self.noticed: list[str] = []
        self.looks = 0
        self.seen: set[Card] = set()
        """Cards that the seat saw at any time (kept in the true game only)."""
        self._state: Any = state
        self.match: Match[Any] = Match(game, options, seed, state, game.first)

    def follow(self, truth: Match[Any], answers: Queue) -> bool:
        """Play by these answers as far as they go, to where the true match stands; False if that fails."""
        queue = list(answers)
        match = self.match
        while True:
            self._look()
            step = next_answer(match, truth, self.viewer, queue) if match.decision is not None else None
            if step is None:
                return not queue and match.decision is not None and asks_alike(match, truth)
            match.answer(step[1], step[0])

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


def _compare(
    subject: Subject, number: int, match: Match[Any], truth: _Witness, mapping: dict[Card, Card]
) -> bool:
    """Whether the game could be played again; a fault if the seat noticed any difference."""
    twin = _Witness(subject, number, truth.viewer, mapping)
    relabel = subject.game.relabel
    answers = [(s, relabel(o, mapping), asked) for s, o, asked in public_answers(match, truth.viewer, None)]
    if not twin.follow(match, answers):
        return False
    whose = f"with other hidden cards {name(truth.viewer)} would have noticed"
    for one, other in zip(truth.noticed, twin.noticed, strict=False):
        same(match, f"{whose} something else on the way", one, other)
    if len(twin.noticed) != len(truth.noticed):
        raise fault(match, f"{whose} more or less on the way")
    return True
