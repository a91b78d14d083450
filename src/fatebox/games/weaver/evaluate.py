"""How well the player stands: a rough chance of surviving, then of a good score."""

from __future__ import annotations

from math import exp, log

from fatebox.kernel import Evaluator, Measured, Weights

from .adventurers import demand
from .rotation import matched_sides
from .scoring import relic_value
from .state import WeaverState
from .terms import ICONS, READING

TERMS = {
    "clairvoyance": "your clairvoyance",
    "relics": "what your relics count at the end",
    "shards": "your fate shards",
    "gold": "your gold",
    "row": "what the row will pay",
    "rounds": "the rounds you have survived",
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
RICH = 80.0
"""Points that nobody needs more than."""


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
    progress = len(s.icons) / ICONS
    return s.points, relic_value(s), SHARD * s.shards, GOLD * s.gold, row, progress, deaths, unmet


def link(w: Weights, measured: Measured) -> float:
    """The chance to survive, times what there is to win."""
    points, relics, shards, gold, row, progress, deaths, unmet = measured
    wealth: float = w[0] * points + w[1] * relics + w[2] * shards + w[3] * gold + w[4] * row
    safety = exp(w[6] * deaths + w[7] * unmet) if deaths or unmet else 1.0
    gain: float = 0.3 + 0.4 * w[5] * progress + 0.3 * min(max(wealth, 0.0), RICH) / RICH
    return 0.5 * safety * gain


evaluate: Evaluator[WeaverState] = Evaluator.of(__package__, measure, link, TERMS)
