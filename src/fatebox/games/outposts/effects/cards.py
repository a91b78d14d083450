"""Effects on decks, hands and discard piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fatebox.games.outposts import events
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.creatures import enter_reserve
from fatebox.games.outposts.state.drawing import draw
from fatebox.games.outposts.state.leaving import unless_gone
from fatebox.games.outposts.state.pieces import Player
from fatebox.kernel import DONE, Card, Decision, Natural, Option, Pile, Positive, Prompt, Rules, arrange, pick

from .amounts import Amount, amount_of, expected
from .base import BEST_CARD, CARD, LEAST_CARD, Effect
from .select import Players, players

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState

Kind = Literal["creature", "spell", "upgrade"]

DROP = Prompt("discard_forced", "OUT-EFF.15", follow_up=True)
STRIP = Prompt("hand_pick", "OUT-INFO.6", follow_up=True)
SCRY = Prompt("scry", "OUT-INFO.6")
SCRY_TOP = Prompt("scry", "OUT-INFO.6", variant="top")
SCRY_BOTTOM = Prompt("scry", "OUT-INFO.6", variant="bottom")
SEARCH = Prompt("search_pick", "OUT-INFO.6", follow_up=True)


def by_cost(s: OutpostsState, cards: Pile) -> list[Card]:
    """Cheapest first, ties by name: an order that does not depend on where the cards lie."""
    pack = s.pack
    return sorted(cards, key=lambda card: (pack.cost[card], pack.name(card), card))


def one_of_each(s: OutpostsState, cards: Pile) -> list[Card]:
    """One copy of each design, in order of cost and name."""
    designs = {s.pack.name(card): card for card in reversed(by_cost(s, cards))}
    return list(reversed(designs.values()))


class Draw(Effect, frozen=True, tag="draw"):
    """Players draw cards (OUT-DRAW.6)."""

    cards: Amount
    who: Players = "you"

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """The amount depends on the controller of the effect."""
        amount = amount_of(self.cards, s.players[cause.seat])
        for player in (yield from players(s, cause, self.who)):
            yield from draw(s, player, amount)

    def value(self) -> float:
        drawn = CARD * expected(self.cards)
        return drawn if self.who == "you" else -drawn / 2


class Discard(Effect, frozen=True, tag="discard"):
    """Players discard cards: of their choice, at random, or of the controller's choice."""

    cards: Positive
    who: Players
    by: Literal["owner", "random", "you"]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """More cards than a player holds means all (OUT-EFF.15)."""
        for player in (yield from players(s, cause, self.who)):
            number = min(self.cards, len(player.hand))
            if self.by == "random":
                chosen = s.rng.draw("discard", player.hand[:], number)  # OUT-GEN.9
            elif self.by == "owner":
                items = by_cost(s, player.hand)
                choice = pick(player.seat, DROP, items, least=number, most=number, verb="drop")
                chosen = (yield from unless_gone(player.seat, choice)) or []
            else:
                for card in player.hand:
                    s.show(card, cause.seat)
                s.emit(
                    events.SawHand, player.seat, tuple(player.hand), clause="OUT-INFO.6", looker=cause.seat
                )
                items = by_cost(s, player.hand)[::-1]
                chosen = yield from pick(cause.seat, STRIP, items, least=number, most=number, verb="drop")
            discard(s, player, chosen)

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        target = cause.opponent if self.who == "opponent" and cause.opponent is not None else None
        return target is None or bool(s.players[target].hand)

    def value(self) -> float:
        if self.who == "you":
            return -LEAST_CARD * self.cards
        return {"owner": LEAST_CARD, "random": CARD, "you": BEST_CARD}[self.by] * self.cards


def discard(s: OutpostsState, player: Player, cards: list[Card]) -> None:
    """Cards go from a hand to the discard pile, for all to see."""
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)
        s.emit(events.Discarded, player.seat, card, clause="OUT-EFF.15")


class Scry(Effect, frozen=True, tag="scry"):
    """Look at the top cards of your deck; put each on the top or the bottom, in any order."""

    cards: Positive

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """Fewer if fewer are left; there is no draw damage."""
        player = s.players[cause.seat]
        looked = player.deck[: self.cards]
        s.lose_sight(looked)
        for card in looked:
            s.show(card, cause.seat)
        s.emit(events.Looked, cause.seat, len(looked), clause="OUT-INFO.6")
        bottom = yield from pick(cause.seat, SCRY, looked, verb="bottom")
        top = [card for card in looked if card not in bottom]
        top = yield from arrange(cause.seat, SCRY_TOP, top)
        bottom = yield from arrange(cause.seat, SCRY_BOTTOM, bottom)
        player.deck = top + player.deck[len(looked) :] + bottom

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].deck)

    def value(self) -> float:
        return 0.25 * self.cards


class Search(Effect, frozen=True, tag="search"):
    """Take up to one card of a kind from your deck, show it, put it into your hand, shuffle."""

    kind: Kind

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """Copies of one design are offered once."""
        player = s.players[cause.seat]
        fitting = one_of_each(s, [card for card in player.deck if s.pack.type[card] == self.kind])
        card = yield from take_one(cause.seat, fitting)
        if card is not None:
            player.deck.remove(card)
            s.reveal_to_hand(player, card)
            s.emit(events.Searched, cause.seat, card, clause="OUT-INFO.6")
        s.shuffle_deck(player, [])

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return any(s.pack.type[card] == self.kind for card in s.players[cause.seat].deck)

    def value(self) -> float:
        return BEST_CARD


def take_one(seat: int, cards: list[Card]) -> Rules[Card | None]:
    """Up to one of the cards."""
    options: list[Option] = [DONE, *(("take", card) for card in cards)]
    option = yield Decision(seat, SEARCH, options)
    return None if option == DONE else option[1]


class Recover(Effect, frozen=True, tag="recover"):
    """Cards of a kind from your discard pile to your hand."""

    cards: Positive
    kind: Kind
    max_cost: Natural | None = None

    def fitting(self, s: OutpostsState, cause: Cause) -> list[Card]:
        """The cards that may be taken."""
        pack = s.pack
        return [
            card
            for card in s.players[cause.seat].discard
            if pack.type[card] == self.kind and (self.max_cost is None or pack.cost[card] <= self.max_cost)
        ]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """They are shown (OUT-INFO.6)."""
        player = s.players[cause.seat]
        items = by_cost(s, self.fitting(s, cause))
        for card in (yield from pick(cause.seat, SEARCH, items, most=self.cards)):
            player.discard.remove(card)
            s.reveal_to_hand(player, card)
            s.emit(events.Recovered, cause.seat, card, clause="OUT-INFO.6")

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(self.fitting(s, cause))

    def value(self) -> float:
        return BEST_CARD * self.cards


class Revive(Effect, frozen=True, tag="revive"):
    """Up to one creature card from your discard pile into your reserve zone (OUT-EFF.4)."""

    max_cost: Natural

    def fitting(self, s: OutpostsState, cause: Cause) -> list[Card]:
        """The creatures that may come back."""
        pack = s.pack
        return [
            card
            for card in s.players[cause.seat].discard
            if pack.type[card] == "creature" and pack.cost[card] <= self.max_cost
        ]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """It counts as played this turn for Slow; `ARRIVE` does not trigger."""
        player = s.players[cause.seat]
        card = yield from take_one(cause.seat, one_of_each(s, self.fitting(s, cause)))
        if card is not None:
            player.discard.remove(card)
            enter_reserve(s, player, card)
            s.emit(events.Revived, cause.seat, card, clause="OUT-EFF.4")

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(self.fitting(s, cause))

    def value(self) -> float:
        return 0.8 + 0.8 * self.max_cost


class Recycle(Effect, frozen=True, tag="recycle"):
    """Shuffle cards of your choice from your discard pile into your deck."""

    cards: Positive

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """Up to `cards` of them."""
        player = s.players[cause.seat]
        chosen = yield from pick(cause.seat, SEARCH, by_cost(s, player.discard), most=self.cards)
        for card in chosen:
            player.discard.remove(card)
            s.emit(events.Recycled, cause.seat, card, clause="OUT-INFO.6")
        s.shuffle_deck(player, chosen)

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].discard)

    def value(self) -> float:
        return 0.1 * self.cards


class Return(Effect, frozen=True, tag="return"):
    """This card goes from the discard pile to its owner's hand."""

    def apply(self, s: OutpostsState, cause: Cause) -> None:
        player = s.players[cause.seat]
        if cause.card in player.discard:
            player.discard.remove(cause.card)
            s.reveal_to_hand(player, cause.card)
            s.emit(events.Returned, cause.seat, cause.card, clause="OUT-EFF.1")

    def value(self) -> float:
        return BEST_CARD
