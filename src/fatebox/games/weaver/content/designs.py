"""The cards as they are written in the files: typed, with everything that a card may say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.state.terms import RANKS
from fatebox.kernel import Natural, Positive, Struct
from fatebox.kernel.messages import Message, key_of

Suit = Literal["happiness", "love", "power", "wealth"]
Hour = Literal["sun", "moon", "blood_moon"]
Cost = Positive
"""The shards that an ability costs: never none, or it could be used for ever (WEA-REL.6, R50)."""
Reward = tuple[Natural, Natural, int]
"""Gold, shards, clairvoyance; only clairvoyance may be negative (WEA-GEN.6)."""
NOTHING: Reward = (0, 0, 0)

# By rank I, II, III. Not `tuple[Natural, Natural, Natural]`: msgspec 0.22 crashes on a fixed tuple in a union
# with a number that has a limit.
_RANKED = msgspec.Meta(min_length=RANKS, max_length=RANKS)
CountByRank = Natural | Annotated[tuple[Natural, ...], _RANKED]
CostByRank = Cost | Annotated[tuple[Cost, ...], _RANKED]


class Face(Struct, frozen=True):
    """One half of a fate card (WEA-GEN.4); runes as seen when this face is upright (WEA-GEN.5)."""

    name: str
    runes: tuple[str, str]
    once: Reward = NOTHING
    twice: Reward = NOTHING


class FateCard(Struct, frozen=True):
    """A fate card with its clouded and its clear face (WEA-GEN.3)."""

    suit: Suit
    clouded: Face
    clear: Face
    death: bool = False

    @property
    def name(self) -> str:
        """The card is called by its clouded face, which is upright when it is played."""
        return self.clouded.name


class Line(Struct, frozen=True):
    """A visitor's wish by day or by night (WEA-ADV.2)."""

    required: Suit
    optional: Suit
    gold: Natural


class Adventurer(Struct, frozen=True):
    """A visitor."""

    name: str
    who: str
    day: Line
    night: Line
    blood_moon: Reward


class Cycle(Struct, frozen=True):
    """A day/night cycle card."""

    name: str
    icons: tuple[Hour, ...]


class SecondLine(Struct, frozen=True):
    """Another ability that a relic has from some rank on."""

    ability: str
    rank: Annotated[int, msgspec.Meta(ge=1, le=RANKS)]
    cost: Cost
    effect: AnyEffect


class Relic(Struct, frozen=True):
    """A relic with its three ranks; a single number or effect stands for all ranks."""

    name: str
    ability: str
    price: CountByRank
    value: CountByRank
    cost: CostByRank
    effect: AnyEffect | tuple[AnyEffect, AnyEffect, AnyEffect]
    given: bool = False
    second: SecondLine | None = None


class Ability:
    """One line of a relic at one rank: its cost and its effect (WEA-REL.1)."""

    __slots__ = ("cost", "effect", "line", "name", "relic")

    def __init__(self, relic: str, line: int, name: str, cost: int, effect: AnyEffect) -> None:
        self.relic = relic
        self.line = line
        self.name = name
        self.cost = cost
        self.effect = effect

    @property
    def title(self) -> Message:
        """Its name, said in the language of the reader."""
        return Message(key_of("ability", self.relic, str(self.line)), content=self.name)

    def message(self) -> Message:
        """The ability with the cost of a use, made from its effect."""
        cost = Message("amount-shards", count=self.cost)
        return Message("relic-ability", name=self.title, costs=cost, effect=self.effect.message())


class Difficulty(Struct, frozen=True):
    """A difficulty level (WEA-DIF.1)."""

    name: str
    removed: Natural
    deaths: Natural
    bonus: Natural


class Rank(Struct, frozen=True):
    """A rank of the clairvoyance track (WEA-CLV.2, WEA-CLV.3)."""

    name: str
    points: Natural
    shard_limit: Natural


class Rune(Struct, frozen=True):
    """A Trilisian rune."""

    name: str
    shape: str
    veil: bool
