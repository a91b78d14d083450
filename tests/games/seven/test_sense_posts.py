"""Posts in 7: nobody pays for a marker on a building that can do nothing before it comes back."""

from __future__ import annotations

from typing import Any

import pytest

from .table import A, hero, quest, table
from .test_sense import wrong


@pytest.mark.clause("SEV-MAN.4")
@pytest.mark.parametrize(("sins", "foolish"), [("", True), ("greed", False)])
def test_no_building_is_manned_for_sins_that_are_not_there(sins: str, foolish: bool) -> None:
    """Given an estate that puts away a sin, then it is manned only by a hero who has one."""
    t = table(hero("red", buildings="snowfield-cloister", might=2, sins=sins), hero(), hero())
    assert ("man", t.find("snowfield-cloister")) in t.decision(A).options
    assert (("man", "snowfield-cloister") in wrong(t)) == foolish


@pytest.mark.clause("SEV-MAN.4")
@pytest.mark.parametrize(
    ("fame", "character", "marks", "foolish"),
    [
        (0, "stag-rider", "....", True),
        (3, "stag-rider", "....", False),
        (0, "toll-keeper", "....", False),  # it costs nothing
        (0, "stag-rider", "AB..", False),  # the quest may bring the fame
        (0, "stag-rider", "A...", True),  # not before its next step
    ],
)
def test_no_castle_is_manned_to_recruit_without_fame(
    fame: int, character: str, marks: str, foolish: bool
) -> None:
    """Given Emberhold, which recruits for 2 fame less, then it is manned when somebody can be recruited."""
    rows = [[quest("the-hollow-oak", marks)]]
    t = table(hero(buildings="emberhold", might=2, fame=fame), hero(), hero(), tavern=character, rows=rows)
    assert ("man", t.find("emberhold")) in t.decision(A).options
    assert (("man", "emberhold") in wrong(t)) == foolish


@pytest.mark.clause("SEV-MAN.6", "SEV-RCT.1")
@pytest.mark.parametrize(
    ("own", "other", "marks", "foolish"),
    [
        ("greed", "", "....", True),
        ("greed", "", "AB..", False),  # the row may be finished, which calls a cataclysm
        ("greed envy wrath sloth", "lust pride gluttony", "....", False),  # a seventh sin calls one
    ],
)
def test_no_castle_is_manned_against_a_cataclysm_that_cannot_come(
    own: str, other: str, marks: str, foolish: bool
) -> None:
    """Given Whitecrag, then it is manned while sins or the lowest row may call a cataclysm."""
    rows = [[quest("the-hollow-oak", marks)]]
    t = table(hero(buildings="whitecrag", might=2, sins=own), hero(sins=other), hero(), rows=rows)
    assert ("man", t.find("whitecrag")) in t.decision(A).options
    assert (("man", "whitecrag") in wrong(t)) == foolish


@pytest.mark.clause("SEV-MAN.6", "SEV-RCT.1")
@pytest.mark.parametrize(("other", "foolish"), [("", True), ("envy", False)])
def test_no_castle_is_manned_against_sins_that_nobody_has(other: str, foolish: bool) -> None:
    """Given Duskgate, then it is manned while somebody else has a sin to play."""
    t = table(hero(buildings="duskgate", might=2, sins="greed"), hero(sins=other), hero())
    assert ("man", t.find("duskgate")) in t.decision(A).options
    assert (("man", "duskgate") in wrong(t)) == foolish


@pytest.mark.clause("SEV-MAN.4", "SEV-BLD.8")
@pytest.mark.parametrize(("fame", "armour", "foolish"), [(0, 0, True), (1, 0, False), (0, 5, False)])
def test_no_castle_is_manned_to_recruit_for_another_castle(fame: int, armour: int, foolish: bool) -> None:
    """Given Emberhold and a castle that could pay for the rest, then that one is kept for turns to come."""
    own = hero(buildings="emberhold tidewatch", might=2, fame=fame)
    t = table(own, hero(), hero(), tavern="forge-sister", armour=armour)
    assert ("man", t.find("emberhold")) in t.decision(A).options
    assert (("man", "emberhold") in wrong(t)) == foolish


@pytest.mark.clause("SEV-MAN.4", "SEV-CAT.5")
@pytest.mark.parametrize(
    ("building", "board"), [("emberhold", "tavern"), ("salt-harbour", "store")], ids=["tavern", "store"]
)
def test_no_building_is_manned_for_an_empty_board(building: str, board: str) -> None:
    """Given a marker on a row that may bring money, then a building still needs something to buy."""
    shown: dict[str, Any] = {"tavern": "stag-rider", "store": "bottled-dawn"}
    rows = [[quest("the-hollow-oak", "AB..")]]
    for there, foolish in (shown, False), ({**shown, board: ""}, True):
        t = table(hero(buildings=building, might=2), hero(), hero(), rows=rows, **there)
        assert ("man", t.find(building)) in t.decision(A).options
        assert (("man", building) in wrong(t)) == foolish


@pytest.mark.clause("SEV-MAN.3")
@pytest.mark.parametrize(
    ("temple", "own", "there", "foolish"),
    [
        ("temple-of-ardour", {"fame": 9}, {"tavern": ""}, True),
        ("temple-of-ardour", {"fame": 1}, {"tavern": "toll-keeper"}, False),
        ("temple-of-ardour", {"fame": 0}, {"tavern": "toll-keeper"}, True),
        ("temple-of-ardour", {"buildings": "temple-of-ardour tidewatch"}, {"tavern": "toll-keeper"}, True),
        (
            "temple-of-ardour",
            {"buildings": "temple-of-ardour tidewatch"},
            {"tavern": "toll-keeper", "armour": 5},
            False,
        ),
        ("temple-of-noon", {"gold": 1}, {"store": "noon-tonic"}, False),
        ("temple-of-noon", {"gold": 0}, {"store": "noon-tonic"}, True),
        ("temple-of-noon", {"gold": 4}, {"castles": "tidewatch", "estates": ""}, False),
        ("temple-of-noon", {"gold": 3}, {"castles": "tidewatch", "estates": ""}, True),
        ("temple-of-noon", {"gold": 9}, {"castles": "", "estates": ""}, True),
        ("temple-of-veils", {"characters": "toll-keeper"}, {}, False),
        ("temple-of-veils", {}, {}, True),
        ("temple-of-tides", {"elixirs": "dew-drop"}, {}, False),
        ("temple-of-tides", {"gold": 9}, {"store": "dew-drop"}, True),
        ("temple-of-roots", {"gifts": "1 white"}, {}, False),  # 2 white
        ("temple-of-roots", {"gifts": "1 red"}, {}, True),
        ("temple-of-roots", {"elixirs": "frost-drop"}, {}, False),
    ],
)
def test_no_temple_is_manned_before_it_is_of_use(
    temple: str, own: dict[str, Any], there: dict[str, Any], foolish: bool
) -> None:
    """Given a temple, then its owner can use it, with a card of the kind or money for what gets cheaper."""
    rows = [[quest("the-plague-barges", "...A")]]
    t = table(hero(**{"buildings": temple, "might": 5, **own}), hero(), hero(), rows=rows, **there)
    assert ("man", t.find(temple)) in t.decision(A).options
    assert (("man", temple) in wrong(t)) == foolish


@pytest.mark.clause("SEV-END.5")
def test_after_the_last_cataclysm_a_post_keeps_the_game_going() -> None:
    """Given that passing would end the phase and the game, then a temple of no other use may be manned."""
    t = table(hero(buildings="temple-of-tides", might=5), hero(), hero())
    assert ("man", "temple-of-tides") in wrong(t)
    t.s.cataclysm_deck = []
    assert wrong(t) == []
