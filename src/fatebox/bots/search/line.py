"""The line of one iteration: the world in which it plays on, and what is known of the position there.

A line often ends with a move whose value was foreseen: it is made only when somebody looks at the world.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fatebox.bots.plans import Move, Outcome, continues, step
from fatebox.kernel import Decision, Match


class Line:
    """A world that is played on. A move that was just tried in it is not judged again."""

    __slots__ = ("_due", "_values", "_world")

    def __init__(self, world: Match[Any]) -> None:
        self._world = world
        self._due: tuple[Decision, Move] | None = None
        """A move not yet made in the world."""
        self._values: dict[int, float] = {}
        """The chances of seats in the position as it is."""

    @property
    def world(self) -> Match[Any]:
        """The world as it is now."""
        if self._due is not None:
            due, self._due = self._due, None
            self._carry_out(*due)
        return self._world

    @property
    def is_foreseen(self) -> bool:
        """Whether the last move was foreseen and nobody has looked at the world since."""
        return self._due is not None

    def make(self, decision: Decision, move: Move) -> None:
        """Answer with all steps of a move; where a step is not possible in this world, with another one."""
        self._values = {}
        self._carry_out(decision, move)

    def _carry_out(self, decision: Decision, move: Move) -> None:
        world, seat, option, number = self._world, decision.seat, move[0], 0
        while True:
            world.answer(option, seat)
            if decision.step is None:
                return
            after = world.decision_of(seat)
            if after is None or not continues(decision, option, after):
                return
            number += 1
            planned = number < len(move) and move[number] in after.options
            decision, option = after, move[number] if planned else step(after, move)

    def go_on(self, decision: Decision, outcome: Outcome) -> None:
        """Make a move that was judged in this world, in most cases by going on with the trial."""
        trial = outcome.world
        if trial is not None:
            trial.keep()
            self._world = trial
        elif outcome.judged:
            self._due = decision, outcome.move
        else:
            self._carry_out(decision, outcome.move)
        self._values = {decision.seat: outcome.value} if outcome.judged else {}

    def judge(self, seats: Iterable[int]) -> dict[int, float]:
        """The chances of these seats, and perhaps of others."""
        values = self._values
        for seat in seats:
            if seat not in values:
                world = self.world
                values[seat] = world.game.judgement.evaluate(world.state, seat)
        return values
