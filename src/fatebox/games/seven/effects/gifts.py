"""Effects on gift cards."""

from __future__ import annotations

from typing import Literal

from .base import AtHero, Effect, HeroEffect, Positive
from .words import count, number

Rule = Literal["any", "distinct", "same", "max2"]
RULE_TEXT: dict[Rule, str] = {
    "any": "",
    "distinct": " of different colours",
    "same": " of one colour",
    "max2": " (at most two of a colour)",
}


class TakeGifts(Effect, frozen=True, tag="take_gifts"):
    """`take_gifts`: choose up to so many gifts from the pools."""

    gifts: Positive
    rule: Rule

    def text(self) -> str:
        return f"take up to {count(self.gifts, 'gift')}{RULE_TEXT[self.rule]} from the pools"


class DropGifts(HeroEffect, frozen=True, tag="drop_gifts"):
    """`drop_gifts`: the owner discards gifts of his choice."""

    gifts: Positive

    def phrase(self) -> str:
        return f"discard {count(self.gifts, 'gift')} of their choice"


class StealGifts(AtHero, frozen=True, tag="steal_gifts"):
    """`steal_gifts`: the acting hero takes gifts of his choice from another hero."""

    gifts: Positive

    def text(self) -> str:
        return f"take up to {count(self.gifts, 'gift')} of your choice from another hero"


class Exchange(Effect, frozen=True, tag="exchange"):
    """The ability of every good hero: exchange gifts with the pools or one other hero (SEV-HERO)."""

    gifts: Positive

    def text(self) -> str:
        some = "one" if self.gifts == 1 else f"one to {number(self.gifts)}"
        return f"exchange {some} of your gifts for as many of other colours, from the pools or one other hero"
