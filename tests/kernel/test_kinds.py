"""Exchanges within kinds: every arrangement that keeps the kinds of each pile is equally likely."""

from __future__ import annotations

from collections import Counter

from fatebox.kernel import Card, Rng
from fatebox.kernel.kinds import KindExchanges

PILES = [[Card(0), Card(1)], [Card(2)], [Card(3), Card(4), Card(5)], [Card(60), Card(70)], [Card(80)]]
"""Even and odd cards in three piles, and two piles with kinds of their own."""


def kind(card: Card) -> int:
    return card % 2 if card < 10 else card


def test_piles_keep_their_kinds_and_lone_cards_stay() -> None:
    exchanges, rng = KindExchanges(PILES, kind), Rng.from_seed("kinds")
    for _ in range(50):
        mapping = exchanges(rng)
        for pile in PILES:
            assert Counter(kind(mapping.get(card, card)) for card in pile) == Counter(map(kind, pile))
        assert sorted(mapping.values()) == sorted(mapping)
        assert mapping.get(Card(80), Card(80)) == 80


def test_every_arrangement_is_equally_likely() -> None:
    exchanges, rng = KindExchanges(PILES[:3], kind), Rng.from_seed("kinds")
    found = Counter(tuple(sorted(exchanges(rng).items())) for _ in range(216 * 60))
    assert len(found) == 216  # 3! deals of each kind, 2 orders of the first pile, 3 of the kinds in the third
    assert sum((count - 60) ** 2 / 60 for count in found.values()) < 300  # with 215 degrees of freedom


def test_the_order_in_which_cards_lie_in_truth_does_not_matter() -> None:
    other = [[Card(3), Card(4)], [Card(0)], [Card(1), Card(5), Card(2)]]
    here, there = Rng.from_seed(1), Rng.from_seed(1)
    one, two = KindExchanges(PILES[:3], lambda card: 0), KindExchanges(other, lambda card: 0)
    for _ in range(20):
        mapping, twin = one(here), two(there)
        dealt = [[mapping[card] for card in pile] for pile in PILES[:3]]
        assert dealt == [[twin[card] for card in pile] for pile in other]
