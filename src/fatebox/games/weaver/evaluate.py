"""How well the player stands: a rough chance of surviving, then of a good score."""

from __future__ import annotations

from .adventurers import demand
from .rotation import matched_sides
from .scoring import relic_value
from .state import WeaverState
from .terms import ICONS, READING


def evaluate(s: WeaverState, seat: int) -> float:
    """From 0 (lost) to 1; a won game is worth 0.5 and more, by its score."""
    if s.result is not None:
        return 0.0 if not s.result.winners else 0.5 + min(s.result.scores[seat], 100) / 200
    wealth = s.points + relic_value(s) + 0.35 * s.shards + 0.3 * s.gold
    safety = 1.0
    if s.row:
        pay = [s.pack.reward[card][s.rots[place]] for place, card in enumerate(s.row)]
        wealth += sum(c + 0.35 * sh + 0.3 * g for g, sh, c in pay)
        missing = READING - len(s.row)
        for place in range(len(s.row)):
            if s.is_open_death(place):
                safety *= (0.05, 0.35, 0.9)[matched_sides(s, place)] if missing else 0.02
        required = demand(s)
        if required is not None and not s.row_has(required):
            safety *= 0.9 if missing > 1 else 0.5 if missing else 0.02
    progress = len(s.icons) / ICONS
    return 0.5 * safety * (0.3 + 0.4 * progress + 0.3 * min(max(wealth, 0), 80) / 80)
