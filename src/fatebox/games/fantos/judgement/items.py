"""What an item that waits is likely to bring to whom, in Shards: for the evaluation, not for the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fatebox.games.fantos.effects import cancels, cards, scores, shards, tasks, turns
from fatebox.games.fantos.effects.aims import reserves
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Item
from fatebox.games.fantos.state.terms import LABOR, TASKED, UNTASKED, WAR
from fatebox.kernel import Card

from .actions import Changes, duel_change, in_progress

LOST_LEGACY = 4.0
"""What a discarded Legacy is worth beyond its Shards."""
CARD = 0.8
"""What a Labor card in the hand is worth."""
READY = 1.0
"""What it is worth to have a Legacy untasked rather than tasked."""
SURE = 0.85
"""The chance that nobody cancels an item."""


def worth(s: FantosState, item: Item) -> Changes:
    """What the effects of an item change for each Citadel."""
    usage = s.pack.labor[item.source] if item.kind == LABOR else s.pack.ability[item.source]
    total: Changes = {}
    for effect in usage.effects if usage is not None else ():
        estimate = ESTIMATES.get(type(effect))
        if estimate is not None:
            for seat, change in estimate(s, item, effect).items():
                total[seat] = total.get(seat, 0.0) + SURE * change
    return total


def _owner(s: FantosState, card: Card) -> int | None:
    legacy = s.legacy(card)
    return None if legacy is None else legacy.seat


def _to_owners(s: FantosState, item: Item, amount: float) -> Changes:
    changes: Changes = {}
    for card in item.cards:
        seat = _owner(s, card)
        if seat is not None:
            changes[seat] = changes.get(seat, 0.0) + amount
    return changes


def _gain(s: FantosState, item: Item, effect: shards.Gain) -> Changes:
    if effect.to == "reserve" or effect.to == "bearer":
        return {item.seat: effect.amount}
    return _to_owners(s, item, effect.amount)


def _lose(s: FantosState, item: Item, effect: shards.Lose) -> Changes:
    changes: Changes = {}
    for card in item.cards:
        legacy = s.hired(card)
        if legacy is not None and not shards.warded(s, legacy):
            lost = min(effect.amount, legacy.shards) + (LOST_LEGACY if legacy.shards <= effect.amount else 0)
            changes[legacy.seat] = -lost
    return changes


def _take(s: FantosState, item: Item, effect: shards.Take) -> Changes:
    if effect.source == "any-other":
        changes = {seat: -float(effect.amount) for seat in _to_owners(s, item, 1)}
    elif effect.source == "other":
        changes = {seat: -float(effect.amount) for seat in item.numbers}
    else:
        found = reserves(s, effect.source, item.seat)
        changes = {seat: -float(effect.amount) for seat in found[: 1 if effect.asks else None]}
    changes[item.seat] = changes.get(item.seat, 0.0) + effect.amount * max(1, len(changes))
    return changes


def _state(before: str, amount: float) -> Callable[[FantosState, Item, Any], Changes]:
    def estimate(s: FantosState, item: Item, effect: Any) -> Changes:
        changes: Changes = {}
        for card in item.cards:
            legacy = s.hired(card)
            if legacy is not None and legacy.state == before:
                changes[legacy.seat] = changes.get(legacy.seat, 0.0) + amount
        return changes

    return estimate


def _disable(s: FantosState, item: Item, effect: tasks.Disable) -> Changes:
    changes: Changes = {}
    for card in item.cards:
        legacy = s.hired(card)
        if legacy is not None:
            changes[legacy.seat] = -2.0 - 0.2 * legacy.shards
    return changes


def _own_side(s: FantosState, item: Item, effect: Any) -> Changes:
    war = s.open_action(WAR)
    if war is None:
        return {}
    foe = next((side.seat for side in war.sides if side.seat != item.seat), item.seat)
    return {item.seat: 0.8 * effect.amount, foe: -0.8 * effect.amount}


def _sway(s: FantosState, item: Item, effect: Any) -> Changes:
    side = scores.side_called(s, item.numbers[0], item.numbers[1])
    amount = item.numbers[2] if len(item.numbers) > 2 else 2
    return {} if side is None else {side.seat: 0.8 * amount}


def _bonus(s: FantosState, item: Item, effect: scores.LegacyBonus) -> Changes:
    return _to_owners(s, item, 0.9 * effect.amount)


def _reroll(s: FantosState, item: Item, effect: Any) -> Changes:
    for action in s.actions:
        for side in action.sides:
            for part in side.parts:
                if item.cards and part.card == item.cards[0]:
                    return {side.seat: 2.0 - part.die}
    return {}


def _cancel_action(s: FantosState, item: Item, effect: cancels.CancelAction) -> Changes:
    action = s.open_action(effect.what)
    return {} if action is None else {seat: -change for seat, change in in_progress(s, action).items()}


def _cancel_item(s: FantosState, item: Item, effect: Any) -> Changes:
    if not item.cards:
        return {}
    for waiting in s.stack:
        if waiting.source == item.cards[0] and waiting is not item:
            return {seat: -change for seat, change in worth(s, waiting).items()}
    bearer = next((each.seat for each in s.all_hired() if item.cards[0] in each.attached), None)
    return {} if bearer is None else {bearer: -1.5}


def _spy(s: FantosState, item: Item, effect: cards.Spy) -> Changes:
    return {item.seat: 0.2, **dict.fromkeys(item.numbers, -CARD)}


def _duel(s: FantosState, item: Item, effect: turns.Duel) -> Changes:
    own, other = s.hired(item.cards[0]), s.hired(item.cards[1])
    return {} if own is None or other is None else duel_change(s, own, other)


def _redirect(s: FantosState, item: Item, effect: Any) -> Changes:
    war = s.open_action(WAR)
    lost = 0.0 if war is None else in_progress(s, war).get(item.seat, 0.0)
    return {item.seat: -lost, item.numbers[0]: lost}


def _own(amount: Callable[[Any], float]) -> Callable[[FantosState, Item, Any], Changes]:
    return lambda s, item, effect: {item.seat: amount(effect)}


ESTIMATES: dict[type, Callable[[FantosState, Item, Any], Changes]] = {
    shards.Gain: _gain,
    shards.Lose: _lose,
    shards.Take: _take,
    shards.Rearrange: _own(lambda effect: 0.5),
    tasks.ForceTask: _state(UNTASKED, -READY),
    tasks.Untask: _state(TASKED, READY),
    tasks.Disable: _disable,
    tasks.CopyStats: _own(lambda effect: 1.2),
    scores.Score: _own_side,
    scores.Prevent: _own(lambda effect: 0.3 * effect.amount),
    scores.Sway: _sway,
    scores.Echo: _sway,
    scores.LegacyBonus: _bonus,
    scores.Reroll: _reroll,
    cancels.CancelAction: _cancel_action,
    cancels.CancelLabor: _cancel_item,
    cancels.CancelAbility: _cancel_item,
    cards.Draw: _own(lambda effect: CARD * effect.amount),
    cards.Recycle: _own(lambda effect: 0.3),
    cards.Recover: _own(lambda effect: 1.5 * CARD * effect.amount),
    cards.Spy: _spy,
    cards.Attach: lambda s, item, effect: _to_owners(s, item, 2.5),
    turns.Duel: _duel,
    turns.RedirectWar: _redirect,
    turns.ExtraAction: _own(lambda effect: 4.0),
    turns.HireAid: _own(lambda effect: 0.8 * effect.amount),
    turns.Votes: _own(lambda effect: 0.4),
    turns.PeekTrials: _own(lambda effect: 0.4),
}
