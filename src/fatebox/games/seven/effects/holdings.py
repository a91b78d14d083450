"""Effects on the characters, elixirs and buildings that heroes have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import field

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState, moves
from fatebox.games.seven.state.defaults import cheapest_card
from fatebox.games.seven.state.pieces import Player
from fatebox.kernel import DONE, PASS, Card, Decision, Option, Prompt, Rules
from fatebox.kernel.effects import Natural, Positive
from fatebox.kernel.messages import Message, Value

from . import trade
from .asking import pick_card, pick_cards
from .base import AtHero, Cause, Effect, HeroEffect, Which
from .payment import can_pay, pay
from .prices import discounts, money_within_reach, recruit_cost
from .unit_values import BUILDING, value_of_character, value_of_cost

UNTAP = Prompt("effect.untap", "SEV-SIN.6")
TURN = Prompt("effect.turn", "SEV-TERM.9")
TURN_OWN = Prompt("loss.turn", "SEV-CAT.7", default=cheapest_card)
CHARACTER = Prompt("loss.character", "SEV-CAT.7", default=cheapest_card)
ELIXIR = Prompt("loss.elixir", "SEV-CAT.7", default=cheapest_card)
LOSE_BUILDING = Prompt("loss.building", "SEV-UNN.5", default=cheapest_card)
STEAL_ELIXIR = Prompt("effect.steal_elixir", "SEV-SIN.1")
RECRUIT = Prompt("effect.recruit", "SEV-REC.1")
TOP3 = Prompt("effect.recruit_revealed", "SEV-MAN.4")
BUY = Prompt("effect.buy", "SEV-ELX.1")


REVEALED = 3
"""The cards that `top3` reveals."""


def _characters(player: Player, which: Which) -> list[Card]:
    if which == "any":
        return player.characters
    return [card for card in player.characters if (card in player.tired) == (which == "tapped")]


def _kind(which: Which) -> Message:
    """`upright characters`."""
    return Message("which-characters", which=which)


class Untap(Effect, frozen=True, tag="untap"):
    """`untap`: tapped characters of one's own become upright (SEV-SIN.6)."""

    characters: Positive

    def bites(self, s: SevenState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].tired)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        tired = s.players[cause.seat].tired
        cause.aim = yield from pick_cards(cause.seat, UNTAP, tired, self.characters)

    def aimed_at(self, cause: Cause) -> tuple[Card, ...]:
        return tuple(cause.aim)

    def apply(self, s: SevenState, cause: Cause) -> None:
        for card in cause.aim:
            moves.untap_character(s, card, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 1.0 if s.players[seat].tired else 0.0


class Turn(HeroEffect, frozen=True, tag="turn"):
    """`turn`: rotate characters without gifts (SEV-TERM.9); of a target, the acting hero chooses."""

    characters: Positive
    which: Which

    def bites(self, s: SevenState, cause: Cause) -> bool:
        named = [] if cause.target is None else _characters(s.players[cause.target], self.which)
        return self.who != "target" or bool(named)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        if self.who == "target" and cause.target is not None:
            cards = _characters(s.players[cause.target], self.which)
            cause.aim = yield from pick_cards(cause.seat, TURN, cards, self.characters)

    def aimed_at(self, cause: Cause) -> tuple[Card, ...]:
        return tuple(cause.aim or ())

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        if self.who == "target":
            chosen: Sequence[Card] = cause.aim
        else:
            cards = _characters(s.players[seat], self.which)
            chosen = yield from pick_cards(seat, TURN_OWN, cards, self.characters)
        for card in chosen:
            moves.turn_character(s, card, cause.clause)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return len(_characters(s.players[seat], self.which)) >= self.characters

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -1.5 * self.characters

    def arguments(self) -> dict[str, Value]:
        return super().arguments() | {"kind": _kind(self.which)}

    def message(self) -> Message:
        return self.said_as("aimed") if self.who == "target" else super().message()


class DiscardCharacter(HeroEffect, frozen=True, tag="discard_character"):
    """`discard_character`: the owner chooses which."""

    characters: Positive
    which: Which

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        cards = _characters(s.players[seat], self.which)
        for card in (yield from pick_cards(seat, CHARACTER, cards, self.characters)):
            moves.discard_character(s, card, cause.clause)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return len(_characters(s.players[seat], self.which)) >= self.characters

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -1.8 * self.characters

    def arguments(self) -> dict[str, Value]:
        return super().arguments() | {"kind": _kind(self.which)}


class DiscardElixir(HeroEffect, frozen=True, tag="discard_elixir"):
    """`discard_elixir`: the owner chooses which, and gets no gifts."""

    elixirs: Positive

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        for card in (yield from pick_cards(seat, ELIXIR, s.players[seat].elixirs, self.elixirs)):
            moves.discard_elixir(s, card, cause.clause)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return len(s.players[seat].elixirs) >= self.elixirs

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -1.1 * self.elixirs


class StealElixir(AtHero, frozen=True, tag="steal_elixir"):
    """`steal_elixir`: the acting hero chooses an elixir of another hero."""

    def bites(self, s: SevenState, cause: Cause) -> bool:
        return cause.target is not None and bool(s.players[cause.target].elixirs)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        assert cause.target is not None
        cause.aim = yield from pick_card(cause.seat, STEAL_ELIXIR, s.players[cause.target].elixirs)

    def aimed_at(self, cause: Cause) -> tuple[Card, ...]:
        return () if cause.aim is None else (cause.aim,)

    def apply(self, s: SevenState, cause: Cause) -> None:
        if cause.aim is not None:
            moves.hand_elixir(s, cause.aim, cause.seat, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 1.5


class DiscardBuilding(HeroEffect, frozen=True, tag="discard_building"):
    """`discard_building`: the owner chooses a castle or estate, and gets nothing for it."""

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        card = yield from pick_card(seat, LOSE_BUILDING, self._own(s, seat))
        if card is not None:
            moves.lose_building(s, card, cause.clause)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return bool(self._own(s, seat))

    @staticmethod
    def _own(s: SevenState, seat: int) -> list[Card]:
        return [card for card in s.players[seat].buildings if not s.pack.is_temple[card]]

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -BUILDING


class Recruit(Effect, frozen=True, tag="recruit"):
    """`recruit`: recruit as an effect, for less or without paying; never for less than nothing."""

    place: Literal["tavern", "top3"] = field(name="from")
    discount: Natural = 0
    free: bool = False

    def possible(self, s: SevenState, cause: Cause) -> bool:
        if self.place == "top3":
            return bool(s.tavern.deck or s.tavern.discard)
        return bool(self._offered(s, cause.seat))

    def _offered(self, s: SevenState, seat: int) -> list[Card]:
        if self.free:
            return s.tavern.shown()
        player = s.players[seat]
        _, fame = money_within_reach(s, player)
        return trade.recruitable(s, fame + self.discount, discounts(s, player))

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        if self.place == "tavern":
            cause.aim = yield from pick_card(cause.seat, RECRUIT, self._offered(s, cause.seat))

    def aimed_at(self, cause: Cause) -> tuple[Card, ...]:
        return () if cause.aim is None else (cause.aim,)

    def apply(self, s: SevenState, cause: Cause) -> Rules[None]:
        if self.place == "top3":
            yield from self._reveal(s, cause)
        elif cause.aim is not None:
            if self.free:
                trade.take_character(s, cause.seat, cause.aim, cause.clause)
            else:
                yield from trade.recruit(s, cause.seat, cause.aim, self.discount, cause.clause)

    def _reveal(self, s: SevenState, cause: Cause) -> Rules[None]:
        """The top three are open while one of them may be recruited; the others are discarded."""
        seat = cause.seat
        drawn = [moves.draw(s, s.tavern) for _ in range(REVEALED)]
        revealed = [card for card in drawn if card is not None]
        s.shown += revealed
        s.emit(events.CharactersRevealed, seat, tuple(revealed), clause=cause.clause)
        costs = {card: recruit_cost(s, seat, card, self.discount) for card in revealed}
        options: list[Option] = [("card", card) for card in revealed if can_pay(s, seat, costs[card])]
        answer = yield Decision(seat, TOP3, [*options, PASS])
        for card in revealed:
            if ("card", card) == answer:
                yield from pay(s, seat, costs[card], "SEV-REC.1")
                s.shown.remove(card)
                moves.add_character(s, seat, card, cause.clause)
        for card in revealed:
            if card in s.shown:
                s.shown.remove(card)
                moves.discard(s, s.tavern, card)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        """The best face-up character at its price, less what that takes; nothing if none is worth it."""
        best = 0.0
        for card in s.tavern.shown():
            cost = recruit_cost(s, seat, card, self.discount)
            if self.free or cost.fame <= s.players[seat].fame:
                price = 0.0 if self.free else value_of_cost(cost, turns)
                gain = value_of_character(s.pack, card, turns - 0.5) + s.pack.might[card]
                best = max(best, gain - price)
        return best


class BuyElixir(Effect, frozen=True, tag="buy_elixir"):
    """`buy_elixir`: buy as an effect, for less or without paying; of several one may take fewer (R79)."""

    elixirs: Positive
    discount: Natural = 0
    free: bool = False

    def possible(self, s: SevenState, cause: Cause) -> bool:
        return bool(self._offered(s, cause.seat))

    def _offered(self, s: SevenState, seat: int) -> list[Card]:
        if self.free:
            return s.store.shown()
        player = s.players[seat]
        gold, _ = money_within_reach(s, player)
        return trade.buyable(s, gold + self.discount, discounts(s, player))

    def apply(self, s: SevenState, cause: Cause) -> Rules[None]:
        """One after the other: the space is refilled after each."""
        for _ in range(self.elixirs):
            options: list[Option] = [("card", card) for card in self._offered(s, cause.seat)]
            if not options:
                return
            answer = yield Decision(cause.seat, BUY, [*options, DONE] if self.elixirs > 1 else options)
            if answer == DONE:
                return
            if self.free:
                trade.take_elixir(s, cause.seat, answer[1])
            else:
                yield from trade.buy_elixir(s, cause.seat, answer[1], self.discount)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 1.2 * self.elixirs
