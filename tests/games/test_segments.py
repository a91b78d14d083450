"""Segments that a game says something about are its own."""

from __future__ import annotations

import pytest

from fatebox.games import game_ids, load_game


@pytest.mark.parametrize("game_id", game_ids())
def test_segments_that_ask_first_are_segments_of_the_game(game_id: str) -> None:
    game = load_game(game_id)
    assert set(game.asks_first) <= set(game.segments)
