"""Every word of the cards has a value for the evaluation, and a sentence."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.effects import AnyEffect, Effect, Static, StaticEffect
from fatebox.games.outposts.effects.words import said
from fatebox.games.outposts.judgement.card_value import card_values

WORDS: dict[str, type[Effect | Static]] = {
    word.__name__: word for union in (AnyEffect, StaticEffect) for word in get_args(union)
}
PACK = GAME.pack()


def effects(part: Any) -> list[Effect | Static]:
    """All effects of a card, those within others included."""
    if isinstance(part, tuple):
        return [found for each in part for found in effects(each)]
    own = [part] if isinstance(part, Effect | Static) else []
    return own + [
        found for name in getattr(part, "__struct_fields__", ()) for found in effects(getattr(part, name))
    ]


USED = [effect for design in PACK.designs.values() for effect in effects(design)]


def test_every_effect_is_in_the_vocabulary_and_used() -> None:
    assert {type(effect).__name__ for effect in USED} == set(WORDS)
    assert len(WORDS) > 40


@pytest.mark.parametrize("name", sorted(WORDS))
def test_it_has_a_value_and_a_sentence_of_its_own(name: str) -> None:
    """An effect that says nothing about its value must not silently count 0."""
    word, base = WORDS[name], Effect if issubclass(WORDS[name], Effect) else Static
    assert word.value is not base.value
    assert all(said(effect.message()) for effect in USED if type(effect) is word)
    assert all(effect.value() for effect in USED if type(effect) is word)


def test_good_effects_are_worth_more_than_bad_ones() -> None:
    values = {key: sum(ability.value() for ability in d.abilities) for key, d in PACK.designs.items()}
    assert values["sha_fractured_titan"] < 0  # counters on an Outpost of one's own
    assert values["wil_bountiful_season"] > values["sil_wandering_alchemist"] > 0  # 3 cards, 1 card
    assert values["vei_snare_web"] > 0  # attackers lose Attack


def test_abilities_that_do_more_make_a_card_more_valuable() -> None:
    dear = GAME.pack(("veil.vei_listening_post.abilities.0.effects.0.cards=4",))
    card = PACK.copies["vei_listening_post"][0]
    assert card_values(dear).face_down[card] > card_values(PACK).face_down[card]
