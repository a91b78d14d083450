"""The value of the Legacies that a Citadel has hired, in Shards."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import NamedTuple

from fatebox.games.fantos.effects.base import AVERAGE_ROLL
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import DISABLED, TASKED, UNTASKED
from fatebox.kernel.evaluation import Memory

WORKING_ROUNDS = 3.5
"""The rounds ahead for which the work of Legacies counts."""
WORK_PER_ROUND = 0.55
"""The share of a Legacy's best action that it is worth in each of them."""
KNOWN = 2048
"""The number of tableaus that are remembered."""


class Tableau(NamedTuple):
    """The value of all Legacies of a Citadel."""

    shards: float
    work: float
    """In the turns to come."""
    ready: float
    attack: float
    """The War Score that they are likely to make in their next turn."""
    defense: float
    """The same if they are attacked now."""


@cache
def _usefulness(stats: tuple[int, int, int]) -> int:
    """The best action of a Legacy with these Stats; what is won from others is worth a Shard less."""
    harvest, war, tribute = stats
    return max(harvest, war - 1, tribute - 1)


tableaus: Memory[Hashable, Tableau] = Memory(KNOWN)


def tableau(s: FantosState, citadel: Citadel, rounds: float) -> Tableau:
    """The value of a Citadel's Legacies; most of them stay the same from one tried option to the next."""
    key = s.pack, rounds, as_they_lie(citadel)
    known = tableaus.get(key)
    if known is None:
        known = tableaus[key] = _tableau(s, citadel, rounds)
    return known


def as_they_lie(citadel: Citadel) -> Hashable:
    """All that the value of a Citadel's Legacies depends on, but the text of the cards and the time left."""
    return tuple(
        [
            (legacy.card, legacy.state, legacy.shards, legacy.copied, legacy.used, tuple(legacy.attached))
            for legacy in citadel.legacies
        ]
    )


def _tableau(s: FantosState, citadel: Citadel, rounds: float) -> Tableau:
    """The Shards on Legacies, their work in the turns to come, their readiness, and their War Scores."""
    shards = work = ready = attack = untasked = 0.0
    guards = 0
    turns = WORK_PER_ROUND * min(rounds, WORKING_ROUNDS)
    for legacy in citadel.legacies:
        stats, state = s.stats(legacy), legacy.state
        work += turns * (_usefulness(stats) + 2) + 0.8 * len(legacy.attached)
        if state != DISABLED:
            shards += legacy.shards
        elif rounds > 0.5:
            shards += legacy.shards
            ready -= 1.5
        if state == UNTASKED:
            ready += 0.5
            untasked += stats[1] + AVERAGE_ROLL
            guards += s.pack.traits[legacy.card].guard
        if state in (UNTASKED, TASKED):
            attack += stats[1] + AVERAGE_ROLL
    return Tableau(shards, work, ready, attack, max(untasked, AVERAGE_ROLL + guards))
