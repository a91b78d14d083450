"""Diana in the Jungle Patrol: Lore cards, Missions, Objectives, Achievements and Loot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.table import A, B, Table, by_level, player, start, table

CAMP = "boot-camp"
RIVER = "border-river-patrol"
BARGE = "the-barge-at-black-reed-landing"


def patrol(*players: Any, **given: Any) -> Table:
    """A table of this adventure."""
    return table(*players, adventure="patrol", **given)


# --- Lore cards -------------------------------------------------------------------------------------


@pytest.mark.clause("PHA-LORE.7")
def test_lore_i_for_two_players() -> None:
    t = start(2, adventure="patrol", seed=2)
    while t.prompt in ("legend", "starting_player"):
        t.idles()
    assert t.names(t.player(A).play) == t.names(t.player(B).play) == "patrol-uniform"
    assert {"patrol-drill"} <= set(t.discard(A).split()) & set(t.discard(B).split())
    assert t.names(t.s.missions) == CAMP


def test_lore_ii_ends_the_training() -> None:
    t = patrol(
        player(resources="SG"),
        mission=CAMP,
        tokens={"mission": {"Training": 5}},
        row="camp-bully:1 foe-1",
        destiny="sparring-partner night-march",
        resolved="sparring-partner-2 kit-inspection",
    )
    t.use(CAMP)
    assert (t.read, t.names(t.s.missions), t.row) == ([2], RIVER, "foe-1")
    assert {t.zone(each) for each in ("camp-bully", "sparring-partner", "sparring-partner-2")} == {"box"}
    assert t.names(t.s.objectives) == "smugglers-launch"
    assert t.discard() == "service-rifle zobaba"
    assert sorted(t.name(card) for card in t.s.destiny) == [
        "ambush-on-the-bank", "kit-inspection", "local-tip", "lou", "night-march", "oscar", "river-crocodile",
        "swamp-fever",
    ]  # fmt: skip


def test_lore_iii_finds_the_barge() -> None:
    t = patrol(player(resources="GG"), mission=RIVER, beside="smugglers-launch",
               tokens={"mission": {"Distance": 1}}, destiny="oscar", resolved="lou")  # fmt: skip
    t.use(RIVER, 1)
    assert (t.read, t.names(t.s.missions), t.row) == ([3], BARGE, "captain-krall")
    assert (t.zone("smugglers-launch"), t.discard()) == ("box", "patrol-radio")
    assert sorted(t.name(card) for card in t.s.destiny) == [
        "fisherfolks-help", "gunrunner", "gunrunner-2", "knife-in-the-dark", "lou", "oscar", "searchlight",
    ]  # fmt: skip


@pytest.mark.clause("PHA-GAIN.2", "PHA-END.1")
def test_lore_iv_wins() -> None:
    t = patrol(player("wolf-call", resources="G"), mission=BARGE, row="captain-krall:6",
               chance={"gain": ["jungle-boots"]})  # fmt: skip
    t.use("wolf-call")
    t.do("gain_to", "deck")
    assert (t.result.outcome, t.read, t.deck().split()[0]) == ("win", [4], "jungle-boots")


# --- Missions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "number", "more"), by_level((6, 7, 8, 9), (2, 2, 3, 4)))
@pytest.mark.parametrize("seats", [1, 2])
def test_boot_camp_is_passed_by_training(level: str, number: int, more: int, seats: int) -> None:
    needed = number + more * (seats - 1)
    players = [player(resources="SSGG"), player()][:seats]
    t = patrol(*players, mission=CAMP, tokens={"mission": {"Training": needed - 2}}, level=level)
    t.use(CAMP, pay="G")
    assert (t.tokens("Training"), t.resources(), t.read) == (needed - 1, "GS", [])
    t.use(CAMP)
    assert (t.read, t.resources()) == ([2], "")


@pytest.mark.parametrize(("level", "number", "more"), by_level((6, 7, 7, 8), (2, 2, 2, 3)))
@pytest.mark.parametrize("seats", [1, 2])
def test_border_river_patrol_starts_with_distance(level: str, number: int, more: int, seats: int) -> None:
    trained = {"easy": (5, 7), "normal": (6, 8), "heroic": (7, 10), "mythic": (8, 12)}[level][seats - 1]
    tokens = {"mission": {"Training": trained}}
    t = patrol(*[player(resources="SG"), player()][:seats], mission=CAMP, tokens=tokens, level=level)
    t.use(CAMP)
    assert (t.names(t.s.missions), t.tokens("Distance")) == (RIVER, number + more * (seats - 1))


def test_border_river_patrol_shortens_the_way_for_a_good_mark_and_any_resource() -> None:
    t = patrol(player(resources="GGM"), mission=RIVER, tokens={"mission": {"Distance": 2}})
    t.use(RIVER, 1, pay="M")
    assert (t.tokens("Distance"), t.resources(), t.read) == (1, "G", [])


@pytest.mark.parametrize(
    ("mission", "level", "limit"),
    [(CAMP, "easy", 3), (CAMP, "mythic", 3), *((RIVER, *each) for each in by_level((3, 3, 4, 4)))],
)
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.clause("PHA-DES.2", "PHA-END.1")
def test_the_clock_of_camp_and_river(mission: str, level: str, limit: int, seats: int) -> None:
    last = limit + seats - 1
    for time, lost in ((last - 2, False), (last - 1, True)):
        tokens = {"mission": {"Distance": 9, "Time": time}}
        t = patrol(*[player()] * seats, mission=mission, destiny=0, resolved="calm", tokens=tokens,
                   level=level, at="destiny")  # fmt: skip
        assert (t.match.result is not None) is lost
        if lost:
            assert t.result.outcome == "loss"
            assert t.read == []
        else:
            assert t.tokens("Time") == time + 1


@pytest.mark.parametrize(("level", "limit"), by_level((14, 12, 12, 11)))
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.clause("PHA-FAT.2")
def test_the_fuse_of_the_barge_burns_in_every_fate_phase(level: str, limit: int, seats: int) -> None:
    last = limit + 5 * (seats - 1)
    for time, lost in ((last - 2, False), (last - 1, True)):
        t = patrol(
            *[player()] * seats, mission=BARGE, tokens={"mission": {"Time": time}}, level=level, at="fate"
        )
        assert (t.match.result is not None) is lost
        assert lost or t.tokens("Time") == time + 1


def test_the_fuse_of_the_barge_is_cut_for_two_good_marks() -> None:
    t = patrol(player(resources="GGG"), mission=BARGE, tokens={"mission": {"Time": 3}})
    t.use(BARGE, 1)
    assert (t.tokens("Time"), t.resources()) == (2, "G")


@pytest.mark.clause("PHA-DES.2")
def test_the_barge_has_no_text_for_an_empty_destiny_deck() -> None:
    t = patrol(mission=BARGE, destiny=0, resolved="lou", at="destiny")
    assert (t.row, t.tokens("Time")) == ("lou", 0)


# --- Objectives -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "distance"), [("oscar lou", 6), ("oscar", 5), ("oscar foe-1", 5)])
def test_smugglers_launch_runs_while_smugglers_hold_the_river(row: str, distance: int) -> None:
    t = patrol(
        mission=RIVER, beside="smugglers-launch", row=row, tokens={"mission": {"Distance": 5}}, at="fate"
    )
    assert t.tokens("Distance") == distance


@pytest.mark.parametrize(("level", "health"), by_level((3, 3, 4, 4)))
def test_smugglers_launch_makes_lou_bolder_on_higher_levels(level: str, health: int) -> None:
    t = patrol(mission=RIVER, beside="smugglers-launch", row="lou oscar", level=level,
               tokens={"mission": {"Distance": 5}})  # fmt: skip
    assert (t.health("lou"), t.health("oscar")) == (health, 2)


@pytest.mark.parametrize(("level", "health", "more"), by_level((8, 9, 9, 11), (2, 2, 4, 5)))
@pytest.mark.parametrize("seats", [1, 2])
def test_captain_krall_counts_on_his_men(level: str, health: int, more: int, seats: int) -> None:
    """B and the side's health; more with two players (R91); one more for each Common Smuggler."""
    t = patrol(*[player()] * seats, mission=BARGE, row="captain-krall oscar foe-2 lou", level=level)
    assert t.health("captain-krall") == health + more * (seats - 1) + 2


def test_captain_krall_calls_for_help_when_he_is_alone() -> None:
    t = patrol(mission=BARGE, row="captain-krall", destiny="foe-1 beast-1 lou", at="destiny")
    assert t.row == "captain-krall foe-1 beast-1", "one by the phase, one by him"
    t = patrol(mission=BARGE, row="captain-krall", destiny="lou foe-1 beast-1", at="destiny")
    assert t.row == "captain-krall lou", "Lou was there when it was his turn"


@pytest.mark.parametrize(("level", "left"), by_level(("GG", "GG", "G", "G")))
def test_captain_krall_takes_a_resource_on_higher_levels(level: str, left: str) -> None:
    t = patrol(player(resources="GG"), mission=BARGE, row="captain-krall", level=level, at="fate")
    assert (t.damage(), t.resources()) == (1, left)


# --- Achievements and Loot --------------------------------------------------------------------------


@pytest.mark.clause("PHA-ACH.2", "PHA-GAIN.5")
def test_achievement_spotless_is_for_who_has_no_injury() -> None:
    t = patrol(player(resources="SG", injuries=1), player(), mission=CAMP, rewarding=True,
               tokens={"mission": {"Training": 7}})  # fmt: skip
    t.use(CAMP)
    assert t.rewarded()[0] == "Judo"
    assert (t.hand(A), t.hand(B)) == ("", "judo-expert")


def test_achievement_partners_in_crime() -> None:
    t = patrol(player("karate-novice karate-novice", deck="blank blank"), row="oscar:1 lou:2", rewarding=True)
    t.use("karate-novice")
    t.do("enemy", "oscar")
    assert t.rewarded() == []
    t.use("karate-novice")
    assert t.rewarded() == ["Marksman's Eye"]


@pytest.mark.parametrize(("left", "gained"), [(4, True), (3, False)])
def test_achievement_everyone_comes_home(left: int, gained: bool) -> None:
    t = patrol(player("wolf-call", resources="G", deck="blank", injury_deck=left), mission=BARGE,
               row="captain-krall:6", rewarding=True)  # fmt: skip
    t.use("wolf-call")
    assert ("Patrol Comrade" in t.rewarded()) is gained


def test_achievement_everyone_comes_home_needs_everyone() -> None:
    t = patrol(player("wolf-call", resources="G", deck="blank"), player(out=True), mission=BARGE,
               row="captain-krall:8", rewarding=True)  # fmt: skip
    t.use("wolf-call")
    assert "Patrol Comrade" not in t.rewarded()
    assert t.result.winners == (A, B), "R67"


@pytest.mark.clause("PHA-LOOT.2", "PHA-LOOT.4")
@pytest.mark.parametrize(
    ("enemy", "top", "points", "gain"),
    [
        ("camp-bully:2", "talking-drums", 1, ""),  # G
        ("camp-bully:2", "bandar-warrior", 3, "W"),  # S G
        ("camp-bully:2", "judo-expert", 6, "Knuckle Dusters"),  # F F S
        ("oscar:1", "bandar-warrior", 3, "W"),
        ("oscar:1", "judo-expert", 6, "Knuckle Dusters"),
        ("lou:2", "bandar-warrior", 3, "Knuckle Dusters"),
        ("lou:2", "judo-expert", 6, "River Canoe"),
        ("river-crocodile:3", "bandar-warrior", 3, ""),
        ("river-crocodile:3", "judo-expert", 6, "River Canoe"),
        ("captain-krall:7", "uncle-dave", 2, ""),  # G G
        ("captain-krall:7", "guran", 3, "Smugglers' Ledger"),  # G M
        ("captain-krall:7", "judo-expert", 6, "Smugglers' Ledger"),
    ],
)
def test_loot(enemy: str, top: str, points: int, gain: str) -> None:
    t = patrol(player("wolf-call", resources="G", deck=top), row=enemy, rewarding=True)
    assert t.loots() == (points, gain)
