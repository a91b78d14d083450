"""Paid returns: Talking Drums bring a card back to be played, or to have another resource for it."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME

from .table import Table, player, table


def drums(resources: str, hand: str, discard: str) -> Table:
    """A turn with Talking Drums in play."""
    return table(player("talking-drums", resources=resources, hand=hand, discard=discard), row="foe-3")


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
        ("bandar-warrior", "SSG", "", False),  # one for the Drums, two for the Warrior
        ("bandar-warrior", "S", "guran campfire", False),  # whose rewards pay for it
        ("bandar-warrior", "SSSSS", "", False),  # one of them would be lost
        ("campfire bandar-warrior guran", "S", "", False),  # Guran brings any resource
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
    ("discard", "resources", "vain"),
    [
        ("bandar-warrior", "SM", ["S"]),  # a Skull mark would come back for it
        ("bandar-warrior", "SSG", ["G"]),  # with the Good mark the Warrior can be played
        ("bandar-warrior", "SSGG", []),
        ("bandar-warrior bandar-guide", "SM", []),  # the Guide brings a Good mark
    ],
)
def test_a_return_is_paid_with_what_it_does_not_bring(discard: str, resources: str, vain: list[str]) -> None:
    """Given several kinds of resources, then the one is spent for which something else comes back."""
    t = drums(resources, "", discard)
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
    ("resources", "poor"),
    [("SSS", ["bandar-warrior"]), ("SSSG", []), ("GG", ["bandar-guide"])],
)
def test_a_card_is_bought_back_for_what_is_lacking(resources: str, poor: list[str]) -> None:
    """Given two cards to return, then not the one that brings what is there if the other brings more."""
    t = drums(resources, "", "bandar-warrior bandar-guide")
    t.do("activate", "talking-drums", 0)
    t.pays(resources[0])
    assert t.prompt == "recover"
    assert wrong(t, "recover") == poor


@pytest.mark.clause("PHA-ADV.5", "PHA-RES.2")
@pytest.mark.parametrize(("resources", "vain"), [("G", True), ("GG", True), ("GS", False), ("S", False)])
def test_nobody_pays_a_good_mark_for_a_good_mark(resources: str, vain: bool) -> None:
    """Given the Explorer, who sells a Good mark for any resource, then another kind must be there to pay."""
    t = table(player("bandar-explorer", resources=resources), row="foe-3")
    assert ("bandar-explorer 0" in wrong(t, "activate")) == vain
    if resources == "GS":
        t.do("activate", "bandar-explorer", 0)
        assert wrong(t, "pay") == ["G"]
