"""Windows: asking round the table, the stack, last in first out (FAN-RES).

One mechanism serves all windows. A round of questions is a segment; what waits, and what follows when
the window closes, lies on the table. Nobody is asked who could only pass, and nothing shows it
(FAN-RES.14): how far a round has come is known to its generator alone.
"""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.content.designs import Usage
from fatebox.games.fantos.effects.base import Procedure
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Item
from fatebox.games.fantos.state.piles import discard_labor
from fatebox.games.fantos.state.terms import CANCELLED, LABOR, WINDOWS
from fatebox.kernel import PASS, Decision, Option, Prompt, Rules

from .items import options, play, use

PRIORITY = {kind: Prompt(f"window.{kind[2:].lower()}", "FAN-RES.2", secret=True) for kind in WINDOWS}
"""The question of each window (D8)."""
REACTION = {kind: Prompt(f"{prompt.id}.react", "FAN-RES.4", secret=True) for kind, prompt in PRIORITY.items()}
"""The question while an item waits."""


def window(s: FantosState) -> Rules[str] | str:
    """Ask round the table, active Citadel first; when all have passed, go on (FAN-RES.2, .4, .5)."""
    current = s.windows[-1]
    if current.action >= 0 and s.actions[current.action].stage == CANCELLED:
        if len(s.stack) == current.base:  # a cancelled action has no window any more
            s.windows.pop()
            return "action.end"
    order = s.order(s.active)
    for place, seat in enumerate(order):
        items = options(s, seat)
        if items:
            return _ask_round(s, order, place, items)
    return _all_passed(s)


def _ask_round(s: FantosState, order: list[int], place: int, items: list[Option]) -> Rules[str]:
    """Ask all that can play something, from the first of them on."""
    current = s.windows[-1]
    prompt = (REACTION if len(s.stack) > current.base else PRIORITY)[current.kind]
    while True:
        seat = order[place]
        if items:
            answer = yield Decision(seat, prompt, [PASS, *items])
            if answer != PASS:
                yield from (play if answer[0] == "play" else use)(s, seat, answer[1])
                return "window"  # FAN-RES.4: a reaction window, active Citadel first
        place += 1
        if place == len(order):
            return _all_passed(s)
        items = options(s, order[place])


def goes_round(s: FantosState, seat: int) -> bool:
    """Whether somebody is asked in the same round when this Citadel passes (FAN-RES.2)."""
    order = s.order(s.active)
    return any(options(s, other) for other in order[order.index(seat) + 1 :])


def _all_passed(s: FantosState) -> str:
    """The top item resolves (FAN-RES.5), or the window closes."""
    if len(s.stack) > s.windows[-1].base:
        return "resolve"
    return s.windows.pop().then


def resolve(s: FantosState) -> Rules[str] | str:
    """The top item resolves (FAN-RES.5)."""
    rules = resolve_top(s)
    return rules if usage_of(s, s.stack[-1]).asks else run_straight(rules)


def usage_of(s: FantosState, item: Item) -> Usage:
    """The use that an item makes of its card."""
    usage = s.pack.labor[item.source] if item.kind == LABOR else s.pack.ability[item.source]
    assert usage is not None
    return usage


def resolve_top(s: FantosState) -> Rules[str]:
    """Carry out the effects of the top item; then asking starts again with the active Citadel (FAN-RES.2)."""
    item = s.stack.pop()
    usage = usage_of(s, item)
    s.resolving = item
    s.emit(events.Resolves, item.seat, item.kind, item.source, clause="FAN-RES.5")
    then = "window"
    usage.first.prune(s, item)  # FAN-RES.9
    for effect in usage.effects:
        if s.ending or (not s.citadels[item.seat].alive and effect.for_owner):  # FAN-RES.15
            continue
        if isinstance(effect, Procedure):
            if s.windows:  # in a turn that is over nothing new begins (R85)
                then = effect.start(s, item, "window")
        else:
            rules = effect.apply(s, item)
            if rules is not None:
                yield from rules
    s.resolving = None
    discard_labor(s, item.card, "FAN-LAB.8")
    return then


def run_straight(rules: Rules[str]) -> str:
    """Run rules that ask nothing."""
    try:
        next(rules)
    except StopIteration as stop:
        return str(stop.value)
    raise AssertionError("rules that were said to ask nothing asked")
