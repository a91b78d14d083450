"""SEV-MGT: might."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, hero, table


@pytest.mark.clause("SEV-MGT.1")
def test_might_is_public() -> None:
    t = table(hero(might=3), hero(might=17), hero())
    for eye in (A, B, C, None):
        assert [player["might"] for player in t.match.view(eye)["table"]["players"]] == [3, 17, 0]


@pytest.mark.clause("SEV-MGT.1")
def test_might_has_no_upper_limit() -> None:
    """R10."""
    t = table(hero(might=99, sins="pride"), hero())
    t.plays("pride", 0)
    assert t.might(A) == 101


@pytest.mark.clause("SEV-MGT.1", "SEV-MGT.2")
def test_who_loses_might_loses_what_he_has_and_never_more() -> None:
    """R10: a card that takes 3, and three sins in hand in step 1."""
    t = table(hero(sins="wrath"), hero(might=2), hero(might=2, sins="greed sloth pride"))
    t.plays("wrath", 0, B)
    t.to("step", B)
    assert t.mights == [0, 0, 2]
    t = table(hero("red"), hero("blue"), hero("green", might=2, sins="greed sloth pride"), at="regroup.score")
    assert t.might(C) == 0


@pytest.mark.clause("SEV-MGT.2")
def test_who_pays_might_must_own_it_all() -> None:
    """R10: Shadow Market is manned for 2."""
    assert not table(hero(might=1, buildings="shadow-market"), hero()).offers("man")
    t = table(hero(might=2, buildings="shadow-market"), hero())
    t.do("man", "shadow-market")
    assert t.might(A) == 0


@pytest.mark.clause("SEV-MGT.2")
def test_who_atones_pays_might_he_owns() -> None:
    t = table(hero(gold=1, fame=1, corruption=1), hero(), hero(), falling=True)
    assert not t.offers("atone")


@pytest.mark.clause("SEV-MGT.3")
def test_might_without_a_plus_is_given_once() -> None:
    """Lance Captain: 3 when he is recruited, and none in step 4."""
    t = table(hero(fame=5), hero(), tavern="lance-captain")
    t.do("recruit", "lance-captain")
    assert t.might(A) == 3
    t = table(hero(characters="lance-captain"), hero(), at="regroup.produce")
    assert t.might(A) == 0


@pytest.mark.clause("SEV-MGT.4")
def test_might_with_a_plus_is_given_in_every_step_4_and_not_before() -> None:
    """Admiral of Mists shows +1; Mother Superior 1 and +1. While they are controlled, and no longer."""
    t = table(hero(fame=5), hero(), tavern="admiral-of-mists")
    t.do("recruit", "admiral-of-mists")
    assert t.might(A) == 0
    t = table(hero(fame=6), hero(), tavern="mother-superior")
    t.do("recruit", "mother-superior")
    assert t.might(A) == 1
    both = "admiral-of-mists mother-superior/tapped"
    t = table(hero(characters=both), hero(), at="regroup.produce")
    assert t.might(A) == 2
    t = table(hero(characters="admiral-of-mists/tapped"), hero())
    t.do("gifts", "admiral-of-mists")
    t.passes(B, A)
    produced = [event.args for event in t.events if event.kind == "gained" and event.clause == "SEV-REG.8"]
    assert {what for seat, what, _ in produced if seat == A} == {"fame", "gold"}
