"""Exchanges of hidden cards within their kinds, for the worlds that a seat imagines.

The cards of a kind are dealt out anew to the piles in which they lie, and every pile gets another order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from itertools import chain
from typing import Any

from .cards import Card, Pile
from .mixing import Mixer
from .rng import Rng
from .shapes import Mapping


class _Kind:
    """Hidden cards that may be exchanged for one another."""

    __slots__ = ("cards", "first", "piles", "spread")

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.piles: dict[int, int] = {}
        """The numbers of the piles they lie in, each with the number of cards there."""
        self.first = 0
        """The place of the first one when the cards of all kinds are dealt in a row."""
        self.spread = False
        """Whether they lie in more than one pile."""


class KindExchanges:
    """Exchanges of the cards of hidden piles, for one seat at one decision.

    Which places get cards of which kind is found out once. In each exchange the kinds that lie in several
    piles are mixed, and cards of all kinds lie in a row then. Piles take theirs from it: in order where one
    mixed kind fills a pile, else in random order.
    """

    def __init__(self, piles: list[Pile], kind_of: Callable[[Card], Hashable]) -> None:
        kinds = _by_kind(piles, kind_of)
        spread = [kind for kind in kinds if kind.spread]
        alone = [kind for kind in kinds if not kind.spread]
        self._alone = [card for kind in alone for card in kind.cards]
        end = 0
        for kind in spread + alone:
            kind.first, end = end, end + len(kind.cards)
        self._straight: list[int] = []
        """Places in the row, for the piles that take cards in order."""
        places: list[Card] = []
        others: list[Card] = []
        mixed: list[list[int]] = []
        for pile, (row, in_order) in zip(piles, _fillings(kinds, len(piles)), strict=True):
            if in_order:
                places += pile
                self._straight += row
            elif len(pile) > 1:  # a single card stays what it is
                others += pile
                mixed.append(row)
        self.cards = places + others
        """The cards that are exchanged."""
        self._spread = len(spread)
        self._mixer: Mixer[Any] = Mixer([*(kind.cards for kind in spread), *mixed])

    def __call__(self, rng: Rng) -> Mapping:
        """One exchange: which card takes the place of which."""
        orders = self._mixer.mixed(rng)
        row = [*chain.from_iterable(orders[: self._spread]), *self._alone]
        taken = chain(self._straight, *orders[self._spread :])
        return dict(zip(self.cards, map(row.__getitem__, taken), strict=True))


def _by_kind(piles: list[Pile], kind_of: Callable[[Card], Hashable]) -> list[_Kind]:
    """All kinds; they and their cards are in an order that reveals nothing."""
    kinds: dict[Hashable, _Kind] = defaultdict(_Kind)
    for number, pile in enumerate(piles):
        for key, cards in _sorted_out(pile, kind_of).items():
            kind = kinds[key]
            kind.cards += cards
            kind.piles[number] = len(cards)
    for kind in kinds.values():
        kind.cards.sort()
        kind.spread = len(kind.piles) > 1
    return sorted(kinds.values(), key=lambda kind: kind.cards[0])


def _sorted_out(pile: Pile, kind_of: Callable[[Card], Hashable]) -> dict[Hashable, list[Card]]:
    """The cards of a pile by kind."""
    keys = [*map(kind_of, pile)]
    first = keys[0]
    if keys.count(first) == len(keys):  # as nearly everywhere
        return {first: pile}
    found: dict[Hashable, list[Card]] = {}
    for key, card in zip(keys, pile, strict=True):
        found.setdefault(key, []).append(card)
    return found


def _fillings(kinds: list[_Kind], piles: int) -> list[tuple[list[int], bool]]:
    """For each pile its places in the row, and whether cards of one mixed kind lie there."""
    rows: list[list[int]] = [[] for _ in range(piles)]
    sources: list[list[_Kind]] = [[] for _ in range(piles)]
    for kind in kinds:
        start = kind.first
        for number, count in kind.piles.items():
            rows[number] += range(start, start + count)
            sources[number].append(kind)
            start += count
    return [(row, len(kinds) == 1 and kinds[0].spread) for row, kinds in zip(rows, sources, strict=True)]
