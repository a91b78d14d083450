"""Mixing: the same items in one random order after the other, for the many worlds of one decision.

A full shuffle is the dearest part of an imagined world. Only the first order is shuffled. Each further one is
the last one rearranged by one of a few fixed permutations, which is drawn. Any order is as likely then as it
was at first: an order that is uniformly random stays so under any rearrangement. So do the orders of several
lists together, although one random word draws for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Generic, TypeVar

from .rng import Rng

T = TypeVar("T")
Permutation = Callable[[Sequence[Any]], tuple[Any, ...]]
CHOICE = 32
"""The number of permutations to draw from, for each number of items: five random bits draw one.

Lists that are so far apart draw from different ones.
"""


class Mixer(Generic[T]):
    """Lists of two or more items, each to be put in random order again and again."""

    __slots__ = ("_choices", "_last", "_lists", "_rng")

    def __init__(self, lists: Sequence[Sequence[T]]) -> None:
        self._lists = lists
        self._last: list[Sequence[T]] = []
        self._rng: Rng | None = None
        self._choices: list[list[Permutation]] = []

    def mixed(self, rng: Rng) -> list[Sequence[T]]:
        """The lists in their next orders. Another generator begins anew: orders depend on nothing else."""
        if rng is self._rng:
            word = rng.word()
            number, step = word & 31, word >> 5 & 30 | 1  # an odd step leads through all permutations
            self._last = [
                choices[(number := number + step) & 31](items)
                for choices, items in zip(self._choices, self._last, strict=True)
            ]
        else:
            self._last = [_shuffled(items, rng) for items in self._lists]
            self._choices = [
                permutations(len(items), number // CHOICE) for number, items in enumerate(self._lists)
            ]
            self._rng = rng
        return self._last


def _shuffled(items: Sequence[T], rng: Rng) -> Sequence[T]:
    mixed = list(items)
    rng.shuffle("imagine", mixed)
    return mixed


@cache
def permutations(size: int, series: int = 0) -> list[Permutation]:
    """Some permutations of this many items, always the same ones; another series has others."""
    rng = Rng.from_seed(f"mixing {size}, {series}")
    drawn: list[Permutation] = []
    for _ in range(CHOICE):
        places = list(range(size))
        rng.shuffle("mixing", places)
        drawn.append(itemgetter(*places))
    return drawn
