"""How well a seat stands."""

from __future__ import annotations

from .state import OutpostsState


def evaluate(s: OutpostsState, seat: int) -> float:
    if s.result is not None:
        return s.result.value(seat)
    return 0.5
