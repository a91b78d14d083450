"""Searches let the garbage collector look less often, and leave it as they found it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from fatebox.bots.search.collecting import YOUNG, rare_collections


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """Whatever a test sets is set back."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_the_collector_looks_less_often_meanwhile() -> None:
    gc.set_threshold(700, 10, 10)
    with rare_collections():
        assert gc.get_threshold() == (YOUNG, 10, 10)
    assert gc.get_threshold() == (700, 10, 10)


def test_it_is_left_as_it_was_after_an_error() -> None:
    gc.set_threshold(700, 10, 10)
    with pytest.raises(ZeroDivisionError), rare_collections():
        raise ZeroDivisionError
    assert gc.get_threshold() == (700, 10, 10)


@pytest.mark.parametrize("young", [0, 2 * YOUNG])
def test_a_collector_that_is_off_or_slower_stays_so(young: int) -> None:
    gc.set_threshold(young, 5, 5)
    with rare_collections():
        assert gc.get_threshold() == (young, 5, 5)
