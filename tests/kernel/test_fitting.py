"""Places that not every card could be in: all deals that fit are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from fatebox.kernel import Card, Rng
from fatebox.kernel.errors import ImagineError
from fatebox.kernel.fitting import Chunk, Fillings, Place
from fatebox.kernel.kinds import Fitting, KindExchanges

Piles = list[list[Card]]
Deal = tuple[Card, ...]


def cards(*numbers: int) -> list[Card]:
    return [Card(number) for number in numbers]


def kind(card: Card) -> int:
    return card // 10


CASES: dict[str, tuple[Piles, Fitting]] = {
    "one place, with a kind of its own and one from the stock": (
        [cards(0, 1, 20), cards(21, 22, 23)],
        {Card(0): cards(0, 21, 23)},
    ),
    "two places for which the same cards fit": (
        [cards(0, 1, 20, 21), cards(22, 23)],
        {Card(0): cards(0, 22), Card(20): cards(0, 20, 22)},
    ),
    "two piles that take from one stock": (
        [cards(0, 20), cards(10, 21), cards(22, 23)],
        {Card(20): cards(20, 22, 10), Card(10): cards(10, 22, 23)},
    ),
    "three places, two of them in one pile": (
        [cards(0, 1, 20), cards(10, 21), cards(22)],
        {Card(0): cards(0, 1, 22), Card(1): cards(0, 1), Card(10): cards(10, 20, 22)},
    ),
    "a pile of a single card": ([cards(20), cards(21, 22, 0)], {Card(20): cards(20, 22)}),
}


def deals(piles: Piles, fitting: Fitting) -> set[Deal]:
    """All deals in which the piles keep their kinds and every place has a card that fits."""
    places = [card for pile in piles for card in pile]
    found = set()
    for deal in permutations(places):
        start, fits = 0, True
        for pile in piles:
            end = start + len(pile)
            fits = fits and Counter(map(kind, deal[start:end])) == Counter(map(kind, pile))
            start = end
        if fits and all(
            card in fitting.get(place, (card,)) for place, card in zip(places, deal, strict=True)
        ):
            found.add(deal)
    return found


@pytest.mark.parametrize("case", CASES)
def test_every_deal_that_fits_is_equally_likely(case: str) -> None:
    piles, fitting = CASES[case]
    expected, places = deals(piles, fitting), [card for pile in piles for card in pile]
    exchanges, rng = KindExchanges(piles, kind, fitting), Rng.from_seed("fitting")
    mappings = [exchanges(rng) for _ in range(60 * len(expected))]
    found = Counter(tuple(mapping.get(card, card) for card in places) for mapping in mappings)
    assert found.keys() == expected
    freedom = len(expected) - 1
    off = sum((count - 60) ** 2 / 60 for count in found.values())
    assert off < freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations


class Every(Rng):
    """Chance that takes every way, one after the other."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)
        self.way: list[tuple[int, int]] = []
        """The outcomes of this way, with their bounds."""
        self._done = 0

    def below(self, n: int) -> int:
        """The next outcome of this way."""
        if self._done == len(self.way):
            self.way.append((0, n))
        outcome, bound = self.way[self._done]
        assert bound == n
        self._done += 1
        return outcome

    def next(self) -> bool:
        """Go on to the next way; False if there is none."""
        self._done = 0
        while self.way:
            outcome, bound = self.way.pop()
            if outcome + 1 < bound:
                self.way.append((outcome + 1, bound))
                return True
        return False


def ways(fillings: Fillings, row: list[Card], taken: list[int]) -> Iterator[tuple[Fraction, list[Card]]]:
    """Every way to fill the places, with its chance."""
    every, more = Every(), True
    while more:
        cards_now, taken_now = row[:], taken[:]
        fillings.fill(cards_now, taken_now, every)
        chance = Fraction(1)
        for _, bound in every.way:
            chance /= bound
        yield chance, [cards_now[at] for at in taken_now]
        more = every.next()


def test_the_chance_of_a_filling_is_exactly_its_share_of_all_deals() -> None:
    own, stock = cards(0, 1), cards(20, 21, 22, 23)
    piles = [own + stock[:1], stock[1:2], stock[2:]]
    fitting = {own[0]: cards(0, 1, 22), own[1]: cards(0, 20, 22), stock[1]: cards(21, 22)}
    left, right = [Chunk(stock, 0, 1), Chunk(own, 4, 2)], [Chunk(stock, 1, 1)]
    places = [Place(0, fitting[own[0]], left), Place(1, fitting[own[1]], left)]
    places.append(Place(3, fitting[stock[1]], right))
    found = dict[Deal, Fraction]()
    for chance, deal in ways(Fillings(places), stock + own, [4, 5, 0, 1, 2, 3]):
        key = tuple(deal[place.number] for place in places)
        found[key] = found.get(key, Fraction()) + chance
    counts = Counter(tuple(deal[place.number] for place in places) for deal in deals(piles, fitting))
    assert found == {key: Fraction(count, counts.total()) for key, count in counts.items()}
    assert len(set(found.values())) > 1  # not all are equally likely: a deal is, with all other places


def test_many_places_are_filled_with_numbers_larger_than_a_word() -> None:
    piles = [cards(*range(100, 108), *range(200, 204)), cards(*range(204, 209))]
    every = piles[0] + piles[1]
    fitting = {card: [other for other in every if other % 2 == card % 2] for card in every[:8]}
    exchanges, rng = KindExchanges(piles, lambda card: card // 100, fitting), Rng.from_seed("many")
    for _ in range(100):
        mapping = exchanges(rng)
        assert all(mapping[card] in fits for card, fits in fitting.items())
        assert sorted(mapping.values()) == sorted(mapping)


def test_a_place_that_no_card_fits_is_an_error() -> None:
    with pytest.raises(ImagineError, match="no hidden card fits"):
        KindExchanges([cards(0, 1), cards(20)], kind, {Card(0): cards(20)})(Rng.from_seed(1))
