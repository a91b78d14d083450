"""Random games, said in Polish and Swedish: questions, choices, refusals, events have no English word."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Event, Match
from fatebox.kernel.messages import Message
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker
from tests.text.english import english_words
from tests.text.test_catalogs import OTHERS

SEEDS = ("first", "second", "third")
LOOKED_AT = 5
"""One question in so many has all its choices and refusals read."""


def messages_of(game: str) -> Iterator[Message]:
    """All that is said in some random games, each message once."""
    for seed in SEEDS:
        rng = random.Random(seed)
        heard: list[Event] = []
        played = load_game(game).start(seed, listener=heard.append)
        turn = 0
        while played.decision is not None:
            turn += 1
            yield from _asked(played, whole=turn % LOOKED_AT == 0)
            played.answer(rng.choice(played.decision.options), played.decision.seat)
        yield from (event.message() for event in heard)


def _asked(played: Match[Any], *, whole: bool) -> Iterator[Message]:
    decision = played.decision
    assert decision is not None
    display = played.game.display
    yield display.question(played.state, decision)
    if whole:
        yield from map(played.label, decision.options)
        for no in display.refusals(played.state, decision.seat):
            yield from (no.what, no.why)


@pytest.fixture(scope="module", params=game_ids())
def said(request: pytest.FixtureRequest) -> tuple[str, dict[str, Message]]:
    """A game and its messages, each once."""
    game = str(request.param)
    return game, {repr(message): message for message in messages_of(game)}


@pytest.mark.parametrize("language", OTHERS)
def test_all_that_is_said_in_a_game_is_in_the_language_of_the_reader(
    said: tuple[str, dict[str, Message]], language: str
) -> None:
    game, messages = said
    pack = load_game(game).pack()
    speaker = Speaker(language, load_game(game).package, PackNames(pack, viewer=0))
    wrong: dict[str, str] = {}
    for message in messages.values():
        text = speaker.say(message)
        if english_words(text, game, language) or text == message.key or "{" in text:
            wrong.setdefault(message.key, text)
    assert wrong == {}
