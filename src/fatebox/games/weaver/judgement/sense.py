"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import FINISH
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING
from fatebox.kernel import Decision, Option


def senseless(s: WeaverState, decision: Decision) -> list[Option]:
    """The end of a reading that fails (WEA-END.3), while an ability could still change it (WEA-REL.5)."""
    if decision.prompt.id != "read.finish" or len(decision.options) == 1:
        return []
    required = demand(s)
    lacking = required is not None and not s.row_has(required)
    fails = lacking or any(s.is_open_death(place) for place in range(READING))
    return [FINISH] if fails else []
