"""The value of the Legacies that a Citadel has hired, in Shards."""

from __future__ import annotations

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


def tableau(s: FantosState, citadel: Citadel, rounds: float) -> Tableau:
    """The Shards on Legacies, their work in the turns to come, and their readiness."""
    shards = work = ready = 0.0
    turns = WORK_PER_ROUND * min(rounds, WORKING_ROUNDS)
    for legacy in citadel.legacies:
        harvest, war, tribute = s.stats(legacy)
        work += turns * (max(harvest, war - 1, tribute - 1) + 2) + 0.8 * len(legacy.attached)
        if legacy.state != DISABLED:
            shards += legacy.shards
            if legacy.state == UNTASKED:
                ready += 0.5
        elif rounds > 0.5:
            shards += legacy.shards
            ready -= 1.5
    return Tableau(shards, work, ready)
