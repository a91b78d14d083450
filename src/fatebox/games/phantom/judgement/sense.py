"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.phantom.rules.turn import HEAL, READY
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Decision, Option


def senseless(s: PhantomState, decision: Decision) -> list[Option]:
    """A recovery of what needs none, while the other one would do something (PHA-REC.1)."""
    if decision.prompt.id != "recovery":
        return []
    player = s.players[decision.seat]
    if player.exhausted and not player.injuries:
        return [HEAL]
    return [READY] if player.injuries and not player.exhausted else []
