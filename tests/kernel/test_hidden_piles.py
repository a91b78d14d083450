"""Hidden piles: the compiled list is that of the declarations, in the same order."""

from __future__ import annotations

from random import Random

import pytest

from fatebox.games import load_game
from fatebox.kernel.cards import Eye


@pytest.mark.parametrize("game_id", ["fantos", "outposts", "phantom", "seven", "weaver"])
def test_hidden_piles_are_those_that_the_eye_does_not_see(game_id: str) -> None:
    game, random = load_game(game_id), Random(1)
    match = game.start(1, seats=game.default_seats)
    for _ in range(80):
        if match.decision is None:
            match = game.start(2, seats=game.default_seats)
        state = match.state
        for seat in (None, *range(state.seats)):
            eye = Eye(seat, state.seen)
            declared = [pile for pile, audience, owner in state.piles() if not eye.sees(audience, owner)]
            hidden = state.hidden_piles(eye)
            assert [*map(id, hidden)] == [*map(id, declared)]
        assert match.decision is not None
        match.answer(random.choice(match.decision.options))
