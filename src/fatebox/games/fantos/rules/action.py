"""Phase 2, Fantos Action, in general (FAN-ACT)."""

from __future__ import annotations

from fatebox.games.fantos.state import FantosState, promises
from fatebox.games.fantos.state.flow import open_parley, open_window
from fatebox.games.fantos.state.moves import count_down
from fatebox.games.fantos.state.terms import ACTION, FA0, FA9, FANTOS_ACTIONS, HARVEST
from fatebox.kernel import PASS, Decision, Option, Prompt, Rules

CHOOSE = Prompt("action.choose", "FAN-ACT.1")


def begin(s: FantosState) -> str:
    """Phase 2 begins with a negotiation window and W.FA0 (FAN-NEG.9, FAN-RES.11)."""
    s.phase = ACTION
    s.actions_left = 1
    return open_parley(s, FA0, "fa.window")


def first_window(s: FantosState) -> str:
    """The window before an action is declared."""
    return open_window(s, FA0, "fa.choose")


def kinds(s: FantosState) -> list[str]:
    """The Fantos Actions that may be declared now (FAN-ACT.3, .4, .8); no Harvest at the end (FAN-FIN.3)."""
    if s.actions_left <= 0:
        return []
    citadel = s.active_citadel()
    return [
        kind
        for kind in FANTOS_ACTIONS
        if kind not in s.attempted and not (kind == HARVEST and s.zodraz >= 0) and citadel.free_for(kind)
    ]


def choose(s: FantosState) -> Rules[str] | str:
    """The active Citadel may attempt an action, or none (FAN-ACT.1, .2), again after a cancelled one (.5)."""
    possible = kinds(s)
    return _ask(s, possible) if possible else last_window(s)


def _ask(s: FantosState, possible: list[str]) -> Rules[str]:
    options: list[Option] = [PASS, *(("declare", kind) for kind in possible)]
    answer = yield Decision(s.active, CHOOSE, options)
    if answer == PASS:
        s.actions_left = 0
        return last_window(s)
    return f"{answer[1]}.declare"


def last_window(s: FantosState) -> str:
    """The window at the end of Phase 2."""
    return open_window(s, FA9, "fa.close")


def close(s: FantosState) -> str:
    """Phase 2 is completed, unless one more action was granted in its last window."""
    if kinds(s):
        return "fa.choose"
    promises.action_phase_over(s, s.active)
    for timer in s.timers[:]:
        count_down(s, timer.card, s.active)  # FAN-FIN.5, R56
    return "trials.begin"
