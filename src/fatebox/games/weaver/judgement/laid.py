"""The row as it lies: what it would pay, and how likely the reading is to pass.

Searches lay the same rows in world after world: what is still hidden changes nothing about them. So it is
remembered how rows were judged, and what came of the cards that were played into them.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log
from typing import NamedTuple

from fatebox.games.weaver.effects.base import Effect, Target
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import play
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import matched_sides
from fatebox.games.weaver.state.terms import READING
from fatebox.kernel.evaluation import Memory

from .rows import tried

KNOWN = 4096
"""The number of rows that are remembered; searches see fewer before they move on."""
SHARD, GOLD = 0.35, 0.3
"""In points."""
OPEN_DEATH = tuple(map(log, (0.05, 0.35, 0.9)))
"""The chance to conquer a Death card while cards are still to come, by its matched sides."""
UNMET = log(0.5), log(0.9)
"""The chance to meet a demand with the last card, and with one of several."""
TOO_LATE = log(0.02)
"""The same once the row is full: only a relic may help."""


class Laid(NamedTuple):
    """The judgement of a row."""

    pay: float = 0.0
    """The points that it would pay as it lies."""
    deaths: float = 0.0
    """The log-chance to conquer its Death cards in time."""
    demand: float = 0.0
    """The log-chance to meet the visitor's demand."""


class Used(NamedTuple):
    """The outcome of an ability, apart from its cost."""

    row: Laid
    points: int
    """The points that it gains."""


EMPTY = Laid()
rows: Memory[Hashable, Laid] = Memory(KNOWN)
"""By the row as it lies, or by that, a card and the place where it is played."""
uses: Memory[Hashable, Used] = Memory(KNOWN)
"""By the row as it lies, an effect and its target."""


def laid(s: WeaverState) -> Laid:
    """The row as it lies, looked up if it was judged before."""
    if not s.row:
        return EMPTY
    key = as_it_lies(s)
    known = rows.get(key)
    if known is None:
        known = rows[key] = judge(s)
    return known


def laid_after(s: WeaverState, row: Hashable, suit: int, place: int) -> Laid:
    """The row after the face-up card of a suit is played in it, looked up if that was judged before."""
    key = row, s.tops[suit][0], place
    known = rows.get(key)
    if known is None:
        trial = tried(s)
        play(trial, suit, place)
        known = rows[key] = judge(trial)
    return known


def laid_after_use(s: WeaverState, row: Hashable, effect: Effect, target: Target) -> Used:
    """The row after an effect and the points gained, looked up if that was judged before."""
    key = row, effect, target
    known = uses.get(key)
    if known is None:
        trial = tried(s)
        effect.apply(trial, target)
        known = uses[key] = Used(laid(trial), trial.points - s.points)
    return known


def judge(s: WeaverState) -> Laid:
    """Judge a row as it lies."""
    return Laid(*_row(s), _unmet_demand(s))


def as_it_lies(s: WeaverState) -> tuple[Hashable, ...]:
    """All that the judgement looks at: two rows with equal keys are judged alike, before and after a play."""
    return s.pack, s.hour, s.visitor[0], tuple(s.row), tuple(s.rots), tuple(s.knots)


def _row(s: WeaverState) -> tuple[float, float]:
    """The points that the row would pay as it lies, and the log-chance to conquer its Death cards in time."""
    pay = deaths = 0.0
    reward, death, rots = s.pack.reward, s.pack.death, s.rots
    for place, card in enumerate(s.row):
        turns = rots[place]
        gold, shards, points = reward[card][turns]
        pay += points + SHARD * shards + GOLD * gold
        if death[card] and not turns:  # WEA-GEN.9
            deaths += OPEN_DEATH[matched_sides(s, place)] if len(rots) < READING else TOO_LATE
    return pay, deaths


def _unmet_demand(s: WeaverState) -> float:
    """The log-chance to meet the visitor's demand."""
    required = demand(s)
    if required is None or s.row_has(required):
        return 0.0
    missing = READING - len(s.row)
    return UNMET[missing > 1] if missing else TOO_LATE
