"""Cardchecks (PHA-CHK)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import player, table

COUNT = "phantom.ph-colt-45.abilities.0.effects.0.outcomes.0.effects=[{do='gain', resources='F'}]"
"""A Colt .45 whose Skull outcome gives an Inner fire: it shows how often it triggers."""


@pytest.mark.clause("PHA-CHK.1")
def test_the_card_is_turned_up_read_and_then_discarded() -> None:
    """R9: while outcomes are carried out it is in no zone, so a reshuffle does not include it."""
    draw = "phantom.ph-old-jungle-saying.abilities.0.effects.0.outcomes.2.effects.0.cards=2"
    t = table(player("old-jungle-saying", deck="talking-drums", discard="guran"), changes=[draw])
    t.use("old-jungle-saying")
    assert sorted(t.hand().split()) == ["guran", "old-jungle-saying"], "the Discard pile of that moment"
    assert (t.deck(), t.discard()) == ("", "talking-drums")


@pytest.mark.clause("PHA-CHK.3")
@pytest.mark.parametrize(("top", "gained"), [("talking-drums", ""), ("wolf-call", "F"), ("colt-45", "F")])
def test_an_outcome_triggers_once_however_many_symbols_match(top: str, gained: str) -> None:
    """R7: Colt .45 costs S S; Wolf Call costs S W, the Wild taken as another Skull."""
    t = table(player("colt-45", deck=top), changes=[COUNT])
    t.use("colt-45")
    if t.prompt == "wild_symbol":
        t.do("symbol", "S")
    assert t.resources() == gained


@pytest.mark.clause("PHA-CHK.4")
def test_a_wild_may_be_taken_as_something_that_no_outcome_asks_for() -> None:
    """R5."""
    t = table(player("colt-45", deck="campfire"), row="foe-1")
    t.use("colt-45")
    assert sorted(t.offered) == sorted(f"symbol {each}" for each in "GSMF")
    t.do("symbol", "M")
    assert (t.row, t.play_area()) == ("foe-1", "(colt-45)")


@pytest.mark.clause("PHA-CHK.4")
def test_each_wild_is_fixed_by_itself() -> None:
    """R5: Devil costs S S W W; with one Wild as a Good mark both outcomes trigger."""
    t = table(player("colt-45", deck="devil"), row="foe-1")
    t.use("colt-45")
    t.do("symbol", "S")
    t.do("symbol", "G")
    assert (t.row, t.resolved, t.play_area()) == ("", "foe-1", "")


@pytest.mark.clause("PHA-CHK.5")
def test_an_empty_deck_is_made_anew_first() -> None:
    t = table(player("colt-45", deck=0, discard="iron-fist"), row="foe-1")
    t.use("colt-45")
    assert (t.resolved, t.deck(), t.discard()) == ("foe-1", "", "iron-fist")


@pytest.mark.clause("PHA-CHK.5")
def test_with_both_empty_nothing_is_revealed_and_nothing_triggers() -> None:
    t = table(player("colt-45", deck=0), row="foe-1")
    t.use("colt-45")
    assert (t.row, t.play_area(), t.emitted("turned-up")) == ("foe-1", "(colt-45)", [])
