"""Promises: a public list, with the outcome of each where the engine can judge it (FAN-NEG.7, .8).

Promises never change any rule or legal move. Each function below judges them by something that has just
happened.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from fatebox.games.fantos import events
from fatebox.kernel import Card

from .pieces import Action, Item, Promise
from .table import FantosState
from .terms import WAR

KEPT, BROKEN, LAPSED, UNKNOWN = "kept", "broken", "lapsed", "open"

Judge = Callable[[Promise], str | None]
"""The outcome of a promise; None if it is still open."""


def _judge(s: FantosState, judge: Judge) -> None:
    if not s.promises:
        return
    still_open = []
    for promise in s.promises:
        outcome = judge(promise)
        if outcome is None:
            still_open.append(promise)
        else:
            said = (promise.seat, promise.to, promise.kind, promise.word, promise.number)
            s.settled += ((*said, promise.turn, outcome),)
            s.emit(events.PromiseSettled, *said, outcome, clause="FAN-NEG.8")
    s.promises = still_open


def _kept_if(kept: bool) -> str:
    return KEPT if kept else BROKEN


def lapse(s: FantosState, fallen: Collection[int]) -> None:
    """Citadels were eliminated: promises by them, to them and about War on them lapse (FAN-NEG.14)."""

    def judge(p: Promise) -> str | None:
        about = p.kind in ("no_war", "war_on") and p.number in fallen
        return LAPSED if about or p.seat in fallen or p.to in fallen else None

    _judge(s, judge)


def war_declared(s: FantosState, seat: int, target: int) -> None:
    """A War was declared: `no_war` is broken, `war_on` is kept."""

    def judge(p: Promise) -> str | None:
        if p.seat != seat or p.number != target:
            return None
        return {"no_war": BROKEN, "war_on": KEPT}.get(p.kind)

    _judge(s, judge)


def action_phase_over(s: FantosState, seat: int) -> None:
    """A Fantos Action Phase is over, and with it what its Citadel could do or leave undone."""

    def judge(p: Promise) -> str | None:
        if p.seat != seat:
            return None
        return {"no_war": KEPT, "war_on": BROKEN, "harvest_at_most": KEPT}.get(p.kind)

    _judge(s, judge)


def harvested(s: FantosState, seat: int, gained: int) -> None:
    """A Harvest was completed."""
    _judge(
        s,
        lambda p: _kept_if(gained <= p.number) if p.seat == seat and p.kind == "harvest_at_most" else None,
    )


def joined(s: FantosState, action: Action) -> None:
    """All challengers of a Tribute are known."""
    taking_part = {side.seat for side in action.sides}

    def judge(p: Promise) -> str | None:
        if p.kind == "challenge":
            return _kept_if(p.seat in taking_part)
        return _kept_if(p.seat not in taking_part) if p.kind == "no_challenge" else None

    _judge(s, judge)


def defended(s: FantosState, seat: int, defenders: int) -> None:
    """The defenders of a War are known."""
    _judge(
        s,
        lambda p: _kept_if(defenders >= p.number) if p.kind == "defend_with" and p.seat == seat else None,
    )


def cancelled(s: FantosState, seat: int) -> None:
    """An item of this Citadel makes the action in progress be cancelled, in whatever way."""
    _judge(s, lambda p: BROKEN if p.kind == "no_cancel" and p.seat == seat else None)


def action_over(s: FantosState, action: Action) -> None:
    """An action is over: nobody can cancel it any more, and what was not reached lapses."""
    within = ("defend_with",) if action.kind == WAR else ("challenge", "no_challenge", "spare_in_reward")

    def judge(p: Promise) -> str | None:
        if p.kind == "no_cancel":
            return KEPT
        return LAPSED if p.kind in within else None

    _judge(s, judge)


def played(s: FantosState, item: Item) -> None:
    """Labor was played: `play_for_you` is kept if it plainly helps the other."""
    usage = s.pack.labor[item.source]
    assert usage is not None
    helped = usage.first.favors(s, item) if s.promises else []

    def judge(p: Promise) -> str | None:
        if p.kind != "play_for_you" or p.seat != item.seat or p.word != s.pack.title[item.source]:
            return None
        return KEPT if p.to in helped else None

    _judge(s, judge)


def rewarded(s: FantosState, winner: int, shares: Mapping[int, int]) -> None:
    """A Tribute reward was allotted."""
    _judge(
        s,
        lambda p: _kept_if(p.to not in shares) if p.kind == "spare_in_reward" and p.seat == winner else None,
    )


def trial_removed(s: FantosState, seat: int, card: Card) -> None:
    """A Trial was removed to make space."""
    key = s.pack.box.keys[card]

    def judge(p: Promise) -> str | None:
        if p.seat != seat:
            return None
        if p.kind == "remove_trial":
            return _kept_if(p.word == key)
        return _kept_if(p.word != key) if p.kind == "keep_trial" else None

    _judge(s, judge)


def voted(s: FantosState, votes: Mapping[int, str]) -> None:
    """A vote was held."""
    _judge(s, lambda p: _kept_if(votes.get(p.seat) == p.word) if p.kind == "vote" else None)


def turn_over(s: FantosState, seat: int) -> None:
    """A turn is over: what its Citadel promised before it, and nobody can judge, is put on record."""
    _judge(s, lambda p: UNKNOWN if p.seat == seat and p.turn < s.turn and p.kind in NEVER_KNOWN else None)


NEVER_KNOWN = ("play_for_you", "free_text")
