"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import FINISH
from fatebox.games.weaver.rules.refresh import is_last_round
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING
from fatebox.kernel import DONE, Decision, Option


def senseless(s: WeaverState, decision: Decision) -> list[Option]:
    """The end of a reading that fails (WEA-END.3), and gold left over at the end of the game (WEA-SCO.2)."""
    match decision.prompt.id:
        case "read.finish":
            return _failed_reading(s, decision.options)
        case "renovate.buy":
            return _wasted_gold(s, decision.options)
    return []


def _failed_reading(s: WeaverState, options: list[Option]) -> list[Option]:
    """The end of a reading that fails, while an ability could still change it (WEA-REL.5)."""
    if len(options) == 1:
        return []
    required = demand(s)
    lacking = required is not None and not s.row_has(required)
    fails = lacking or any(s.is_open_death(place) for place in range(READING))
    return [FINISH] if fails else []


def _wasted_gold(s: WeaverState, options: list[Option]) -> list[Option]:
    """The end of the last round with gold for a relic that scores (WEA-REN.6, WEA-SCO.1)."""
    return [DONE] if is_last_round(s) and any(_scores(s, option[1]) for option in options[1:]) else []


def _scores(s: WeaverState, key: str) -> bool:
    """Whether the next rank of a relic is worth more than what is owned of it."""
    relic = s.pack.relic_keys.index(key)
    rank = s.relics[relic]
    return s.pack.values[relic][rank + 1] > s.pack.values[relic][rank]
