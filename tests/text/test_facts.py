"""Facts of cards are codes and numbers: boards draw the same in every language."""

from __future__ import annotations

from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import CardInfo
from fatebox.text.bundles import ENGLISH

TYPED = [game for game in game_ids() if hasattr(load_game(game).pack().facts, "__annotations__")]
"""Games that say which facts each kind of card has."""


def facts(infos: list[CardInfo]) -> dict[tuple[str, str], dict[str, Any]]:
    """The facts of all cards."""
    return {(info.kind, info.key): info.facts for info in infos}


@pytest.mark.parametrize("language", ["pl", "sv"])
@pytest.mark.parametrize("game", game_ids())
def test_facts_are_the_same_in_every_language(game: str, language: str) -> None:
    pack = load_game(game).pack()
    assert facts(pack.describe(language)) == facts(pack.describe(ENGLISH))


@pytest.mark.parametrize("game", TYPED)
def test_cards_have_the_facts_that_are_declared_for_their_kind(game: str) -> None:
    pack = load_game(game).pack()
    kinds = get_type_hints(pack.facts)
    for info in pack.describe():
        declared = get_type_hints(kinds[info.kind], include_extras=True)
        required = {name for name, kind in declared.items() if get_origin(kind) is not NotRequired}
        assert required <= info.facts.keys() <= declared.keys(), info
