"""Sense in 7: nothing is given up for a song, and rivals get no help."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven import GAME
from fatebox.kernel import DONE, Option

from .table import A, B, C, Table, hero, quest, table


def wrong(t: Table) -> list[tuple[object, ...]]:
    """The verbs and cards of A's options that make no sense."""
    return [(option[0], t.name(option[1])) for option in senseless(t, A) if option[0] != "cash"]


def senseless(t: Table, seat: int) -> list[Option]:
    """All options of a seat that make no sense."""
    return list(GAME.judgement.features.senseless(t.s, t.decision(seat)))


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


@pytest.mark.clause("SEV-BLD.8")
@pytest.mark.parametrize(("fame", "foolish"), [(1, ["pearl-diver"]), (2, [])])
def test_no_castle_is_given_up_for_a_character_that_it_reveals(fame: int, foolish: list[str]) -> None:
    """Given Sunspire, which recruits for 1 fame less, then it is not sold to pay for that."""
    own = hero(buildings="sunspire/manned", fame=fame)
    shown = "snow-novice bell-ringer pass-warden"
    t = table(own, hero(), hero(), tavern=shown, character_deck="pearl-diver ember-squire saint-of-the-pyre")
    t.do("use", "sunspire")
    assert "card pearl-diver" in t.offered
    assert [t.name(option[1]) for option in senseless(t, A)] == foolish


@pytest.mark.clause("SEV-BLD.8")
@pytest.mark.parametrize("at", ["step", "closing"])
@pytest.mark.parametrize(
    ("fame", "armour", "foolish"), [(0, 0, True), (0, 4, True), (0, 5, False), (1, 0, False)]
)
def test_no_castle_recruits_for_itself(at: str, fame: int, armour: int, foolish: bool) -> None:
    """Given Emberhold, which recruits for 2 fame less, then it is not used to be sold for the rest."""
    own = hero(buildings="emberhold/manned", fame=fame)
    t = table(own, hero(), hero(), tavern="pearl-diver", armour=armour, at=at)
    assert ("use", t.find("emberhold")) in t.decision(A).options
    assert (("use", "emberhold") in wrong(t)) == foolish


@pytest.mark.clause("SEV-BLD.8")
def test_no_castle_is_given_up_for_a_seduction() -> None:
    """Given Lust and a castle, then it recruits a character for the fame that is there, or nobody."""
    own = hero("red", buildings="tidewatch", sins="lust", fame=1)
    t = table(own, hero(), hero(), tavern="sun-duelist")
    assert ("sin", t.find("lust"), 0) in senseless(t, A)
    t = table(own, hero(), hero(), tavern="sun-duelist pearl-diver")
    assert ("sin", t.find("lust"), 0) not in senseless(t, A)
    t.do("sin", "lust", 0)
    assert "card sun-duelist" in t.offered
    assert wrong(t) == [("card", "sun-duelist")]


@pytest.mark.clause("SEV-REG.8")
@pytest.mark.parametrize(
    ("fame", "armour", "foolish"),
    [(3, 5, True), (4, 5, False), (5, 5, False), (6, 5, True), (4, 4, True)],
)
def test_after_the_phase_a_castle_is_sold_only_for_the_most_fame(
    fame: int, armour: int, foolish: bool
) -> None:
    """Given a castle that gives 2 fame and a rival with 5, then it is sold only if that makes the most.

    With three turns to come it is worth more than the point.
    """
    rival = hero(fame=5, buildings="temple-of-roots")
    t = table(hero("red", buildings="tidewatch", fame=fame), rival, hero(), at="closing", armour=armour)
    assert [t.name(option[1]) for option in senseless(t, A)] == ["tidewatch"] * foolish


@pytest.mark.clause("SEV-REG.1")
def test_no_castle_is_sold_for_a_point_that_costs_another() -> None:
    """Given a castle whose sale makes the most fame, then it is kept if it is the lead in buildings."""
    own = hero("red", buildings="tidewatch", fame=4)
    t = table(own, hero(fame=5), hero(), at="closing", armour=5)
    assert [t.name(option[1]) for option in senseless(t, A)] == ["tidewatch"]


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


@pytest.mark.clause("SEV-CMP.4")
def test_of_two_treasures_that_give_the_same_the_greater_is_picked() -> None:
    """Given all treasures, then the most gold, fame or might is picked, or an artifact."""
    t = table(hero(), hero(), hero(), at="row.finished", rows=[[quest("the-hollow-oak", "Annn")]])
    lesser = senseless(t, A)
    picks = {t.name(option[1]) for option in t.decision(A).options if option not in lesser}
    artifacts = {"reliquary-of-the-dawn", "reliquary-of-the-deep", "reliquary-of-the-void"}
    assert picks == {"kings-ransom", "ballad-of-the-first-hero", "blood-of-the-first-hero", *artifacts}


@pytest.mark.clause("SEV-TRS.2")
def test_of_two_treasures_beside_a_quest_the_greater_is_taken() -> None:
    """Given 2 and 5 gold beside a quest, then its marker is not exchanged for 2."""
    rich = quest("the-hollow-oak", "A...", treasures="copper-hoard kings-ransom")
    poor = quest("the-great-hunt", "A....", treasures="silver-casket")
    t = table(hero(), hero(), hero(), rows=[[rich, poor]])
    exchanges = [(option[0], t.name(option[-1])) for option in senseless(t, A)]
    assert exchanges == [("treasure", "copper-hoard")]


@pytest.mark.clause("SEV-RCT.1")
@pytest.mark.parametrize(("named", "foolish"), [(B, True), (C, False)])
def test_a_sin_that_strikes_a_rival_is_not_canceled(named: int, foolish: bool) -> None:
    """Given a blow of A and Pride in the hand of C, then C keeps it for blows at C."""
    t = table(hero(sins="wrath"), hero(might=9), hero(might=9, sins="pride"))
    t.do("sin", "wrath", 0)
    t.do("name", named)
    assert t.prompt == "react.sin"
    assert [t.name(option[1]) for option in senseless(t, C)] == ["pride"] * foolish


@pytest.mark.clause("SEV-RCT.1")
def test_a_sin_that_serves_its_player_may_be_canceled() -> None:
    """Given that A covets the gifts of B, then C may cancel it: A would have them."""
    t = table(hero(sins="envy"), hero(gifts="2 red"), hero(sins="pride"))
    t.do("sin", "envy", 0)
    t.do("name", B)
    t.to("react.sin")
    assert senseless(t, C) == []


@pytest.mark.clause("SEV-RCT.1")
@pytest.mark.parametrize(("cataclysm", "foolish"), [("the-empty-inn", True), ("the-press-gang", False)])
def test_a_ward_is_kept_from_a_cataclysm_that_touches_no_hero(cataclysm: str, foolish: bool) -> None:
    own = hero(buildings="whitecrag/manned", sins="greed")
    t = table(own, hero(), hero(), sin_discard=6, cataclysm_deck=f"{cataclysm} judgement")
    t.do("sin", "greed", 0)
    assert t.prompt == "react.cataclysm"
    assert [t.name(option[1]) for option in senseless(t, A)] == ["whitecrag"] * foolish


@pytest.mark.clause("SEV-ART.3")
@pytest.mark.parametrize(("mights", "foolish"), [((20, 12), [B]), ((12, 12), [])])
def test_might_is_not_given_to_the_mightiest_rival(mights: tuple[int, int], foolish: list[int]) -> None:
    """Given an artifact that gives another hero 1 might, then a weaker one gets it."""
    t = table(hero(artifacts="cord-of-kindness"), *(hero(might=might) for might in mights))
    t.do("artifact", "cord-of-kindness")
    assert [option[1] for option in senseless(t, A)] == foolish


@pytest.mark.clause("SEV-SIN.1")
@pytest.mark.parametrize(
    ("mights", "foolish"),
    [
        ((30, 20), [C]),
        ((29, 20), []),
        ((3, 2), [C]),  # it would lose less
        ((2, 2), []),
    ],
)
def test_a_blow_is_not_for_a_hero_far_behind(mights: tuple[int, int], foolish: list[int]) -> None:
    """Given Wrath and two rivals, then it spares one with 10 might less, or with less might to lose."""
    t = table(hero(sins="wrath"), *(hero(might=might) for might in mights))
    t.do("sin", "wrath", 0)
    assert [option[1] for option in senseless(t, A)] == foolish


@pytest.mark.clause("SEV-SIN.1")
@pytest.mark.parametrize(
    ("sin", "function", "strong", "weak", "foolish"),
    [
        ("greed", 1, {"gold": 2}, {"gold": 5}, True),
        ("greed", 1, {"gold": 1}, {"gold": 5}, False),  # less to take
        ("greed", 1, {"gold": 2}, {"fame": 2}, False),  # something else to take
        ("envy", 0, {"gifts": "2 red 1 blue"}, {"gifts": "3 red"}, True),
        ("envy", 0, {"gifts": "2 red"}, {"gifts": "1 blue"}, False),
        ("wrath", 1, {"characters": "toll-keeper"}, {"characters": "ember-squire"}, True),
    ],
)
def test_of_two_rivals_the_last_is_spared(
    sin: str, function: int, strong: dict[str, Any], weak: dict[str, Any], foolish: bool
) -> None:
    """Given a sin that does as much to the mightier rival, then it does not name one far behind."""
    t = table(hero(sins=sin), hero(might=20, **strong), hero(might=10, **weak))
    t.do("sin", sin, function)
    assert [option[1] for option in senseless(t, A)] == [C] * foolish


@pytest.mark.clause("SEV-SIN.1")
@pytest.mark.parametrize(("marks", "foolish"), [("BC..", True), ("BCA.", False)])
def test_a_marker_of_the_last_is_spared_unless_it_is_in_the_way(marks: str, foolish: bool) -> None:
    """Given Spite, then it does not name a hero far behind who competes for none of one's own quests."""
    rows = [[quest("the-hollow-oak", marks)]]
    t = table(hero(sins="envy"), hero(might=20), hero(might=10), rows=rows)
    t.do("sin", "envy", 1)
    assert [option[1] for option in senseless(t, A)] == [C] * foolish


@pytest.mark.clause("SEV-BLD.8")
@pytest.mark.parametrize(
    ("marks", "fame", "armour", "foolish"),
    [
        ("....", 1, 0, True),
        ("....", 3, 0, False),  # the fame is there
        ("....", 1, 5, False),  # few turns are left
        ("BBC.", 1, 0, False),  # it finishes the row
    ],
)
def test_no_castle_is_given_up_for_a_space(marks: str, fame: int, armour: int, foolish: bool) -> None:
    """Given a space for 3 fame, then a castle that makes 2 is kept unless the space finishes the row."""
    own = hero("blue", buildings="tidewatch", fame=fame)
    t = table(own, hero(), hero(), rows=[[quest("the-plague-barges", marks)]], armour=armour)
    assert ("quest", t.find("the-plague-barges"), 3) in t.decision(A).options
    assert wrong(t) == ([("quest", "the-plague-barges")] if foolish else [])


@pytest.mark.clause("SEV-TRS.2")
@pytest.mark.parametrize(("gold", "foolish"), [(4, True), (5, False)])
def test_little_fame_is_not_taken_instead_of_much_gold(gold: int, foolish: bool) -> None:
    """Given 2 fame and 5 gold beside a quest, then the fame is taken only by a hero with plenty of gold."""
    rich = quest("the-great-hunt", "A....", treasures="minstrels-song kings-ransom")
    t = table(hero(gold=gold), hero(), hero(), rows=[[rich]])
    exchanges = [t.name(option[-1]) for option in senseless(t, A)]
    assert exchanges == ["minstrels-song"] * foolish


@pytest.mark.clause("SEV-CAT.7")
@pytest.mark.parametrize(("might", "foolish"), [(0, True), (1, False)])
def test_no_gifts_are_given_up_instead_of_might_that_is_not_there(might: int, foolish: bool) -> None:
    """Given a choice between two gifts and 1 might, then a hero without might loses none."""
    own = hero(sins="greed", gifts="2 red", might=might)
    t = table(own, hero(), hero(), sin_discard=6, cataclysm_deck="poisoned-wells judgement")
    t.do("sin", "greed", 0)
    t.to("loss.either")
    assert senseless(t, A) == [("way", 0)] * foolish


@pytest.mark.clause("SEV-CMP.11")
@pytest.mark.parametrize(
    ("left", "given", "own", "foolish"),
    [
        (3, {"armour": 4}, {}, True),
        (4, {"armour": 4}, {}, False),  # one to spare
        (2, {"armour": 4}, {}, False),  # too late already
        (3, {"armour": 4, "sin_discard": 5}, {}, False),
        (
            3,
            {"armour": 4, "portals": {"red": A, "blue": B, "white": C}},
            {},
            False,
        ),  # the heroes may close the others
        (3, {"armour": 4, "falling": True}, {"corruption": 7}, False),
    ],
)
def test_no_sin_calls_a_cataclysm_that_the_rest_of_the_armor_needs(
    left: int, given: dict[str, Any], own: dict[str, Any], foolish: bool
) -> None:
    """Given a cataclysm for each missing piece, then a good hero keeps the seventh sin."""
    t = table(hero(sins="pride", **own), hero(), hero(), **{"sin_discard": 6, **given})
    t.s.cataclysm_deck = t.s.cataclysm_deck[:left]
    assert wrong(t) == [("sin", "pride")] * foolish


@pytest.mark.clause("SEV-ART.3")
@pytest.mark.parametrize(("tavern", "foolish"), [("", True), ("toll-keeper", False)])
def test_no_artifact_is_used_for_nothing(tavern: str, foolish: bool) -> None:
    """Given an artifact that gives a character of the tavern, then it is kept if there is none."""
    t = table(hero(artifacts="hourglass-of-patience"), hero(), hero(), tavern=tavern)
    assert wrong(t) == [("artifact", "hourglass-of-patience")] * foolish


@pytest.mark.clause("SEV-ART.3")
def test_an_artifact_that_rids_of_sins_rids_of_one_at_least() -> None:
    t = table(hero(artifacts="veil-of-chastity", sins="greed pride"), hero(), hero())
    t.do("artifact", "veil-of-chastity")
    assert senseless(t, A) == [DONE]
    t.do("card", "greed")
    assert senseless(t, A) == []


@pytest.mark.clause("SEV-END.1")
@pytest.mark.parametrize(
    ("oak", "hunt", "might", "foolish"),
    [
        ("AAA.", "BBBBB", 40, True),  # 44 with the prize, 50 with the best treasures
        ("AAA.", "BBBBB", 50, False),
        ("nnn.", "BBBBn", 51, True),  # the greatest treasure lies elsewhere
        ("AAAA", "AAA.n", 42, False),  # both prizes
    ],
)
def test_the_armor_is_not_finished_for_a_rival(oak: str, hunt: str, might: int, foolish: bool) -> None:
    """Given a rival with 53 might, then a hero who cannot catch up leaves the last space alone."""
    elsewhere = quest("the-masked-duke", "....", treasures="blood-of-the-first-hero")
    rows = [[quest("the-hollow-oak", oak), quest("the-great-hunt", hunt)], [elsewhere]]
    own = hero(gold=3, might=might, gifts="1 yellow 1 white")
    t = table(own, hero(might=53), hero(), rows=rows, armour=6)
    assert [option[0] for option in senseless(t, A)] == ["quest"] * foolish


@pytest.mark.clause("SEV-RCT.1")
@pytest.mark.parametrize(
    ("mights", "corrupted", "marks", "foolish"),
    [
        ((3, 8), False, "....", True),
        ((4, 8), False, "....", False),  # not far behind
        ((8, 3), False, "....", False),  # the mightiest
        ((3, 8), False, "BBB.", False),  # it finishes the row
        ((3, 8), False, "C...", False),  # it is in the way
        ((3, 8), True, "....", False),  # the fallen want nobody to succeed
    ],
)
def test_a_hero_who_is_behind_is_not_stopped(
    mights: tuple[int, int], corrupted: bool, marks: str, foolish: bool
) -> None:
    """Given that A takes part in a quest and a rival of both is ahead, then C keeps Sloth for that one."""
    behind, ahead = mights
    rows = [[quest("the-plague-barges", marks)]]
    own = hero(sins="sloth", corruption=7 * corrupted)
    t = table(hero(fame=3, might=behind), hero(might=ahead), own, rows=rows, falling=True)
    t.do("quest", "the-plague-barges", 3)
    assert t.prompt == "react.quest"
    assert [t.name(option[1]) for option in senseless(t, C)] == ["sloth"] * foolish


@pytest.mark.clause("SEV-RCT.1")
@pytest.mark.parametrize(("ahead", "foolish"), [(5, True), (4, False)])
def test_a_recruit_of_a_hero_who_is_behind_is_not_stopped(ahead: int, foolish: bool) -> None:
    t = table(hero(fame=3), hero(might=ahead), hero(sins="sloth"), tavern="bell-ringer")
    t.do("recruit", "bell-ringer")
    assert t.prompt == "react.recruit"
    assert [t.name(option[1]) for option in senseless(t, C)] == ["sloth"] * foolish
