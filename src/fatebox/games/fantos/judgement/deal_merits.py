"""Merits of making an Offer and of answering one: what is at stake, in a sentence (FAN-NEG)."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.rules.winning import score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Offer
from fatebox.games.fantos.state.terms import FA0, WAR
from fatebox.kernel import PASS, Option
from fatebox.kernel.messages import Message, SeatName


def of_offering(s: FantosState, seat: int, option: Option) -> Iterator[Message]:
    """Before a Fantos Action an Offer is mostly about peace with the Citadel that acts (FAN-NEG.9)."""
    talk = s.parley
    if talk is None or option not in (PASS, ("offer",)):
        return
    if option != PASS:
        if talk.kind == FA0 and _threatened(s, seat):
            yield Message("merit-threat", seat=SeatName(s.active))
        yield Message("merit-offer")
    elif talk.kind != FA0 or _threatened(s, seat):
        yield Message("merit-no-offer")
    elif seat == s.active:
        yield Message("merit-own-turn")
    else:
        yield Message("merit-safe", seat=SeatName(s.active))


def _threatened(s: FantosState, seat: int) -> bool:
    """Whether the active Citadel could make War on this one (FAN-WAR.1)."""
    return seat != s.active and bool(s.active_citadel().free_for(WAR)) and seat in targets(s)


def of_answering(s: FantosState, seat: int, option: Option) -> Iterator[Message]:
    """The Shards that an Offer brings or costs, and what its promises are worth."""
    offer = s.offer
    if offer is None or offer.to != seat:
        return
    match option:
        case ("accept",):
            yield from _of_accepting(offer)
        case ("decline",):
            yield from _of_declining(s, offer)
        case ("counter",):
            yield Message("merit-counter")


def _of_accepting(offer: Offer) -> Iterator[Message]:
    bound = any(promise.seat == offer.to for promise in offer.promises)
    if not (offer.want or offer.want_cards or offer.want_titles or bound):
        yield Message("merit-gift")
    elif offer.give > offer.want > 0:  # what is only given is an event of its own
        yield Message("merit-profit", amount=offer.give - offer.want)
    elif offer.promises and not bound:
        yield Message("merit-word", seat=SeatName(offer.seat))


def _of_declining(s: FantosState, offer: Offer) -> Iterator[Message]:
    bound = any(promise.seat == offer.to for promise in offer.promises)
    pledged = any(promise.seat == offer.seat for promise in offer.promises)
    if pledged and not (offer.give or offer.cards):
        yield Message("merit-unsure", seat=SeatName(offer.seat))
    elif bound:
        yield Message("merit-unbound")
    elif offer.want > offer.give:
        yield Message("merit-loss", amount=offer.want - offer.give)
    elif score(s.citadels[offer.seat]) > max(score(s.citadels[each]) for each in s.others(offer.seat)):
        yield Message("merit-leader", seat=SeatName(offer.seat))
