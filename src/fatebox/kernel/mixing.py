"""Mixing: the same items in one random order after the other, for the many worlds of one decision.

A full shuffle is the dearest part of an imagined world. Only the first order is shuffled. Each further one is
the last one rearranged by one of a few fixed permutations, which is drawn. Any order is as likely then as it
was at first: an order that is uniformly random stays so under any rearrangement.
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
"""The number of permutations to draw from, for each number of items: five random bits draw one."""
DRAWS = 6
"""The permutations that one random word draws."""


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
            drawn = _numbers(rng, len(self._lists))
            self._last = [
                choices[number](items)
                for choices, number, items in zip(self._choices, drawn, self._last, strict=False)
            ]
        else:
            self._last = [_shuffled(items, rng) for items in self._lists]
            self._choices = [permutations(len(items)) for items in self._lists]
            self._rng = rng
        return self._last


def _shuffled(items: Sequence[T], rng: Rng) -> Sequence[T]:
    mixed = list(items)
    rng.shuffle("imagine", mixed)
    return mixed


def _numbers(rng: Rng, count: int) -> list[int]:
    """At least this many numbers of permutations, each as likely as any other."""
    drawn: list[int] = []
    for _ in range(0, count, DRAWS):
        n = rng.word()
        drawn += (n & 31, n >> 5 & 31, n >> 10 & 31, n >> 15 & 31, n >> 20 & 31, n >> 25 & 31)
    return drawn


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
