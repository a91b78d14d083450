"""Events of a reading that pays."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel.events import Event
from fatebox.kernel.messages import Message, key_of

AMOUNTS = ("gold", "shards", "clairvoyance")


def amounts(reward: tuple[int, int, int]) -> tuple[Message, ...]:
    """Gold, shards and clairvoyance in words, without what there is none of."""
    return tuple(
        Message(key_of("amount", kind), count=count)
        for kind, count in zip(AMOUNTS, reward, strict=True)
        if count
    )


@dataclass(frozen=True)
class Paid(Event):
    """The reading pays."""

    gold: int
    shards: int
    clairvoyance: int

    def message(self) -> Message:
        """The payment, without amounts of zero; clairvoyance may be lost (WEA-GEN.6)."""
        reward = (self.gold, self.shards, max(0, self.clairvoyance))
        return self.saying(amounts=amounts(reward), cost=max(0, -self.clairvoyance))
