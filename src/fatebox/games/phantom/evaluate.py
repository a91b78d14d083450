"""How well the players stand."""

from __future__ import annotations

from .state import PhantomState


def evaluate(s: PhantomState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.result is not None:
        return s.result.value(seat)
    return 0.5
