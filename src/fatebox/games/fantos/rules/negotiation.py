"""Negotiation: Offers, answers, trades (FAN-NEG).

An Offer is put together in small steps, always in the same order: Shards and cards to give, Shards and
cards wanted, promises. The first option at each step is to let it be.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain, compress

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.turns import removable
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.moves import move
from fatebox.games.fantos.state.pieces import Action, Citadel, Offer, Parley, Promise
from fatebox.games.fantos.state.piles import forget_hand
from fatebox.games.fantos.state.terms import DECL, MOST_SEATS, TR1, TRIBUTE, WAR
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules, for_each_seat, pick

OFFER = Prompt("deal.offer", "FAN-NEG.10")
MAY_OFFER = for_each_seat(MOST_SEATS, OFFER, (PASS, ("offer",)))
TO = Prompt("deal.to", "FAN-NEG.2")
COMPOSE = Prompt("deal.compose", "FAN-NEG.2")
AMOUNT = Prompt("deal.amount", "FAN-NEG.3")
GIVE_CARD = Prompt("deal.give", "FAN-NEG.6")
CARDS = Prompt("deal.cards", "FAN-NEG.6")
TITLE = Prompt("deal.title", "FAN-NEG.6")
PROMISE = Prompt("deal.promise", "FAN-NEG.7")
# Always asked: otherwise all would know that a wanted title is not in the hand (FAN-HID.1).
ANSWER = Prompt("deal.answer", "FAN-NEG.10", always=True)
PAY_CARDS = Prompt("deal.pay", "FAN-NEG.6", follow_up=True)

DROP: Option = ("drop",)
SEND: Option = ("send",)
PARTS = ("give", "give-card", "want", "want-cards", "want-title", "promise", "ask")
ADDITIONS: tuple[Option, ...] = tuple(("add", part) for part in PARTS)
AMOUNTS: list[Option] = [("amount", n) for n in range(10)]
MOST_PROMISES = 4
"""By one party in one Offer."""
SINGLE = ("vote", "defend_with", "harvest_at_most")
"""Promises of which one Offer can hold only one."""
REMOVAL, REWARD = "removal", "reward"
"""Negotiation windows that go with no window for items (FAN-NEG.9)."""


def _promise(kind: str, word: str = "", number: int = 0) -> Option:
    return ("promise", kind, word, number)


PROMISES_OF_WAR = [
    (_promise("no_war", number=target), _promise("war_on", number=target)) for target in range(MOST_SEATS)
]
"""By target."""
PROMISES_OF_HARVEST = [_promise("harvest_at_most", number=n) for n in (0, 3, 6, 9, 12, 15)]
PROMISES_AT_ANY_TIME = [_promise("play_for_you"), _promise("free_text")]


def parley(s: FantosState) -> Rules[str] | str:
    """Each living Citadel may send one Offer, in at most two passes round the table (FAN-NEG.10)."""
    talk = s.parley
    assert talk is not None
    order = s.order(s.active)
    if talk.position >= len(order):
        if talk.round == 1 or not talk.sent:
            s.parley = None
            return talk.then
        talk.round, talk.position, talk.sent = 1, 0, False
    return _ask(s, talk, order[talk.position])


def goes_round(s: FantosState, talk: Parley) -> bool:
    """Whether another Citadel is asked next if the one that is asked now sends no Offer (FAN-NEG.10)."""
    return talk.position + 1 < len(s.order(s.active)) or (talk.round == 0 and talk.sent)


def _ask(s: FantosState, talk: Parley, seat: int) -> Rules[str]:
    answer = yield MAY_OFFER[seat]
    if answer != PASS:
        talk.writer = seat
        answer = yield _to_whom(seat, tuple(s.others(seat)))
        offer = yield from compose(s, seat, answer[1], counter=False)
        talk.writer = -1
        if offer is not None:
            talk.sent = True
            return _send(s, offer)
    talk.position += 1
    return "parley"


@cache
def _to_whom(seat: int, others: tuple[int, ...]) -> Decision:
    """The same in every match, like MAY_OFFER."""
    return Decision(seat, TO, [("to", other) for other in others])


def _send(s: FantosState, offer: Offer) -> str:
    """The Offer is on the table; the receiver sees the cards, others only how many (FAN-NEG.6)."""
    hand = s.citadels[offer.seat].hand
    if offer.cards:
        forget_hand(s, hand, offer.seat, offer.to)
    for card in offer.cards:
        hand.remove(card)
        s.show(card, offer.to)
    s.offer = offer
    if s.listener is not None:
        s.emit(events.Offer, offer.seat, offer.to, offer.give, len(offer.cards), offer.want, offer.want_cards,
            offer.want_titles, tuple((p.seat, p.kind, p.word, p.number) for p in offer.promises),
            clause="FAN-NEG.12",
        )  # fmt: skip
        parties = (offer.seat, offer.to)
        s.emit(events.OfferedCards, tuple(offer.cards), parties=parties, clause="FAN-NEG.6")
    return "offer"


# --- putting an Offer together -----------------------------------------------------------------


def compose(s: FantosState, seat: int, to: int, *, counter: bool) -> Rules[Offer | None]:
    """An Offer, part by part in the order of PARTS; None if it is dropped."""
    offer = Offer(seat=seat, to=to, counter=counter)
    room = _room(s, offer)
    options: list[Option] = [DROP, *compress(ADDITIONS, room)]
    while True:
        answer = yield Decision(seat, COMPOSE, options, None, offer)
        if answer == DROP:
            return None
        if answer == SEND:
            return offer
        part = answer[1]
        yield from ADD[part](s, offer)
        reached = PARTS.index(part)
        room[reached] -= 1
        if part == "want-cards":
            room[reached + 1] -= offer.want_cards  # the rest of the hand
        options = [DROP, SEND, *compress(ADDITIONS[reached:], room[reached:])]


def _room(s: FantosState, offer: Offer) -> list[int]:
    """By part: how many times it can be added to an Offer that is still empty."""
    giver, taker = s.citadels[offer.seat], s.citadels[offer.to]
    cards = _hand_size(s, taker)
    return [
        giver.reserve > 1,  # FAN-NEG.5
        len(giver.hand),
        taker.reserve > 1,
        cards > 0,
        cards,
        MOST_PROMISES,
        MOST_PROMISES,
    ]


def _hand_size(s: FantosState, citadel: Citadel) -> int:
    """The cards of a hand; those in its Offer come back before a counter-Offer is answered."""
    offered = len(s.offer.cards) if s.offer is not None and s.offer.seat == citadel.seat else 0
    return len(citadel.hand) + offered


def _give(s: FantosState, offer: Offer) -> Rules[None]:
    offer.give = yield from _amount(offer.seat, s.citadels[offer.seat].reserve - 1)


def _give_card(s: FantosState, offer: Offer) -> Rules[None]:
    left = [card for card in s.citadels[offer.seat].hand if card not in offer.cards]
    answer = yield Decision(offer.seat, GIVE_CARD, [("give-card", card) for card in left])
    offer.cards.append(answer[1])


def _want(s: FantosState, offer: Offer) -> Rules[None]:
    offer.want = yield from _amount(offer.seat, s.citadels[offer.to].reserve - 1)


def _want_cards(s: FantosState, offer: Offer) -> Rules[None]:
    most = _hand_size(s, s.citadels[offer.to])
    answer = yield Decision(offer.seat, CARDS, [("amount", n) for n in range(1, most + 1)])
    offer.want_cards = answer[1]


def _want_title(s: FantosState, offer: Offer) -> Rules[None]:
    offer.want_titles += ((yield from _title(s, offer.seat)),)


def _promise_by(s: FantosState, offer: Offer, by: int, to: int) -> Rules[None]:
    answer = yield Decision(offer.seat, PROMISE, _open_promises(s, offer, by), None, to)
    _, kind, word, number = answer
    if kind == "play_for_you":
        word = yield from _title(s, offer.seat)
    offer.promises.append(Promise(seat=by, to=to, kind=kind, word=word, number=number, turn=s.turn))


ADD: dict[str, Callable[[FantosState, Offer], Rules[None]]] = {
    "give": _give,
    "give-card": _give_card,
    "want": _want,
    "want-cards": _want_cards,
    "want-title": _want_title,
    "promise": lambda s, offer: _promise_by(s, offer, offer.seat, offer.to),
    "ask": lambda s, offer: _promise_by(s, offer, offer.to, offer.seat),
}
"""By part: the questions that add it to an Offer."""


def _amount(seat: int, most: int) -> Rules[int]:
    """Any number from 1 up to a limit, in tens and ones, so that the options stay few."""
    total = 0
    while True:
        ones = AMOUNTS[0 if total else 1 : most - total + 1]
        if most - total >= 10:
            ones.append(("more", 10))
        answer = yield Decision(seat, AMOUNT, ones)
        number: int = answer[1]
        total += number
        if answer[0] == "amount":
            return total


def _title(s: FantosState, seat: int) -> Rules[str]:
    answer = yield Decision(seat, TITLE, s.pack.titles)
    title: str = answer[1]
    return title


def _open_promises(s: FantosState, offer: Offer, by: int) -> list[Option]:
    """The promises that a Citadel could still add to this Offer (FAN-NEG.7)."""
    promises = [*_promises_of_window(s, by), *_promises_of_later(tuple(s.others(by)), s.zodraz < 0)]
    for given in offer.promises:
        if given.seat == by:
            if given.kind in SINGLE:
                promises = [promise for promise in promises if promise[1] != given.kind]
            elif given.kind != "play_for_you":  # of which there is one for each title
                promises.remove(_promise(given.kind, given.word, given.number))
    return promises


@cache
def _promises_of_later(others: tuple[int, ...], harvests: bool) -> list[Option]:
    """The promises about what is yet to come, by a Citadel with these opponents."""
    about_war = chain.from_iterable(PROMISES_OF_WAR[target] for target in others)
    return [*about_war, *(PROMISES_OF_HARVEST if harvests else ()), *PROMISES_AT_ANY_TIME]


def _promises_of_window(s: FantosState, by: int) -> list[Option]:
    """The promises about the very thing that the window is for."""
    talk = s.parley
    assert talk is not None
    action = s.actions[-1] if s.actions else None
    if talk.kind == TR1:
        return [_promise("vote", "yea"), _promise("vote", "nay")]
    if talk.kind == DECL and action is not None:
        return _promises_of_action(s, action, by)
    if talk.kind == REWARD and action is not None and by == action.winner:
        return [_promise("spare_in_reward")]
    if talk.kind == REMOVAL and by == remover(s):
        keys = [s.pack.box.keys[card] for card in removable(s)]
        return [_promise(kind, key) for key in keys for kind in ("remove_trial", "keep_trial")]
    return []


def _promises_of_action(s: FantosState, action: Action, by: int) -> list[Option]:
    """The promises about an action that was just declared."""
    found: list[Option] = []
    if by != action.seat:
        found.append(_promise("no_cancel"))
        if action.kind == TRIBUTE:
            found += [_promise("no_challenge"), _promise("challenge")]
    if action.kind == TRIBUTE:
        found.append(_promise("spare_in_reward"))  # whoever will have won it
    elif action.kind == WAR and by == action.sides[1].seat:
        defenders = len(s.citadels[by].free_for(WAR))
        found += [_promise("defend_with", number=n) for n in range(1, defenders + 1)]
    return found


def remover(s: FantosState) -> int:
    """The Citadel that chooses the Trial that makes space (FAN-TRI.7, FAN-RT.2)."""
    reign = s.reign()
    return s.active if reign is None else reign


# --- answering ---------------------------------------------------------------------------------


def answer_offer(s: FantosState) -> Rules[str]:
    """The receiver answers at once: decline, accept, or counter once (FAN-NEG.10)."""
    offer, talk = s.offer, s.parley
    assert offer is not None
    assert talk is not None
    options: list[Option] = [("decline",)]
    if acceptable(s, offer):
        options.append(("accept",))
    if not offer.counter:
        options.append(("counter",))
    answer = yield Decision(offer.to, ANSWER, options)
    if answer[0] == "accept":
        yield from _trade(s, offer)
    else:
        counter = None
        if answer[0] == "counter":
            talk.writer = offer.to
            counter = yield from compose(s, offer.to, offer.seat, counter=True)
            talk.writer = -1
        s.citadels[offer.seat].hand += offer.cards
        s.emit(events.OfferDeclined, offer.to, counter is not None, clause="FAN-NEG.10")
        if counter is not None:
            return _send(s, counter)
    s.offer = None
    talk.position += 1
    return "parley"


def acceptable(s: FantosState, offer: Offer) -> bool:
    """Whether the receiver has what is wanted and nobody is left without a Shard (FAN-NEG.5, .6)."""
    giver, taker = s.citadels[offer.seat], s.citadels[offer.to]
    if giver.reserve - offer.give + offer.want < 1 or taker.reserve - offer.want + offer.give < 1:
        return False
    titles = _wanted(s, offer)
    return titles is not None and len(taker.hand) - len(titles) >= offer.want_cards


def _wanted(s: FantosState, offer: Offer) -> list[Card] | None:
    """The cards of the wanted titles in the receiver's hand; None if one is lacking."""
    left = s.citadels[offer.to].hand[:]
    found = []
    for title in offer.want_titles:
        card = next((card for card in left if s.pack.title[card] == title), None)
        if card is None:
            return None
        left.remove(card)
        found.append(card)
    return found


def _trade(s: FantosState, offer: Offer) -> Rules[None]:
    """Everything changes hands at once (FAN-NEG.3); promises go on the public list (FAN-NEG.8)."""
    giver, taker = s.citadels[offer.seat], s.citadels[offer.to]
    back = _wanted(s, offer)
    assert back is not None
    left = [card for card in taker.hand if card not in back]
    n = offer.want_cards
    back += yield from pick(offer.to, PAY_CARDS, left, least=n, most=n, verb="give-card")
    if back:
        forget_hand(s, taker.hand, taker.seat, giver.seat)
    taker.hand = [card for card in taker.hand if card not in back]
    for card in back:
        s.show(card, taker.seat)  # FAN-HID.7: traded Labor is seen by the two parties
    for card in offer.cards:
        s.show(card, giver.seat)
    giver.hand += back
    taker.hand += offer.cards
    if s.listener is not None:
        s.emit(
            events.OfferAccepted, giver.seat, taker.seat, offer.give, len(offer.cards), offer.want, len(back),
            clause="FAN-NEG.3",
        )  # fmt: skip
        parties = (giver.seat, taker.seat)
        s.emit(events.TradedCards, tuple(offer.cards), tuple(back), parties=parties, clause="FAN-HID.7")
    if offer.give >= offer.want:
        move(s, giver, taker, offer.give - offer.want, "FAN-NEG.3")
    else:
        move(s, taker, giver, offer.want - offer.give, "FAN-NEG.3")
    for promise in offer.promises:
        s.promises.append(promise)
        s.emit(events.Promised, promise.seat, promise.to, promise.kind, promise.word, promise.number,
               clause="FAN-NEG.8")  # fmt: skip
