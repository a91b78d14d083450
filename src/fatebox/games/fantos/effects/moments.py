"""The moments at which an item may be played (after @ in the vocabulary), and their names on a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import (
    AFTER,
    DECL,
    DUEL,
    END,
    HARVEST,
    HIRE,
    LABOR,
    ROLL,
    SPECIAL,
    TR0,
    TR1,
    TRIBUTE,
    WAR,
)
from fatebox.kernel.messages import Message, key_of

Moment = Literal[
    "any", "harvest", "war", "tribute", "duel", "action", "dice", "war.own", "war.def", "war.declared",
    "after.harvest", "after.war", "after.tribute", "after.duel", "labor", "ability", "vote", "trials",
    "hire", "end", "idle",
]  # fmt: skip
Check = Callable[[FantosState, int], bool]


def _any(s: FantosState, seat: int) -> bool:
    return True


def _during(*kinds: str) -> Check:
    def check(s: FantosState, seat: int) -> bool:
        return bool(s.actions) and s.open_action(*kinds) is not None

    return check


def _after(kind: str) -> Check:
    def check(s: FantosState, seat: int) -> bool:
        action = s.window_action(AFTER)
        return action is not None and action.kind == kind

    return check


def _in_window(kind: str, *, own: bool = False) -> Check:
    def check(s: FantosState, seat: int) -> bool:
        return s.windows[-1].kind == kind and (not own or seat == s.active)

    return check


def _dice(s: FantosState, seat: int) -> bool:
    return s.windows[-1].kind == ROLL


def _own_war(s: FantosState, seat: int) -> bool:
    war = s.open_action(WAR)
    return war is not None and any(side.seat == seat for side in war.sides)


def _defending(s: FantosState, seat: int) -> bool:
    war = s.open_action(WAR)
    return war is not None and war.sides[1].seat == seat


def _war_declared(s: FantosState, seat: int) -> bool:
    war = s.window_action(DECL)
    return war is not None and war.kind == WAR and war.open and war.sides[1].seat == seat


def _labor_waits(s: FantosState, seat: int) -> bool:
    return any(item.kind == LABOR for item in s.stack)


def _ability_waits(s: FantosState, seat: int) -> bool:
    return any(item.kind != LABOR for item in s.stack)


def _vote(s: FantosState, seat: int) -> bool:
    return s.windows[-1].kind == TR1 and bool(s.revealed) and s.pack.diplomacy[s.revealed[0]]


def _idle(s: FantosState, seat: int) -> bool:
    return seat == s.active and not any(action.open for action in s.actions)


MOMENTS: dict[Moment, Check] = {
    "any": _any,
    "harvest": _during(HARVEST),
    "war": _during(WAR),
    "tribute": _during(TRIBUTE, SPECIAL),
    "duel": _during(DUEL),
    "action": _during(HARVEST, WAR, TRIBUTE, SPECIAL, DUEL),
    "dice": _dice,
    "war.own": _own_war,
    "war.def": _defending,
    "war.declared": _war_declared,
    "after.harvest": _after(HARVEST),
    "after.war": _after(WAR),
    "after.tribute": _after(TRIBUTE),
    "after.duel": _after(DUEL),
    "labor": _labor_waits,
    "ability": _ability_waits,
    "vote": _vote,
    "trials": _in_window(TR0),
    "hire": _in_window(HIRE, own=True),
    "end": _in_window(END, own=True),
    "idle": _idle,
}

WINDOW_OF: dict[Moment, str] = {
    "dice": ROLL,
    "war.declared": DECL,
    "after.harvest": AFTER,
    "after.war": AFTER,
    "after.tribute": AFTER,
    "after.duel": AFTER,
    "vote": TR1,
    "trials": TR0,
    "hire": HIRE,
    "end": END,
}
"""The moments that come in one kind of window alone."""


def moments_message(moments: Iterable[Moment]) -> Message | None:
    """The moments of a card, nothing if it may be played at any time: `during a War or a Duel`."""
    lines = [Message(key_of("moment", moment)) for moment in moments if moment != "any"]
    if not lines:
        return None
    first, *others = lines
    return Message("moments", moments=(first, *(Message("moment-more", moment=each) for each in others)))
