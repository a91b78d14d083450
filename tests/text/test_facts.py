"""Facts of cards are codes and numbers: boards draw the same in every language."""

from __future__ import annotations

from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

from fatebox.cli.cards import shown_facts
from fatebox.games import game_ids, load_game
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import key_of
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import Speaker
from tests.text.english import english_words


def facts(infos: list[CardInfo]) -> dict[tuple[str, str], dict[str, Any]]:
    """The facts of all cards."""
    return {(info.kind, info.key): info.facts for info in infos}


@pytest.mark.parametrize("language", ["pl", "sv"])
@pytest.mark.parametrize("game", game_ids())
def test_facts_are_the_same_in_every_language(game: str, language: str) -> None:
    pack = load_game(game).pack()
    assert facts(pack.describe(language)) == facts(pack.describe(ENGLISH))


@pytest.mark.parametrize("game", game_ids())
def test_cards_have_the_facts_that_are_declared_for_their_kind(game: str) -> None:
    pack = load_game(game).pack()
    kinds = get_type_hints(pack.facts)
    for info in pack.describe():
        declared = get_type_hints(kinds[info.kind], include_extras=True)
        required = {name for name, kind in declared.items() if get_origin(kind) is not NotRequired}
        assert required <= info.facts.keys() <= declared.keys(), info


@pytest.mark.parametrize("language", ["pl", "sv"])
@pytest.mark.parametrize("game", game_ids())
def test_facts_are_read_in_the_language_of_the_reader(game: str, language: str) -> None:
    """Given all cards, then every heading of a fact has its word, and no value has an English one."""
    facts = [each for info in load_game(game).pack().describe(language) for each in shown_facts(info).items()]
    speaker = Speaker(language)
    assert {heading for heading, _ in facts if not speaker.knows(key_of("fact", heading.lower()))} == set()
    assert {value for _, value in facts if english_words(value, game, language)} == set()
