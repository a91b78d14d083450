"""Effects on cards: draw, exchange, recover, look at a hand, attach, turn the Pool face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.games.fantos import events
from fatebox.games.fantos.state.piles import discard_labor, draw_labor
from fatebox.games.fantos.state.terms import WAR
from fatebox.kernel import EVERYONE, Decision, Positive, Prompt, Rules, arrange, pick

from .aims import AtLegacy
from .base import CARD, Aim, Changes, Effect, Forecast, Use, choose_seat, owners, to_owners

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Item

EXCHANGE = Prompt("recycle.cards", "FAN-RES.8")
RECOVER = Prompt("recover.card", "FAN-LAB.16")
WHOSE_HAND = Prompt("spy.citadel", "FAN-HID.6", secret=True)
SPY = Prompt("spy.discard", "FAN-HID.6")
BLIND = Prompt("pool.arrange", "FAN-CARD.3")


class Draw(Effect, frozen=True, tag="draw"):
    """DRAW Labor."""

    amount: Positive

    for_owner = True

    def apply(self, s: FantosState, item: Item) -> None:
        draw_labor(s, s.citadels[item.seat], self.amount, "FAN-LAB.15")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: CARD * self.amount}


class Recycle(Effect, frozen=True, tag="recycle"):
    """RECYCLE: discard up to n cards of the hand and draw as many."""

    amount: Positive

    asks = for_owner = True

    def apply(self, s: FantosState, item: Item) -> Rules[None]:
        citadel = s.citadels[item.seat]
        chosen = yield from pick(item.seat, EXCHANGE, citadel.hand[:], most=self.amount, verb="discard")
        citadel.hand = [card for card in citadel.hand if card not in chosen]
        discard_labor(s, chosen, "FAN-HID.7")
        draw_labor(s, citadel, len(chosen), "FAN-LAB.15")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: self.amount / 10}


class Recover(Effect, frozen=True, tag="recover"):
    """RECOVER cards of choice from the Labor discard pile."""

    amount: Positive

    asks = for_owner = True

    def possible(self, s: FantosState, cause: Use) -> bool:
        return bool(s.labor_discard)

    def apply(self, s: FantosState, item: Item) -> Rules[None]:
        for _ in range(min(self.amount, len(s.labor_discard))):
            # copies of one title are alike: the pile offers each title once
            offered = {s.pack.box.cards[card].name: card for card in reversed(s.labor_discard)}
            answer = yield Decision(item.seat, RECOVER, [("recover", card) for card in offered.values()])
            card = answer[1]
            s.labor_discard.remove(card)
            s.citadels[item.seat].hand.append(card)
            s.seen[card] = EVERYONE  # all have seen it go there
            s.emit(events.Recovered, item.seat, card, clause="FAN-LAB.16")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 1.5 * CARD * self.amount}


class Spy(Effect, frozen=True, tag="spy"):
    """SPY: look at a hand and discard cards from it."""

    amount: Positive

    asks = aims = for_owner = names_a_citadel = True

    def targets(self, s: FantosState, cause: Use) -> list[int]:
        return [other for other in s.others(cause.seat) if s.citadels[other].hand]

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return (), ((yield from choose_seat(cause.seat, WHOSE_HAND, self.targets(s, cause))),)

    def apply(self, s: FantosState, item: Item) -> Rules[None]:
        victim = s.citadels[item.numbers[0]]
        if not victim.alive:
            return
        for card in victim.hand:
            s.show(card, item.seat)
        s.emit(events.LookedAtHand, item.seat, victim.seat, clause="FAN-HID.6")
        s.emit(events.SawHand, victim.seat, tuple(victim.hand), looker=item.seat, clause="FAN-HID.6")
        for _ in range(min(self.amount, len(victim.hand))):
            answer = yield Decision(item.seat, SPY, [("discard", card) for card in victim.hand])
            victim.hand.remove(answer[1])
            discard_labor(s, [answer[1]], "FAN-HID.6")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 0.2, **dict.fromkeys(cause.numbers, -CARD * self.amount)}


class Attach(AtLegacy, frozen=True, tag="attach"):
    """ATTACH: the card stays on a Legacy and works for its Citadel (FAN-LAB.13)."""

    def apply(self, s: FantosState, item: Item) -> None:
        legacy = s.hired(item.cards[0]) if item.cards else None
        if legacy is None:
            return  # FAN-LAB.14
        legacy.attached.append(item.card.pop())
        for action in s.actions:
            if action.open and action.kind == WAR:
                action.attached += (item.source,)
        s.emit(events.Attached, item.source, legacy.card, clause="FAN-LAB.13")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return to_owners(s, cause.cards, 2.5)

    def favors(self, s: FantosState, item: Item) -> list[int]:
        return owners(s, item.cards)


class BlindPool(Effect, frozen=True, tag="blind-pool"):
    """BLINDPOOL: the Pool is laid out face down in an order of choice (FAN-CARD.3, FAN-HID.4)."""

    asks = for_owner = True

    def apply(self, s: FantosState, item: Item) -> Rules[None]:
        cards = s.pool + s.pool_down
        for card in cards:  # also those that another Citadel has laid face down before
            s.show(card, item.seat)
        ordered = yield from arrange(item.seat, BLIND, cards)
        s.pool, s.pool_down = [], ordered
        for card in ordered:
            s.seen.pop(card, None)
            s.show(card, item.seat)
        s.emit(events.PoolTurnedDown, item.seat, len(ordered), clause="FAN-CARD.3")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        # others hire blind for a while; who knows where the cards lie may choose
        return {seat: 0.3 if seat == cause.seat else -0.3 for seat in s.order(cause.seat)}
