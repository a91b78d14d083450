"""Story of Devil: Achievements and Loot, each alone on a table."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table

SHOTS = "shots-in-the-misty-mountains"
CUB = "a-cub-called-little-devil"


@pytest.mark.clause("PHA-ACH.2", "PHA-GAIN.5")
def test_achievement_gentle_hand() -> None:
    tokens = {"little-devil": {"Training": 3}}
    t = table(player(resources="SG"), mission=CUB, beside="little-devil", tokens=tokens, rewarding=True)
    t.use(CUB, 1)
    assert t.rewarded()[0] == "Patient Trainer"
    tokens = {"little-devil": {"Training": 3, "Harm": 1}}
    t = table(player(resources="SG"), mission=CUB, beside="little-devil", tokens=tokens, rewarding=True)
    t.use(CUB, 1)
    assert "Patient Trainer" not in t.rewarded()


@pytest.mark.clause("PHA-ACH.2", "PHA-GAIN.5")
def test_achievement_ahead_of_the_hunters_is_for_each_player() -> None:
    t = table(
        player(resources="GS"), player(), mission=SHOTS, tokens={"mission": {"Distance": 1}}, rewarding=True
    )
    t.use(SHOTS, 1)
    assert t.rewarded()[:2] == ["Hidden Trail", "Hidden Trail"]
    assert {t.hand(A), t.hand(B)} == {"hidden-trail"}


@pytest.mark.clause("PHA-ACH.2", "PHA-ACH.3")
def test_achievement_pack_breaker() -> None:
    t = table(player("karate-novice karate-novice", deck="blank blank"), row="enraged-wolf:1 enraged-wolf:1",
              rewarding=True)  # fmt: skip
    t.use("karate-novice")
    t.do("enemy", "enraged-wolf")
    assert t.rewarded() == []
    t.use("karate-novice")
    assert t.rewarded() == ["Wolf Call"]


@pytest.mark.clause("PHA-LOOT.2", "PHA-LOOT.3", "PHA-LOOT.5", "PHA-GAIN.3")
def test_loot_of_satan() -> None:
    """WE7: Devil costs S S W W."""
    t = table(player("wolf-call", deck="devil", resources="G"), row="satan:4", rewarding=True)
    t.use("wolf-call")
    t.do("symbol", "G")
    t.do("symbol", "G")
    assert t.emitted("loot")[0][2:] == (8, 1), "8 points: the second row"
    assert t.offered == ["loot 1", "loot 0"]
    t.do("loot", 1)
    assert t.rewarded() == ["Tight Grip"]
    assert t.zone("devil") == "discard"


@pytest.mark.clause("PHA-LOOT.4", "PHA-LOOT.5")
@pytest.mark.parametrize(
    ("enemy", "top", "row"),
    [
        ("enraged-wolf:1", "colt-45", 0),  # S S: 2 points
        ("enraged-wolf:1", "guran", 0),  # G M: 3 points
        ("enraged-wolf:1", "aikido-novice", 0),  # G F: 3 points
        ("enraged-wolf:1", "bandar-warrior", 1),  # S G: 4 points
        ("enraged-wolf:1", "uncle-dave", 1),  # G G: 6 points
        ("python:2", "bandar-warrior", 1),
        ("satan:5", "colt-45", 0),
        ("satan:5", "bandar-warrior", 1),
    ],
)
def test_loot_by_points(enemy: str, top: str, row: int) -> None:
    t = table(player("wolf-call", deck=top, resources="G"), row=enemy, rewarding=True)
    t.use("wolf-call")
    assert t.emitted("loot")[0][3] == row
    if t.prompt == "loot":
        t.do("loot", row)
    name = enemy.partition(":")[0]
    if (name, row) == ("enraged-wolf", 1):
        t.do("gain", "F")
        assert t.resources() == "F"
    else:
        assert t.rewarded() == (["Tight Grip"] if (name, row) == ("satan", 1) else [])


@pytest.mark.clause("PHA-LOOT.5")
@pytest.mark.parametrize(
    ("enemy", "gains"), [("enraged-wolf:1", "Tight Grip"), ("python:2", "F"), ("satan:5", "Tight Grip")]
)
def test_loot_of_nine_points(enemy: str, gains: str) -> None:
    """Skull Cave costs G M W, the Wild as a Good mark: 6; so Medal of Courage, G G W: 9 points."""
    t = table(player("wolf-call", deck="medal-of-courage", resources="G"), row=enemy, rewarding=True)
    t.use("wolf-call")
    t.do("symbol", "G")
    assert t.emitted("loot")[0][2:] == (9, 2)
    if t.prompt == "loot":
        t.do("loot", 2)
    if gains == "F":
        t.do("gain", "F")
        assert t.resources() == "F"
    else:
        assert t.rewarded() == [gains]
