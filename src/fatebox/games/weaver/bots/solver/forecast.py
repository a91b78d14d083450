"""The chance to survive the rest of the game, judged between two rounds; then its score.

The forecast is a sum of terms, the logarithm of the odds of winning. Terms of the decks and terms of
wealth are apart from each other, so that the search can add them up.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state.terms import RANKS, READING
from fatebox.kernel.evaluation import Memory

from .knowledge import UNKNOWN, Stacks
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
        self._veils = {rune for deaths in pack.deaths for card in deaths for rune in _runes(pack, card)}
        self._purchases = _purchases(pack, w)
        self._decks: dict[Stacks, float] = {}

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
        w, death = self._weights, self._pack.death
        odds = w.base + w.spare * (sum(stack.size() for stack in stacks) - READING * self._rounds)
        deaths: list[int] = []
        normals: list[int] = []
        for stack in stacks:
            below = stack.deaths + sum(death[card] for card in stack.bottom)
            if stack.top == UNKNOWN:
                share = stack.deaths / stack.unseen
                odds += w.death_on_top * share - w.death_below * share
            elif stack.top >= 0:
                (deaths if death[stack.top] else normals).append(stack.top)
            odds += w.death_below * below
            size = stack.size()
            if size < self._rounds:
                odds += w.short * (self._rounds - size) + (0 if size else w.empty)
        odds += w.death_on_top * len(deaths) + w.normal_on_top * len(normals)
        odds += w.veil * sum(rune in self._veils for card in normals for rune in _runes(self._pack, card))
        odds += w.crowd * max(0, len(deaths) - CALM)
        for card in deaths:
            odds += self._partners(card, normals) + w.chained * self._chained(card, deaths)
        return odds

    def _partners(self, death: int, normals: list[int]) -> float:
        """Whether face-up cards could match the sides of a face-up Death card."""
        left, right = _runes(self._pack, death)
        lefts = [card for card in normals if _runes(self._pack, card)[1] == left]
        rights = [card for card in normals if _runes(self._pack, card)[0] == right]
        if lefts and rights and len({*lefts, *rights}) > 1:
            return self._weights.solved
        return self._weights.half_solved if lefts or rights else 0.0

    def _chained(self, death: int, deaths: list[int]) -> int:
        """The sides of a face-up Death card that another one matches (WEA-DTH.7)."""
        left, right = _runes(self._pack, death)
        others = [_runes(self._pack, card) for card in deaths if card != death]
        return any(other[1] == left for other in others) + any(other[0] == right for other in others)

    # --- wealth ------------------------------------------------------------------------------

    def kept(self, ranks: Ranks, gold: int, shards: int, points: int) -> float:
        """The value of relics and reserves without any purchase."""
        odds = self._relics(ranks, self._stored(shards, points)) + self._weights.gold * gold
        return odds + self._standing(points)

    def wealth(self, ranks: Ranks, gold: int, shards: int, points: int) -> float:
        """Their value after the best purchases (WEA-REN.1)."""
        stored = self._stored(shards, points)
        found = self._purchases.get((ranks, gold, stored))
        if found is None:
            found = self._purchases[ranks, gold, stored] = max(
                self._relics(owned, stored) + self._weights.gold * left
                for owned, left in self._affordable(ranks, gold)
            )
        return found + self._standing(points)

    def _standing(self, points: int) -> float:
        """The value of a place on the track."""
        climbed = sum(points >= least for least, _, _ in self._pack.rank_steps) - 1
        return self._weights.point * points + self._weights.storage * climbed

    def _stored(self, shards: int, points: int) -> int:
        """The shards that the rank lets the player keep (WEA-REN.4)."""
        return min(shards, next(limit for least, limit, _ in self._pack.rank_steps if points >= least))

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


def _runes(pack: WeaverPack, card: int) -> tuple[str, str]:
    """The runes of a card as it is played."""
    return pack.left[card][0], pack.right[card][0]
