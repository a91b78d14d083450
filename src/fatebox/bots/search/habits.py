"""Habits: moves of roll-outs that looked best wherever the same question came up in one search.

A habit belongs to the lines that begin with one move at the root, because that move may change what a later
answer is worth; after a few looks that agree it holds in all lines. Where different moves looked best, the
position is always looked at.
"""

from __future__ import annotations

from fatebox.bots.plans import Move
from fatebox.kernel import Decision, Option

Question = tuple[int, str, tuple[Option, ...]]
"""A seat, what it is asked, and all that it may answer."""
ENOUGH_LOOKS = 3
"""A move that looked best this often, and never second, is a habit in all lines."""


class Habits:
    """The best move at each question of a search, and the lines in which it was seen to be the best."""

    def __init__(self) -> None:
        self._line: Move = ()
        self._best: dict[Question, tuple[Move | None, int]] = {}
        """The move that looked best every time, None if there is no such move; and the number of looks."""
        self._seen: set[tuple[Move, Question]] = set()

    def follow(self, line: Move) -> None:
        """Go on with the lines that begin with this move at the root."""
        self._line = line

    def move(self, decision: Decision) -> Move | None:
        """The move to make without looking; None where the position has to be looked at."""
        question = _question(decision)
        best, looks = self._best.get(question, (None, 0))
        return best if looks >= ENOUGH_LOOKS or (self._line, question) in self._seen else None

    def learn(self, decision: Decision, best: Move) -> None:
        """Remember which move looked best."""
        question = _question(decision)
        self._seen.add((self._line, question))
        before, looks = self._best.get(question, (best, 0))
        self._best[question] = best if before == best else None, looks + 1


def _question(decision: Decision) -> Question:
    return decision.seat, decision.prompt.id, tuple(decision.options)
