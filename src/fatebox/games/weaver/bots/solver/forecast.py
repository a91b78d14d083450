"""The chance to survive the rest of the game, judged between two rounds; then its score.

The forecast is a sum of terms, the logarithm of the odds of winning. Terms of the decks and terms of
wealth are apart from each other, so that the search can add them up.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf
from typing import NamedTuple

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state.terms import RANKS, READING
from fatebox.kernel.evaluation import Memory

from .knowledge import UNKNOWN, Stack, Stacks
from .weights import Weights, weights

FAILED = -inf
"""The odds of a reading that loses the game."""
BEST = 100.0
"""No score is above this."""
CALM = 2
"""The number of face-up Death cards that are no crowd: a reading has room for both (WEA-DTH.10)."""
KNOWN = 1 << 16
"""The number of purchases whose value is remembered for each number of rounds to go."""

Ranks = tuple[int, ...]
"""The owned rank of each relic."""


class Forecast:
    """The forecast with a given number of rounds to go."""

    def __init__(self, pack: WeaverPack, rounds: int, weighing: Weights | None = None) -> None:
        self._pack = pack
        self._rounds = rounds
        self._weights = w = weights(rounds) if weighing is None else weighing
        self._runes = _runes_of(pack)
        self._purchases = _purchases(pack, w)
        self._standings: dict[int, tuple[int, float]] = {}
        self._decks: dict[Stacks, float] = {}
        self._of_stack: dict[Stack, tuple[int, list[float]]] = {}
        self._face_up: dict[tuple[int, ...], list[float]] = {}

    def chance(self, odds: float) -> float:
        """The chance of winning; after the last round it is certain, and the score counts."""
        if odds == FAILED:
            return 0.0
        if not self._rounds:
            return 1 + odds
        return 1 / (1 + exp(-odds))

    def most(self) -> float:
        """No chance is above this."""
        return 1.0 if self._rounds else 1 + self._weights.point * BEST

    # --- decks -------------------------------------------------------------------------------

    def decks(self, stacks: Stacks) -> float:
        """The value of the suit decks for the rounds to come."""
        found = self._decks.get(stacks)
        if found is None:
            found = self._decks[stacks] = self._judge_decks(stacks) if self._rounds else 0.0
        return found

    def _judge_decks(self, stacks: Stacks) -> float:
        w, of_stack = self._weights, self._of_stack
        known = []
        for stack in stacks:
            found = of_stack.get(stack)
            if found is None:
                found = of_stack[stack] = self._judge_stack(stack)
            known.append(found)
        face_up = tuple([stack.top for stack in stacks])
        terms = self._face_up.get(face_up)
        if terms is None:
            terms = self._face_up[face_up] = self._judge_face_up(face_up)
        odds = w.base + w.spare * (sum([size for size, _ in known]) - READING * self._rounds)
        for _, of_deck in known:
            for term in of_deck:
                odds += term
        for term in terms:
            odds += term
        return odds

    def _judge_stack(self, stack: Stack) -> tuple[int, list[float]]:
        """The size of one deck, and the terms of all but its face-up card."""
        w, death = self._weights, self._pack.death
        terms = []
        if stack.top == UNKNOWN:
            share = stack.deaths / stack.unseen
            terms.append(w.death_on_top * share - w.death_below * share)
        terms.append(w.death_below * (stack.deaths + sum(death[card] for card in stack.bottom)))
        size = stack.size()
        if size < self._rounds:
            terms.append(w.short * (self._rounds - size) + (0 if size else w.empty))
        return size, terms

    def _judge_face_up(self, tops: tuple[int, ...]) -> list[float]:
        """The terms of the face-up cards, as far as there are any."""
        w, death = self._weights, self._pack.death
        deaths = [card for card in tops if card >= 0 and death[card]]
        normals = [card for card in tops if card >= 0 and not death[card]]
        veiled = self._runes.veiled
        return [
            w.death_on_top * len(deaths) + w.normal_on_top * len(normals),
            w.veil * sum([veiled[card] for card in normals]),
            w.crowd * max(0, len(deaths) - CALM),
            *[self._partners(card, normals) + w.chained * self._chained(card, deaths) for card in deaths],
        ]

    def _partners(self, death: int, normals: list[int]) -> float:
        """Whether face-up cards could match the sides of a face-up Death card."""
        left, right, _ = self._runes
        lefts = [card for card in normals if right[card] == left[death]]
        rights = [card for card in normals if left[card] == right[death]]
        if lefts and rights and len({*lefts, *rights}) > 1:
            return self._weights.solved
        return self._weights.half_solved if lefts or rights else 0.0

    def _chained(self, death: int, deaths: list[int]) -> int:
        """The sides of a face-up Death card that another one matches (WEA-DTH.7)."""
        left, right, _ = self._runes
        before = [card for card in deaths if right[card] == left[death] and card != death]
        after = [card for card in deaths if left[card] == right[death] and card != death]
        return bool(before) + bool(after)

    # --- wealth ------------------------------------------------------------------------------

    def kept(self, ranks: Ranks, gold: int, shards: int, points: int) -> float:
        """The value of relics and reserves without any purchase."""
        limit, standing = self._standing(points)
        return self._relics(ranks, min(shards, limit)) + self._weights.gold * gold + standing

    def wealth(self, ranks: Ranks, gold: int, shards: int, points: int) -> float:
        """Their value after the best purchases (WEA-REN.1)."""
        limit, standing = self._standing(points)
        stored = min(shards, limit)
        found = self._purchases.get((ranks, gold, stored))
        if found is None:
            found = self._purchases[ranks, gold, stored] = max(
                self._relics(owned, stored) + self._weights.gold * left
                for owned, left in self._affordable(ranks, gold)
            )
        return found + standing

    def _standing(self, points: int) -> tuple[int, float]:
        """The shards that a place on the track lets the player keep (WEA-REN.4), and its value."""
        found = self._standings.get(points)
        if found is None:
            climbed = [limit for least, limit, _ in self._pack.rank_steps if points >= least]
            value = self._weights.point * points + self._weights.storage * (len(climbed) - 1)
            found = self._standings[points] = climbed[0], value
        return found

    def _affordable(self, ranks: Ranks, gold: int, first: int = 0) -> list[tuple[Ranks, int]]:
        """The ranks that may be owned after purchases, each with the gold that is left (WEA-REN.2, .3)."""
        found = [(ranks, gold)]
        for relic in range(first, len(ranks)):
            rank = ranks[relic] + 1
            if rank <= RANKS and self._pack.prices[relic][rank] <= gold:
                bought = (*ranks[:relic], rank, *ranks[relic + 1 :])
                found += self._affordable(bought, gold - self._pack.prices[relic][rank], relic)
        return found

    def _relics(self, ranks: Ranks, shards: int) -> float:
        """The value of relics with these shards to use them."""
        w = self._weights
        odds = w.shard * shards
        for relic, rank in enumerate(ranks):
            odds += w.point * self._pack.values[relic][rank]
            for ability in self._pack.abilities[relic][rank]:
                effect, cost = ability.effect, ability.cost
                first = effect.value(w.usable) if shards >= cost else 0
                odds += (effect.value(w.owned) + effect.value(w.use) * shards) / cost + first
        return odds


@lru_cache(maxsize=64)
def _purchases(pack: WeaverPack, weighing: Weights) -> Memory[tuple[Ranks, int, int], float]:
    """The value of the best purchases, by relics, gold and shards: the same in every game."""
    del pack, weighing
    return Memory(KNOWN)


class Runes(NamedTuple):
    """The runes of the cards of a pack as they are played."""

    left: list[str]
    right: list[str]
    veiled: list[int]
    """The number of runes of each card that Death cards bear, too."""


@lru_cache(maxsize=8)
def _runes_of(pack: WeaverPack) -> Runes:
    left, right = [runes[0] for runes in pack.left], [runes[0] for runes in pack.right]
    veils = {rune for card in pack.death_cards for rune in (left[card], right[card])}
    return Runes(
        left, right, [sum(rune in veils for rune in runes) for runes in zip(left, right, strict=True)]
    )
