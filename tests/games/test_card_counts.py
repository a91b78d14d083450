"""The box holds the cards that the rulebook counts."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games import game_ids, load_game, load_rulebook


@pytest.mark.parametrize("game", game_ids())
def test_the_box_has_as_many_cards_of_each_kind_as_the_rulebook_says(game: str) -> None:
    """Add a card, and change its number in `[cards]` of the game's rules.toml."""
    assert Counter(load_game(game).pack().box.kinds) == load_rulebook(game).cards
