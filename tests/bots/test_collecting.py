"""Searches let the garbage collector look less often, and leave it as they found it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from fatebox.bots.search import SearchBot
from fatebox.games import game_ids, load_game
from fatebox.kernel import Perspective, Rng
from fatebox.kernel.collecting import YOUNG, rare_collections
from tests.games.judging import positions


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


@pytest.mark.parametrize("game_id", game_ids())
def test_the_worlds_of_a_search_hold_no_cycles(game_id: str) -> None:
    """Given searches without a collector, then a longer one leaves no more that it would have to free."""
    game = load_game(game_id)
    asked = [match.copy() for match in positions(game, "cycles", 40)][:4]

    def garbage(iterations: int) -> int:
        gc.collect()
        for match in asked:
            assert match.decision is not None
            bot = SearchBot(game, Rng.from_seed(1), iterations=iterations)
            bot.choose(Perspective(match, match.decision.seat))
        return gc.collect()

    gc.disable()
    try:
        garbage(1)  # what is compiled or loaded at first use may leave something
        assert garbage(12) == garbage(3)
    finally:
        gc.enable()
