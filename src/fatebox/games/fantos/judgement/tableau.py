"""The value of the Legacies that a Citadel has hired, in Shards."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import DISABLED, UNTASKED

WORKING_ROUNDS = 3.5
"""The rounds ahead for which the work of Legacies counts."""
WORK_PER_ROUND = 0.55
"""The share of a Legacy's best action that it is worth in each of them."""


class Tableau(NamedTuple):
    """The value of all Legacies of a Citadel."""

    shards: float
    work: float
    """In the turns to come."""
    ready: float


@cache
def _usefulness(stats: tuple[int, int, int]) -> int:
    """The best action of a Legacy with these Stats; what is won from others is worth a Shard less."""
    harvest, war, tribute = stats
    return max(harvest, war - 1, tribute - 1)


def tableau(s: FantosState, citadel: Citadel, rounds: float) -> Tableau:
    """The Shards on Legacies, their work in the turns to come, and their readiness."""
    shards = work = ready = 0.0
    turns = WORK_PER_ROUND * min(rounds, WORKING_ROUNDS)
    stats = s.stats
    for legacy in citadel.legacies:
        work += turns * (_usefulness(stats(legacy)) + 2) + 0.8 * len(legacy.attached)
        state = legacy.state
        if state != DISABLED:
            shards += legacy.shards
            if state == UNTASKED:
                ready += 0.5
        elif rounds > 0.5:
            shards += legacy.shards
            ready -= 1.5
    return Tableau(shards, work, ready)
