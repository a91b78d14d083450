"""The flow of the rules: opening windows and negotiations, beginning and ending actions.

A segment ends with the name of the next one. What must be remembered meanwhile lies on the table as
plain data: an open window knows what follows when it closes, an action what follows when it is over.
"""

from __future__ import annotations

from fatebox.games.fantos import events

from . import promises
from .pieces import Action, Parley, Window
from .piles import discard_labor
from .table import FantosState


def open_window(s: FantosState, kind: str, then: str) -> str:
    """Open a window in which items may be played (FAN-RES.11)."""
    s.windows.append(Window(kind=kind, then=then, base=len(s.stack)))
    return "window"


def open_action_window(s: FantosState, kind: str, then: str) -> str:
    """Open a window of the innermost action."""
    s.windows.append(Window(kind=kind, then=then, base=len(s.stack), action=len(s.actions) - 1))
    return "window"


def open_parley(s: FantosState, kind: str, then: str) -> str:
    """Open a negotiation window (FAN-NEG.9), but not while an item waits, nor if it is off (FAN-NEG.13)."""
    if not s.negotiation or s.stack:
        return then
    s.parley = Parley(kind=kind, then=then)
    return "parley"


def begin_action(s: FantosState, kind: str, seat: int, then: str) -> Action:
    """Begin a procedure that pauses at windows (FAN-RES.7)."""
    action = Action(kind=kind, seat=seat, then=then)
    s.actions.append(action)
    s.emit(events.ActionDeclared, kind, seat, clause="FAN-RES.7")
    return action


def end_action(s: FantosState) -> str:
    """The innermost action is over, completed or cancelled; linked Labor is discarded (FAN-LAB.9)."""
    action = s.actions.pop()
    promises.action_over(s, action)
    if action.linked:
        discard_labor(s, action.linked, "FAN-LAB.9")
    return action.then
