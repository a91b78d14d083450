"""Roll-outs: play on to the end of a turn; each seat does what looks best after one step.

The strength of a search depends on these steps. When they relied on what was known of the options from
elsewhere, which costs next to nothing, the search threw away attacks that would have won
(docs/bot-experiments.md). A position is looked at unless the very same question has always had the same best
answer.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from fatebox.kernel import Match, Rng

from .habits import Habits
from .line import Line
from .pricing import Experience, best_of, prices

STEPS = 80
"""No roll-out is longer than this."""


class Clock:
    """Counts the turns that have ended since now; it does not run in games without turns."""

    def __init__(self, match: Match[Any], turns: int) -> None:
        self._turn_of = match.game.judgement.turn
        self.runs = self._turn_of is not None
        """Whether there are turns that can end."""
        self._turns = turns
        self._last = None if self._turn_of is None else self._turn_of(match.state)

    def has_run_out(self, match: Match[Any]) -> bool:
        """Whether enough turns have ended; ask after every answer."""
        if self._turn_of is None:
            return False
        turn = self._turn_of(match.state)
        if turn != self._last:
            self._last = turn
            self._turns -= 1
        return self._turns <= 0


def roll_out(line: Line, clock: Clock, experience: Experience, habits: Habits, rng: Rng) -> None:
    """Play on until the clock has run out."""
    for _ in range(STEPS):
        trial = line.world
        decision = trial.decision
        if decision is None:
            return
        if clock.has_run_out(trial) and not trial.joint and not decision.prompt.follow_up:
            return
        if len(decision.options) == 1:
            line.make(decision, (decision.options[0],))
            continue
        habit = habits.move(decision)
        if habit is not None:
            line.make(decision, habit)
            continue
        options = experience.promising(decision, decision.options)
        spent = None if trial.joint else partial(experience.likely, decision, options)
        found = prices(trial, rng, decision, options, spent)
        experience.learn(decision, found)
        best = best_of(found)
        habits.learn(decision, best.move)
        line.go_on(decision, best)
