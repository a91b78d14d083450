"""The vocabulary of the cards: every effect has a value and a sentence of its own."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from fatebox import kernel
from fatebox.games.fantos.effects import base
from fatebox.games.fantos.effects.aims import AtLegacy
from fatebox.games.fantos.effects.base import LOST_LEGACY, Changes
from fatebox.games.fantos.effects.scores import OnOwnSide
from fatebox.games.fantos.effects.standing import TrialEffect
from fatebox.games.fantos.effects.tasks import OnLegacies
from fatebox.games.fantos.effects.vocabulary import AnyEffect, AnyLaborNative, AnyLegacyNative, AnyTrialEffect
from fatebox.games.fantos.effects.words import PACKAGE
from fatebox.games.fantos.judgement.actions import LIKELY, TITLE
from fatebox.games.fantos.judgement.forecast import SURE, TRIALS_PER_TURN, LikelyOutcomes
from fatebox.games.fantos.judgement.tableau import WORK_PER_ROUND
from fatebox.games.fantos.state.pieces import Item
from fatebox.games.fantos.state.terms import ABILITY, LABOR
from fatebox.kernel.messages import key_of
from fatebox.text.bundles import LANGUAGES, bundle
from tests.games.fantos.table import A, B, C, Table, citadel, table

EFFECTS = get_args(AnyEffect)
TRIAL_EFFECTS = get_args(AnyTrialEffect)
NATIVES = (*get_args(AnyLegacyNative), *get_args(AnyLaborNative))
BASES = (kernel.Effect, base.Effect, base.Procedure, TrialEffect, AtLegacy, OnLegacies, OnOwnSide)


def own_verb(effect: type, *verbs: str) -> bool:
    """Whether a class says itself what one of these verbs does, rather than leaving it to a base."""
    return any(
        getattr(effect, verb, None) not in (None, *(getattr(each, verb, None) for each in BASES))
        for verb in verbs
    )


def assert_in_every_language(kind: str, effect: Any) -> None:
    """The message of an effect is in the catalogs of all languages."""
    key = key_of(kind, str(effect.__struct_config__.tag))
    assert [language for language in LANGUAGES if not bundle(PACKAGE, language).has_message(key)] == []


@pytest.mark.parametrize("effect", [*EFFECTS, *TRIAL_EFFECTS], ids=lambda effect: effect.__name__)
def test_every_effect_has_a_value_and_a_sentence(effect: type) -> None:
    assert own_verb(effect, "value", "value_to", "value_of_one")
    assert_in_every_language("effect", effect)


@pytest.mark.parametrize("native", NATIVES, ids=lambda native: native.__name__)
def test_every_native_lends_something_and_has_a_sentence(native: Any) -> None:
    assert "lend" in vars(native)
    assert_in_every_language("native", native)


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    """Nothing is left over from cards that are gone."""
    pack = table("cook", "knight").s.pack
    used = {type(effect) for effects in pack.trial_effects for effect in effects}
    for usage in (*pack.labor, *pack.ability):
        used |= {type(effect) for effect in (usage.effects if usage is not None else ())}
    natives = {type(native) for card in pack.box.cards for native in getattr(card, "native", ())}
    assert used == {*EFFECTS, *TRIAL_EFFECTS}
    assert natives == set(NATIVES)


def value(
    t: Table, source: str, *, by: str, seat: int = A, cards: str = "", numbers: tuple[int, ...] = ()
) -> Changes:
    """The value of an item of a seat that would resolve now."""
    box = t.s.pack.box
    card = box.find(source)[0]
    item = Item(
        seat=seat,
        kind=LABOR if t.s.pack.labor[card] is not None else ABILITY,
        source=card,
        by=box.find(by)[0],
        cards=tuple(box.find(name)[0] for name in cards.split()),
        numbers=numbers,
    )
    changes = LikelyOutcomes(t.s, t.s.order(t.s.active)).of_item(t.s, item)
    return {seat: change / SURE for seat, change in changes.items()}


@pytest.mark.clause("FAN-CARD.14")
def test_alms_are_valued_as_they_are_given() -> None:
    t = table(
        citadel("cook", reserve=20), citadel("knight", reserve=7), citadel("bishop", reserve=7), phase=4
    )
    assert value(t, "alms", by="cook") == {A: -2.0, B: 1.0, C: 1.0}


@pytest.mark.clause("FAN-CARD.7")
def test_pioneer_is_valued_by_the_labor_that_he_cancels() -> None:
    """WHETSTONES for the attacker and THACKO, attached during the War, for the defender."""
    t = table(
        citadel("knight cook", hand="whetstones"),
        citadel("marquis freeman", hand="thacko"),
        "pioneer",
    )
    t.war("knight")
    t.play(A, "whetstones", "knight", pay="cook")
    t.resolve()
    t.play(B, "thacko", "marquis", pay="freeman")
    t.resolve()
    found = value(t, "pioneer", by="pioneer", seat=C)
    assert (found[A], found[B]) == (-3.0, -1.5)


@pytest.mark.clause("FAN-CARD.3")
def test_gravedigger_is_good_for_the_one_who_knows_the_cards() -> None:
    found = value(table("gravedigger", "cook", "knight", phase=4), "gravedigger", by="gravedigger")
    assert found[A] > 0 > found[B] == found[C]


@pytest.mark.clause("FAN-STA.2", "FAN-TRB.8")
def test_a_special_tribute_is_good_for_the_best_nominee() -> None:
    """MARQUIS (Tribute 3) leads KNIGHT (2) by 1; A's oracle is tasked, so that COOK (1) goes."""
    t = table("tempest-oracle/tasked cook", "marquis", "knight", phase=4)
    found = value(t, "tempest-oracle", by="tempest-oracle")
    assert found[B] == pytest.approx(LIKELY * (1 + TITLE))
    assert found[A] == found[C] == pytest.approx(-LIKELY / 2)


@pytest.mark.clause("FAN-TRI.10")
def test_removing_a_trial_is_worth_what_it_would_have_cost() -> None:
    """COMMON CAUSE would give A 3 Shards again and again; nobody else is so poor."""
    t = table(citadel("gong-farmer", reserve=9), "cook", "knight", phase=4, trials="common-cause")
    found = value(t, "gong-farmer", by="gong-farmer", seat=B, cards="common-cause")
    assert (found[A], found[B]) == (-6.0, 0.0)


@pytest.mark.clause("FAN-TRI.2")
def test_fewer_trials_are_good_for_strong_legacies() -> None:
    """The game lasts longer, which is worth most to the Citadel with most to do."""
    t = table("bishop pioneer", "cook", "", phase=3, first=A, trial_deck="overtime")
    t.s.trial_deck = [block[:2] for block in t.s.trial_deck][:3]
    longer = 1 / (TRIALS_PER_TURN * 3)
    found = value(t, "appease-the-warden", by="bishop")
    assert found[A] == pytest.approx(WORK_PER_ROUND * longer * ((3 + 2) + (2 + 2)))
    assert found[B] == pytest.approx(WORK_PER_ROUND * longer * (1 + 2))
    assert found[C] == 0.0


def trial_value(t: Table, trial: str) -> Changes:
    """The value of a Trial in play, or about to happen."""
    card = t.s.pack.box.find(trial)[0]
    forecast = LikelyOutcomes(t.s, t.s.order(t.s.active))
    total: Changes = {}
    for effect in t.s.pack.trial_effects[card]:
        for seat, change in effect.value(t.s, card, forecast).items():
            total[seat] = total.get(seat, 0.0) + change
    return total


def test_trials_are_valued_for_each_citadel() -> None:
    """A is rich and strong in War, B is poor; only C has Legacies with activated abilities."""
    t = table(
        citadel("brandsworn:9", reserve=30), citadel("coil-guard:3", reserve=2), citadel("cook:3 knight:5")
    )
    swarm, cull = trial_value(t, "comet-swarm"), trial_value(t, "cull-of-kytu")
    assert swarm[B] < swarm[A] == swarm[C] == -2.0
    assert cull == {A: -(9 + LOST_LEGACY), B: 0.0, C: 0.0}
    assert trial_value(t, "shard-rain") == {A: 3.0, B: 3.0, C: 3.0}
    arena, witch = trial_value(t, "arena-of-ash"), trial_value(t, "star-witch")
    assert arena[A] > 0 > arena[B] > arena[C]
    assert witch[C] < witch[A] == witch[B] == 0.0
