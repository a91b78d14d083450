"""The chance of a seat: that the heroes succeed, times that it is then the mightiest of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import NamedTuple

from fatebox.games.seven.state import SevenState
from fatebox.kernel import Evaluator
from fatebox.kernel.evaluation import dots, logistic

from .at_rest import at_rest
from .declared import value_of_declared
from .forecast import HOPE, STEEP
from .sides import mightiest, traitors
from .terms import Terms

TREASON = 0.25
"""A fallen hero's hope that the Unnamed wins, beside a good one's that the heroes succeed: a fallen hero
loses his markers and has no say in how it ends."""
TEMPTATION = 0.05
"""The same for a hero who has not fallen yet: bots would rather be heroes. With 0.25 all of them race to
fall, for all but the last one win by it (SEV-COR.19): sound, and no game worth playing."""
WORST = -20.0


class Standing(NamedTuple):
    """A position as one seat judges it."""

    seat: int
    good: Sequence[float]
    """For each hero the chance to be good in the end."""
    unnamed: bool
    treason: float
    """The seat's hope that the Unnamed wins, beside the heroes' for their success."""
    spare: float | None
    """The sins that can be spared; None when the heroes have succeeded."""
    spread: float
    """The spread of the might that is still to come."""
    heroes: Sequence[Terms]


def measure(s: SevenState, seat: int) -> Standing | float:
    """Measure what the seat may know: its side, the chance of the heroes, and the terms of all of them.

    Only the seat's own action counts while it is being carried out.
    """
    if s.result is not None:
        return s.result.value(seat)
    good, turns, spare, spread, heroes = at_rest(s)
    unnamed = s.unnamed is not None
    if spare is None:
        if seat >= len(good) or not good[seat]:
            return 0.0
        return Standing(seat, good, unnamed, TREASON, None, spread, heroes)
    treason = TEMPTATION if seat < len(s.players) and not s.players[seat].corrupted else TREASON
    declared = value_of_declared(s, seat, turns)
    if declared:
        heroes = (*heroes[:seat], heroes[seat]._replace(pending=declared), *heroes[seat + 1 :])
    return Standing(seat, good, unnamed, treason, spare, spread, heroes)


@lru_cache(maxsize=4096)
def link(w: Terms, measured: Standing) -> float:
    """The chance of a hero, good or fallen in the end, or of the Unnamed; searches ask again and again."""
    seat, good, unnamed, treason, spare, spread, heroes = measured
    values = dots(w, heroes)
    success = 1.0
    if spare is not None:
        success = logistic(max(WORST, w.spare * spare + w.hope * STEEP * HOPE))
    if seat >= len(values):
        return _failure(good, success, values)
    chance: float = good[seat]
    value = success * chance * mightiest(seat, good, values, spread)
    if chance < 1.0:
        lost = _failure(good, success, values) / traitors(good, seat, unnamed)
        value += (1.0 - chance) * (treason * lost + 0.0005 * values[seat])
    return min(1.0, max(0.0, value))


def _failure(good: Sequence[float], success: float, values: Sequence[float]) -> float:
    """The chance that the heroes fail; weak good heroes make it a little larger."""
    heroes = sum(good)
    mean = sum(map(mul, good, values)) / heroes if heroes else 0.0
    return 0.95 * (1.0 - success) + 0.03 * exp(-max(0.0, mean) / 30.0)


evaluate: Evaluator[SevenState] = Evaluator.of("fatebox.games.seven", Terms, measure, link)
