"""Every word of the cards has a value for the evaluation, and a message."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.effects import vocabulary
from fatebox.games.seven.effects.base import Effect, HeroEffect
from fatebox.games.seven.effects.choices import Way
from fatebox.kernel.messages import hyphened
from fatebox.text.bundles import LANGUAGES
from tests.games.seven.table import A, hero, table
from tests.text.test_catalogs import arguments, parts

WORDS: set[type[Effect]] = {
    word
    for union in (
        vocabulary.HeroAbility,
        vocabulary.BuildingEffect,
        vocabulary.TempleEffect,
        vocabulary.SinEffect,
        vocabulary.TreasureEffect,
        vocabulary.CataclysmEffect,
        vocabulary.UnnamedEffect,
        Way,
    )
    for word in get_args(union)
}


def effects(design: Any) -> list[Effect]:
    """All effects of a card, those within others included."""
    if isinstance(design, tuple):
        return [found for each in design for found in effects(each)]
    own = [design] if isinstance(design, Effect) else []
    return own + [
        found for name in getattr(design, "__struct_fields__", ()) for found in effects(getattr(design, name))
    ]


USED = [
    effect for part in GAME.pack().tables().values() for card in part.values() for effect in effects(card)
]


def test_every_effect_is_in_the_vocabulary_and_used() -> None:
    assert {type(effect) for effect in USED} == WORDS
    assert len(WORDS) > 30


NAMED = {word.__name__: word for word in WORDS}


@pytest.mark.parametrize("name", sorted(NAMED))
def test_it_has_a_value_of_its_own(name: str) -> None:
    """One that says nothing about its value must not silently count 0."""
    word = NAMED[name]
    valued = word.hero_value if issubclass(word, HeroEffect) else word.value
    assert valued not in (HeroEffect.hero_value, Effect.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_message_that_needs_no_other_arguments(language: str) -> None:
    catalog = parts(GAME.package, language)
    for effect in USED:
        message = effect.message()
        given = {hyphened(name) for name in message.arguments}
        asked = arguments(catalog[message.key])
        assert {name for name in asked if not name.startswith("kind-")} <= given


def test_all_effects_on_cards_can_be_valued() -> None:
    """In a position where every hero has something, hardly any effect is worth nothing."""
    rich: dict[str, Any] = {"gold": 6, "fame": 6, "gifts": "1 red 1 blue", "elixirs": "dew-drop"}
    t = table(
        hero("red", characters="ember-squire/tapped", **rich),
        hero("blue", buildings="emberhold", gold=4),
        hero("green"),
        falling=True,
        tavern="lance-captain toll-keeper",
    )
    values = {effect: effect.value(t.s, A, 4.0) for effect in USED}
    idle = {type(effect).__name__ for effect, value in values.items() if value == 0}
    assert idle <= {"Ruin"}, "buildings that nobody owns"
    assert all(abs(value) < 10 for value in values.values())
