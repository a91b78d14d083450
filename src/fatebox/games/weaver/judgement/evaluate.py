"""How well the player stands: the chance of surviving, times what a survivor's score is worth."""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.scoring import relic_value
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import matched_sides
from fatebox.games.weaver.state.terms import ICONS, READING
from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dot

TERMS = {
    "clairvoyance": "your clairvoyance",
    "relics": "what your relics count at the end",
    "shards": "your fate shards",
    "gold": "your gold",
    "row": "what the row will pay",
    "growth": "what the rounds to come will bring",
    "rounds": "the rounds that are still to be survived",
    "deaths": "Death cards that lie open",
    "demand": "what the adventurer demands",
}
SHARD, GOLD = 0.35, 0.3
"""In points."""
OPEN_DEATH = tuple(map(log, (0.05, 0.35, 0.9)))
"""The chance to survive an open Death while cards are still to come, by its sides that match."""
UNMET = log(0.5), log(0.9)
"""The chance that a demand is met by the last card, and by one of several."""
TOO_LATE = log(0.02)
"""The row is full: only a Relic may help."""
GROWTH = 3.0
"""Points that a round brings."""
HAZARD = log(0.9)
"""The chance to survive a round that is still to come."""
BEST = 100.0
"""A score than which none counts for more."""


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


SCORED = Terms._fields.index("growth") + 1
"""The terms up to this one are points; the others are log-chances to survive."""


def measure(s: WeaverState, seat: int) -> Measured | float:
    """The terms of the standing; a won game is worth 0.5 and more, by its score."""
    if s.result is not None:
        return 0.0 if not s.result.winners else 0.5 + min(s.result.scores[seat], 100) / 200
    row = deaths = unmet = 0.0
    if s.row:
        for place, card in enumerate(s.row):
            gold, shards, points = s.pack.reward[card][s.rots[place]]
            row += points + SHARD * shards + GOLD * gold
        missing = READING - len(s.row)
        for place in range(len(s.row)):
            if s.is_open_death(place):
                deaths += OPEN_DEATH[matched_sides(s, place)] if missing else TOO_LATE
        required = demand(s)
        if required is not None and not s.row_has(required):
            unmet = UNMET[missing > 1] if missing else TOO_LATE
    left = ICONS - len(s.icons)
    return Terms(
        clairvoyance=s.points,
        relics=relic_value(s),
        shards=SHARD * s.shards,
        gold=GOLD * s.gold,
        row=row,
        growth=GROWTH * left,
        rounds=HAZARD * left,
        deaths=deaths,
        demand=unmet,
    )


def link(w: Terms, measured: Measured) -> float:
    """The chance to survive, times what the game will then be worth."""
    terms = Terms(*measured)
    score: float = dot(w[:SCORED], terms[:SCORED])
    survival = exp(w.rounds * terms.rounds + w.deaths * terms.deaths + w.demand * terms.demand)
    return survival * (0.5 + min(max(score, 0.0), BEST) / (2 * BEST))


evaluate: Evaluator[WeaverState] = Evaluator.of("fatebox.games.weaver", Terms, measure, link, TERMS)
