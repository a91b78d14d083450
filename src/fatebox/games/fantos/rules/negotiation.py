"""Negotiation: Offers, answers, trades (FAN-NEG).

An Offer is put together in small steps, always in the same order: Shards and cards to give, Shards and
cards wanted, promises. The first option at each step is to let it be.
"""

from __future__ import annotations

from functools import partial
from itertools import compress

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.turns import removable
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.moves import move
from fatebox.games.fantos.state.pieces import Action, Citadel, Offer, Parley, Promise
from fatebox.games.fantos.state.piles import forget_hand
from fatebox.games.fantos.state.terms import DECL, MOST_SEATS, TR1, TRIBUTE, WAR
from fatebox.kernel import PASS, Card, Decision, LongDecision, Option, Prompt, Rules, for_each_seat, pick

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

PARTS = ("give", "give-card", "want", "want-cards", "want-title", "promise", "ask")
ADDITIONS: tuple[Option, ...] = tuple(("add", part) for part in PARTS)
AMOUNTS: list[Option] = [("amount", n) for n in range(10)]
REPEATED = ("give-card", "want-title", "promise", "ask")
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


def _ask(s: FantosState, talk: Parley, seat: int) -> Rules[str]:
    answer = yield MAY_OFFER[seat]
    if answer != PASS:
        talk.writer = seat
        answer = yield Decision(seat, TO, [("to", other) for other in s.others(seat)])
        offer = yield from compose(s, seat, answer[1], counter=False)
        talk.writer = -1
        if offer is not None:
            talk.sent = True
            return _send(s, offer)
    talk.position += 1
    return "parley"


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
    """An Offer, part by part; None if it is dropped."""
    offer = Offer(seat=seat, to=to, counter=counter)
    reached = 0
    while True:
        find = partial(_next_parts, s, offer, reached)
        answer = yield (
            LongDecision(seat, COMPOSE, find=find, about=offer)
            if reached
            else Decision(seat, COMPOSE, find(), about=offer)
        )
        if answer[0] == "drop":
            return None
        if answer[0] == "send":
            return offer
        part = answer[1]
        reached = PARTS.index(part) + (0 if part in REPEATED else 1)
        yield from _add(s, offer, part)


def _next_parts(s: FantosState, offer: Offer, reached: int) -> list[Option]:
    """Drop the Offer, send it once there is something in it, or add another part, in the order of PARTS."""
    giver, taker = s.citadels[offer.seat], s.citadels[offer.to]
    cards = _hand_size(s, taker)
    promised = [promise.seat for promise in offer.promises]
    possible = (
        giver.reserve > 1,  # FAN-NEG.5
        len(offer.cards) < len(giver.hand),
        taker.reserve > 1,
        cards > 0,
        offer.want_cards + len(offer.want_titles) < cards,
        promised.count(offer.seat) < MOST_PROMISES,
        promised.count(offer.to) < MOST_PROMISES,
    )
    options: list[Option] = [("drop",), ("send",)] if reached else [("drop",)]
    options += compress(ADDITIONS[reached:], possible[reached:])
    return options


def _hand_size(s: FantosState, citadel: Citadel) -> int:
    """The cards of a hand; those in its Offer come back before a counter-Offer is answered."""
    offered = len(s.offer.cards) if s.offer is not None and s.offer.seat == citadel.seat else 0
    return len(citadel.hand) + offered


def _add(s: FantosState, offer: Offer, part: str) -> Rules[None]:
    seat = offer.seat
    giver, taker = s.citadels[offer.seat], s.citadels[offer.to]
    if part == "give":
        offer.give = yield from _amount(seat, giver.reserve - 1)
    elif part == "want":
        offer.want = yield from _amount(seat, taker.reserve - 1)
    elif part == "give-card":
        left = [card for card in giver.hand if card not in offer.cards]
        answer = yield Decision(seat, GIVE_CARD, [("give-card", card) for card in left])
        offer.cards.append(answer[1])
    elif part == "want-cards":
        answer = yield Decision(seat, CARDS, [("amount", n) for n in range(1, _hand_size(s, taker) + 1)])
        offer.want_cards = answer[1]
    elif part == "want-title":
        offer.want_titles += ((yield from _title(s, seat)),)
    else:
        by, other = (offer.seat, offer.to) if part == "promise" else (offer.to, offer.seat)
        answer = yield Decision(seat, PROMISE, _open_promises(s, offer, by), about=other)
        _, kind, word, number = answer
        if kind == "play_for_you":
            word = yield from _title(s, seat)
        offer.promises.append(Promise(seat=by, to=other, kind=kind, word=word, number=number, turn=s.turn))


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
    answer = yield Decision(seat, TITLE, s.pack.titles[:])
    title: str = answer[1]
    return title


def _open_promises(s: FantosState, offer: Offer, by: int) -> list[Option]:
    """The promises that a Citadel could still add to this Offer."""
    possible = possible_promises(s, by)
    given = [("promise", p.kind, p.word, p.number) for p in offer.promises if p.seat == by]
    if not given:
        return possible
    single = {option[1] for option in given}.intersection(SINGLE)
    return [option for option in possible if option not in given and option[1] not in single]


def possible_promises(s: FantosState, by: int) -> list[Option]:
    """The promises that mean something in this negotiation window (FAN-NEG.7)."""
    found = _promises_of_window(s, by)
    for target in s.others(by):
        found += PROMISES_OF_WAR[target]
    if s.zodraz < 0:
        found += PROMISES_OF_HARVEST
    found += PROMISES_AT_ANY_TIME
    return found


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
