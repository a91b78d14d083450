"""Deals that a Citadel might propose in a negotiation window (FAN-NEG.9): Shards for a promise.

The game names what could be in the interest of both; bots look ahead and find out whether it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fatebox.games.fantos.rules import negotiation
from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.rules.winning import score
from fatebox.games.fantos.state import FantosState, terms
from fatebox.games.fantos.state.pieces import Promise
from fatebox.games.fantos.state.terms import DECLARED, TRIBUTE, WAR
from fatebox.kernel import Option
from fatebox.kernel.features import Plan

from .offers import is_hollow

BID, DEMAND = 2, 3
"""The Shards that are offered for a promise, and those that are demanded for one."""
AHEAD = 5
"""By so many Shards a Citadel leads that others would pay for a War on."""
LIVING = 3
"""With fewer Citadels, what one gains the other loses."""

Plans = Iterator[Plan]


def plans(s: FantosState, seat: int) -> list[Plan]:
    """The deals that a Citadel might propose now; it does so once in a window, never again when refused."""
    talk = s.parley
    if talk is None or talk.round or talk.kind not in _MATTERS or len(s.order(seat)) < LIVING:
        return []
    return list(_MATTERS[talk.kind](s, seat))


def _buy(s: FantosState, seat: int, other: int, kind: str, number: int = 0) -> Plans:
    """Shards for a promise of another Citadel; nobody gives its last ones (FAN-NEG.5) or pays in vain."""
    promise = Promise(seat=other, to=seat, kind=kind, number=number)
    if s.citadels[seat].reserve > BID + 1 and not is_hollow(s, promise):
        yield _plan(other, "give", BID, "ask", ("promise", kind, "", number))


def _sell(s: FantosState, seat: int, other: int, kind: str, number: int = 0) -> Plans:
    """A promise for Shards of another Citadel, unless it has been given or cannot be kept."""
    promise = Promise(seat=seat, to=other, kind=kind, number=number)
    if s.citadels[other].reserve > DEMAND + 1 and not is_hollow(s, promise):
        yield _plan(other, "want", DEMAND, "promise", ("promise", kind, "", number))


def _plan(other: int, goods: str, price: int, part: str, promise: Option) -> Plan:
    return (
        ("offer",), ("to", other), ("add", goods), ("amount", price), ("add", part), promise, ("send",)
    )  # fmt: skip


def _about_action(s: FantosState, seat: int) -> Plans:
    """Peace for Shards: of the Citadel that acts now, or by it; or its War on the richest (FAN-WAR.1)."""
    if not s.active_citadel().free_for(WAR):
        return
    threatened = targets(s)
    if seat == s.active:
        richest = max(threatened, key=lambda each: score(s.citadels[each]))
        yield from _sell(s, seat, richest, "no_war", richest)
    elif seat in threatened:
        yield from _buy(s, seat, s.active, "no_war", seat)
    else:
        first, second = sorted(map(score, s.citadels))[:-3:-1]
        leader = max(threatened, key=lambda each: score(s.citadels[each]))
        if score(s.citadels[leader]) == first >= second + AHEAD:
            yield from _buy(s, seat, s.active, "war_on", leader)


def _about_declaration(s: FantosState, seat: int) -> Plans:
    """A Tribute without the strongest rival, for Shards; or the rival's share of it (FAN-TRB.2)."""
    action = s.actions[-1]
    if action.kind != TRIBUTE:
        return
    if seat != action.seat:
        if s.citadels[seat].free_for(TRIBUTE):
            yield from _sell(s, seat, action.seat, "no_challenge")
        return
    rivals = [other for other in s.others(seat) if s.citadels[other].free_for(TRIBUTE)]
    for rival in sorted(rivals, key=lambda each: -_best_nominee(s, each))[:2]:
        yield from _buy(s, seat, rival, "no_challenge")


def _best_nominee(s: FantosState, seat: int) -> int:
    return max(s.stats(legacy)[2] for legacy in s.citadels[seat].free_for(TRIBUTE))


def _about_reward(s: FantosState, seat: int) -> Plans:
    """To be spared, if the reward is dearer than that (FAN-TRB.10)."""
    action = s.actions[-1]
    if seat != action.winner and action.amount > BID:
        yield from _buy(s, seat, action.winner, "spare_in_reward")
    elif seat == action.winner and action.amount > DEMAND:
        richest = max(s.others(seat), key=lambda each: score(s.citadels[each]))
        yield from _sell(s, seat, richest, "spare_in_reward")


_MATTERS: dict[str, Callable[[FantosState, int], Plans]] = {
    terms.FA0: _about_action,
    terms.DECL: _about_declaration,
    negotiation.REWARD: _about_reward,
}
"""The windows in which bots make deals, each with those about its matter."""


def decided(before: FantosState, now: FantosState) -> bool:
    """Whether the matter of the window is decided in which an Offer was answered."""
    talk, offer = before.parley, before.offer
    if talk is None or offer is None or not offer.promises or now.turn != before.turn:
        return True
    match talk.kind:
        case terms.FA0:
            return now.phase != before.phase or now.attempted != before.attempted
        case terms.DECL:
            return len(now.actions) < len(before.actions) or now.actions[-1].stage != DECLARED
        case terms.TR1:
            return now.revealed != before.revealed
        case negotiation.REWARD:
            return len(now.actions) < len(before.actions) or bool(now.windows)
        case negotiation.REMOVAL:
            return now.trials != before.trials
    return True


def forget(s: FantosState) -> list[tuple[int, int]]:
    """Take the promises off an imagined table that are still open (FAN-NEG.8): who made them, and to whom."""
    given = [(promise.seat, promise.to) for promise in s.promises]
    s.promises = []
    return given
