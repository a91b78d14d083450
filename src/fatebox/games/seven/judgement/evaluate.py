"""The chance of a seat: that the heroes succeed, times that it is then the mightiest of them."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import NamedTuple

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import QUESTING
from fatebox.kernel import Evaluator
from fatebox.kernel.evaluation import dots, logistic

from .declared import value_of_declared
from .forecast import HOPE, STEEP, decided, rows_left, spare_sins, turns_left
from .heroes import Expected, hero_terms
from .markers import LEAD, leads, values_of_portals, values_of_quest_markers
from .sides import beliefs, mightiest, traitors
from .sins import price_of_a_sin
from .terms import Terms

TREASON = 0.25
"""A fallen hero's hope that the Unnamed wins, beside a good one's that the heroes succeed: a fallen hero
loses his markers and has no say in how it ends."""
TEMPTATION = 0.05
"""The same for a hero who has not fallen yet: bots would rather be heroes. With 0.25 all of them race to
fall, for all but the last one win by it (SEV-COR.19): sound, and no game worth playing."""
WORST = -20.0
LAST_SPREAD = 1.0
"""The spread of might when only the treasures of the last quests are to come."""


class Standing(NamedTuple):
    """A position as one seat judges it."""

    seat: int
    good: list[float]
    """For each hero the chance to be good in the end."""
    unnamed: bool
    treason: float
    """The seat's hope that the Unnamed wins, beside the heroes' for their success."""
    spare: float | None
    """The sins that can be spared; None when the heroes have succeeded."""
    spread: float
    """The spread of the might that is still to come."""
    heroes: list[Terms]


def measure(s: SevenState, seat: int) -> Standing | float:
    """Measure what the seat may know: its side, the chance of the heroes, and the terms of all of them."""
    if s.result is not None:
        return s.result.value(seat)
    rows_to_come = rows_left(s)
    unnamed = s.unnamed is not None
    if decided(s, rows_to_come):
        good = [0.0 if player.corrupted else 1.0 for player in s.players]
        if seat >= len(good) or not good[seat]:
            return 0.0
        heroes = [Terms(might=player.might) for player in s.players]
        return Standing(seat, good, unnamed, TREASON, None, LAST_SPREAD, heroes)
    turns = turns_left(s, rows_to_come)
    spare = spare_sins(s, rows_to_come, turns)
    treason = TEMPTATION if seat < len(s.players) and not s.players[seat].corrupted else TREASON
    spread = 8.0 + 1.6 * min(turns, 7.0)
    heroes = _hero_terms(s, seat, turns, price_of_a_sin(s, spare))
    return Standing(seat, beliefs(s, turns), unnamed, treason, STEEP * spare, spread, heroes)


def _hero_terms(s: SevenState, seat: int, turns: float, price: float) -> list[Terms]:
    """The terms of all heroes; only the seat's own action counts while it is being carried out."""
    quests, portals = values_of_quest_markers(s), values_of_portals(s, turns)
    leading = leads(s) if s.phase == QUESTING else [0] * len(s.players)
    declared = value_of_declared(s, seat, turns)
    return [
        hero_terms(
            s,
            player,
            turns,
            price,
            Expected(
                quests[other], portals[other], LEAD * leading[other], declared if other == seat else 0.0
            ),
        )
        for other, player in enumerate(s.players)
    ]


def link(w: Terms, measured: Standing) -> float:
    """The chance of a hero, good or fallen in the end, or of the Unnamed."""
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


def _failure(good: list[float], success: float, values: list[float]) -> float:
    """The chance that the heroes fail; weak good heroes make it a little larger."""
    heroes = sum(good)
    mean = sum(map(mul, good, values)) / heroes if heroes else 0.0
    return 0.95 * (1.0 - success) + 0.03 * exp(-max(0.0, mean) / 30.0)


evaluate: Evaluator[SevenState] = Evaluator.of("fatebox.games.seven", Terms, measure, link)
