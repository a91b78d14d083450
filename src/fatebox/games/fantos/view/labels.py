"""Options as messages, made only when somebody looks: `option-<verb>` with what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fatebox.games.fantos.events import promise_message
from fatebox.games.fantos.rules.hiring import price
from fatebox.games.fantos.rules.winning import score as final_score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import DUEL
from fatebox.kernel import Card, Option
from fatebox.kernel.messages import CardName, DesignName, Message, SeatName, Value, key_of

Arguments = dict[str, Value]


def label(s: FantosState, option: Option) -> Message:
    """An option as a message."""
    verb, *about = option
    if verb in ("pass", "done"):
        return _idle(s, verb)
    return Message(key_of("option", verb), **ARGUMENTS[verb](s, *about))


def _idle(s: FantosState, verb: str) -> Message:
    """Doing nothing, by what it means now."""
    if s.segment == "window" and s.windows and len(s.stack) > s.windows[-1].base:
        return Message("option-pass-stand")
    return Message(IDLE.get(s.segment, f"table-{verb}"))


IDLE = {
    "hire.choose": "option-hire-nobody",
    "fa.choose": "option-pass-action",
    "parley": "option-drop",
    "discard": "option-keep-all",
}
"""The messages of doing nothing, by segment."""


def action_word(kind: str) -> Message:
    """The name of a kind of action."""
    return Message(key_of("word", kind))


# --- arguments by verb --------------------------------------------------------------------------


def _nothing(s: FantosState) -> Arguments:
    return {}


def _card(s: FantosState, card: Card, *_: Any) -> Arguments:
    return {"card": CardName(card)}


def _seat(s: FantosState, seat: int, *_: Any) -> Arguments:
    return {"seat": SeatName(seat)}


def _amount(s: FantosState, amount: int) -> Arguments:
    return {"amount": amount}


def legacy_message(s: FantosState, card: Card) -> Message:
    """A Legacy with its Citadel, its Shards and its state; another card by its name."""
    legacy = s.legacy(card)
    if legacy is None:
        return Message("label-card", card=CardName(card))
    return Message(
        "label-legacy",
        card=CardName(card),
        seat=SeatName(legacy.seat),
        amount=legacy.shards,
        state=Message(key_of("word", legacy.state)),
    )


def _legacy(s: FantosState, card: Card, *_: Any) -> Arguments:
    return {"legacy": legacy_message(s, card)}


def _boost(s: FantosState, number: int, card: Card) -> Arguments:
    return _legacy(s, card)


def _bare(s: FantosState, number: int) -> Arguments:
    return {"seat": SeatName(s.actions[number].sides[1].seat)}


def _play(s: FantosState, card: Card) -> Arguments:
    return {"card": CardName(card), "cost": s.pack.labor_cost[card]}


def _side(s: FantosState, number: int, name: int) -> Message:
    """A side of an action: the Legacy in a Duel, the Citadel otherwise."""
    action = s.actions[number]
    if action.kind == DUEL:
        card = action.sides[name].parts[0].card
        if card is not None:
            return Message("label-card", card=CardName(card))
        name = action.sides[name].seat
    return Message("label-seat", seat=SeatName(name))


def _score(s: FantosState, number: int, name: int) -> Arguments:
    return {"action": action_word(s.actions[number].kind), "who": _side(s, number, name)}


def _die(s: FantosState, side: int, place: int) -> Arguments:
    action = s.actions[s.windows[-1].action]
    part = action.sides[side].parts[place]
    seat = SeatName(action.sides[side].seat)
    who = (
        Message("label-seat", seat=seat)
        if part.card is None
        else Message("label-card", card=CardName(part.card))
    )
    return {"die": part.die, "who": who}


def _hire(s: FantosState, card: Card) -> Arguments:
    cost, own = s.pack.hiring_cost[card], price(s, s.citadels[s.active], card, s.hire_aid)
    return {"card": CardName(card), "cost": cost, "price": own, "aid": cost - own}


def _revive(s: FantosState, card: Card) -> Arguments:
    return {"card": CardName(card), "amount": price(s, s.citadels[s.active], card)}


def _target(s: FantosState, seat: int) -> Arguments:
    return {"seat": SeatName(seat), "reserve": s.citadels[seat].reserve}


def _reserve(s: FantosState, seat: int, amount: int) -> Arguments:
    return {**_target(s, seat), "amount": amount}


def _name(s: FantosState, seat: int) -> Arguments:
    return {**_target(s, seat), "total": final_score(s.citadels[seat])}


def _accept(s: FantosState) -> Arguments:
    """The gains and costs of whoever accepts; nothing, if another seat looks."""
    offer = s.offer
    if offer is None:
        return {"gets": (), "gives": ()}
    gets: list[Value] = [_shards(offer.give)] if offer.give else []
    gets += [CardName(card) for card in offer.cards]
    gives: list[Value] = [_shards(offer.want)] if offer.want else []
    if offer.want_cards:
        gives.append(Message("goods-choice", amount=offer.want_cards))
    gives += [DesignName(title) for title in offer.want_titles]
    for promise in offer.promises:
        said = promise_message(promise.kind, promise.word, promise.number)
        (gets if promise.seat == offer.seat else gives).append(Message("goods-promise", promise=said))
    return {"gets": tuple(gets), "gives": tuple(gives)}


def _shards(amount: int) -> Message:
    return Message("goods-shards", amount=amount)


ARGUMENTS: dict[str, Callable[..., Arguments]] = {
    "play": _play,
    "use": _card,
    "pay": _legacy,
    "choose": _legacy,
    "name": _name,
    "raise": _score,
    "lower": _score,
    "boost": _boost,
    "boost-bare": _bare,
    "die": _die,
    "keep": _nothing,
    "charge": _card,
    "reroll": _card,
    "amount": _amount,
    "give": lambda s, card, amount: {**_legacy(s, card), "amount": amount},
    "recover": _card,
    "discard": _card,
    "next": _card,
    "declare": lambda s, kind: {"action": action_word(kind)},
    "task": _legacy,
    "attack": _target,
    "charge-reserve": _reserve,
    "nominate": _legacy,
    "free": _card,
    "buy": _amount,
    "remove": _card,
    "vote": lambda s, word: {"word": word},
    "fail": _nothing,
    "pass-trial": _nothing,
    "challenge": _legacy,
    "hire": _hire,
    "hire-blind": lambda s, place: {"number": place + 1},
    "reveal": _nothing,
    "refuse": _card,
    "revive": _revive,
    "let-go": _card,
    "offer": _nothing,
    "to": _seat,
    "drop": _nothing,
    "send": _nothing,
    "add": lambda s, part: {"part": part},
    "more": _amount,
    "give-card": _card,
    "title": lambda s, key: {"card": DesignName(key)},
    "promise": lambda s, kind, word, number: {"promise": promise_message(kind, word, number)},
    "decline": _nothing,
    "accept": _accept,
    "counter": _nothing,
}
"""The subject of each verb."""
