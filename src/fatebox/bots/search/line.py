"""The line of one iteration: the world in which it plays on, and what is known of the position there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from fatebox.bots.plans import Move, Outcome, continues, step
from fatebox.kernel import Decision, Match


class Line:
    """A world that is played on. A move that was just tried in it is not judged again."""

    __slots__ = ("_values", "world")

    def __init__(self, world: Match[Any]) -> None:
        self.world = world
        self._values: dict[int, float] = {}
        """The chances of seats in the position as it is."""

    def make(self, decision: Decision, move: Move) -> None:
        """Answer with all steps of a move; where a step is not possible in this world, with another one."""
        self._values = {}
        world, seat, option, number = self.world, decision.seat, move[0], 0
        while True:
            world.answer(option, seat)
            after = world.decision_of(seat)
            if after is None or not continues(decision, option, after):
                return
            number += 1
            planned = number < len(move) and move[number] in after.options
            decision, option = after, move[number] if planned else step(after, move)

    def go_on(self, decision: Decision, outcome: Outcome) -> None:
        """Make a move that was judged in this world, in most cases by going on with the trial."""
        trial = outcome.world
        if trial is None:
            self.make(decision, outcome.move)
        else:
            trial.keep()
            self.world = trial
        self._values = {decision.seat: outcome.value} if outcome.judged else {}

    def judge(self, seats: Collection[int]) -> dict[int, float]:
        """The chances of these seats."""
        evaluate, state, values = self.world.game.judgement.evaluate, self.world.state, self._values
        for seat in seats:
            if seat not in values:
                values[seat] = evaluate(state, seat)
        return {seat: values[seat] for seat in seats}
