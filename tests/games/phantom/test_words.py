"""Words: every question, option and refusal has its message, and every such message is of use."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, ClassVar, get_args

import pytest

from fatebox.games import load_game, phantom
from fatebox.games.phantom.content.texts import board_messages, rules_messages
from fatebox.games.phantom.effects import numbers
from fatebox.games.phantom.effects.printing import Printed
from fatebox.games.phantom.rules.activation import REASONS
from fatebox.games.phantom.state.terms import (
    ADVENTURES,
    LEVELS,
    RESOURCES,
    SKILL_LEVELS,
    WILD,
    LevelIcon,
    TokenKind,
)
from fatebox.games.phantom.view.labels import VERBS
from fatebox.kernel import Prompt
from fatebox.kernel.messages import Message, key_of
from fatebox.text.bundles import ENGLISH, LANGUAGES, topics
from fatebox.text.names import PackNames
from fatebox.text.speaker import Arguments, Speaker
from tests.games.phantom.table import Table, player, table

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


def asked(t: Table) -> str:
    """The question as the table puts it."""
    assert t.match.decision is not None
    speaker = Speaker(ENGLISH, GAME.package, PackNames(t.s.pack))
    return speaker.say(GAME.display.question(t.s, t.match.decision))


@pytest.mark.clause("PHA-ADV.1")
def test_a_question_tells_what_there_is_to_act_with_and_against_whom() -> None:
    t = table(player(hand="campfire guran", resources="G"), row="foe-5")
    assert asked(t) == "2 cards in hand, 1 Enemy on the row: discard, play or use cards, or fight."
    t = table(player(hand="campfire"), row="foe-5 foe-4")
    assert asked(t) == "1 card in hand, 2 Enemies on the row: discard, play or use cards."
    t = table(player(hand=""))
    assert asked(t) == "No cards in hand, no Enemy on the row: use cards in play, or end the phase."


def test_a_question_names_the_card_whose_text_puts_it() -> None:
    t = table(player("bandar-warrior", resources="SS"), row="satan foe-2 beast-3")
    t.use("bandar-warrior", 1)
    assert asked(t) == "Bandar Warrior: choose an Enemy."


@pytest.mark.clause("PHA-RES.2")
def test_a_payment_names_what_is_paid_for() -> None:
    t = table(player(hand="campfire", resources="GS"))
    t.play("campfire")
    assert asked(t) == "Campfire: which resource do you pay with?"
    t = table(player(hand="", resources="GS"), row="foe-5")
    t.do("combat")
    assert asked(t) == "The Phantom: which resource do you pay with?"


def test_every_option_has_a_message_and_every_message_is_of_use() -> None:
    parts = {key_of("cost", each) for each in (*RESOURCES, WILD)}
    parts |= {key_of("skill", each) for each in SKILL_LEVELS}
    parts |= {"named-row", "named-enemy", "named-owner"}
    assert keys("options") == {key_of("option", verb) for verb in VERBS} | parts


def test_every_reason_has_a_message_and_every_message_a_reason() -> None:
    reasons = {name for name, _ in REASONS}
    named = {key_of("refusal", each) for each in reasons | OWN_REASONS}
    assert keys("refusals") == named | {"refused-card", "refused-ability", "refused-combat"}


class Strict(Speaker):
    """A speaker that fails where a message lacks an argument, and remembers the messages that it has said."""

    said: ClassVar[set[str]] = set()

    def say(self, message: Message, arguments: Arguments | None = None) -> str:
        assert self.knows(message.key), message.key
        self.said.add(message.key)
        return super().say(message, arguments)

    def _format(self, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, (text, errors)
        return str(text)


def card_texts(speaker: Speaker) -> Iterator[str]:
    """The text of every card on every level and where no level is meant, and of the Legend boards."""
    pack = GAME.start(seed=1).state.pack
    for design in {id(each): each for each in pack.designs}.values():
        for level in (None, *range(len(LEVELS))):
            yield from map(speaker.say, rules_messages(design, level))
    for board in pack.boards.values():
        yield from map(speaker.say, board_messages(board))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_text_can_be_said_in_every_language(language: str) -> None:
    texts = list(card_texts(Strict(language, GAME.package)))
    assert all(text.endswith(".") for text in texts)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_card_texts_have_no_english_word_but_names(language: str) -> None:
    pack = GAME.start(seed=1).state.pack
    names = sorted({*pack.names, *(name.partition(",")[0] for name in pack.names)}, key=len, reverse=True)
    for text in set(card_texts(Strict(language, GAME.package))):
        for name in names:
            text = text.replace(name, "")
        assert not re.search(r"\b(the|of|you|your|card|cards|and|with|Enemy|Mission|gain|place)\b", text), (
            text
        )


def test_every_message_of_card_texts_is_of_use() -> None:
    speaker = Strict(ENGLISH, GAME.package)
    list(card_texts(speaker))
    pack = GAME.start(seed=1).state.pack
    for card in pack.achievements.values():
        for criterion in card.criteria:
            if criterion.tests:
                speaker.say(numbers.tests_message(criterion.tests, Printed()))
    by_level = {key_of("icon", each) for each in get_args(LevelIcon)}
    tokens = {key_of("token", each) for each in get_args(TokenKind)}
    gains = {key_of("gain", each) for each in (*RESOURCES, WILD)}
    spare = {"test-victim"}  # every card that asks for it says so in its opening: "Whenever you defeat ..."
    assert keys("abilities") - Strict.said - by_level - tokens - gains == spare


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_all_that_is_said_in_a_game_can_be_said_in_every_language(language: str, adventure: str) -> None:
    random = Random(adventure)
    match = GAME.start(
        seed=5, seats=2, options={"adventure": adventure, "loot_achievements": True, "promo_direct": True}
    )
    speaker = Strict(language, GAME.package, PackNames(match.state.pack))

    def check(message: Message) -> None:
        said = speaker.say(message)
        assert said.strip()

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


@pytest.mark.clause("PHA-GEN.8")
def test_a_card_that_both_have_in_play_names_its_owner() -> None:
    """Given a card of the same name in both Play areas, then options say whose it is."""
    speaker = Speaker(ENGLISH, GAME.package, PackNames(GAME.pack()))

    def named_in_play(t: Table) -> list[str]:
        cards = [card for each in t.s.players for card in each.play]
        return [speaker.say(GAME.display.label(t.s, ("exhaust", card))) for card in cards]

    both = table(player("jp-patrol-drill"), player("jp-patrol-drill"), adventure="patrol")
    first, second = (GAME.pack().boards[each.legend].name for each in both.s.players)
    assert named_in_play(both) == [f"Exhaust Patrol Drill ({first})", f"Exhaust Patrol Drill ({second})"]
    assert named_in_play(table(player("jp-patrol-drill"), player())) == ["Exhaust Patrol Drill"]


@pytest.mark.clause("PHA-RES.2", "PHA-RES.4")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Gain a Mystery", "Pay with an Inner fire", "It stands for a Good mark"]),
        ("pl", ["Zyskaj Tajemnicę", "Wydaj Wewnętrzny ogień", "Symbol oznacza Znak Dobra"]),
        ("sv", ["Få ett Mysterium", "Betala med en Inre eld", "Den står för ett Gott märke"]),
    ],
)
def test_a_resource_is_named_as_in_a_sentence(language: str, said: list[str]) -> None:
    """Given a choice of resources, then each option is a sentence, with an article or in the right case."""
    speaker, state = Speaker(language, GAME.package), GAME.start(1, seats=1).state
    options = [("gain", "M"), ("pay", "F"), ("symbol", "G")]
    assert [speaker.say(GAME.display.label(state, option)) for option in options] == said
