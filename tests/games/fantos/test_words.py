"""The words of Fate of Fantos: every question, option and refusal is a message in every language."""

from __future__ import annotations

import random
import re
from typing import get_args

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.content.designs import Acts
from fatebox.games.fantos.effects.aims import AtLegacy
from fatebox.games.fantos.effects.base import Aiming
from fatebox.games.fantos.effects.moments import MOMENTS
from fatebox.games.fantos.effects.shards import Gain, Lose, Take
from fatebox.games.fantos.effects.vocabulary import AnyEffect, AnyLaborNative, AnyLegacyNative, AnyTrialEffect
from fatebox.games.fantos.events import promise_message
from fatebox.games.fantos.rules import items
from fatebox.games.fantos.rules.items import Obstacle
from fatebox.games.fantos.rules.negotiation import OFFER, PARTS
from fatebox.games.fantos.state.terms import FANTOS_ACTIONS, PROMISES, RACES, WINDOWS
from fatebox.games.fantos.view.labels import ARGUMENTS, IDLE
from fatebox.games.fantos.view.names import Names
from fatebox.kernel import View
from fatebox.kernel.messages import Message, key_of
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.speaker import Arguments, Speaker

ANSWERS = 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_windows_refusals_and_words_are_known(language: str) -> None:
    """Every word of the rules has a text."""
    obstacles = [each.why for each in vars(items).values() if isinstance(each, Obstacle)]
    wanted = [
        *(key_of("option", verb) for verb in ARGUMENTS),
        *IDLE.values(),
        *(key_of("promise", kind) for kind in PROMISES),
        *(key_of("board", "window", kind) for kind in WINDOWS),
        *(key_of("window", kind[2:].lower()) for kind in WINDOWS),
        *(key_of("word", word) for word in (*RACES, *FANTOS_ACTIONS)),
        *obstacles,
    ]
    speaker = Speaker(language, GAME.package)
    assert [key for key in wanted if not speaker.knows(key)] == []
    assert set(GAME.verbs) == {"pass", "done", *ARGUMENTS}


class Strict(Speaker):
    """Fails where a message is not known, or asks for an argument that it does not get."""

    def say(self, message: Message, arguments: Arguments | None = None) -> str:
        """A sentence without gaps."""
        assert self.knows(message.key), message
        said = super().say(message, arguments)
        assert not re.search(r"[{}$#]|\bnone\b", said), (message, said)
        return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_game_asks_can_be_said(language: str) -> None:
    """Given a game of random answers, then questions, options and refusals are whole sentences."""
    rng = random.Random(language)
    match = GAME.start(seed=5)
    asked: set[str] = set()
    for _ in range(ANSWERS):
        decision = match.decision
        if decision is None:
            break
        view: View = match.view(decision.seat)
        speaker = Strict(language, GAME.package, Names(view, match.state.pack))
        said = speaker.say(GAME.display.question(match.state, decision))
        if isinstance(decision.about, Aiming):  # a card that asks for its payer or targets names itself
            assert match.state.pack.box.cards[decision.about.card].name in said
        asked.add(decision.prompt.id)
        for option in decision.options:
            speaker.say(match.label(option))
        for refusal in GAME.display.refusals(match.state, decision.seat):
            speaker.say(refusal.what)
            speaker.say(refusal.why)
        match.answer(rng.choice(decision.options), decision.seat)
    assert len(asked) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_what_it_does_to_the_legacy_it_asks_for(language: str) -> None:
    """FAN-RES.3: of all effects that are aimed at a Legacy, only a Duel has the words of a Duel."""
    pack = GAME.pack()
    usages = [usage for usage in (*pack.labor, *pack.ability) if usage is not None and usage.first.aims]
    at_legacies = [each.first for each in usages if isinstance(each.first, AtLegacy | Gain | Lose | Take)]
    speaker = Speaker(language, GAME.package)

    def words(purpose: str) -> str:
        return speaker.text("prompt-target-legacy", card="", purpose=purpose, shards="")

    tags = {str(effect.__struct_config__.tag) for effect in at_legacies}
    assert len(tags) > 5
    assert len({words(purpose) for purpose in (*tags, "duel")}) == len(tags) + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_each_part_of_an_offer_has_words_of_its_own(language: str, part: str) -> None:
    speaker = Speaker(language, GAME.package)
    others = {speaker.text("option-add", part=other) for other in PARTS if other != part}
    assert speaker.text("option-add", part=part) not in others


@pytest.mark.parametrize("language", LANGUAGES)
def test_promises_are_told_apart(language: str) -> None:
    match = GAME.start(seed=1)
    names = Names(match.view(0), match.state.pack)
    speaker = Strict(language, GAME.package, names)
    titles = {kind: "raid" if kind == "play_for_you" else "" for kind in PROMISES}
    said = {speaker.say(promise_message(kind, title, 1)) for kind, title in titles.items()}
    assert len(said) == len(PROMISES)


def test_offers_and_windows_can_be_passed_on() -> None:
    """The setting of the browser has something to work on."""
    assert GAME.passing is not None
    assert OFFER.id in GAME.passing.prompts
    assert len(GAME.passing.prompts) == 1 + 2 * len(WINDOWS)


EFFECTS = tuple(get_args(AnyEffect)) + tuple(get_args(AnyTrialEffect))
NATIVES = tuple(get_args(AnyLegacyNative)) + tuple(get_args(AnyLaborNative))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_moment_and_native_has_its_message(language: str) -> None:
    speaker = Speaker(language, GAME.package)
    wanted = [
        *(key_of("effect", effect.__struct_config__.tag) for effect in EFFECTS),
        *(key_of("native", native.__struct_config__.tag) for native in NATIVES),
        *(key_of("moment", moment) for moment in MOMENTS if moment != "any"),
        *(key_of("acts", acts) for acts in get_args(Acts) if acts != "always"),
    ]
    assert [key for key in wanted if not speaker.knows(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_in_every_language(language: str) -> None:
    """Given all cards, then their texts have no gap, and in other languages than English they differ."""
    english = {(info.kind, info.key): info.text for info in GAME.pack().describe()}
    for info in GAME.pack().describe(language):
        assert not re.search(r"[{}$]|\b(effect|native|moment|condition)-", info.text), (info.key, info.text)
        assert (info.text == english[info.kind, info.key]) == (language == ENGLISH), info.key


@pytest.mark.parametrize(
    ("kind", "aim", "said"),
    [
        ("labor", "none", "Axiom plays Freeman. Answer it, or let it stand?"),
        ("ability", "none", "Axiom uses Freeman's ability. Answer it, or let it stand?"),
        ("ability", "cards", "Axiom uses Freeman's ability on Cook. Answer it, or let it stand?"),
    ],
)
def test_an_ability_is_used_and_a_card_is_played(kind: str, aim: str, said: str) -> None:
    waiting = Message("window-react", seat="Axiom", card="Freeman", kind=kind, aim=aim, targets="Cook")
    assert Speaker("en", GAME.package).say(waiting) == said


@pytest.mark.clause("FAN-HIR.4")
@pytest.mark.parametrize(
    ("language", "alone", "helped"),
    [
        ("en", "Hire Vizier (cost 6)", "Hire Vizier (cost 6, you pay 4)"),
        ("pl", "Zwerbuj: Vizier (koszt 6)", "Zwerbuj: Vizier (koszt 6, płacisz 4)"),
        ("sv", "Värva Vizier (kostar 6)", "Värva Vizier (kostar 6, du betalar 4)"),
    ],
)
def test_what_a_hire_costs_is_said_once_unless_the_trove_helps(
    language: str, alone: str, helped: str
) -> None:
    speaker = Speaker(language, GAME.package)
    said = [
        speaker.say(Message("option-hire", card="Vizier", cost=6, price=6 - aid, aid=aid)) for aid in (0, 2)
    ]
    assert said == [alone, helped]
