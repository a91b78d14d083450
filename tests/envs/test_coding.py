"""Options as numbers."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from fatebox.envs.coding import Coding
from fatebox.kernel import OptionsError


def test_an_option_has_the_same_number_whatever_else_is_offered() -> None:
    first, second = Coding(), Coding()

    alone = first.numbered([("play", 17)])
    among_others = second.numbered([("pass",), ("play", 16), ("play", 17)])

    assert [n for n, option in among_others.items() if option == ("play", 17)] == list(alone)


def test_numbers_stay_the_same_from_release_to_release() -> None:
    """Learned policies are saved with them."""
    assert Coding(4096).numbered([("pass",), ("play", 17), ("vote", "yes")]) == {
        2402: ("pass",),
        2811: ("vote", "yes"),
        2848: ("play", 17),
    }


def test_options_that_fall_on_one_number_are_kept_apart() -> None:
    options = [("play", card) for card in range(8)]

    coded = Coding(8).numbered(options)

    assert list(coded) == list(range(8))
    assert sorted(coded.values()) == options


def test_too_few_numbers_are_an_error() -> None:
    with pytest.raises(OptionsError, match="actions: 2 numbers are too few for 3 options"):
        Coding(2).numbered([("a",), ("b",), ("c",)])
    with pytest.raises(OptionsError, match="actions: expected at least 1, got 0"):
        Coding(0)


class Payment(NamedTuple):
    gold: int
    cards: tuple[int, ...]


def test_a_named_tuple_is_the_tuple_it_equals() -> None:
    payment = Payment(2, (5,))

    assert list(Coding().numbered([("pay", payment)])) == list(Coding().numbered([("pay", (2, (5,)))]))
