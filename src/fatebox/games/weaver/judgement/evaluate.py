"""The evaluation of a position: the chance of surviving, times the value of the score."""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.scoring import relic_value
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import matched_sides
from fatebox.games.weaver.state.terms import ICONS, READING
from fatebox.kernel import Evaluator, Measured

SHARD, GOLD = 0.35, 0.3
"""In points."""
OPEN_DEATH = tuple(map(log, (0.05, 0.35, 0.9)))
"""The chance to conquer a Death card while cards are still to come, by its matched sides."""
UNMET = log(0.5), log(0.9)
"""The chance to meet a demand with the last card, and with one of several."""
TOO_LATE = log(0.02)
"""The same once the row is full: only a relic may help."""
GROWTH = 3.0
"""Points that a round brings."""
HAZARD = log(0.9)
"""The chance to survive a round that is still to come."""
BEST = 100.0
"""No score above this counts for more."""


class Terms(NamedTuple):
    """The terms of the player's standing, in points or as log-chances; also their weights."""

    clairvoyance: float = 0.0
    relics: float = 0.0
    shards: float = 0.0
    gold: float = 0.0
    row: float = 0.0
    growth: float = 0.0
    rounds: float = 0.0
    deaths: float = 0.0
    demand: float = 0.0


def measure(s: WeaverState, seat: int) -> Measured | float:
    """The terms of the standing; a won game is worth 0.5 and more, by its score."""
    if s.result is not None:
        return 0.0 if not s.result.winners else _of_score(s.result.scores[seat])
    left = ICONS - len(s.icons)
    shards, gold = SHARD * s.shards, GOLD * s.gold
    growth, rounds = GROWTH * left, HAZARD * left
    row = deaths = unmet = 0.0
    if s.row:
        row, deaths = _row(s)
        unmet = _unmet_demand(s)
    # in the order of the fields: a tuple that is made by keywords takes twice the time
    return Terms(s.points, relic_value(s), shards, gold, row, growth, rounds, deaths, unmet)


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


def link(w: Terms, measured: Measured) -> float:
    """The chance to survive, times the value of the game that is then won."""
    clairvoyance, relics, shards, gold, row, growth, rounds, deaths, unmet = measured
    score = (
        w.clairvoyance * clairvoyance
        + w.relics * relics
        + w.shards * shards
        + w.gold * gold
        + w.row * row
        + w.growth * growth
    )
    survival = exp(w.rounds * rounds + w.deaths * deaths + w.demand * unmet)
    return survival * _of_score(max(score, 0.0))


def _of_score(score: float) -> float:
    """The value of a game that is won with this score."""
    return 0.5 + min(score, BEST) / (2 * BEST)


evaluate: Evaluator[WeaverState] = Evaluator.of("fatebox.games.weaver", Terms, measure, link)
