"""Patience with garbage: searches make none that only a collector could free."""

from __future__ import annotations

import gc

import pytest

from fatebox.bots.search import SearchBot
from fatebox.bots.search.patience import MANY, Patience
from fatebox.games import game_ids, load_game
from fatebox.kernel import Perspective, Rng
from tests.games.judging import positions


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


def test_the_collector_looks_less_often_until_the_last_search_is_over() -> None:
    """Given two searches at the same time, then the usual threshold holds again when both are over."""
    usual, patience = gc.get_threshold(), Patience()
    with patience:
        with patience:
            assert gc.get_threshold() == (MANY, *usual[1:])
        assert gc.get_threshold() == (MANY, *usual[1:])
    assert gc.get_threshold() == usual


def test_a_collector_that_is_off_stays_off() -> None:
    """Given a threshold of 0, then a search does not change it."""
    usual = gc.get_threshold()
    gc.set_threshold(0)
    try:
        with Patience():
            assert gc.get_threshold()[0] == 0
    finally:
        gc.set_threshold(*usual)
