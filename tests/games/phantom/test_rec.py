"""The Recovery phase (PHA-REC)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, start, table


@pytest.mark.clause("PHA-REC.1")
def test_all_injuries_are_healed_or_all_cards_are_readied() -> None:
    hurt = player("colt-45 guran", injuries="bruised-ribs flesh-wound", exhausted="colt-45 guran")
    t = table(hurt, at="recovery")
    assert t.offered == ["ready_all", "heal_all"]
    t.do("heal_all")
    assert (t.injuries(), t.play_area()) == ("", "(colt-45) (guran)")
    t = table(hurt, at="recovery")
    t.do("ready_all")
    assert (t.injuries(), t.play_area()) == ("bruised-ribs flesh-wound", "colt-45 guran")


@pytest.mark.clause("PHA-REC.1")
def test_the_active_player_alone_recovers() -> None:
    each = player("campfire", injuries=1, exhausted="campfire")
    t = table(each, each, at="recovery", active=B)
    t.do("ready_all")
    assert (t.play_area(A), t.play_area(B)) == ("(campfire)", "campfire")


@pytest.mark.clause("PHA-REC.1")
def test_an_option_without_effect_may_be_chosen() -> None:
    """R63: it must still be chosen; by default cards, if any is exhausted, else Injuries."""
    t = table(at="recovery")
    assert (t.offered, t.default) == (["ready_all", "heal_all"], "heal_all")
    t.do("ready_all")
    assert t.prompt == "action"
    assert table(player("campfire", exhausted="campfire"), at="recovery").default == "ready_all"


@pytest.mark.clause("PHA-REC.2")
def test_healed_injuries_go_to_the_box_and_not_to_the_injury_deck() -> None:
    t = table(player(injuries="bruised-ribs flesh-wound", injury_deck=3), at="recovery")
    t.do("heal_all")
    assert t.names(t.s.box) == "bruised-ribs flesh-wound"
    assert len(t.player().injury_deck) == 3


@pytest.mark.clause("PHA-REC.3")
def test_the_first_turn_of_the_adventure_has_no_recovery_phase() -> None:
    """WE10, R63: of the adventure, not of each player."""
    t = start(2, legend="phantom")
    t.do("start", A)
    asked = []
    while t.s.turn < 3:
        asked.append((t.s.turn, t.prompt))
        t.idles()
    assert (1, "recovery") not in asked
    assert (2, "recovery") in asked
