"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.phantom.rules.combat import needed
from fatebox.games.phantom.rules.turn import HEAL, READY
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import DONE, Decision, Option


def senseless(s: PhantomState, decision: Decision) -> list[Option]:
    """A recovery of what needs none (PHA-REC.1), cards and Injuries left as they are, wasted Wounds."""
    match decision.prompt.id:
        case "recovery":
            return _useless_recovery(s, decision.seat)
        case "ready" | "restore":
            return _nothing_more(decision.options)
        case "heal" if not s.lingering_wounds:  # else a healed Injury is drawn again (PHA-VAR.LW1)
            return _nothing_more(decision.options)
        case "place_wounds":
            return _wasted_wounds(s, decision)
    return []


def _useless_recovery(s: PhantomState, seat: int) -> list[Option]:
    """A recovery of what needs none, while the other one would do something (PHA-REC.1)."""
    player = s.players[seat]
    if player.exhausted and not player.injuries:
        return [HEAL]
    return [READY] if player.injuries and not player.exhausted else []


def _nothing_more(options: list[Option]) -> list[Option]:
    """Fewer cards readied (PHA-GEN.10) or Injuries healed (PHA-DAM.4) than may be, for nothing."""
    return [DONE] if len(options) > 1 else []


def _wasted_wounds(s: PhantomState, decision: Decision) -> list[Option]:
    """More Wounds than defeat an Enemy, while those after it would then get too few (PHA-COM.5)."""
    assert decision.group is not None
    own, *others = needed(s, decision).values()
    left, wanted = decision.group.least, sum(others)
    return [option for option in decision.options if option[2] > own and left - option[2] < wanted]
