"""What a person would work out from the open table: Scores, Stats, prices. For clients that know no rules."""

from __future__ import annotations

from typing import Any

from fatebox.kernel import View

from .aiming import named_citadel
from .content import FantosPack
from .hiring import price
from .names import Names
from .scores import score
from .state import FantosState
from .terms import STATS
from .votes import weight
from .war import targets


def reckon(view: View, pack: FantosPack) -> dict[str, Any]:
    """From what a seat sees; numbers of cards and seats are keys as text, as in all JSON."""
    s, seat = FantosState.from_view(view, pack), view["seat"]
    names = Names(view, pack)
    return {
        "stats": {
            str(legacy.card): [s.stat(legacy, which) for which in range(len(STATS))]
            for citadel in s.citadels
            for legacy in citadel.legacies
        },
        "scores": [[score(s, action, i) for i in range(len(action.sides))] for action in s.actions],
        "prices": {} if seat is None else _prices(s, seat),
        "aims": [
            named_citadel(names, item["source"], item["kind"], item["numbers"])
            for item in view["table"]["stack"]
        ],
        "targets": targets(s) if s.citadels[s.active].alive and s.order(s.active)[1:] else [],
        "votes": [weight(s, each) for each in range(s.seats)],
    }


def _prices(s: FantosState, seat: int) -> dict[str, int]:
    """What each Legacy in sight would cost the Reserve of a seat (FAN-HIR.4)."""
    aid = s.hire_aid if seat == s.active else 0
    shown = [*s.pool, *s.pool_down, *s.turned_up]
    return {str(card): price(s, s.citadels[seat], card, aid) for card in shown}
