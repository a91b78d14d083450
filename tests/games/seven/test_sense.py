"""Sense in 7: buildings that are not given up for a song, and markers that are worth a quest."""

from __future__ import annotations

import pytest

from fatebox.games.seven import GAME

from .table import A, Table, hero, quest, table


def wrong(t: Table) -> list[tuple[object, ...]]:
    """The verbs and cards of A's options that make no sense."""
    decision = t.decision(A)
    foolish = GAME.judgement.features.senseless(t.s, decision)
    return [(option[0], t.name(option[1])) for option in foolish if option[0] != "cash"]


@pytest.mark.clause("SEV-BLD.8")
@pytest.mark.parametrize(
    ("fame", "armour", "foolish"), [(1, 0, True), (1, 4, True), (1, 5, False), (2, 0, False)]
)
def test_no_castle_is_given_up_for_a_character(fame: int, armour: int, foolish: bool) -> None:
    """Given a character that costs more fame than there is, then the castle is kept for turns to come."""
    own = hero("blue", buildings="tidewatch", fame=fame)
    t = table(own, hero(), hero(), tavern="toll-keeper", armour=armour)
    assert ("recruit", t.find("toll-keeper")) in t.decision(A).options
    assert wrong(t) == ([("recruit", "toll-keeper")] if foolish else [])


@pytest.mark.clause("SEV-TRS.6")
@pytest.mark.parametrize(
    ("marks", "foolish"),
    [
        ("Annn", True),  # the only marker
        ("ABAn", True),  # it leads by one
        ("AAnn", False),  # one of two
        ("ABnn", False),  # a tie
        ("A.nn", False),  # the quest is not full
    ],
)
def test_a_marker_that_wins_a_quest_is_not_given_up(marks: str, foolish: bool) -> None:
    """Given a full quest of the lowest row, then the marker that wins it is not exchanged for a treasure."""
    lowest = [quest("the-hollow-oak", marks, treasures="copper-hoard"), quest("the-great-hunt", ".....")]
    t = table(hero(), hero(), hero(), rows=[lowest])
    exchanges = [("treasure", "the-hollow-oak"), ("treasure-top", "the-hollow-oak")]
    assert wrong(t) == (exchanges if foolish else [])
