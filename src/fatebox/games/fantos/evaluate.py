"""How well a seat stands."""

from __future__ import annotations

from .final import score
from .state import FantosState


def evaluate(s: FantosState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.result is not None:
        return s.result.value(seat)
    if not s.citadels[seat].alive:
        return 0.0
    return score(s.citadels[seat]) / max(1, sum(score(c) for c in s.citadels))
