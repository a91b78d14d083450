"""Thrift in 7: elixirs are kept until they pay, and nobody goes a long way round for little or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from .table import A, hero, quest, table
from .test_sense import senseless, wrong


@pytest.mark.clause("SEV-ELX.6")
@pytest.mark.parametrize(
    ("at", "holder", "foolish"),
    [
        ("step", "7 red", True),
        ("step", "6 red", False),  # they may be exchanged
        ("closing", "7 red", True),
        ("closing", "6 red", True),  # nothing is left to pay for
    ],
)
def test_no_elixir_is_discarded_for_gifts_that_have_run_out(at: str, holder: str, foolish: bool) -> None:
    """Given an elixir that gives red gifts, then it is kept while another hero has all of them."""
    t = table(hero("blue", elixirs="ember-tonic"), hero(gifts=holder), hero(), at=at)
    assert [t.name(option[1]) for option in senseless(t, A)] == ["ember-tonic"] * foolish


@pytest.mark.clause("SEV-ELX.7")
@pytest.mark.parametrize(
    ("own", "foolish"),
    [
        ({"tapped": True}, True),
        ({}, False),  # the gifts may be exchanged
        ({"tapped": True, "gifts": "6 red"}, False),  # seven for the portal
        ({"tapped": True, "gifts": "5 red"}, True),
        ({"tapped": True, "buildings": "temple-of-tides/manned"}, False),  # a gift more
    ],
)
def test_no_elixir_is_discarded_before_it_pays(own: dict[str, Any], foolish: bool) -> None:
    """Given an elixir that can be spent when there is something to pay for, then it is kept till then."""
    t = table(hero("blue", elixirs="ember-tonic", **own), hero(), hero(), tavern="", store="")
    assert "elixir" in [option[0] for option in t.decision(A).options]
    assert [t.name(option[1]) for option in senseless(t, A) if option[0] == "elixir"] == (
        ["ember-tonic"] * foolish
    )


@pytest.mark.clause("SEV-REG.1")
@pytest.mark.parametrize(
    ("gifts", "elixirs", "foolish"),
    [
        ("1 blue", "", True),  # a tie for most gifts
        ("2 blue", "", False),
        ("2 blue", "dew-drop", True),  # it leads in elixirs
        ("3 blue", "", True),  # it has the most
    ],
)
def test_after_the_phase_an_elixir_is_discarded_only_for_the_most_gifts(
    gifts: str, elixirs: str, foolish: bool
) -> None:
    """Given a rival with two gifts, then an elixir for one more is discarded if that wins the point."""
    rival = hero(gifts="2 white", elixirs="snow-tonic")
    own = hero("blue", elixirs=f"ember-tonic {elixirs}", gifts=gifts)
    t = table(own, rival, hero(), at="closing")
    wasted = {t.name(option[1]) for option in senseless(t, A)}
    assert ("ember-tonic" in wasted) == foolish


@pytest.mark.clause("SEV-TRS.2")
@pytest.mark.parametrize(
    ("marks", "treasures", "markers", "foolish"),
    [
        ("...A", "silver-casket", 6, True),  # 3 gold for 3 gold
        ("...A", "copper-hoard", 6, True),
        ("...A", "dragons-tithe", 6, False),
        ("...A", "victory-garland", 6, False),  # 3 fame
        ("A...", "silver-casket", 6, False),  # gifts for gold
        ("...A", "silver-casket", 0, False),  # no free marker
    ],
)
def test_no_marker_is_given_up_for_what_it_cost(
    marks: str, treasures: str, markers: int, foolish: bool
) -> None:
    """Given a marker on a space for 3 gold, then it is not exchanged for 3 gold."""
    rows = [[quest("the-hollow-oak", marks, treasures=treasures)]]
    t = table(hero(), hero(), hero(), rows=rows)
    t.s.players[A].markers = markers
    assert [option[0] for option in senseless(t, A)] == ["treasure"] * foolish


@pytest.mark.clause("SEV-TRS.2")
@pytest.mark.parametrize(
    ("marks", "treasure", "foolish"),
    [
        (".A.", "minstrels-song", True),  # 3 gifts for 2 fame
        (".A.", "silver-casket", False),
        (".A.", "battle-scar", False),  # might is worth more
        (".AA", "minstrels-song", False),  # the other marker has cost 2 gifts
    ],
)
def test_no_marker_is_given_up_for_less_than_its_gifts(marks: str, treasure: str, foolish: bool) -> None:
    """Given a marker on a space for 2 green and 1 white gifts, then it brings 3 gold at least."""
    rows = [[quest("the-silent-bridge", marks, treasures=treasure)]]
    t = table(hero(), hero(), hero(), rows=rows)
    assert [option[0] for option in senseless(t, A)] == ["treasure"] * foolish


@pytest.mark.clause("SEV-TRS.2")
@pytest.mark.parametrize(
    ("treasure", "foolish"), [("minstrels-song", True), ("victory-garland", False), ("copper-hoard", False)]
)
def test_what_a_marker_has_cost_in_all_is_counted(treasure: str, foolish: bool) -> None:
    """Given a marker that has cost 2 gifts and 1 fame, then it is not exchanged for 2 fame."""
    rows = [[quest("the-kneeling-king", "..A", treasures=treasure)]]
    t = table(hero(), hero(), hero(), rows=rows)
    assert [option[0] for option in senseless(t, A)] == ["treasure"] * foolish


@pytest.mark.clause("SEV-SIN.1")
@pytest.mark.parametrize(("rival", "foolish"), [({"gold": 1, "fame": 1}, True), ({"fame": 2}, False)])
def test_greed_is_not_played_for_a_single_coin(rival: dict[str, Any], foolish: bool) -> None:
    """Given rivals with 1 gold and 1 fame, then Greed gives 3 gold instead of taking one of them."""
    t = table(hero(sins="greed"), hero(**rival), hero())
    greed = t.find("greed")
    assert [option for option in senseless(t, A) if option[0] == "sin"] == [("sin", greed, 1)] * foolish


@pytest.mark.clause("SEV-MAN.4")
@pytest.mark.parametrize(("fame", "armour", "foolish"), [(0, 0, True), (1, 0, False), (0, 5, False)])
def test_no_castle_reveals_characters_that_cannot_be_paid(fame: int, armour: int, foolish: bool) -> None:
    """Given Sunspire, which recruits for 1 fame less, then it is used and manned with 1 fame at least."""
    t = table(hero(buildings="sunspire/manned", fame=fame), hero(), hero(), armour=armour)
    assert ("use", t.find("sunspire")) in t.decision(A).options
    assert (("use", "sunspire") in wrong(t)) == foolish
    t = table(hero(buildings="sunspire", might=2, fame=fame), hero(), hero(), armour=armour)
    assert (("man", "sunspire") in wrong(t)) == foolish


@pytest.mark.clause("SEV-ART.3", "SEV-ELX.2")
def test_no_free_elixir_is_left_in_the_store() -> None:
    """Given Chalice of Temperance, then both elixirs are taken; a discount is no reason to buy."""
    t = table(hero(artifacts="chalice-of-temperance"), hero(), hero(), store="mist-oil dew-drop")
    t.do("artifact", "chalice-of-temperance")
    for elixir in ("mist-oil", "dew-drop"):
        assert [option[0] for option in senseless(t, A)] == ["done"]
        t.do("card", elixir)
    assert t.elixirs(A) == "mist-oil dew-drop"
