"""Every word that abilities are written in has its verbs, its clause, its sentences and its value."""

from __future__ import annotations

from typing import get_args

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.effects.base import Effect, Prices
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.effects.words import said
from tests.games.weaver.table import table

PACK: WeaverPack = GAME.pack()
EFFECTS: tuple[type[Effect], ...] = get_args(AnyEffect)
USED = {ability.effect for relic in PACK.abilities for rank in relic for ability in rank}


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("verb", ["targets", "apply", "value", "clause"])
def test_an_effect_has_its_verbs(effect: type[Effect], verb: str) -> None:
    assert verb in effect.__dict__


def test_every_effect_is_on_a_relic() -> None:
    assert {type(effect) for effect in USED} == set(EFFECTS)


def test_every_effect_has_a_price_of_its_own() -> None:
    """Given one price after the other, then exactly one kind of effect is worth something."""
    for name in Prices._fields:
        prices = Prices(*(0.0,) * len(Prices._fields))._replace(**{name: 1.0})
        assert len({type(effect) for effect in USED if effect.value(prices) > 0}) == 1


@pytest.mark.clause("WEA-REL.8")
def test_an_effect_is_possible_while_it_has_a_target() -> None:
    empty, begun = table(tops="H01", decks="H02"), table(row="H03", tops="H01")
    for effect in USED:
        for t in (empty, begun):
            assert effect.possible(t.s) is bool(effect.targets(t.s))


@pytest.mark.parametrize("effect", sorted(USED, key=str), ids=str)
def test_texts_leave_the_first_capital_and_the_last_period_to_the_card(effect: AnyEffect) -> None:
    assert said(effect.message())[0].islower()
    assert not said(effect.message()).endswith(".")
