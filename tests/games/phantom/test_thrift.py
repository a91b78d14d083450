"""Thrift in The Phantom: nobody pays for what a card does for being exhausted, or uses more than it takes."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME

from .table import Table, player, table


def wrong_cards(t: Table) -> list[str]:
    """The cards whose use makes no sense, or `board`; ends of something are a matter of sense."""
    wrong = GAME.judgement.features.senseless(t.s, t.decision())
    uses = [option for option in wrong if option[0] in ("activate", "board")]
    return [t.words(option)[0] if option[0] == "activate" else option[0] for option in uses]


@pytest.mark.clause("PHA-COM.4")
@pytest.mark.parametrize(
    ("cards", "combat", "row", "wasteful"),
    [
        ("iron-fist bandar-guide", 1, "foe-5", ["bandar-guide"]),  # costs a resource for the same 2
        ("bandar-guide", 1, "foe-5", []),
        ("judo-novice bandar-guide", 1, "foe-5", []),  # Judo adds only 1
        ("judo-novice bandar-warrior", 1, "foe-5", ["bandar-warrior"]),  # could wound somebody later
        ("iron-fist bandar-warrior", 1, "foe-5", []),
        ("iron-fist judo-novice", 1, "foe-3", ["judo-novice"]),  # two cards where one is enough
        ("iron-fist judo-novice", 1, "foe-4", []),
        ("iron-fist judo-novice", 1, "foe-2", []),  # either defeats it
        ("judo-advanced bandar-guide service-rifle", 1, "foe-5", []),  # Judo would bar the Rifle
    ],
)
def test_help_in_a_fight_costs_no_more_than_it_must(
    cards: str, combat: int, row: str, wasteful: list[str]
) -> None:
    """Given cards that add to the Combat value, then those are used that cost least and do enough."""
    t = table(player(cards, resources="GGG", deck="old-jungle-saying"), row=row)
    t.do("combat")
    t.s.combat = combat
    assert t.prompt == "combat_window"
    assert wrong_cards(t) == wasteful


@pytest.mark.clause("PHA-ADV.5")
@pytest.mark.parametrize(
    ("cards", "exhausted", "dear"),
    [
        ("champion-diver", "", ["board"]),
        ("champion-diver", "champion-diver", []),
        ("karate-novice bandar-warrior", "", ["bandar-warrior"]),
        ("karate-novice bandar-warrior service-rifle", "", []),  # Karate would bar the Rifle
    ],
)
def test_nobody_pays_for_what_a_card_does_for_being_exhausted(
    cards: str, exhausted: str, dear: list[str]
) -> None:
    """Given two Mysteries that draw a card, then Champion Diver draws one first."""
    t = table(player(cards, resources="SMM", deck="campfire", exhausted=exhausted), row="foe-3")
    assert wrong_cards(t) == dear


@pytest.mark.clause("PHA-FAT.3")
@pytest.mark.parametrize(
    ("cards", "resources", "row", "dear"),
    [
        ("phantoms-costume", "M", "foe-1", ["board"]),
        ("phantoms-costume", "M", "foe-1 foe-1", []),  # one for each of them
        ("phantoms-costume patrol-comrade", "", "foe-1", ["patrol-comrade"]),
        ("phantoms-costume got-your-back", "", "foe-1", []),  # draws a card, too
        ("patrol-comrade", "M", "foe-1", []),
    ],
)
def test_an_attack_is_canceled_at_the_least_cost(
    cards: str, resources: str, row: str, dear: list[str]
) -> None:
    """Given Phantom's Costume, then no resource is spent and no card lost to cancel the last attack."""
    deck = "flesh-wound flesh-wound"
    t = table(player(cards, resources=resources, injury_deck=deck), row=row, at="fate")
    assert t.prompt == "react"
    assert wrong_cards(t) == dear
