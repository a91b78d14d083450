"""Cards for places that not every card could be in, drawn so that all deals that fit are equally likely.

To deal until every place has a card that fits could take very long. Instead each card is drawn in proportion
to the number of ways to deal the others after it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, MutableSequence, Sequence
from math import perm, prod
from typing import NamedTuple, TypeVar

from .cards import Card
from .errors import ImagineError
from .rng import Rng

T = TypeVar("T")
_WORD = 32


class Chunk:
    """The places in a row of cards, side by side, that hold one pile's cards of a kind."""

    __slots__ = ("cards", "first", "size")

    def __init__(self, cards: Sequence[Card], first: int, size: int) -> None:
        self.cards = cards
        """All cards of the kind."""
        self.first = first
        self.size = size


class Place(NamedTuple):
    """A place that not every card could be in."""

    number: int
    """Its number among all places that take cards from the row."""
    fitting: Collection[Card]
    chunks: Sequence[Chunk]
    """The parts of the row that its pile takes."""


class _Choice(NamedTuple):
    """Cards that a place may take, all of one kind and fit for the same places."""

    cards: list[Card]
    first: int
    """The first place in the row of the chunk that they come from."""
    counters: tuple[int, int]
    """The counters of the cards that are left, and of the places that are left in the chunk."""


class Fillings:
    """The ways to fill some places with cards that fit."""

    def __init__(self, places: Sequence[Place]) -> None:
        self._places = places
        self._left: tuple[int, ...] = ()
        """The counters at first: of cards that fit the same places, and of the places in each chunk."""
        self._ends: list[tuple[int, int, list[int]]] = []
        """Of each kind: the cards outside the chunks of these places, the least left over, those chunks."""
        self._choices: list[list[_Choice]] = [[] for _ in places]
        self._known: dict[tuple[int, tuple[int, ...]], int] = {}
        self._count_down()

    def _count_down(self) -> None:
        """Set up the counters, and for each place its choices."""
        fits: dict[Card, list[int]] = defaultdict(list)
        chunks: dict[Card, dict[Chunk, list[int]]] = defaultdict(dict)
        for number, place in enumerate(self._places):
            for card in place.fitting:
                fits[card].append(number)
            for chunk in place.chunks:
                chunks[chunk.cards[0]].setdefault(chunk, []).append(number)
        left: list[int] = []
        for by_chunk in chunks.values():
            cards = next(iter(by_chunk)).cards
            alike: dict[tuple[int, ...], list[Card]] = defaultdict(list)
            for card in cards:
                if card in fits:
                    alike[tuple(fits[card])].append(card)
            counters = range(len(left), len(left) + len(alike))
            left += map(len, alike.values())
            for chunk, numbers in by_chunk.items():
                for counter, (fitting, group) in zip(counters, alike.items(), strict=True):
                    for number in set(numbers).intersection(fitting):
                        self._choices[number].append(_Choice(group, chunk.first, (counter, len(left))))
                left.append(chunk.size)
            sizes = range(counters.stop, len(left))
            others = len(cards) - sum(left[counter] for counter in sizes)
            self._ends.append((others, max(0, len(cards) - len(self._places)), [*sizes]))
        self._left = tuple(left)

    def fill(self, row: MutableSequence[Card], taken: MutableSequence[int], rng: Rng) -> None:
        """Put cards that fit in their places, in a row in random order and in random places taken from it.

        What is there changes places with them, so all the rest stays as random as it was.
        """
        left, drawn = self._left, set[Card]()
        for number, (place, choices) in enumerate(zip(self._places, self._choices, strict=True)):
            ways = self._ways(number, left)
            if not ways:
                raise ImagineError("no hidden card fits where one lies")
            ticket = _below(ways, rng)
            for choice in choices:
                count, each = self._weight(number, left, choice)
                if ticket < count * each:
                    break
                ticket -= count * each
            free = [card for card in choice.cards if card not in drawn]
            card = free[ticket // each % len(free)]
            drawn.add(card)
            chunk = choice.counters[1]
            at = choice.first + self._left[chunk] - left[chunk]
            left = _less(left, choice)
            _swap(row, at, row.index(card))
            _swap(taken, place.number, taken.index(at))

    def _ways(self, number: int, left: tuple[int, ...]) -> int:
        """The number of ways to fill the places from this one on, and to deal out the rest."""
        if number == len(self._places):
            rest = [(others + sum(left[at] for at in chunks), least) for others, least, chunks in self._ends]
            return prod(perm(cards, cards - least) for cards, least in rest)
        ways = self._known.get((number, left))
        if ways is None:
            ways = sum(prod(self._weight(number, left, choice)) for choice in self._choices[number])
            self._known[number, left] = ways
        return ways

    def _weight(self, number: int, left: tuple[int, ...], choice: _Choice) -> tuple[int, int]:
        """The cards and places in the row to choose from, and the ways to go on after each."""
        card, chunk = choice.counters
        count = left[card] * left[chunk]
        return count, self._ways(number + 1, _less(left, choice)) if count else 0


def _less(left: tuple[int, ...], choice: _Choice) -> tuple[int, ...]:
    """The counters after a choice."""
    less = list(left)
    for counter in choice.counters:
        less[counter] -= 1
    return tuple(less)


def _swap(items: MutableSequence[T], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def _below(bound: int, rng: Rng) -> int:
    """A whole number below any bound, each equally likely."""
    bits = bound.bit_length()
    if bits <= _WORD:
        return rng.below(bound) if bound > 1 else 0
    while True:
        number = 0
        for _ in range(0, bits, _WORD):
            number = number << _WORD | rng.word()
        number >>= -bits % _WORD
        if number < bound:
            return number
