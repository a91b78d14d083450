"""The content pack of Fate Weaver: typed cards, and the tables that the rules look things up in."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fatebox.kernel import Card, CardInfo, Pack, Source

from .checks import check
from .effects import Effect
from .terms import RANKS, SUIT_INDEX, SUITS

Suit = Literal["happiness", "love", "power", "wealth"]
Hour = Literal["sun", "moon", "blood_moon"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Cost = Annotated[int, msgspec.Meta(ge=1)]
"""What an ability costs: never nothing, or it could be used for ever (WEA-REL.6, R50)."""
Reward = tuple[Count, Count, int]
"""Gold, shards, clairvoyance; only clairvoyance may be negative (WEA-GEN.6)."""
NOTHING: Reward = (0, 0, 0)

# By rank I, II, III. Not `tuple[Count, Count, Count]`: msgspec 0.22 crashes on a fixed tuple in a union
# with a number that has a limit.
_RANKED = msgspec.Meta(min_length=RANKS, max_length=RANKS)
CountByRank = Count | Annotated[tuple[Count, ...], _RANKED]
CostByRank = Cost | Annotated[tuple[Cost, ...], _RANKED]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all cards: a field that is not known is an error."""


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
    """What a visitor wants by day or by night (WEA-ADV.2)."""

    required: Suit
    optional: Suit
    gold: Count


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
    """A further ability that a relic has from some rank on."""

    ability: str
    rank: Annotated[int, msgspec.Meta(ge=1, le=RANKS)]
    cost: Cost
    effect: Effect


class Relic(Struct, frozen=True):
    """A relic with its three ranks; a single number or effect stands for all ranks."""

    name: str
    ability: str
    price: CountByRank
    value: CountByRank
    cost: CostByRank
    effect: Effect | tuple[Effect, Effect, Effect]
    given: bool = False
    second: SecondLine | None = None


class Ability:
    """One line of a relic at one rank: what it costs and what it does (WEA-REL.1)."""

    __slots__ = ("cost", "effect", "line", "name", "relic")

    def __init__(self, relic: str, line: int, name: str, cost: int, effect: Effect) -> None:
        self.relic = relic
        self.line = line
        self.name = name
        self.cost = cost
        self.effect = effect

    @property
    def price(self) -> str:
        """What a use costs, in words."""
        return f"{self.cost} shard{'s' if self.cost != 1 else ''}"

    @property
    def text(self) -> str:
        """The ability in words, made from its effect."""
        return f"{self.name} ({self.price}): {self.effect.text()}"


class Difficulty(Struct, frozen=True):
    """A difficulty level (WEA-DIF.1)."""

    name: str
    removed: Count
    deaths: Count
    bonus: Count


class Rank(Struct, frozen=True):
    """A rank of the clairvoyance track (WEA-CLV.2, WEA-CLV.3)."""

    name: str
    points: Count
    shard_limit: Count


class Rune(Struct, frozen=True):
    """A Trilisian rune."""

    name: str
    shape: str
    veil: bool


class WeaverPack(Pack):
    """All content of the game; lists are indexed by card, then by number of half turns."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.fate = source.table("fate", FateCard)
        self.adventurers = source.table("adventurers", Adventurer)
        self.cycles = source.table("cycles", Cycle)
        self.relics = source.table("relics", Relic)
        self.difficulties = source.table("difficulties", Difficulty)
        self.ranks = source.table("ranks", Rank)
        self.runes = source.table("runes", Rune)
        check(self)
        self._index_fate_cards()
        self.adventurer_cards = [
            c for k, v in self.adventurers.items() for c in self.box.add("adventurer", k, v)
        ]
        self.cycle_cards = [c for k, v in self.cycles.items() for c in self.box.add("cycle", k, v)]
        self._index_relics()
        self.rank_steps = sorted(((r.points, r.shard_limit, k) for k, r in self.ranks.items()), reverse=True)

    def describe(self) -> list[CardInfo]:
        """All content in words, for people to browse."""
        from .describe import describe

        return describe(self)

    def _index_fate_cards(self) -> None:
        self.normals: list[list[Card]] = [[] for _ in SUITS]
        self.deaths: list[list[Card]] = [[] for _ in SUITS]
        self.suit: list[int] = []
        self.death: list[bool] = []
        self.left: list[tuple[str, ...]] = []
        self.right: list[tuple[str, ...]] = []
        self.reward: list[tuple[Reward, ...]] = []
        for key, card in self.fate.items():
            suit = SUIT_INDEX[card.suit]
            (self.deaths if card.death else self.normals)[suit] += self.box.add("fate", key, card)
            top, bottom = card.clouded, card.clear
            self.suit.append(suit)
            self.death.append(card.death)
            # WEA-GEN.7: the clouded face is upright at 0 and 2 half turns, the clear one at 1 and 3
            self.left.append((top.runes[0], bottom.runes[0]) * 2)
            self.right.append((top.runes[1], bottom.runes[1]) * 2)
            self.reward.append((top.once, bottom.once, top.twice, bottom.twice))

    def _index_relics(self) -> None:
        """`abilities[relic][rank]`, `prices[relic][rank]`, `values[relic][rank]`; rank 0 is not owned."""
        self.relic_keys = tuple(self.relics)
        self.prices = [(0, *_by_rank(r.price)) for r in self.relics.values()]
        self.values = [(0, *_by_rank(r.value)) for r in self.relics.values()]
        self.abilities: list[tuple[tuple[Ability, ...], ...]] = []
        for key, relic in self.relics.items():
            costs = _by_rank(relic.cost)
            effects = relic.effect if isinstance(relic.effect, tuple) else (relic.effect,) * RANKS
            ranks: list[tuple[Ability, ...]] = [()]
            for rank in range(1, RANKS + 1):
                lines = [Ability(key, 1, relic.ability, costs[rank - 1], effects[rank - 1])]
                second = relic.second
                if second is not None and rank >= second.rank:
                    lines.append(Ability(key, 2, second.ability, second.cost, second.effect))
                ranks.append(tuple(lines))
            self.abilities.append(tuple(ranks))


def _by_rank(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,) * RANKS
