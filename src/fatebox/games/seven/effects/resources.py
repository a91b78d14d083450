"""Effects on gold, fame and might."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import AtHero, Effect, HeroEffect, Money, Positive, Resource


class Gain(HeroEffect, frozen=True, tag="gain"):
    """`gain`: take from the pool, or rise on the track."""

    what: Resource
    amount: Positive

    def phrase(self) -> str:
        return f"gain {self.amount} {self.what}"


class Lose(HeroEffect, frozen=True, tag="lose"):
    """`lose`: lose up to the amount (SEV-MGT.2, SEV-CAT.7)."""

    what: Resource
    amount: Positive

    def phrase(self) -> str:
        return f"lose {self.amount} {self.what}"


class Half(HeroEffect, frozen=True, tag="half"):
    """`half`: lose half of what there is, rounded down."""

    what: Resource

    def phrase(self) -> str:
        return f"lose half of their {self.what}, rounded down"


class Pay(HeroEffect, frozen=True, tag="pay"):
    """`pay`: all or nothing (SEV-MGT.2)."""

    what: Resource
    amount: Positive

    def phrase(self) -> str:
        return f"pay {self.amount} {self.what}"


class Convert(Effect, frozen=True, tag="convert"):
    """`convert`: exchange gold for as much fame, or the reverse."""

    amount: Positive

    def text(self) -> str:
        return f"exchange up to {self.amount} gold for as much fame, or fame for gold"


class Steal(AtHero, frozen=True, tag="steal"):
    """`steal`: take up to the amount of one of these resources from another hero."""

    what: Annotated[tuple[Money, ...], Meta(min_length=1)]
    amount: Positive

    def text(self) -> str:
        return f"take {' or '.join(f'{self.amount} {each}' for each in self.what)} from another hero"
