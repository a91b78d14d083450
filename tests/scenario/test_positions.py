"""Positions are checked against the game: nothing that cannot be on its table is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.kernel import Match
from fatebox.scenario import Scenario, ScenarioError
from fatebox.scenario.sheet import read_sheet


def start(game: str, text: str, head: str = "") -> Match[Any]:
    """The given position of a game."""
    return Scenario(read_sheet(f'game = "{game}"\nname = "test"\n{head}\n[given]\n{text}')).start()


@pytest.mark.parametrize(
    ("game", "given", "message"),
    [
        # a piece without its pile
        (
            "fantos",
            "citadels.0.tableau = ['Knight']\ncitadels.0.legacies = [{ card = 'Cook' }]",
            r"citadels\[0\]\.legacies\[1\]: cook does not lie in citadels\[0\]\.tableau",
        ),
        ("seven", "players.0.manned = ['Temple of Roots']", r"players\[0\]\.manned\[0\]: .* does not lie in"),
        (
            "phantom",
            "players.0.exhausted = ['Colt .45']",
            r"players\[0\]\.exhausted\[0\]: .* does not lie in",
        ),
        ("phantom", "wounds = { Poacher = 1 }", r"wounds\.sd-poacher\.1: expected an Enemy on the row"),
        (
            "outposts",
            "segment = 'fourth_step'\ngroups = [['Great Bear']]",
            r"groups\[0\]: wil_great_bear\.1 does not lie in the active offense",
        ),
        # a card in two places, or where it does not belong
        (
            "weaver",
            "row = ['H01']\ndiscard = ['H01']",
            r"discard\[0\]: 'H01' already lies at given\.row\[0\]",
        ),
        ("weaver", "tops.1 = ['H01']", r"tops\[1\]\[0\]: H01 is no card for tops\[1\]"),
        ("fantos", "pool = ['Raid']", r"pool\[0\]: raid\.1 is no card for pool"),
        (
            "outposts",
            "players.0.reserve = ['Firebolt']",
            r"players\[0\]\.reserve\[0\]: cin_firebolt",
        ),
        (
            "seven",
            "tavern.deck = ['Wrath', '...']",
            r"tavern\.deck\[0\]: sin_wrath\.1 is no card",
        ),
        ("phantom", "missions = ['Poacher']", r"missions\[0\]: sd-poacher\.1 is no card for missions"),
        # wrong owners
        (
            "fantos",
            "citadels.0.legacies = [{ card = 'Cook', seat = 1 }]",
            r"citadels\[0\]\.legacies\[0\]\.seat: expected 0, got 1",
        ),
        ("fantos", "citadels.0.seat = 1", r"citadels\[0\]\.seat: expected 0, got 1"),
        ("outposts", "players.1.posts = [{ id = 0 }]", r"players\[1\]\.posts\[0\]\.id: expected 3, got 0"),
        ("phantom", "players.0.injuries = ['di-flesh-wound']", r"is another Legend's Injury"),
        # unknown state words
        (
            "fantos",
            "citadels.0.legacies = [{ card = 'Cook', state = 'asleep' }]",
            r"citadels\[0\]\.legacies\[0\]\.state: expected one of 'untasked', .*, got 'asleep'",
        ),
        (
            "weaver",
            "segment = 'read'\nvisitor = ['Yorri']\nhour = 'noon'",
            r"hour: expected one of '', 'sun'",
        ),
        ("seven", "players.0.hero = 'hero_nobody'", r"players\[0\]\.hero: expected one of 'hero_"),
        ("phantom", "phase = 'tea'", r"phase: expected one of 'setup', 'recovery'"),
        ("outposts", "step = 'fifth'", r"step: expected one of"),
        # counters out of range
        ("weaver", "gold = -1", r"gold: expected at least 0, got -1"),
        ("weaver", "relics = [1, 4, 0, 0, 0, 0]", r"relics\[1\]: expected 0 to 3, got 4"),
        ("fantos", "citadels.1.reserve = -3", r"citadels\[1\]\.reserve: expected at least 0, got -3"),
        ("outposts", "players.0.crystals = 4", r"players\[0\]\.crystals: expected 0 to 3, got 4"),
        (
            "phantom",
            "players.0.resources.G = -1",
            r"players\[0\]\.resources\[G\]: expected at least 0, got -1",
        ),
        ("seven", "armour = 8", r"armour: expected 0 to 7, got 8"),
        # numbers that the components cannot have
        ("fantos", "trove = 500", r"trove: expected 200 Shards in all, got"),
        ("seven", "pools = [7, 7, 7, 7, 7, 99]", r"pools\[\d\]: expected 7 \w+ gifts in all, got"),
        ("seven", "players.0.markers = 3", r"players\[0\]\.markers: expected 7, 0 are placed; got 3"),
        (
            "weaver",
            "segment = 'read'\nvisitor = ['Yorri']\nrow = ['H01']\nrots = [0, 1]",
            r"rots: expected 1, one",
        ),
        (
            "phantom",
            "story = ['Lore I']\nunseen = ['...']\nnumbers = [7]",
            r"numbers\[0\]: expected 1, got 7",
        ),
        # references
        ("fantos", "reigning = 3", r"reigning: expected the name of a card, got 3"),
        ("phantom", "wounds = { '3' = 1 }", r"wounds\.3: no card is called '3'"),
        ("fantos", "seen = { cook = 99 }", r"seen: expected the bits of 4 seats, got 99"),
        # what a segment needs
        ("fantos", "segment = 'window'", r"windows: expected one for the segment window"),
        ("fantos", "segment = 'war.roll'", r"actions: expected a war in progress for the segment war\.roll"),
        ("weaver", "segment = 'read'", r"visitor: expected 1 of them, got 0"),
        ("seven", "segment = 'draft'", r"completing: expected the quest that is being completed"),
        ("phantom", "segment = 'lore'", r"to_read: expected a Lore card to be read"),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(game: str, given: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=rf"test: given\.{message}" if message[0] != "i" else message):
        start(game, given)


@pytest.mark.clause("PHA-LORE.2")
def test_a_mission_whose_lore_card_is_not_in_the_story_ends_with_an_error() -> None:
    given = "segment = 'destiny'\nmissions = ['Shots in the Misty Mountains']\nstory = []\nunseen = ['...']"
    with pytest.raises(ScenarioError, match=r"given\.story: Lore II is to be read, but sd-lore-ii is not in"):
        start("phantom", given)
    with pytest.raises(
        ScenarioError, match=r"given\.story: expected sd-lore-ii, which is to be read, among them"
    ):
        start("phantom", given + "\nto_read = [2]")
