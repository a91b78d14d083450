"""Sense in The Phantom: a position in which each rule forbids something, and one in which it does not."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME
from fatebox.kernel import Option

from .table import Table, player, table


def wrong(t: Table) -> list[Option]:
    """The options of the open decision that make no sense."""
    return list(GAME.judgement.features.senseless(t.s, t.decision()))


def wrong_here(t: Table) -> list[str]:
    """The same, by their verbs."""
    return [option[0] for option in wrong(t)]


@pytest.mark.clause("PHA-COM.4")
@pytest.mark.parametrize(("row", "needless"), [("foe-1", ["activate"]), ("foe-5", [])])
def test_no_card_is_used_for_combat_value_that_is_not_needed(row: str, needless: list[str]) -> None:
    """Given a Combat value of 1, then Iron Fist adds to it only if an Enemy would survive."""
    t = table(player("iron-fist", resources="G", deck="old-jungle-saying"), row=row)
    t.do("combat")
    t.s.combat = 1
    assert t.prompt == "combat_window"
    assert wrong_here(t) == needless


@pytest.mark.clause("PHA-COM.4")
@pytest.mark.parametrize(("row", "forbidden"), [("foe-3", ["done"]), ("foe-4", []), ("foe-1 foe-3", [])])
def test_no_fight_ends_before_a_defeat_that_costs_nothing(row: str, forbidden: list[str]) -> None:
    """Given a Combat value of 1 and Iron Fist, then it is used if that defeats the weakest Enemy."""
    t = table(player("iron-fist", resources="G", deck="old-jungle-saying"), row=row)
    t.do("combat")
    t.s.combat = 1
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-COM.4", "PHA-COOP.1")
@pytest.mark.parametrize(
    ("row", "injuries", "forbidden"),
    [("foe-3", "", ["done"]), ("foe-4", "", []), ("foe-3", "flesh-wound", [])],
)
def test_no_fight_ends_before_a_defeat_that_a_partner_helps_with(
    row: str, injuries: str, forbidden: list[str]
) -> None:
    """Given a Combat value of 1, then a partner's Iron Fist is asked for if that defeats the weakest Enemy.

    A partner who would heal next, with all cards ready, is left in peace.
    """
    t = table(
        player(resources="G", deck="old-jungle-saying"), player("iron-fist", injuries=injuries), row=row
    )
    t.do("combat")
    t.s.combat = 1
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-COM.5")
@pytest.mark.parametrize(("combat", "sensible"), [(5, [2, 3]), (4, [2]), (3, [1, 2]), (1, [0, 1])])
def test_wounds_go_where_they_are_needed(combat: int, sensible: list[int]) -> None:
    """Given two Enemies of health 2, then neither gets too few Wounds while the other gets too many."""
    t = table(player("iron-fist", resources="G", deck="old-jungle-saying"), row="foe-2 foe-2")
    t.do("combat")
    t.s.combat = combat
    t.do("done")
    assert t.prompt == "place_wounds"
    wasted = wrong(t)
    assert sorted(option[2] for option in t.decision().options if option not in wasted) == sensible


@pytest.mark.clause("PHA-COM.5")
@pytest.mark.parametrize(
    ("row", "combat", "sensible"),
    [
        ("foe-5 foe-2", 2, [0, 2]),  # the second Enemy, or all on the first
        ("foe-2 foe-5", 3, [0, 2]),
        ("foe-5 foe-2", 3, [1, 3]),  # one Wound to spare
        ("foe-5 foe-5", 2, [0, 1, 2]),  # nobody can be defeated
    ],
)
def test_wounds_that_could_defeat_an_enemy_are_not_scattered(
    row: str, combat: int, sensible: list[int]
) -> None:
    """Given enough Wounds for one of two Enemies, then they are not shared so that both survive."""
    t = table(player("iron-fist", resources="G", deck="old-jungle-saying"), row=row)
    t.do("combat")
    t.s.combat = combat
    t.do("done")
    wasted = wrong(t)
    assert sorted(option[2] for option in t.decision().options if option not in wasted) == sensible


@pytest.mark.clause("PHA-DAM.2")
@pytest.mark.parametrize(("injury_deck", "forbidden"), [("", ["pass"]), ("flesh-wound flesh-wound", [])])
def test_an_attack_that_knocks_a_legend_out_is_canceled(injury_deck: str, forbidden: list[str]) -> None:
    """Given a Mystery that cancels the attack, then it is spent if the Legend could not bear the damage."""
    t = table(player(resources="M", injury_deck=injury_deck), row="foe-1", at="fate")
    assert t.prompt == "react"
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-FAT.3", "PHA-REC.1")
@pytest.mark.parametrize(
    ("cards", "row", "forbidden"),
    [
        ("phantoms-costume", "foe-1", ["pass"]),
        ("phantoms-costume", "foe-1 foe-2", ["pass"]),  # the next attack is no worse
        ("phantoms-costume", "foe-1 knife-in-the-dark", []),  # 2 damage: worth waiting for
        ("phantoms-costume", "foe-1 camp-bully", []),  # would cost a resource, too
        ("phantoms-costume unbroken-spirit", "foe-1", []),  # damage brings an Inner fire
    ],
)
def test_an_attack_is_canceled_if_that_costs_nothing(cards: str, row: str, forbidden: list[str]) -> None:
    """Given Phantom's Costume, then it cancels an attack for nothing, or waits for a worse one."""
    t = table(player(cards, injury_deck="flesh-wound flesh-wound"), row=row, at="fate")
    assert t.prompt == "react"
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-GEN.10")
@pytest.mark.parametrize(
    ("cards", "needed"),
    [("iron-fist campfire", ["iron-fist"]), ("iron-fist guran", []), ("campfire first-aid-kit", [])],
)
def test_a_card_is_exhausted_that_works_all_the_same(cards: str, needed: list[str]) -> None:
    """Given Obstacle Wall, then it exhausts Campfire, whose ability discards it, rather than Iron Fist."""
    t = table(player(cards), row="obstacle-wall", at="destiny")
    assert t.prompt == "own_card"
    assert [t.words(option)[0] for option in wrong(t)] == needed


@pytest.mark.clause("PHA-ADV.5")
@pytest.mark.parametrize(
    ("card", "resources", "forbidden"),
    [
        ("champion-diver", "G", ["end"]),
        ("uncle-dave", "G", ["end"]),
        ("champion-diver", "GGGG", []),  # no room for what it brings
        ("phantoms-costume", "G", []),  # is saved for an attack
    ],
)
def test_cards_that_draw_or_gain_are_used(card: str, resources: str, forbidden: list[str]) -> None:
    """Given a card that draws or gains for being exhausted, then it is used while there is room."""
    t = table(player(card, resources=resources, deck="campfire"))
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-COM.4", "PHA-COM.5")
@pytest.mark.parametrize(
    ("row", "resources", "forbidden"),
    [
        ("foe-1 foe-2", "G", ["end"]),
        ("foe-2 foe-2", "G", []),  # only the Cardcheck might defeat both
        ("foe-3", "G", []),  # a single Enemy may be left to the partner
        ("foe-1 foe-2", "", []),
    ],
)
def test_a_fight_that_defeats_several_enemies_is_not_missed(
    row: str, resources: str, forbidden: list[str]
) -> None:
    """Given Iron Fist and so a Combat value of 3, then it defeats two Enemies before the phase ends."""
    t = table(player("iron-fist", resources=resources, deck="old-jungle-saying"), row=row)
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-MA.2")
@pytest.mark.parametrize(
    ("cards", "forbidden"), [("judo-novice service-rifle", []), ("judo-novice iron-fist", ["end"])]
)
def test_a_weapon_and_martial_arts_do_not_win_a_fight_together(cards: str, forbidden: list[str]) -> None:
    """Given two Enemies that both cards would defeat, then the fight is missed only if both can be used."""
    t = table(player(cards, resources="G", deck="old-jungle-saying"), row="foe-2 foe-2")
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-ADV.2")
@pytest.mark.parametrize(
    ("hand", "resources", "forbidden"),
    [
        ("campfire guran", "G", ["end"]),
        ("campfire", "G", []),  # one card may be saved
        ("campfire guran", "GGGG", []),  # its reward would be lost
    ],
)
def test_rewards_of_idle_cards_are_taken(hand: str, resources: str, forbidden: list[str]) -> None:
    """Given several cards in hand, then the phase goes on while their rewards can be kept."""
    t = table(player(hand=hand, resources=resources))
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-CLN.3", "PHA-ADV.5")
@pytest.mark.parametrize(
    ("resources", "forbidden"),
    [
        ("SSGGGG", ["end"]),  # two more than can be kept
        ("SSGGG", []),
        ("GGGGGG", []),  # no Skull mark to pay with
    ],
)
def test_resources_that_would_be_lost_serve_the_mission(resources: str, forbidden: list[str]) -> None:
    """Given Boot Camp, where a Skull mark and any resource train, then they are not left to be lost."""
    t = table(player(resources=resources), mission="boot-camp")
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-CLN.1")
@pytest.mark.parametrize(("resources", "forbidden"), [("G", ["drop"]), ("GGGG", [])])
def test_no_card_is_thrown_away_while_its_reward_can_be_kept(resources: str, forbidden: list[str]) -> None:
    """Given a card in hand after the phase, then it is kept, unless there is no room for its reward."""
    t = table(player(hand="campfire", resources=resources))
    t.do("end")
    assert t.prompt == "cleanup"
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-GEN.6")
@pytest.mark.parametrize(
    ("card", "row", "useless"),
    [
        ("travel-papers", "calm", []),
        ("travel-papers", "foe-1", ["activate"]),
        ("campfire", "", ["activate"]),  # nobody to heal or to ready
        ("colt-45", "", ["activate"]),  # its Cardcheck could only lose it
        ("colt-45", "foe-1", []),
    ],
)
def test_no_ability_is_paid_for_that_does_nothing(card: str, row: str, useless: list[str]) -> None:
    """Given an ability, then it is used if any part of it can be carried out."""
    t = table(player(card, resources="G"), row=row)
    assert wrong_here(t) == useless


@pytest.mark.clause("PHA-GEN.14")
@pytest.mark.parametrize(("answer", "useless"), [("leave", ["activate"]), ("move", [])])
def test_no_card_is_looked_at_twice(answer: str, useless: list[str]) -> None:
    """Given two cards that look at the Destiny deck, then one is enough if the card is left there."""
    t = table(player("bandar-guide bandar-explorer"), destiny="python poacher")
    t.use("bandar-guide")
    t.do(answer)
    assert wrong_here(t) == useless


@pytest.mark.clause("PHA-DAM.4")
@pytest.mark.parametrize(("injuries", "useless"), [("", ["activate"]), ("flesh-wound", [])])
def test_no_remedy_is_used_up_without_an_injury(injuries: str, useless: list[str]) -> None:
    """Given First Aid Kit, which also draws a card, then it is kept until there is an Injury."""
    t = table(player("first-aid-kit", injuries=injuries, deck="campfire"))
    assert wrong_here(t) == useless


@pytest.mark.clause("PHA-DAM.4", "PHA-GEN.10", "PHA-REC.1")
@pytest.mark.parametrize(
    ("exhausted", "row", "injuries", "kept"),
    [
        ("bandar-warrior", "", "", True),  # who fights nobody this turn
        ("bandar-warrior", "", "flesh-wound", False),
        ("bandar-warrior", "foe-3", "", False),
        ("uncle-dave", "", "", False),  # who gains a resource
        ("bandar-warrior bandar-warrior bandar-warrior", "noon-heat", "", False),  # one would stay exhausted
    ],
)
def test_no_campfire_is_used_up_for_cards_that_are_ready_before_they_are_needed(
    exhausted: str, row: str, injuries: str, kept: bool
) -> None:
    """Given a Campfire and exhausted Allies, then it readies them for a use in this turn."""
    t = table(player(f"campfire {exhausted}", exhausted=exhausted, injuries=injuries), row=row)
    words = [t.words(option) for option in GAME.judgement.features.senseless(t.s, t.decision())]
    assert (["campfire", "0"] in [list(map(str, word)) for word in words]) == kept


@pytest.mark.clause("PHA-COOP.1")
@pytest.mark.parametrize(
    ("card", "exhausted", "injuries", "forbidden"),
    [
        ("uncle-dave", "", "", ["refuse"]),
        ("uncle-dave", "", "flesh-wound", []),
        ("uncle-dave", "champion-diver", "flesh-wound", ["refuse"]),
        ("saddlebags", "", "", []),
    ],
)
def test_a_card_that_comes_back_ready_is_lent(
    card: str, exhausted: str, injuries: str, forbidden: list[str]
) -> None:
    """Given a partner who asks, then one may refuse who would rather heal than ready, or lose the card."""
    t = table(player(), player(f"{card} champion-diver", exhausted=exhausted, injuries=injuries))
    t.use(card)
    assert t.prompt == "consent"
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-COOP.1")
@pytest.mark.parametrize(("card", "asked"), [("uncle-dave", True), ("campfire", False)])
def test_a_partner_is_not_asked_for_a_card_that_would_be_lost(card: str, asked: bool) -> None:
    """Given a partner's card, then it is asked for unless its ability discards it."""
    t = table(player(), player(card))
    assert ("activate" not in wrong_here(t)) == asked


@pytest.mark.clause("PHA-GEN.14", "PHA-DES.2")
@pytest.mark.parametrize(
    ("card", "number", "destiny", "forbidden"),
    [
        ("bandar-explorer", 1, "python calm", ["leave"]),
        ("bandar-explorer", 1, "calm python", []),
        ("bandar-explorer", 1, "python", []),  # the bottom is the top
        ("freed-tracker", 0, "python calm", []),  # the deck would run out a turn sooner
    ],
)
def test_an_enemy_that_may_go_to_the_bottom_is_not_left_on_top(
    card: str, number: int, destiny: str, forbidden: list[str]
) -> None:
    """Given a Common Enemy on top of the Destiny deck, then whoever peeks puts it away for nothing."""
    t = table(player(f"{card} fraka", deck="campfire"), destiny=destiny)
    t.s.activated.append(t.find("fraka"))  # in a fight: it peeks at other moments, too
    t.use(card, number)
    assert t.prompt == "peek"
    assert wrong_here(t) == forbidden
