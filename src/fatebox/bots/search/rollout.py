"""Roll-outs: play on to the end of a turn, each seat as it looks best after one step.

What a search is worth depends on these steps. When they went by what was known of the options from elsewhere,
which costs next to nothing, attacks that would have been won were thrown away (docs/bots.md).
"""

from __future__ import annotations

from typing import Any

from fatebox.bots.plans import Move, carry_out
from fatebox.kernel import PASS, Match, Rng

from .pricing import Experience, prices

IDLE = 0.005
"""The least gain for which something is done in a roll-out; otherwise idle talk would fill it."""

STEPS = 80
"""No roll-out is longer than this."""


class Clock:
    """Counts the turns that have ended in a match since now; it does not run in games without turns."""

    def __init__(self, match: Match[Any], turns: int) -> None:
        self._match = match
        self._turn_of = match.game.judgement.turn
        self._turns = turns
        self._last = None if self._turn_of is None else self._turn_of(match.state)

    @property
    def runs(self) -> bool:
        """Whether there are turns that can end."""
        return self._turn_of is not None

    def has_run_out(self) -> bool:
        """Whether as many turns have ended as were to end; it has to be looked at after every answer."""
        if self._turn_of is None:
            return False
        turn = self._turn_of(self._match.state)
        if turn != self._last:
            self._last = turn
            self._turns -= 1
        return self._turns <= 0


def roll_out(trial: Match[Any], clock: Clock, experience: Experience, rng: Rng) -> None:
    """Play on until the clock has run out."""
    for _ in range(STEPS):
        decision = trial.decision
        if decision is None or (clock.has_run_out() and not trial.joint and not decision.prompt.follow_up):
            return
        if len(decision.options) == 1:
            trial.answer(decision.options[0])
            continue
        found = prices([(trial, rng)], decision, experience.promising(decision, decision.options))
        experience.learn(decision, found)
        move = _best(found)
        carry_out(trial, decision.seat, move[0], move[1:])


def _best(found: dict[Move, float]) -> Move:
    """The option that looks best; passing is as good as an option that hardly gains."""
    best = max(found, key=found.__getitem__)
    idle = found.get((PASS,))
    return (PASS,) if idle is not None and idle > found[best] - IDLE else best
