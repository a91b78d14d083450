"""Chance: one generator per match, with outcomes that can be scripted.

Two generators, the same in CPython, compiled and in the browser; both count their draws, which is how undo
knows whether chance was involved:

- `Rng` is sfc32: four 32-bit words, so that a copy costs four assignments. It is fast, for searches,
  simulations and games at one screen. Its state can be computed from a few outcomes.
- `KeyedRng` is a keyed BLAKE2b of the number of the draw: any number of outcomes reveals nothing of others.
  Servers deal with it, because players see part of the outcomes and must not foretell the rest.

Imagined worlds draw from a generator of their own, never from that of the match.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import lru_cache
from operator import itemgetter
from struct import Struct
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

from .errors import ScriptError

T = TypeVar("T")
Script = dict[str, list[Any]]
Orders = Mapping[int, Sequence[Any]]
"""In imagined worlds: the order in which a shuffle leaves its items, by the count of draws before it."""
ELSE = "else"
"""In a script, `else = ["seed"]`: what cannot happen where it is drawn is left to the seed."""
_MASK = 0xFFFFFFFF
_WORDS = Struct("<3I")
_BATCH = 1 << 28
"""The most outcomes that one random word is used for: with more, too many words would be thrown away."""
_FEW = 6
"""The number of items of which all orders are kept: 720."""
Places: TypeAlias = tuple[tuple[int, int], ...]
"""The last place that each bound reaches, with the weight of its digit."""
Order: TypeAlias = Callable[[Sequence[Any]], tuple[Any, ...]]


class Rng:
    """A stream of chance outcomes; `script` holds outcomes that come first, by name, in order."""

    __slots__ = ("a", "b", "c", "count", "orders", "script")
    generator: ClassVar[str] = "sfc32"
    """The name of the generator in records."""

    def __init__(
        self, a: int, b: int, c: int, count: int, script: Script | None = None, orders: Orders | None = None
    ) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count
        self.script = script
        self.orders = orders

    @classmethod
    def from_seed(cls, seed: int | str) -> Rng:
        """The generator that belongs to a seed; equal seeds give equal streams everywhere."""
        a, b, c = _WORDS.unpack_from(hashlib.sha256(str(seed).encode()).digest())
        return cls(a, b, c, 1)

    def copy(self) -> Self:
        """An independent generator that continues with the same outcomes."""
        new = object.__new__(type(self))
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.count = self.count
        script = self.script
        if script is not None:
            script = {name: list(outcomes) for name, outcomes in script.items()}
        new.script = script
        new.orders = self.orders
        return new

    def fork(self) -> Rng:
        """A generator seeded from this one: shares nothing with the future of this stream."""
        return Rng(self.word(), self.word(), self.word(), 1)

    def word(self) -> int:
        """The next 32 random bits."""
        b, c, count = self.b, self.c, self.count
        t = (self.a + b + count) & _MASK
        self.count = count + 1  # it may outgrow 32 bits: only sums are cut
        self.a = b ^ b >> 9
        self.b = c * 9 & _MASK
        self.c = (c << 21 | c >> 11) + t & _MASK
        return t

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        product = self.word() * n
        low = product & _MASK
        if low < n:
            threshold = (_MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def choose(self, what: str, items: Sequence[T]) -> T:
        """One of the items; `what` names this use of chance for scripts."""
        if self.script is not None:
            scripted = self._scripted(what)
            if scripted is not None:
                if scripted in items:
                    return items[items.index(scripted)]
                self._misfit(f"scripted {what}: {scripted!r} is not one of {list(items)!r}")
        return items[self.below(len(items))]

    def draw(self, what: str, items: MutableSequence[T], n: int) -> list[T]:
        """Take n of the items out at random; a script names them as a list."""
        if n == 1 and self.script is None:  # a single item needs no batches
            return [items.pop(self.below(len(items)))]
        drawn = [] if self.script is None else self._scripted_draw(what, items, n)
        for places, product, biased in _batches(len(items), n - len(drawn)):
            number = self.word() * product  # as in `shuffle`: a call for it would cost more than the draw
            while number & _MASK < biased:
                number = self.word() * product
            digits = number >> 32
            for _, weight in places:
                drawn.append(items.pop(digits // weight))
                digits %= weight
        return drawn

    def shuffle(self, what: str, items: MutableSequence[T]) -> None:
        """Put the items in random order; a script names the first ones, the rest stays random."""
        order = None if self.orders is None else self.orders.get(self.count)
        for places, product, biased, orders in _swaps(len(items)):
            number = self.word() * product
            while number & _MASK < biased:
                number = self.word() * product
            digits = number >> 32
            for i, weight in places:
                j = digits // weight
                digits %= weight
                items[i], items[j] = items[j], items[i]
            if orders:  # the swaps among the first few items, all at once
                start = orders[digits](items)
                items[: len(start)] = start
        if self.script is not None:
            first = []
            for item in self._scripted_list(what) or ():
                if item in items:
                    first.append(items.pop(items.index(item)))
                else:
                    self._misfit(f"scripted {what}: {item!r} is not among the shuffled")
            items[:0] = first
        if order is not None and set(order) == set(items):
            items[:] = order

    def _scripted_draw(self, what: str, items: MutableSequence[T], n: int) -> list[T]:
        """Take out the items that the script names; none if it says nothing of this use of chance."""
        scripted = self._scripted_list(what)
        fits = scripted is None or all(scripted.count(item) <= items.count(item) for item in scripted)
        if not fits or (scripted is not None and len(scripted) != n):
            self._misfit(f"scripted {what}: expected {n} of {list(items)!r}, got {scripted!r}")
            scripted = None
        return [items.pop(items.index(item)) for item in scripted or ()]

    def _scripted_list(self, what: str) -> list[Any] | None:
        scripted = self._scripted(what)
        if scripted is not None and not isinstance(scripted, list):
            self._misfit(f"scripted {what}: expected a list, got {scripted!r}")
            return None
        return scripted

    def _misfit(self, text: str) -> None:
        """An outcome that cannot happen: an error, or left to the seed."""
        if self.script is None or ELSE not in self.script:
            raise ScriptError(text)

    def _scripted(self, what: str) -> Any:
        outcomes = self.script.get(what) if self.script else None
        if outcomes:
            self.count = (self.count + 1) & _MASK
            return outcomes.pop(0)
        return None

    def to_data(self) -> list[Any]:
        """The generator as plain data."""
        words: list[Any] = [self.a, self.b, self.c, self.count & _MASK]
        return [*words, self.script] if self.script else words

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> Rng:
        """The generator that `to_data` described."""
        if isinstance(data[0], str):
            return KeyedRng(int(data[0], 16), 0, 0, data[1], data[2] if len(data) > 2 else None).copy()
        a, b, c, count = data[:4]
        if any(type(word) is not int or not 0 <= word <= _MASK for word in (a, b, c, count)):
            raise ValueError("expected four words of 32 bits")
        script = data[4] if len(data) > 4 else None
        return cls(a, b, c, count, script).copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Rng({self.a}, {self.b}, {self.c}, {self.count})"


class KeyedRng(Rng):
    """A cryptographic stream: the key is in `a`, and nothing changes from draw to draw but the count."""

    __slots__ = ()
    generator = "blake2b"

    @classmethod
    def from_seed(cls, seed: int | str) -> KeyedRng:
        """The stream that belongs to a seed."""
        key = hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"fatebox seed").digest()
        return cls(int.from_bytes(key, "little"), 0, 0, 1)

    def word(self) -> int:
        """The next 32 random bits."""
        number = self.count.to_bytes(8, "little")
        self.count = (self.count + 1) & _MASK
        key = self.a.to_bytes(32, "little")
        drawn = hashlib.blake2b(number, digest_size=4, key=key, person=b"fatebox chance").digest()
        return int.from_bytes(drawn, "little")

    def to_data(self) -> list[Any]:
        """The generator as plain data."""
        words: list[Any] = [f"{self.a:064x}", self.count]
        return [*words, self.script] if self.script else words

    def __repr__(self) -> str:
        return f"KeyedRng(..., {self.count})"


GENERATORS: dict[str, type[Rng]] = {each.generator: each for each in (Rng, KeyedRng)}
"""All generators by the names that records use."""


@lru_cache(maxsize=1024)
def _batches(n: int, count: int) -> list[tuple[Places, int, int]]:
    """The bounds n, n-1, ... in batches that share a random word: its digits to them are the choices.

    Of each batch the places, the product of the bounds, and the number of leftovers to refuse: so each choice
    is exact, as in "Batched Ranged Random Integer Generation" by Brackett-Rozinsky and Lemire.
    """
    batches = []
    bound, end = n, n - count
    while bound > end:
        first, product = bound, bound
        while bound - 1 > end and product * (bound - 1) <= _BATCH:
            bound -= 1
            product *= bound
        bound -= 1
        places, weight = [], product
        for each in range(first, bound, -1):
            weight //= each
            places.append((each - 1, weight))
        batches.append((tuple(places), product, (_MASK + 1) % product))
    return batches


@lru_cache(maxsize=1024)
def _swaps(n: int) -> list[tuple[Places, int, int, list[Order]]]:
    """The batches of a shuffle of n items; of the last one, the swaps among the first few as whole orders."""
    batches: list[tuple[Places, int, int, list[Order]]] = [
        (places, product, biased, []) for places, product, biased in _batches(n, n - 1)
    ]
    if batches:
        places, product, biased, _ = batches[-1]
        few = min(_FEW, len(places) + 1)
        batches[-1] = places[: len(places) + 1 - few], product, biased, _orders(few)
    return batches


@lru_cache
def _orders(n: int) -> list[Order]:
    """Every order in which a shuffle leaves n items, by the number whose digits are its choices."""
    [(places, product, _)] = _batches(n, n - 1)
    orders: list[Order] = []
    for digits in range(product):
        order, rest = list(range(n)), digits
        for i, weight in places:
            j, rest = divmod(rest, weight)
            order[i], order[j] = order[j], order[i]
        orders.append(itemgetter(*order))
    return orders
