"""The content pack of Fate Weaver: the cards, and the tables that the rules look things up in."""

from __future__ import annotations

from itertools import chain
from operator import getitem
from sys import intern
from typing import NamedTuple

from fatebox.games.weaver.state.terms import MOON, RANKS, SUIT_INDEX, SUITS, SUN
from fatebox.kernel import Card, CardInfo, Pack, Source
from fatebox.text.bundles import ENGLISH

from .checks import check_cycles, check_decks, check_fate_cards, check_ranks, check_visitors
from .describe import describe
from .designs import Ability, Adventurer, Cycle, Difficulty, FateCard, Line, Rank, Relic, Reward, Rune
from .facts import Facts


class Owned(NamedTuple):
    """The top cards of the owned relics (WEA-REL.3)."""

    abilities: tuple[Ability, ...]
    value: int
    """Their clairvoyance together (WEA-SCO.1)."""


class OwnedByRanks(dict[tuple[int, ...], Owned]):
    """Top cards by the ranks of all relics: asked for all the time, so each set is found out once."""

    def __init__(
        self, abilities: list[tuple[tuple[Ability, ...], ...]], values: list[tuple[int, ...]]
    ) -> None:
        super().__init__()
        self._abilities = abilities
        self._values = values

    def __missing__(self, ranks: tuple[int, ...]) -> Owned:
        abilities = chain.from_iterable(map(getitem, self._abilities, ranks))
        owned = self[ranks] = Owned(tuple(abilities), sum(map(getitem, self._values, ranks)))
        return owned


class WeaverPack(Pack):
    """All content of the game; lists are indexed by card, then by number of half turns."""

    facts = Facts

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.fate = source.table("fate", FateCard)
        self.adventurers = source.table("adventurers", Adventurer)
        self.cycles = source.table("cycles", Cycle)
        self.relics = source.table("relics", Relic)
        self.difficulties = source.table("difficulties", Difficulty)
        self.ranks = source.table("ranks", Rank)
        self.runes = source.table("runes", Rune)
        check_fate_cards(self.fate, self.runes)
        check_decks(self.difficulties, self.fate)
        check_visitors(self.adventurers)
        check_cycles(self.cycles)
        check_ranks(self.ranks)
        self._index_fate_cards()
        self._index_adventurers()
        self.icons = {c: v.icons for k, v in self.cycles.items() for c in self.box.add("cycle", k, v)}
        self.cycle_cards = list(self.icons)
        self.kinds = [_kind(*card) for card in zip(self.box.kinds, self.box.cards, strict=True)]
        self._index_relics()
        self.rank_steps = sorted(((r.points, r.shard_limit, k) for k, r in self.ranks.items()), reverse=True)

    def describe(self, language: str = ENGLISH) -> list[CardInfo]:
        """All content in words, for people to browse."""
        return describe(self, language)

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
        self.death_cards = frozenset(card for deaths in self.deaths for card in deaths)
        self.of_suit = {
            suit: frozenset(cards + deaths)
            for suit, cards, deaths in zip(SUITS, self.normals, self.deaths, strict=True)
        }

    def _index_adventurers(self) -> None:
        self.adventurer_cards: list[Card] = []
        self.lines: dict[Card, dict[str, Line]] = {}
        """The lines of each visitor by the hours that they are for (WEA-ADV.2)."""
        for key, visitor in self.adventurers.items():
            for card in self.box.add("adventurer", key, visitor):
                self.adventurer_cards.append(card)
                self.lines[card] = {SUN: visitor.day, MOON: visitor.night}

    def _index_relics(self) -> None:
        """`abilities[relic][rank]`, `prices[relic][rank]`, `values[relic][rank]`; rank 0 is not owned."""
        self.relic_keys = tuple(self.relics)
        self.given_relics = [1 if relic.given else 0 for relic in self.relics.values()]
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
        self.owned = OwnedByRanks(self.abilities, self.values)


def _kind(kind: str, card: FateCard | Adventurer | Cycle) -> str:
    """The kind of a card; fate cards are told apart by suit, and Death cards from others."""
    if isinstance(card, FateCard):
        return intern(f"{kind} {card.suit} death" if card.death else f"{kind} {card.suit}")
    return kind


def _by_rank(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,) * RANKS
