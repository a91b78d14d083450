"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.seven.effects.choices import CORRUPTION, SIN
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import FALL
from fatebox.kernel import DONE, Decision, Option

FREE_GIFTS = ("effect.take_gifts", "effect.steal_gifts")
"""Gifts that cost nothing more, from the pools or from another hero (R79)."""


def senseless(s: SevenState, decision: Decision) -> list[Option]:
    """Fewer gifts than there are for nothing (SEV-SIN.1), and a fall that a sin card averts (SEV-COR.3)."""
    if decision.prompt.id in FREE_GIFTS:
        return [DONE] if len(decision.options) > 1 else []
    if decision.prompt.id == "demand.penalty" and SIN in decision.options:
        return [CORRUPTION] if s.players[decision.seat].corruption == FALL - 1 else []
    return []
