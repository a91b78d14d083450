"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import DIE
from fatebox.kernel import Decision, Option

KEEP: Option = ("keep",)


def senseless(s: FantosState, decision: Decision) -> list[Option]:
    """A free reroll of a harvest's best throw, and none of its worst (FAN-LEG.12)."""
    if decision.prompt.id != "harvest.reroll":
        return []
    reroll = next(option for option in decision.options if option != KEEP)
    die = next(part.die for part in s.actions[-1].sides[0].parts if part.card == reroll[1])
    if die == max(DIE):
        return [reroll]
    return [KEEP] if die == min(DIE) else []
