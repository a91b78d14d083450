"""How well a seat stands: the chance that the heroes succeed, and who of them would then be the mightiest."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import NamedTuple

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import QUESTING
from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dots, logistic

from .declared_value import pending_worth
from .forecast import HOPE, STEEP, decided, rows_left, spare_sins, turns_left
from .hero_value import LEAD, LEADS, PENDING, add_markers, hero_terms, leads, price_of_a_sin
from .hero_value import TERMS as HERO_TERMS
from .sides import beliefs, mightiest, traitors

TERMS = {
    **HERO_TERMS,
    "spare": "the sins that the heroes can still spare",
    "hope": "the hope that the heroes succeed",
}
TREASON = 0.25
"""A fallen hero's hope that the Unnamed wins, beside a good one's that the heroes succeed: who falls loses
his markers and all say in how it ends."""
TEMPTATION = 0.05
"""The same for who has not fallen yet: bots would rather be heroes. With 0.25 all of them race to fall, for
all but the last one win by it (SEV-COR.19): sound, and no game worth playing."""
WORST = -20.0
LAST_SPREAD = 1.0
"""How much might can still change when only the treasures of the last quests are to come."""


class Terms(NamedTuple):
    """The terms of one hero, in might, and of the heroes' success; also their weights."""

    might: float = 0.0
    money: float = 0.0
    gifts: float = 0.0
    characters: float = 0.0
    elixirs: float = 0.0
    buildings: float = 0.0
    artifacts: float = 0.0
    quests: float = 0.0
    portals: float = 0.0
    readiness: float = 0.0
    sins: float = 0.0
    corruption: float = 0.0
    leads: float = 0.0
    pending: float = 0.0
    spare: float = 0.0
    hope: float = 0.0


def measure(s: SevenState, seat: int) -> Measured | float:
    """By what the seat may know: itself, its side, the chance of the heroes, and the terms of all of them."""
    if s.result is not None:
        return s.result.value(seat)
    rows_to_come = rows_left(s)
    unnamed = s.unnamed is not None
    if decided(s, rows_to_come):
        good = [0.0 if player.corrupted else 1.0 for player in s.players]
        if seat >= len(good) or not good[seat]:
            return 0.0
        return seat, good, (unnamed, TREASON), None, LAST_SPREAD, [[player.might] for player in s.players]
    turns = turns_left(s, rows_to_come)
    spare = spare_sins(s, rows_to_come, turns)
    price = price_of_a_sin(s, spare)
    rows = [hero_terms(s, player, turns, price) for player in s.players]
    add_markers(s, rows, turns)
    if s.phase == QUESTING:
        for other, number in enumerate(leads(s)):
            rows[other][LEADS] = LEAD * number
    treason = TREASON
    if seat < len(s.players):
        rows[seat][PENDING] = pending_worth(s, seat, turns)
        treason = TREASON if s.players[seat].corrupted else TEMPTATION
    spread = 8.0 + 1.6 * min(turns, 7.0)
    return seat, beliefs(s, turns), (unnamed, treason), STEEP * spare, spread, rows


def link(w: Terms, measured: Measured) -> float:
    """The chance of a hero, good or fallen in the end, or of the Unnamed."""
    seat, good, (unnamed, treason), spare, spread, rows = measured
    values = dots(w, rows)
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
    """The chance that the heroes fail; what weakens all good heroes helps to that."""
    heroes = sum(good)
    mean = sum(map(mul, good, values)) / heroes if heroes else 0.0
    return 0.95 * (1.0 - success) + 0.03 * exp(-max(0.0, mean) / 30.0)


evaluate: Evaluator[SevenState] = Evaluator.of("fatebox.games.seven", Terms, measure, link, TERMS)
