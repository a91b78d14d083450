"""The words of 7: every question, option and refusal has its message, in every language."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from fatebox.games.seven import GAME, effects, rules
from fatebox.games.seven.rules.verbs import EFFECT_VERBS, VERBS
from fatebox.kernel import Match, Prompt
from fatebox.kernel.messages import Message, Value, key_of
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.speaker import Speaker
from tests.text.test_catalogs import parts

SHARED_VERBS = ("pass", "done")
"""Said alike in all games."""
PAYMENT = "pay"
"""Said by what is paid."""
SAME_CARD = "next"
"""Said as `card`."""


def prompts() -> Iterator[Prompt]:
    """All questions that the rules and effects can ask."""
    for package in (rules, effects):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            for value in vars(import_module(module.name)).values():
                if isinstance(value, Prompt):
                    yield value
                elif isinstance(value, dict):
                    yield from (each for each in value.values() if isinstance(each, Prompt))


def keys(prefix: str) -> set[str]:
    """The keys of messages that begin so."""
    return {key for key in parts(GAME.package, ENGLISH) if key.startswith(prefix) and "." not in key}


def test_every_prompt_has_a_message_and_every_message_a_prompt() -> None:
    assert keys("prompt-") == {key_of("prompt", prompt.id) for prompt in prompts()}


def test_every_verb_has_a_message_and_every_message_a_verb() -> None:
    verbs = {*VERBS, *EFFECT_VERBS} - {*SHARED_VERBS, PAYMENT, SAME_CARD}
    assert keys("option-") == {key_of("option", verb) for verb in verbs}


def nested(value: Value) -> Iterator[Message]:
    """A message and those within it."""
    if isinstance(value, Message):
        yield value
        for argument in value.arguments.values():
            yield from nested(argument)
    elif isinstance(value, tuple):
        for each in value:
            yield from nested(each)


def said(match: Match[Any]) -> Iterator[Message]:
    """All that a seat reads at the open decision."""
    decision = match.decision
    assert decision is not None
    yield GAME.display.question(match.state, decision)
    yield from (match.label(option) for option in decision.options)
    for no in GAME.display.refusals(match.state, decision.seat):
        yield from (each for each in (no.what, no.why) if isinstance(each, Message))


@pytest.mark.parametrize("options", [{}, {"fall_of_a_hero": True, "unnamed_player": True}])
def test_all_that_a_game_says_is_in_every_catalog(options: dict[str, Any]) -> None:
    match, random = GAME.start("words", seats=4, options=options), Random("words")
    speakers = [Speaker.of(GAME, match.state.pack, language) for language in LANGUAGES]
    for _ in range(500):
        if match.decision is None:
            break
        for message in said(match):
            for speaker in speakers:
                unknown = [each.key for each in nested(message) if not speaker.knows(each.key)]
                assert unknown == [], f"{speaker.language}: {message}"
                assert "{" not in speaker.say(message)
        match.answer(random.choice(match.decision.options))
