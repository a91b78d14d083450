"""Mixing: the orders of one decision's worlds are random, and those of one list say nothing of another's."""

from __future__ import annotations

from collections import Counter
from itertools import product

from fatebox.kernel import Rng
from fatebox.kernel.mixing import CHOICE, Mixer

LISTS = ["abc"] * (CHOICE + 2)
"""More lists than there are permutations to draw from."""
TIMES = 36 * 60


def test_every_order_comes_with_every_order_of_any_other_list() -> None:
    mixer, rng = Mixer(LISTS), Rng.from_seed("mixing")
    drawn = [["".join(items) for items in mixer.mixed(rng)] for _ in range(TIMES)]
    orders = {"abc", "acb", "bac", "bca", "cab", "cba"}
    for one, other in ((0, 1), (0, CHOICE // 2), (CHOICE - 1, CHOICE), (0, CHOICE), (CHOICE, CHOICE + 1)):
        found = Counter((lists[one], lists[other]) for lists in drawn)
        assert found.keys() == set(product(orders, orders))
        assert sum((count - 60) ** 2 / 60 for count in found.values()) < 70  # 35 degrees of freedom


def test_an_order_does_not_foretell_the_next_one() -> None:
    mixer, rng = Mixer(["abcdefgh"]), Rng.from_seed("mixing")
    last, moved = "abcdefgh", Counter[tuple[int, int]]()
    for _ in range(TIMES):
        (items,) = mixer.mixed(rng)
        moved.update((last.index(item), place) for place, item in enumerate(items))
        last = "".join(items)
    assert len(moved) == 64  # from every place to every place
    assert max(moved.values()) < 3 * TIMES / 8


def test_another_generator_begins_anew() -> None:
    mixer = Mixer(LISTS)
    first = [mixer.mixed(rng) for rng in [Rng.from_seed(1)] * 3]
    mixer.mixed(Rng.from_seed(2))
    assert [mixer.mixed(rng) for rng in [Rng.from_seed(1)] * 3] == first
