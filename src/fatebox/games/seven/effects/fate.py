"""Effects on sins, corruption and the cataclysms to come."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState, sins
from fatebox.games.seven.state.corruption import corrupt
from fatebox.kernel import DONE, Card, Decision, Option, Prompt, Rules, arrange
from fatebox.kernel.effects import Positive

from .base import Cause, Effect, HeroEffect

ORDER = Prompt("effect.order", "SEV-ART.3")
BURY = Prompt("effect.bury", "SEV-MAN.4", always=True)
RETURN = Prompt("effect.return", "SEV-ART.3", always=True)
FEED = Prompt("loss.sin", "SEV-UNN.5", always=True)
"""Always asked: whether a hand holds different sins is secret."""


class Look(Effect, frozen=True, tag="look"):
    """`look`: look at the top cataclysms and return them in any order."""

    cards: Positive

    def possible(self, s: SevenState, cause: Cause) -> bool:
        return bool(s.cataclysm_deck)

    def apply(self, s: SevenState, cause: Cause) -> Rules[None]:
        seat, deck = cause.seat, s.cataclysm_deck
        top = deck[: self.cards]
        for card in top:
            s.show(card, seat)
        s.emit(events.Looked, seat, len(top), clause=cause.clause)
        s.emit(events.CataclysmsSeen, seat, tuple(top), clause=cause.clause)
        deck[: self.cards] = yield from arrange(seat, ORDER, top)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.4


class DrawSin(HeroEffect, frozen=True, tag="draw_sin"):
    """`draw_sin`: from the sin deck, as far as it reaches (SEV-DECK.5)."""

    sins: Positive

    def hit(self, s: SevenState, cause: Cause, seat: int) -> None:
        sins.draw_sins(s, seat, self.sins, cause.clause)

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -1.0 * self.sins


class BurySin(Effect, frozen=True, tag="bury_sin"):
    """`bury_sin`: sins from one's hand go under the sin deck; the pile does not grow."""

    sins: Positive

    def possible(self, s: SevenState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].sins)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        cause.aim = yield from _pick_sins(s, cause.seat, BURY, self.sins, self.sins)

    def apply(self, s: SevenState, cause: Cause) -> None:
        for card in cause.aim:
            sins.bury_sin(s, cause.seat, card, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.7


class ReturnSins(Effect, frozen=True, tag="return_sins"):
    """`return_sins`: shuffle sins from one's hand into the sin deck; the pile does not grow."""

    def possible(self, s: SevenState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].sins)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        cause.aim = yield from _pick_sins(s, cause.seat, RETURN, 0, len(s.players[cause.seat].sins))

    def apply(self, s: SevenState, cause: Cause) -> None:
        sins.return_sins(s, cause.seat, cause.aim, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.7


class FeedSin(HeroEffect, frozen=True, tag="feed_sin"):
    """`feed_sin`: a sin card goes to the sin discard pile, and may be the seventh."""

    source: Literal["hand", "deck"] = field(name="from")

    def apply(self, s: SevenState, cause: Cause) -> Rules[None] | None:
        if self.source != "deck":
            return super().apply(s, cause)
        sins.discard_top_sin(s, cause.clause)
        return None

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        for card in (yield from _pick_sins(s, seat, FEED, 1, 1)):
            sins.discard_sin(s, seat, card, cause.clause)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return bool(s.players[seat].sins)

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -0.5


class Taint(Effect, frozen=True, tag="taint"):
    """`taint`: with Fall of a Hero the acting good hero receives a corruption card (SEV-COR.2)."""

    def apply(self, s: SevenState, cause: Cause) -> None:
        corrupt(s, cause.seat, 1, "SEV-COR.2")

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return -1.5 if s.falling else 0.0


def _pick_sins(s: SevenState, seat: int, prompt: Prompt, least: int, most: int) -> Rules[list[Card]]:
    """Sins of a hand, asked in the order of their sorts, and copies only once."""
    title = s.pack.sin_title
    hand = sorted(s.players[seat].sins, key=lambda card: (title[card], card))
    most = min(most, len(hand))
    least = min(least, most)
    chosen: list[Card] = []
    start = 0
    while len(chosen) < most and start < len(hand):
        needed = least - len(chosen)
        firsts: dict[str, Card] = {}
        for card in hand[start : len(hand) - max(needed, 1) + 1]:
            firsts.setdefault(title[card], card)
        options: list[Option] = [("card", card) for card in firsts.values()]
        if needed <= 0:
            options.append(DONE)
        answer = yield Decision(seat, prompt, options, ("pick", tuple(hand), tuple(chosen), least, most))
        if answer == DONE:
            break
        chosen.append(answer[1])
        start = hand.index(answer[1]) + 1
    return chosen
