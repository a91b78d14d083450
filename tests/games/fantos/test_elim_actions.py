"""FAN-ELIM.4: a Citadel that falls in the action of another."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, citadel, table
from tests.games.fantos.test_elim import RAID_ANY_TIME, fallen, raid


@pytest.mark.clause("FAN-ELIM.4")
@pytest.mark.parametrize("window", ["W.DECL", "W.JOIN", "W.ROLL"])
def test_a_defender_that_falls_ends_the_war(window: str) -> None:
    """C's CAMP FOLLOWERS empties B's Reserve: no damage; COOK stays tasked, A may try another action."""
    t = table(
        "cook quarryman", citadel("bishop mistbroker", reserve=2), citadel("knight", hand="camp-followers"),
        "", dice=[3, 1],
    )  # fmt: skip
    t.war("cook")
    if window != "W.DECL":
        t.defend("bishop")
    t.to(window)
    t.play(C, "camp-followers")
    t.to("action.choose")
    assert (fallen(t), t.emitted("action-cancelled")) == ([B], [("war", A)])
    assert t.reserves == [18, 0, 24, 20]
    assert (t.state("cook"), t.offered) == ("tasked", ["pass", "declare harvest", "declare tribute"])


@pytest.mark.clause("FAN-ELIM.4")
def test_a_defender_that_falls_by_the_damage_has_paid_it() -> None:
    """The War is completed: W.AFTER follows and no other action."""
    t = table("brandsworn mistbroker", citadel("", reserve=5), "", "", dice=[3, 1, 1])
    t.war("brandsworn")
    t.to("W.AFTER")
    assert (fallen(t), t.reserves, t.emitted("action-cancelled")) == ([B], [25, 0, 20, 20], [])
    t.to("W.FA9")
    assert t.s.attempted == ("war",)


@pytest.mark.clause("FAN-ELIM.4")
def test_a_challenger_that_falls_is_withdrawn() -> None:
    """B challenged with MARQUIS and falls in W.ROLL: A's COOK counts as unchallenged and wins its whole 3."""
    t = table(
        "cook", citadel("marquis", reserve=2), citadel("knight", hand="raid"), "",
        changes=RAID_ANY_TIME, dice=[2, 3],
    )  # fmt: skip
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.to("W.ROLL")
    raid(t, C, B)
    assert (t.final_scores, t.reigning, t.prompt) == ([3], "cook", "tribute.reward")
    t.shares(c=3)
    assert t.reserves == [23, 0, 19, 20]


@pytest.mark.clause("FAN-ELIM.4")
def test_a_nominee_of_a_special_tribute_is_withdrawn_too() -> None:
    """B's ORACLE calls it in A's Phase 4; C, with the best nominee, falls in W.JOIN. D's KNIGHT wins."""
    t = table(
        "cook", "tempest-oracle", citadel("marquis", reserve=2), citadel("knight quarryman", hand="raid"),
        phase=4, dice=[1, 3],
    )  # fmt: skip
    t.use(B, "tempest-oracle")
    t.resolve()
    t.do("task", "knight")
    assert [side.seat for side in t.action.sides] == [A, C, D]
    raid(t, D, C)
    assert (t.emitted("scores"), t.reigning) == ([("special", (A, D), (2, 5))], "knight")


@pytest.mark.clause("FAN-ELIM.4")
def test_a_special_tribute_in_the_turn_of_the_fallen_is_over() -> None:
    """A, the active Citadel, falls in W.JOIN: its turn is over and nobody wins the title."""
    t = table(
        citadel("cook", reserve=2), "tempest-oracle", "marquis", citadel("knight quarryman", hand="raid"),
        phase=4,
    )  # fmt: skip
    t.use(B, "tempest-oracle")
    t.resolve()
    t.do("task", "knight")
    raid(t, D, A)
    assert (t.emitted("scores"), t.reigning, t.s.active, t.s.actions) == ([], "", B, [])


@pytest.mark.clause("FAN-ELIM.4")
@pytest.mark.parametrize("who", ["challenger", "challenged"])
def test_a_duelist_that_falls_ends_the_duel(who: str) -> None:
    """D raids the Citadel of one duelist in W.DECL of the Duel: the other one stays tasked, nothing moves."""
    victim, duelist, other = (A, "cook", "bishop") if who == "challenger" else (B, "bishop", "cook")
    reserves = [20, 20, 20, 20]
    reserves[victim] = 3
    t = table(
        citadel("cook", hand="duel", reserve=reserves[A]), citadel("bishop", reserve=reserves[B]), "knight",
        citadel("quarryman", hand="raid"), phase=4, active=C, first=C,
    )  # fmt: skip
    t.play(A, "duel", "cook", "bishop", pay="cook")
    t.resolve()
    assert t.window == "W.DECL"
    raid(t, D, victim)
    assert t.emitted("action-cancelled") == [("duel", A)]
    assert (t.state(duelist), t.state(other), t.emitted("rolled")) == ("discarded", "tasked", [])
    assert "duel" in t.labor_discard.split()
    assert t.s.active == C


@pytest.mark.clause("FAN-ELIM.4")
def test_the_action_of_others_goes_on_when_a_bystander_falls() -> None:
    """D falls in A's War against B: the War is decided as if nothing had happened."""
    t = table(
        "brandsworn", "cook", citadel("knight", hand="raid"), citadel("", reserve=1),
        changes=RAID_ANY_TIME, dice=[3, 1, 1],
    )  # fmt: skip
    t.war("brandsworn")
    raid(t, C, D)
    t.defend()
    assert (fallen(t), t.emitted("war-won")) == ([D], [(A, 6)])
    assert t.reserves == [26, 14, 21, 0]
