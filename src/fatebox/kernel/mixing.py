"""Mixing: the same items in one random order after the other, for the many worlds of one decision.

A full shuffle is the dearest part of an imagined world. Only the first order is shuffled. Each further one is
the last one rearranged by one of a few fixed permutations, which is drawn. Any order is as likely then as it
was at first: an order that is uniformly random stays so under any rearrangement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Generic, TypeVar

from .rng import Rng

T = TypeVar("T")
Permutation = Callable[[Sequence[Any]], tuple[Any, ...]]
BITS = 5
CHOICE = 1 << BITS
"""The number of permutations to draw from, for each number of items."""
SHIFT = 32 - BITS


class Mixer(Generic[T]):
    """Items to be put in random order again and again."""

    __slots__ = ("_choices", "_items", "_last", "_rng")

    def __init__(self, items: Iterable[T]) -> None:
        self._items = list(items)
        self._last: tuple[T, ...] = tuple(self._items)
        self._rng: Rng | None = None
        self._choices: list[Permutation] = []

    def mixed(self, rng: Rng) -> Sequence[T]:
        """The items in the next order. Another generator begins anew: orders depend on nothing else."""
        if rng is self._rng:
            last = self._last = self._choices[rng.word() >> SHIFT](self._last)
            return last
        if len(self._items) < 2:
            return self._items
        items = self._items[:]
        rng.shuffle("imagine", items)
        self._last, self._rng, self._choices = tuple(items), rng, permutations(len(items))
        return self._last


@cache
def permutations(size: int) -> list[Permutation]:
    """Some permutations of this many items, always the same ones."""
    rng = Rng.from_seed(f"mixing {size}")
    drawn: list[Permutation] = []
    for _ in range(CHOICE):
        places = list(range(size))
        rng.shuffle("mixing", places)
        drawn.append(itemgetter(*places))
    return drawn
