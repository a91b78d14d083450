"""How well a seat stands: the chance that the heroes succeed, and who of them would then be the mightiest."""

from __future__ import annotations

from math import exp

from fatebox.kernel import Evaluator, Measured, Weights
from fatebox.kernel.evaluation import dots, logistic

from .pending import pending_worth
from .prospects import HOPE, STEEP, decided, rows_left, spare_sins, turns_left
from .state import SevenState
from .terms import FALL, QUESTING
from .worth import LEAD, LEADS, PENDING, add_markers, hero_terms, leads, price_of_a_sin
from .worth import TERMS as HERO_TERMS

TERMS = {
    **HERO_TERMS,
    "spare": "the sins that the heroes can still spare",
    "hope": "the hope that the heroes succeed",
}
SPARE, HOPES = len(HERO_TERMS), len(HERO_TERMS) + 1
TREASON = 0.25
"""A fallen hero's hope that the Unnamed wins, beside a good one's that the heroes succeed: who falls loses
his markers and all say in how it ends."""
WORST = -20.0
LAST_SPREAD = 1.0
"""How much might can still change when only the treasures of the last quests are to come."""
RETURN = 0.3
"""How much of what there is to win by atoning a fallen hero sees before him, one card from the good side."""


def measure(s: SevenState, seat: int) -> Measured | float:
    """By what the seat may know: itself, its side, the chance of the heroes, and the terms of all of them."""
    if s.result is not None:
        return s.result.value(seat)
    fallen = [player.corrupted for player in s.players]
    rows_to_come = rows_left(s)
    if decided(s, rows_to_come):
        if seat >= len(s.players) or fallen[seat]:
            return 0.0
        return seat, fallen, 0, 0, None, LAST_SPREAD, [[player.might] for player in s.players]
    turns = turns_left(s, rows_to_come)
    spare = spare_sins(s, rows_to_come, turns)
    price = price_of_a_sin(s, spare)
    rows = [hero_terms(s, player, turns, price) for player in s.players]
    add_markers(s, rows, turns)
    if s.phase == QUESTING:
        for other, number in enumerate(leads(s)):
            rows[other][LEADS] = LEAD * number
    if seat < len(s.players):
        rows[seat][PENDING] = pending_worth(s, seat, turns)
    away = s.players[seat].corruption - FALL + 1 if seat < len(s.players) else 0
    traitors = sum(fallen) + (s.unnamed is not None)
    return seat, fallen, away, traitors, STEEP * spare, 8.0 + 1.6 * min(turns, 7.0), rows


def link(w: Weights, measured: Measured) -> float:
    """The chance of a good hero, a fallen one, or the Unnamed."""
    seat, fallen, away, traitors, spare, spread, rows = measured
    values = dots(w, rows)
    success = 1.0
    if spare is not None:
        success = logistic(max(WORST, w[SPARE] * spare + w[HOPES] * STEEP * HOPE))
    if seat >= len(values):
        return _failure(fallen, success, values)
    good: float = success * _mightiest(seat, fallen, values, spread)
    if not fallen[seat]:
        return good
    value: float = TREASON * _failure(fallen, success, values) / traitors + 0.0005 * values[seat]
    back: float = RETURN * max(0.0, good - value) / max(1, away)
    return value + back


def _mightiest(seat: int, fallen: list[bool], values: list[float], spread: float) -> float:
    """The chance of one hero to be the mightiest of the good ones."""
    own = values[seat]
    others = sum(
        exp(min(30.0, (values[other] - own) / spread))
        for other, is_fallen in enumerate(fallen)
        if other != seat and not is_fallen
    )
    return 1.0 / (1.0 + others)


def _failure(fallen: list[bool], success: float, values: list[float]) -> float:
    """The chance that the heroes fail; what weakens all good heroes helps to that."""
    good = [value for value, is_fallen in zip(values, fallen, strict=True) if not is_fallen]
    mean = sum(good) / len(good) if good else 0.0
    return 0.95 * (1.0 - success) + 0.03 * exp(-max(0.0, mean) / 30.0)


evaluate: Evaluator[SevenState] = Evaluator.of(__package__, measure, link, TERMS)
