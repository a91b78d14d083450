"""Effects on sins, corruption and the cataclysms to come."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from .base import Effect, HeroEffect, Positive
from .words import count, number


class Look(Effect, frozen=True, tag="look"):
    """`look`: look at the top cataclysms and return them in any order."""

    cards: Positive

    def text(self) -> str:
        return f"look at the top {number(self.cards)} cataclysms and return them in any order"


class DrawSin(HeroEffect, frozen=True, tag="draw_sin"):
    """`draw_sin`: from the sin deck, as far as it reaches (SEV-DECK.5)."""

    sins: Positive

    def phrase(self) -> str:
        return f"draw {count(self.sins, 'sin card')}"


class BurySin(Effect, frozen=True, tag="bury_sin"):
    """`bury_sin`: sins from the own hand go under the sin deck; the pile does not grow."""

    sins: Positive

    def text(self) -> str:
        return f"put {count(self.sins, 'sin card')} from your hand under the sin deck"


class ReturnSins(Effect, frozen=True, tag="return_sins"):
    """`return_sins`: shuffle sins from the own hand into the sin deck; the pile does not grow."""

    def text(self) -> str:
        return "shuffle any number of your sin cards into the sin deck"


class FeedSin(HeroEffect, frozen=True, tag="feed_sin"):
    """`feed_sin`: a sin card goes to the sin discard pile, and may be the seventh."""

    source: Literal["hand", "deck"] = field(name="from")

    def phrase(self) -> str:
        return "put a sin card of their choice on the sin discard pile"

    def text(self) -> str:
        if self.source == "deck":
            return "the top card of the sin deck goes to the sin discard pile unseen"
        return super().text()


class Taint(Effect, frozen=True, tag="taint"):
    """`taint`: with Fall of a Hero the acting good hero receives a corruption card (SEV-COR.2)."""

    def text(self) -> str:
        return "if heroes can fall, you receive a corruption card"
