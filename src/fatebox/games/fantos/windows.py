"""Windows: asking round the table, the stack, last in first out (FAN-RES).

One mechanism serves all windows. Each question is a segment of its own: who has passed, what waits and
what follows lies on the table. Nobody is asked who could only pass, and nothing shows it (FAN-RES.14).
"""

from __future__ import annotations

from fatebox.kernel import PASS, Decision, Option, Prompt, Rules

from .content import Usage
from .effects.base import Procedure
from .items import options, play, use
from .pieces import Item, Window
from .piles import discard_labor
from .state import FantosState
from .terms import CANCELLED, LABOR

PRIORITY = Prompt("window.item", "FAN-RES.2", "Play an item, or pass.", secret=True)


def window(s: FantosState) -> Rules[str] | str:
    """Ask the next Citadel that can play something; when all have passed, go on (FAN-RES.2, .4, .5)."""
    current = s.windows[-1]
    cancelled = current.action >= 0 and s.actions[current.action].stage == CANCELLED
    if not (cancelled and len(s.stack) == current.base):  # a cancelled action has no window any more
        order = s.order(s.active)
        while current.position < len(order):
            seat = order[current.position]
            items = options(s, seat)
            if items:
                return _ask(s, current, seat, items)
            current.position += 1
        if len(s.stack) > current.base:
            return "resolve"
    s.windows.pop()
    return "action.end" if cancelled else current.then


def _ask(s: FantosState, current: Window, seat: int, items: list[Option]) -> Rules[str]:
    answer = yield Decision(seat, PRIORITY, [PASS, *items])
    if answer == PASS:
        current.position += 1
        return "window"
    if answer[0] == "play":
        yield from play(s, seat, answer[1])
    else:
        yield from use(s, seat, answer[1])
    current.position = 0  # FAN-RES.4: a reaction window, active Citadel first
    return "window"


def resolve(s: FantosState) -> Rules[str] | str:
    """The top item resolves (FAN-RES.5)."""
    rules = resolve_top(s)
    return rules if usage_of(s, s.stack[-1]).asks else run_straight(rules)


def usage_of(s: FantosState, item: Item) -> Usage:
    """What an item does."""
    usage = s.pack.labor[item.source] if item.kind == LABOR else s.pack.ability[item.source]
    assert usage is not None
    return usage


def resolve_top(s: FantosState) -> Rules[str]:
    """Carry out the effects of the top item; then asking starts again with the active Citadel (FAN-RES.2)."""
    item = s.stack.pop()
    usage = usage_of(s, item)
    s.resolving = item
    s.tell("resolves", item.seat, item.kind, item.source, clause="FAN-RES.5")
    then = "window"
    if s.windows:
        s.windows[-1].position = 0
    usage.first.prune(s, item)  # FAN-RES.9
    for effect in usage.effects:
        if s.ending or (not s.citadels[item.seat].alive and effect.for_owner()):  # FAN-RES.15
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
