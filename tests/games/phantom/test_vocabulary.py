"""Every word that cards are written in says what it does, and what that is worth."""

from __future__ import annotations

from typing import get_args

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.effects.base import Effect, Static
from fatebox.games.phantom.effects.parts import parts
from fatebox.games.phantom.effects.procedures import PROCEDURES, Procedures
from fatebox.games.phantom.effects.vocabulary import AnyEffect, AnyStatic, AnyStep

PACK: PhantomPack = GAME.pack()
EFFECTS: tuple[type[Effect], ...] = get_args(AnyEffect)
STATICS: tuple[type[Static], ...] = get_args(AnyStatic)


def _own(cls: type, verb: str, base: type) -> bool:
    """Whether a class, or one between it and the base of all, brings a verb of its own."""
    return any(verb in each.__dict__ for each in cls.__mro__[: cls.__mro__.index(base)])


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("verb", ["apply", "value", "message"])
def test_an_effect_has_its_verbs(effect: type[Effect], verb: str) -> None:
    assert _own(effect, verb, Effect)


@pytest.mark.parametrize("static", STATICS)
@pytest.mark.parametrize("verb", ["value", "message"])
def test_continuous_text_has_its_verbs(static: type[Static], verb: str) -> None:
    assert _own(static, verb, Static)


def test_every_word_is_on_a_card_and_has_a_number_for_its_value() -> None:
    used = {}
    for design in PACK.designs:
        for _, part in parts(design):
            used[type(part)] = part
    for word in (*EFFECTS, *STATICS):
        part = used[word]
        assert isinstance(part, Effect | Static)
        assert isinstance(part.value(), float)
    assert {*get_args(AnyStep)} <= set(used)


def test_every_procedure_that_card_text_starts_is_there() -> None:
    for name in Procedures.__annotations__:
        assert callable(getattr(PROCEDURES, name))
