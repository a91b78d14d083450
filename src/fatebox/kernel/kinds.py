"""Exchanges of hidden cards within their kinds, for the worlds that a seat imagines.

The cards of a kind are dealt out anew to the piles in which they lie, and every pile gets another order. All
deals in which each pile keeps its number of cards of each kind are equally likely: if there are places that
not every card could be in, all those with cards that fit there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from itertools import chain
from operator import itemgetter
from typing import Any, TypeAlias

from .cards import Card, Pile
from .fitting import Chunk, Fillings, Place
from .mixing import Mixer
from .rng import Rng

Fitting: TypeAlias = Mapping[Card, Collection[Card]]
"""By the card that lies in a place which not every card could be in: those that could."""


class _Kind:
    """Hidden cards that may be exchanged for one another."""

    __slots__ = ("cards", "piles")

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.piles: dict[int, int] = {}
        """The numbers of the piles they lie in, each with the number of cards there."""


class KindExchanges:
    """Exchanges of the cards of hidden piles, for one seat at one decision.

    Which places get cards of which kind is found out once. A kind that has its piles for itself is mixed and
    dealt out to them. The other kinds lie in a row, from which piles take their cards.
    """

    def __init__(
        self, piles: Sequence[Pile], kind_of: Callable[[Card], Hashable], fitting: Fitting | None = None
    ) -> None:
        kinds, crowded = _by_kind(piles, kind_of)
        if fitting:
            crowded.update(number for number, pile in enumerate(piles) if not fitting.keys().isdisjoint(pile))
        self.cards: list[Card] = []
        """The cards that are exchanged."""
        mixed: list[Sequence[Any]] = []
        rest: list[_Kind] = []
        for kind in kinds:
            if not crowded.isdisjoint(kind.piles):
                rest.append(kind)
            elif len(kind.cards) > 1:  # a single card stays what it is
                mixed.append(kind.cards)
                for number in kind.piles:
                    self.cards += piles[number]
        self._whole = len(mixed)
        """The number of kinds that have their piles for themselves."""
        self._row = _Row(rest, piles, crowded, fitting) if rest else None
        if self._row is not None:
            self.cards += self._row.places
            mixed += self._row.mixed
        self._mixer: Mixer[Any] = Mixer(mixed)

    def __call__(self, rng: Rng) -> dict[Card, Card]:
        """One exchange: which card takes the place of which."""
        orders = self._mixer.mixed(rng)
        if self._row is None:
            return dict(zip(self.cards, chain.from_iterable(orders), strict=True))
        dealt = self._row.dealt(orders[self._whole :], rng)
        return dict(zip(self.cards, [*chain(*orders[: self._whole]), *dealt], strict=True))


class _Row:
    """Cards of all kinds in a row, after those that lie in several piles were mixed.

    Piles take theirs from it: in random order if they are crowded, else in order.
    """

    def __init__(
        self, kinds: list[_Kind], piles: Sequence[Pile], crowded: set[int], fitting: Fitting | None
    ) -> None:
        spread = [kind for kind in kinds if len(kind.piles) > 1]
        alone = [kind for kind in kinds if len(kind.piles) == 1]
        self._alone = [card for kind in alone for card in kind.cards]
        self._spread = len(spread)
        self._in_order: list[int] = []
        """Places in the row, for the piles that take cards in order."""
        in_order: list[Card] = []
        others: list[Card] = []
        orders: list[list[int]] = []
        for number, row in _rows(spread + alone).items():
            if number in crowded and len(row) > 1:
                others += piles[number]
                orders.append(row)
            else:
                in_order += piles[number]
                self._in_order += row
        self.places = in_order + others
        """The cards that lie where cards of the row are dealt."""
        self.mixed: list[Sequence[Any]] = [*(kind.cards for kind in spread), *orders]
        """The lists that are mixed for each deal: cards, then places in the row."""
        self._fillings: Fillings | None = None
        if fitting:
            self._fillings = Fillings(_tight_places(spread + alone, piles, self.places, fitting))

    def dealt(self, orders: Sequence[Sequence[Any]], rng: Rng) -> Sequence[Card]:
        """The cards for all places, with the lists mixed like this."""
        row = [*chain.from_iterable(orders[: self._spread]), *self._alone]
        taken = [*self._in_order, *chain.from_iterable(orders[self._spread :])]
        if self._fillings is not None:
            self._fillings.fill(row, taken, rng)
        return itemgetter(*taken)(row) if len(taken) > 1 else row


def _by_kind(piles: Sequence[Pile], kind_of: Callable[[Card], Hashable]) -> tuple[list[_Kind], set[int]]:
    """All kinds, and the numbers of the piles where several meet.

    The kinds and the cards of each are in an order that reveals nothing.
    """
    kinds: dict[Hashable, _Kind] = defaultdict(_Kind)
    crowded: set[int] = set()
    for number, pile in enumerate(piles):
        keys = [*map(kind_of, pile)]
        kind = kinds[keys[0]]
        if keys.count(keys[0]) == len(keys):  # as nearly everywhere
            kind.cards += pile
            kind.piles[number] = len(keys)
            continue
        crowded.add(number)
        for key, card in zip(keys, pile, strict=True):
            kind = kinds[key]
            kind.cards.append(card)
            kind.piles[number] = kind.piles.get(number, 0) + 1
    for kind in kinds.values():
        kind.cards.sort()
    return sorted(kinds.values(), key=lambda kind: kind.cards[0]), crowded


def _rows(kinds: list[_Kind]) -> dict[int, list[int]]:
    """For each pile its places in the row of these kinds."""
    rows: dict[int, list[int]] = {}
    first = 0
    for kind in kinds:
        for number, count in kind.piles.items():
            end = first + count
            if number in rows:
                rows[number] += range(first, end)
            else:
                rows[number] = [*range(first, end)]
            first = end
    return rows


def _tight_places(
    kinds: list[_Kind], piles: Sequence[Pile], places: list[Card], fitting: Fitting
) -> list[Place]:
    """The places that not every card could be in, with the chunks of the row that could lie there."""
    chunks: dict[int, list[Chunk]] = defaultdict(list)
    first = 0
    for kind in kinds:
        for number, count in kind.piles.items():
            chunks[number].append(Chunk(kind.cards, first, count))
            first += count
    pile_of = {card: number for number in chunks for card in piles[number]}
    return [
        Place(number, fitting[card], chunks[pile_of[card]])
        for number, card in enumerate(places)
        if card in fitting
    ]
