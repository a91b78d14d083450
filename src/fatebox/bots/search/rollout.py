"""Guided roll-outs: play on quickly, by what is known of the options from wherever they were priced."""

from __future__ import annotations

from typing import Any

from fatebox.bots.plans import carry_out
from fatebox.kernel import Match, Rng

from .pricing import Experience, prices

STEPS = 80
"""No roll-out is longer than this."""


class Clock:
    """Counts the turns that have ended in a match since now; it does not run in games without turns."""

    def __init__(self, match: Match[Any], turns: int) -> None:
        self._match = match
        self._turn_of = match.game.turn
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
    """Play on until the clock has run out; options that nobody knows are priced, and known from then on."""
    for _ in range(STEPS):
        decision = trial.decision
        if decision is None or (clock.has_run_out() and not trial.joint and not decision.prompt.follow_up):
            return
        option = experience.best(decision, rng)
        if option is not None:
            trial.answer(option)
            continue
        found = prices([(trial, rng)], decision, experience.promising(decision, decision.options))
        experience.learn(decision, found)
        move = max(found, key=found.__getitem__)
        carry_out(trial, decision.seat, move[0], move[1:])
