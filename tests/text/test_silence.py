"""From a decision to the next no text is made: messages and sentences are for those who look or listen."""

from __future__ import annotations

import random
from typing import Any, NoReturn

import pytest
from fluent.runtime import FluentBundle

from fatebox.games import game_ids, load_game
from fatebox.kernel.messages import Message


@pytest.mark.parametrize("game", game_ids())
def test_a_game_that_nobody_watches_makes_no_message_and_no_sentence(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given nobody who looks or listens, when a game is played to its end, then nothing is said."""

    def said(*_: Any, **__: Any) -> NoReturn:
        raise AssertionError("text is made on the path from a decision to the next")

    rng, match = random.Random(game), load_game(game).start("silence")
    monkeypatch.setattr(Message, "__init__", said)
    monkeypatch.setattr(FluentBundle, "format_pattern", said)
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options), match.decision.seat)
    assert match.result is not None
