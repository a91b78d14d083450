"""Paid returns: Talking Drums bring a card back to be played, or to have another resource for it."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME

from .table import Table, player, table

ROCKS = "foe-3 rockslide"
"""A row on which a Skull mark and any resource pay for something."""
TRAIL = "shots-in-the-misty-mountains"
"""A Mission on which a Good mark and any resource do."""


def drums(resources: str, hand: str, discard: str, mission: str = "") -> Table:
    """A turn with Talking Drums in play, and Rockslide on the row."""
    playing = player("talking-drums", resources=resources, hand=hand, discard=discard)
    return table(playing, row=ROCKS, mission=mission, tokens={"mission": {"Distance": 5}} if mission else {})


def wrong(t: Table, verb: str) -> list[str]:
    """Options of a kind that make no sense."""
    options = GAME.judgement.features.senseless(t.s, t.decision())
    return [" ".join(map(str, t.words(option))) for option in options if option[0] == verb]


@pytest.mark.clause("PHA-ADV.2", "PHA-ADV.5", "PHA-CLN.3")
@pytest.mark.parametrize(
    ("discard", "resources", "hand", "vain"),
    [
        ("bandar-warrior", "S", "", True),  # costs SG, and brings a Skull mark if discarded
        ("bandar-warrior", "SSS", "", True),  # three Skull marks do not pay for it
        ("bandar-warrior", "G", "", False),  # a Good mark for a Skull mark
        ("bandar-guide", "S", "", True),  # nothing asks for a Good mark
        ("bandar-warrior", "SSG", "", False),  # one for the Drums, two for the Warrior
        ("bandar-warrior", "SS", "guran", False),  # whose reward helps to pay for it
        ("bandar-warrior", "S", "guran campfire", True),  # whose rewards do not pay a Skull mark
        ("bandar-warrior", "SSSSS", "", False),  # one of them would be lost
    ],
)
def test_nobody_pays_for_the_return_of_a_card_that_brings_back_the_same(
    discard: str, resources: str, hand: str, vain: bool
) -> None:
    """Given Talking Drums, then they return a card to be played, or to have another resource for it."""
    t = drums(resources, hand, discard)
    assert any(word.startswith("talking-drums") for word in wrong(t, "activate")) == vain


@pytest.mark.clause("PHA-RES.2", "PHA-ADV.2")
@pytest.mark.parametrize(
    ("discard", "resources", "mission", "vain"),
    [
        ("bandar-warrior", "SM", "", ["S"]),  # a Skull mark would come back for it
        ("bandar-warrior", "SSG", "", ["G"]),  # with the Good mark the Warrior can be played
        ("bandar-warrior", "SSGG", "", []),
        ("bandar-warrior bandar-guide", "SM", TRAIL, []),  # the Guide brings a Good mark
        ("bandar-warrior bandar-guide", "SM", "the-ghost-still-walks", ["S"]),  # which nothing asks for
    ],
)
def test_a_return_is_paid_with_what_it_does_not_bring(
    discard: str, resources: str, mission: str, vain: list[str]
) -> None:
    """Given several kinds of resources, then the one is spent for which something of use comes back."""
    t = drums(resources, "", discard, mission)
    t.do("activate", "talking-drums", 0)
    assert t.prompt == "pay"
    assert wrong(t, "pay") == vain


@pytest.mark.clause("PHA-ADV.2", "PHA-ADV.3")
@pytest.mark.parametrize(("resources", "pays", "undone"), [("SSG", "S", ["bandar-warrior"]), ("SM", "M", [])])
def test_a_card_bought_back_to_be_played_is_not_discarded(
    resources: str, pays: str, undone: list[str]
) -> None:
    """Given a card that was bought back this turn, then it is not given away again while it can be played."""
    t = drums(resources, "", "bandar-warrior")
    t.use("talking-drums", pay=pays)
    assert t.offers("discard", "bandar-warrior")
    assert wrong(t, "discard") == undone


@pytest.mark.clause("PHA-RES.5", "PHA-ADV.2")
@pytest.mark.parametrize(
    ("resources", "mission", "poor"),
    [
        ("SSS", TRAIL, ["bandar-warrior"]),
        ("SSS", "", []),  # nothing asks for a Good mark either
        ("SSSG", TRAIL, []),  # the Warrior can be played
        ("GG", TRAIL, ["bandar-guide"]),
    ],
)
def test_a_card_is_bought_back_for_what_is_lacking(resources: str, mission: str, poor: list[str]) -> None:
    """Given two cards to return, then not the one that brings what is there if the other brings more."""
    t = drums(resources, "", "bandar-warrior bandar-guide", mission)
    t.do("activate", "talking-drums", 0)
    t.pays(resources[0])
    assert t.prompt == "recover"
    assert wrong(t, "recover") == poor


@pytest.mark.clause("PHA-ADV.5", "PHA-RES.2")
@pytest.mark.parametrize(
    ("resources", "hand", "vain"),
    [
        ("G", "", True),
        ("GG", "", True),
        ("S", "", False),  # the trail asks for a Good mark
        ("GS", "", True),  # which is there
        ("GSS", "", True),
        ("GSSS", "", False),  # paid twice, if one Skull mark becomes a Good mark
        ("GS", "champion-diver bandar-warrior", False),  # or with the rewards of these cards
        ("GS", "uncle-dave", False),  # who costs two Good marks
    ],
)
def test_a_good_mark_is_bought_only_where_something_asks_for_it(
    resources: str, hand: str, vain: bool
) -> None:
    """Given the Explorer, who sells a Good mark for any other resource, then it serves something."""
    explorer = player("bandar-explorer", resources=resources, hand=hand)
    t = table(explorer, row="foe-3", mission=TRAIL, tokens={"mission": {"Distance": 5}})
    assert ("bandar-explorer 0" in wrong(t, "activate")) == vain


@pytest.mark.clause("PHA-RES.2")
def test_a_good_mark_is_not_paid_for_a_good_mark() -> None:
    t = table(player("bandar-explorer", resources="GS", hand="uncle-dave"), row="foe-3")
    t.do("activate", "bandar-explorer", 0)
    assert wrong(t, "pay") == ["G"]


@pytest.mark.clause("PHA-ADV.5", "PHA-RES.2")
@pytest.mark.parametrize(("injuries", "vain"), [("", False), ("slipped-mask", True)])
def test_a_resource_that_may_not_be_spent_pays_for_no_other(injuries: str, vain: bool) -> None:
    """Given a Good mark and a Mystery, then the Mystery is sold unless an Injury forbids to spend it."""
    explorer = player("bandar-explorer", resources="GM", hand="uncle-dave", injuries=injuries)
    assert ("bandar-explorer 0" in wrong(table(explorer, row="foe-3"), "activate")) == vain


@pytest.mark.clause("PHA-ADV.5", "PHA-RES.2")
def test_no_good_mark_is_bought_where_nothing_asks_for_one() -> None:
    t = table(player("bandar-explorer", resources="S"), row="foe-3")
    assert "bandar-explorer 0" in wrong(t, "activate")
