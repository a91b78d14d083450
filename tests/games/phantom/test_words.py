"""Words: every question, option and refusal has its message, and every such message is of use."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from random import Random

import pytest

from fatebox.games import load_game, phantom
from fatebox.games.phantom.rules.activation import REASONS
from fatebox.games.phantom.state.terms import ADVENTURES, RESOURCES, SKILL_LEVELS, WILD
from fatebox.games.phantom.view.labels import VERBS
from fatebox.kernel import Prompt
from fatebox.kernel.messages import Message, key_of
from fatebox.text.bundles import LANGUAGES, topics
from fatebox.text.speaker import Speaker

GAME = load_game("phantom")
OWN_REASONS = {"injury", "outclassed", "cost", "no-enemy"}
"""Reasons that belong to cards of the hand and to combat; all others are those of abilities."""


def prompts() -> set[str]:
    """The questions that the modules of the game declare."""
    found = set()
    for module in pkgutil.walk_packages(phantom.__path__, f"{phantom.__name__}."):
        for each in vars(import_module(module.name)).values():
            if isinstance(each, Prompt):
                found.add(each.id)
    return found


def keys(topic: str) -> set[str]:
    """The messages of a topic."""
    lines = topics(GAME.package, "en")[topic].splitlines()
    return {line.partition(" =")[0] for line in lines if line[:1].isalpha()}


def test_every_question_has_a_message_and_every_message_a_question() -> None:
    assert keys("prompts") == {key_of("prompt", each) for each in prompts()}


def test_every_option_has_a_message_and_every_message_is_of_use() -> None:
    parts = {key_of("cost", each) for each in (*RESOURCES, WILD)}
    parts |= {key_of("skill", each) for each in SKILL_LEVELS}
    parts |= {"named-row", "named-enemy", "named-lent"}
    assert keys("options") == {key_of("option", verb) for verb in VERBS} | parts


def test_every_reason_has_a_message_and_every_message_a_reason() -> None:
    reasons = {name for name, _ in REASONS}
    named = {key_of("refusal", each) for each in reasons | OWN_REASONS}
    assert keys("refusals") == named | {"refused-card", "refused-ability", "refused-combat"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_all_that_is_said_in_a_game_can_be_said_in_every_language(language: str, adventure: str) -> None:
    random = Random(adventure)
    match = GAME.start(
        seed=5, seats=2, options={"adventure": adventure, "loot_achievements": True, "promo_direct": True}
    )
    speaker = Speaker.of(GAME, match.state.pack, language)

    def check(message: Message | str) -> None:
        said = speaker.say(message)
        assert said.strip()
        assert "{" not in said, said

    for _ in range(150):
        decision = match.decision
        if decision is None:
            break
        check(GAME.display.question(match.state, decision))
        for option in decision.options:
            check(match.label(option))
        for no in GAME.display.refusals(match.state, decision.seat):
            check(no.what)
            check(no.why)
        match.answer(random.choice(decision.options))
