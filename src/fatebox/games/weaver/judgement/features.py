"""Features for a network beside those of the declarations: the row's places, and how good a result is."""

from __future__ import annotations

from typing import Any

from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import LEVELS, SUIT_INDEX, VISITORS
from fatebox.kernel import Rng
from fatebox.kernel.features import Features, Setup, Sketch

from .sense import senseless

SURVIVAL, HIGH_SCORE = 0.5, 120
"""The value of a win without points, and the score that is worth 1."""


def _suit(s: WeaverState, suit: str, sketch: Sketch) -> int | None:
    """The card that lies open on a deck."""
    top = s.tops[SUIT_INDEX[suit]]
    return sketch.row_of_card(top[0]) if top else None


def _target(s: WeaverState, target: Any, sketch: Sketch) -> int | None:
    """The card of the row that an ability is for; suits and hours are words."""
    return sketch.row_of_card(s.row[target]) if isinstance(target, int) else None


def _result_value(s: WeaverState, seat: int) -> float:
    """Survival and score, or the share of the rounds that were survived (WEA-SCO.4)."""
    assert s.result is not None
    if seat in s.result.winners:
        return SURVIVAL + (1 - SURVIVAL) * min(1.0, s.result.scores[seat] / HIGH_SCORE)
    return SURVIVAL * min(1.0, (s.round - 1) / VISITORS)


def _setup(rng: Rng) -> Setup:
    return None, {"difficulty": LEVELS[rng.below(len(LEVELS))]}


FEATURES: Features[WeaverState] = Features(
    things=48,
    options=64,
    skip=("segment", "seats", "box", "visitors_box", "cycles_box", "cycle"),
    ordered=("row",),
    beside={"rots": "row"},
    pointers={"suit": _suit, "target": _target},
    setup=_setup,
    senseless=senseless,
    result_value=_result_value,
)
