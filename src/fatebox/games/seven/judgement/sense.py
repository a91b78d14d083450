"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.seven.state import SevenState
from fatebox.kernel import DONE, Decision, Option

FREE_GIFTS = ("effect.take_gifts", "effect.steal_gifts")
"""Gifts that cost nothing more, from the pools or from another hero (R79)."""


def senseless(s: SevenState, decision: Decision) -> list[Option]:
    """Fewer gifts than there are for nothing (SEV-SIN.1)."""
    del s
    return [DONE] if decision.prompt.id in FREE_GIFTS and len(decision.options) > 1 else []
