"""Cancelling, and leaving an action half way (FAN-CAN)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.kernel import Card

from . import promises
from .dice import roll_part
from .pieces import Action, Item, Legacy, Part
from .piles import discard_labor
from .table import FantosState
from .terms import CANCELLED, DUEL, HARVEST, LABOR, ROLLED, SPECIAL, TRIBUTE, WAR


def cancel_action(s: FantosState, action: Action, clause: str) -> None:
    """A cancelled action has no effect; its Legacies stay tasked, linked Labor goes (FAN-CAN.1, .3, .4)."""
    if not action.open:
        return
    action.stage = CANCELLED
    if s.resolving is not None:
        promises.cancelled(s, s.resolving.seat)
    s.emit(events.ActionCancelled, action.kind, action.seat, clause=clause)
    discard_labor(s, action.linked, "FAN-CAN.4")
    action.linked = []
    action.bonuses = []


def unstack(s: FantosState, item: Item) -> None:
    """Take an item off the stack, wherever it waits."""
    place = next(i for i, each in enumerate(s.stack) if each is item)
    del s.stack[place]
    for window in s.windows:
        if place < window.base:
            window.base -= 1


def cancel_item(s: FantosState, item: Item, clause: str) -> None:
    """A cancelled item has no effect, and its cost is not returned (FAN-CAN.1, FAN-LAB.10, R22)."""
    unstack(s, item)
    s.emit(events.ItemCancelled, item.seat, item.kind, item.source, clause=clause)
    discard_labor(s, item.card, "FAN-LAB.10")
    item.card = []


def cancel_labor(s: FantosState, card: Card, clause: str) -> bool:
    """Cancel one Labor card: waiting, linked or attached (FAN-CAN.10); False if it is gone."""
    for item in s.stack:
        if item.kind == LABOR and item.source == card:
            cancel_item(s, item, clause)
            return True
    for action in s.actions:
        if card in action.linked:
            if action.kind == DUEL and s.pack.starts_duel[card]:
                cancel_action(s, action, clause)  # FAN-DUEL.9
            else:
                unlink(s, action, card)
            s.emit(events.LaborCancelled, card, clause=clause)
            return True
    for legacy in s.all_hired():
        if card in legacy.attached:
            legacy.attached.remove(card)
            discard_labor(s, [card], "FAN-CAN.9")
            for action in s.actions:  # R82: a bonus to an unfinished action is lost
                if action.open and action.bonuses:
                    action.bonuses = [bonus for bonus in action.bonuses if bonus.source != card]
            s.emit(events.LaborCancelled, card, clause=clause)
            return True
    return False


def unlink(s: FantosState, action: Action, card: Card) -> None:
    """Discard linked Labor; what it added is gone."""
    action.linked.remove(card)
    action.bonuses = [bonus for bonus in action.bonuses if bonus.source != card]
    discard_labor(s, [card], "FAN-LAB.9")


def leave(s: FantosState, legacy: Legacy) -> None:
    """A Legacy that is untasked, disabled or discarded leaves what it was tasked to (FAN-CAN.7)."""
    card = legacy.card
    if s.stack:
        for item in reversed(s.stack[:]):
            if depends_on(s, item, card):
                cancel_item(s, item, "FAN-CAN.7")
    for action in s.actions:
        if action.open:
            side = action.side_of(card)
            if side >= 0:
                _withdraw(s, action, side, card)


def depends_on(s: FantosState, item: Item, card: Card) -> bool:
    """Whether a waiting item is an ability to which this Legacy is tasked, or its Duel (FAN-CAN.7, .8)."""
    if item.kind != LABOR and item.by == card:
        usage = s.pack.ability[item.source]
        if usage is not None and usage.task:
            return True
    return s.pack.starts_duel[item.source] and card in item.cards[:2]


def _withdraw(s: FantosState, action: Action, index: int, card: Card) -> None:
    side = action.sides[index]
    side.parts = [part for part in side.parts if part.card != card]
    for bonus in [b for b in action.bonuses if b.on == card]:
        if bonus.source in action.linked:
            unlink(s, action, bonus.source)
    action.bonuses = [bonus for bonus in action.bonuses if bonus.on != card]
    s.emit(events.LeftAction, action.kind, card, clause="FAN-CAN.7")
    _go_on_without(s, action, index)


def _go_on_without(s: FantosState, action: Action, index: int) -> None:
    """The consequences for the action when a Legacy has left one of its sides (table FAN-CAN.7)."""
    side = action.sides[index]
    alone = not any(part.card is not None for part in side.parts)
    if action.kind == HARVEST:
        if alone:
            cancel_action(s, action, "FAN-CAN.7")
    elif action.kind == WAR:
        if alone and index == 0:
            cancel_action(s, action, "FAN-CAN.7")
        elif alone and action.stage == ROLLED:
            bare = Part(card=None)  # the defender now defends without Legacies (FAN-WAR.8)
            side.parts = [bare]
            roll_part(s, action, bare, "FAN-CAN.7")
    elif action.kind == DUEL or (action.kind == TRIBUTE and side.seat == action.seat):
        cancel_action(s, action, "FAN-CAN.7")
    else:
        assert action.kind in (TRIBUTE, SPECIAL)
        withdraw_side(s, action, index)


def withdraw_side(s: FantosState, action: Action, index: int) -> None:
    """A nominee is withdrawn from a Tribute (FAN-CAN.7)."""
    side = action.sides.pop(index)
    s.emit(events.Withdrawn, side.seat, clause="FAN-CAN.7")
