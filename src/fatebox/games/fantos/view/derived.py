"""Values that people work out from the open table: Scores, Stats, prices; for clients without rules."""

from __future__ import annotations

from typing import TypedDict

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.rules.hiring import price
from fatebox.games.fantos.rules.scores import score
from fatebox.games.fantos.rules.votes import weight
from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import STATS
from fatebox.kernel import View

from .targets import named_citadel


class DerivedData(TypedDict):
    """Values by the numbers of cards, actions, items and seats."""

    stats: dict[str, list[int]]
    """The present Stats of each Legacy."""
    scores: list[list[int]]
    """The Scores of all sides of each action."""
    prices: dict[str, int]
    """The price of each Legacy in sight."""
    aims: list[int | None]
    """The Citadel that each waiting item is aimed at, if it is."""
    targets: list[int]
    """The Citadels that the active one may attack."""
    votes: list[int]
    """The number of votes of each seat."""


def derive(view: View, pack: FantosPack) -> DerivedData:
    """From what a seat sees; numbers of cards and seats are keys as text, as in all JSON."""
    s, seat = FantosState.from_view(view, pack), view["seat"]
    return {
        "stats": {
            str(legacy.card): [s.stat(legacy, which) for which in range(len(STATS))]
            for citadel in s.citadels
            for legacy in citadel.legacies
        },
        "scores": [[score(s, action, i) for i in range(len(action.sides))] for action in s.actions],
        "prices": {} if seat is None else _prices(s, seat),
        "aims": [
            named_citadel(pack, item["source"], item["kind"], item["numbers"])
            for item in view["table"]["stack"]
        ],
        "targets": targets(s) if s.citadels[s.active].alive and s.order(s.active)[1:] else [],
        "votes": [weight(s, each) for each in range(s.seats)],
    }


def _prices(s: FantosState, seat: int) -> dict[str, int]:
    """The price of each Legacy in sight for the Reserve of a seat (FAN-HIR.4)."""
    aid = s.hire_aid if seat == s.active else 0
    shown = [*s.pool, *s.pool_down, *s.turned_up]
    return {str(card): price(s, s.citadels[seat], card, aid) for card in shown}
