"""Sense, wins in sight and threats follow from what a seat may know: they are the same in all its worlds."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games import game_ids, load_game
from fatebox.kernel import Perspective, Rng

POSITIONS = 400


@pytest.mark.parametrize("game_id", game_ids())
def test_sense_is_the_same_where_hidden_cards_are_others(game_id: str) -> None:
    """Given random games in any setup, then hidden cards change neither sense nor what is in sight."""
    game, rng = load_game(game_id), Rng.from_seed(f"fair {game_id}")
    differ, seen = list[str](), 0
    while seen < POSITIONS:
        seats, options = game.judgement.features.setup(rng)
        match = game.start(f"fair {seen}", seats=seats, options=options)
        bot = make_bot("random", game, seen)
        while match.decision is not None and seen < POSITIONS:
            decision = match.decision
            own = Perspective(match, decision.seat)
            if len(decision.options) > 1:
                seen += 1
                imagined = Perspective(own.imagine(rng), decision.seat)
                if _known(own) != _known(imagined):
                    differ.append(f"{decision.prompt.id} after {len(match.answers())} answers")
            match.answer(bot.choose(own), decision.seat)
    assert differ == []


def _known(seat: Perspective) -> tuple[Any, ...]:
    """All that is said of a position to its seat without imagining others."""
    return seat.sensible(), seat.winner_in_sight(), seat.threat()
