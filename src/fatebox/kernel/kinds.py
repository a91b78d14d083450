"""Exchanges of hidden cards within their kinds, for the worlds that a seat imagines.

The cards of a kind are dealt out anew to the piles in which they lie, and every pile gets another order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from .cards import Card, Pile
from .mixing import Mixer
from .rng import Rng
from .shapes import Mapping


class _Mixed(NamedTuple):
    """Places that get their cards in random order."""

    places: list[Card]
    """By the cards that lie there in truth."""
    items: Sequence[Any]
    """The cards to mix; for a pile that was filled before, the numbers of its cards."""
    filled: itemgetter[Any] | None = None
    """The cards that such a pile was filled with, out of the exchange so far."""


class KindExchanges:
    """Exchanges of the cards of hidden piles, for one seat at one decision.

    All that the exchanges share is found out once; each of them then takes only new orders.
    """

    def __init__(self, piles: list[Pile], kind_of: Callable[[Card], Hashable]) -> None:
        kinds = _sorted_by_kind(piles, kind_of)
        fillings: list[list[tuple[list[Card], list[Card]]]] = [[] for _ in piles]
        """For each pile the places of each kind, with its cards if they lie nowhere else."""
        mixed: list[_Mixed] = []
        for places in kinds:
            cards = sorted(card for here in places.values() for card in here)  # this reveals nothing
            if len(places) > 1:
                mixed.append(_Mixed([card for here in places.values() for card in here], cards))
                cards = []
            for number, here in places.items():
                fillings[number].append((here, cards))
        self._unmixed: Mapping = {}
        """Cards that lie in a pile with others, and in no other pile."""
        for pile, filling in zip(piles, fillings, strict=True):
            if len(pile) > 1 and (len(filling) > 1 or filling[0][1]):
                mixed.append(self._order(pile, filling))
        self._mixed = mixed
        self._mixer = Mixer([each.items for each in mixed])

    def _order(self, pile: Pile, filling: list[tuple[list[Card], list[Card]]]) -> _Mixed:
        """The order of a pile that does not simply get cards of one kind in random order."""
        if all(cards for _, cards in filling):
            return _Mixed(pile, [card for _, cards in filling for card in cards])
        for places, cards in filling:
            if cards:
                self._unmixed.update(zip(places, cards, strict=True))
        filled = itemgetter(*[place for places, _ in filling for place in places])
        return _Mixed(pile, range(len(pile)), filled)

    def __call__(self, rng: Rng) -> Mapping:
        """One exchange: which card takes the place of which."""
        mapping = self._unmixed.copy()
        for (places, _, filled), order in zip(self._mixed, self._mixer.mixed(rng), strict=True):
            cards = order if filled is None else map(filled(mapping).__getitem__, order)
            mapping.update(zip(places, cards, strict=True))
        return mapping


def _sorted_by_kind(piles: list[Pile], kind_of: Callable[[Card], Hashable]) -> list[dict[int, list[Card]]]:
    """For each kind the numbers of the piles in which its cards lie, with the cards there.

    The kinds are in an order that reveals nothing.
    """
    kinds: dict[Hashable, dict[int, list[Card]]] = defaultdict(dict)
    for number, pile in enumerate(piles):
        for card, kind in zip(pile, map(kind_of, pile), strict=True):
            here = kinds[kind]
            if number in here:
                here[number].append(card)
            else:
                here[number] = [card]
    return sorted(kinds.values(), key=lambda places: min(map(min, places.values())))
