"""Wounds and defeat (PHA-DEF)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table


@pytest.mark.clause("PHA-DEF.1")
@pytest.mark.parametrize(("wounds", "row"), [(1, "foe-3:2"), (2, "")])
def test_an_enemy_is_defeated_by_as_many_wounds_as_health(wounds: int, row: str) -> None:
    t = table(player("wolf-call", resources="G"), row="foe-3:1", changes=[
        f"devil.sd-wolf-call.abilities.0.effects.0.wounds={wounds}",
    ])  # fmt: skip
    t.use("wolf-call")
    assert t.row == row


@pytest.mark.clause("PHA-DEF.2")
def test_an_enemy_without_health_needs_a_wound() -> None:
    t = table(player("wolf-call", resources="G"), row="scorpion-in-the-boot", adventure="patrol")
    assert t.row == "scorpion-in-the-boot"
    t.use("wolf-call")
    assert t.resolved == "scorpion-in-the-boot"


@pytest.mark.clause("PHA-DEF.3")
def test_a_defeated_enemy_goes_to_the_resolved_pile_without_its_tokens() -> None:
    t = table(player("wolf-call", resources="G"), row="fang-the-stolen-brother:3 foe-5", resolved="poacher",
              tokens={"fang-the-stolen-brother": {"Trust": 1}}, mission="the-killers-kennel")  # fmt: skip
    fang = t.find("fang-the-stolen-brother")
    t.use("wolf-call")
    t.do("enemy", "fang-the-stolen-brother")
    assert (t.row, t.resolved) == ("foe-5", "fang-the-stolen-brother poacher")
    assert fang not in t.s.wounds
    assert fang not in t.s.tokens


@pytest.mark.clause("PHA-DEF.3")
def test_what_comes_back_comes_back_without_wounds() -> None:
    t = table(player("wolf-call", resources="G"), row="foe-3:2", destiny=0)
    t.use("wolf-call")
    t.to_turn(4)
    t.to("action")
    assert t.row == "foe-3"


@pytest.mark.clause("PHA-DEF.4", "PHA-MIS.3")
def test_after_a_defeat_loot_then_achievements_then_the_mission() -> None:
    """Satan's defeat wins the adventure, but his Loot is gained before that (PHA-ACH.3)."""
    t = table(player("wolf-call", resources="G", deck="devil"), row="satan:5", rewarding=True,
              mission="satans-challenge")  # fmt: skip
    t.use("wolf-call")
    t.do("symbol", "G")
    t.do("symbol", "G")
    t.to("gain_to")
    assert t.s.path == [], "the Lore card that wins has not been read"
    t.do("gain_to", "discard")
    while t.match.result is None:
        t.idles()
    kinds = [event.kind for event in t.events]
    assert kinds.index("defeated") < kinds.index("loot") < kinds.index("lore")
    assert t.result.outcome == "win"


@pytest.mark.clause("PHA-DEF.4")
def test_loot_comes_before_an_achievement() -> None:
    t = table(player("wolf-call", resources="GG", deck="blank blank"), row="enraged-wolf enraged-wolf:1",
              rewarding=True)  # fmt: skip
    t.do("combat")
    while t.prompt != "action":
        t.idles()
    t.use("wolf-call")
    while t.prompt != "action":
        t.idles()
    kinds = [event.kind for event in t.events if event.kind in ("defeated", "loot", "achieved")]
    assert kinds == ["defeated", "loot", "defeated", "loot", "achieved"]


@pytest.mark.clause("PHA-DEF.5")
def test_wounds_stay_from_turn_to_turn() -> None:
    t = table(player(), player(), row="foe-5:3 satan:2", at="next_turn")
    t.to_turn(7)
    assert (t.wounds("foe-5"), t.wounds("satan")) == (3, 2)


@pytest.mark.clause("PHA-DEF.6")
def test_wounds_are_for_enemies_and_damage_for_legends() -> None:
    """However much damage there is: no Wound anywhere, and a Legend is Knocked Out, not defeated."""
    t = table(player(injury_deck=2), player(), row="foe-1 foe-2 foe-3", at="fate")
    t.endures()
    assert t.player(A).out
    assert (t.s.wounds, t.s.defeated, t.emitted("defeated")) == ({}, {}, [])
    assert t.match.result is None
    assert t.s.active == B


@pytest.mark.clause("PHA-DEF.1")
def test_who_is_defeated_by_a_drop_in_health_was_defeated_by_the_active_player() -> None:
    """R45, R87: Respect of the Pack counts in its owner's turns; the wolf falls when one begins."""
    t = table(player("respect-of-the-pack"), player(), row="enraged-wolf:1", active=B)
    assert (t.health("enraged-wolf"), t.row) == (2, "enraged-wolf:1")
    t.to_turn(4)
    assert (t.row, t.resolved) == ("", "enraged-wolf")
    assert [seat for seat, _ in t.emitted("defeated")] == [A]
