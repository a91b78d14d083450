"""Random games, said in every language to those who play and to those who watch."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Event, Match
from fatebox.kernel.messages import Message
from fatebox.text.bundles import LANGUAGES
from fatebox.text.names import PackNames
from fatebox.text.speaker import Arguments, Speaker
from tests.text.english import english_words

SEEDS = ("first", "second", "third")
LOOKED_AT = 5
"""One question in so many has all its choices and refusals read."""
SECOND_PERSON = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "pl": re.compile(r"\b(ty|ci|cię|ciebie|tobie|tobą|jesteś|tw[oó]j\w*|\w+[aeiy]sz)\b", re.IGNORECASE),
    "sv": re.compile(r"\b(du|dig|din|ditt|dina)\b", re.IGNORECASE),
}
"""Words that speak to the reader."""


class Strict(Speaker):
    """Fails where a message asks for something that it is not given, or refers to nothing."""

    def _format(self, pattern: Any, arguments: Arguments) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, (text, errors, arguments)
        return str(text)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_a_game_is_in_the_language_of_the_reader(
    said: tuple[str, dict[str, Message]], language: str
) -> None:
    game, messages = said
    pack = load_game(game).pack()
    speaker = Strict(language, load_game(game).package, PackNames(pack, viewer=0))
    wrong: dict[str, str] = {}
    for message in messages.values():
        text = speaker.say(message)
        if english_words(text, game, language) or text == message.key or "{" in text:
            wrong.setdefault(message.key, text)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_to_players_and_calls_them_by_name_before_a_spectator(
    said: tuple[str, dict[str, Message]], language: str
) -> None:
    """Given the events of some games, then a spectator is never "you", and a player is where it matters."""
    game, messages = said
    events = [message for message in messages.values() if message.key.startswith("event-")]
    pack, package = load_game(game).pack(), load_game(game).package
    watched = [Speaker(language, package, PackNames(pack)).say(event) for event in events]
    assert [text for text in watched if SECOND_PERSON[language].search(text)] == []
    for seat in range(load_game(game).start(SEEDS[0]).state.seats):
        heard = [Speaker(language, package, PackNames(pack, seat)).say(event) for event in events]
        own = {text for text, other in zip(heard, watched, strict=True) if text != other} - {""}
        assert own
        assert {text for text in own if not SECOND_PERSON[language].search(text)} == set()
