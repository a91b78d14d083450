"""FAN-CAN.7: a Legacy leaves an action, or its ability, half way; the table of the clause row by row."""

from __future__ import annotations

import pytest

from fatebox.games.fantos.state.terms import LABOR, TASKED
from tests.games.fantos.table import A, B, C, Table, citadel, start, table, wander

# --- Harvest -----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.7", "FAN-TASK.9", "FAN-DIS.6")
@pytest.mark.parametrize("how", ["untasked", "disabled", "discarded"])
def test_harvest_one_of_several(how: str) -> None:
    """The Harvest goes on; the Stat, the die and the Labor of the one that left do not count.

    APOTHECARY (Harvest 1, die 3, IRIDIUM PICKS 3) leaves BISHOP (Harvest 3, die 1) alone.
    """
    t = table(
        citadel("apothecary bishop cook", hand="iridium-picks"),
        citadel("freeman", hand="forced-march bitter-draught"), "astrologers", dice=[3, 1],
    )  # fmt: skip
    t.harvest("apothecary", "bishop")
    t.play(A, "iridium-picks", ("boost", 0, "apothecary"), pay="cook")
    t.to("W.ROLL")
    assert t.scores == [11]
    if how == "discarded":
        t.use(A, "apothecary", "cook")  # FAN-CARD.12: he may be discarded though he is tasked
    else:
        t.play(B, {"untasked": "forced-march", "disabled": "bitter-draught"}[how], "apothecary")
    t.resolve()
    assert (t.state("apothecary"), t.scores) == (how, [4])
    assert "iridium-picks" in t.labor_discard.split()
    t.to("W.AFTER")
    assert t.reserve(A) == 24


@pytest.mark.clause("FAN-CAN.7")
@pytest.mark.parametrize("window", ["W.DECL", "W.ROLL"])
@pytest.mark.parametrize("trials", ["", "overtime"])
def test_harvest_the_last_harvester(window: str, trials: str) -> None:
    """It is cancelled, even if OVERTIME's die is still there."""
    t = table("cook", citadel("freeman", hand="forced-march"), "", trials=trials, dice=[3, 3])
    t.harvest("cook")
    t.to(window)
    t.play(B, "forced-march", "cook")
    t.resolve()
    assert t.emitted("action-cancelled") == [("harvest", A)]
    assert (t.reserve(A), t.offered) == (20, ["pass", "declare war", "declare tribute"])


# --- War ---------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.7")
@pytest.mark.parametrize(("leaver", "scores"), [("cook", [4, 8]), ("marquis", [6, 5])])
def test_war_one_of_several_on_a_side(leaver: str, scores: list[int]) -> None:
    """KNIGHT (2) and COOK (1) against MARQUIS (2) and FREEMAN (2): whoever leaves, the War goes on."""
    t = table(
        "knight cook",
        "marquis freeman",
        citadel("pioneer astrologers", hand="forced-march"),
        dice=[2, 1, 1, 3],
    )
    t.war("knight", "cook")
    t.defend("marquis", "freeman")
    t.to("W.ROLL")
    assert t.scores == [6, 8]
    t.play(C, "forced-march", leaver, pay="pioneer")
    t.resolve()
    assert t.scores == scores
    t.to("W.AFTER")
    assert t.final_scores == scores


@pytest.mark.clause("FAN-CAN.7")
def test_war_labor_of_the_one_that_left_does_not_count() -> None:
    t = table(
        citadel("knight cook bishop", hand="whetstones"), citadel("freeman", hand="forced-march"),
        "astrologers", dice=[1, 1, 1],
    )  # fmt: skip
    t.war("knight", "cook")
    t.play(A, "whetstones", ("boost", 0, "cook"), pay="bishop")
    t.to("W.ROLL")
    assert t.scores == [8, 1]
    t.play(B, "forced-march", "cook")
    t.resolve()
    assert (t.scores, t.labor_discard.split()) == ([3, 1], ["whetstones", "forced-march"])


@pytest.mark.clause("FAN-CAN.7", "FAN-ACT.4")
@pytest.mark.parametrize("window", ["W.DECL", "W.JOIN", "W.ROLL"])
def test_war_the_last_attacker(window: str) -> None:
    """The War is cancelled, and was attempted; the defender stays tasked."""
    t = table("knight cook", citadel("marquis"), citadel("freeman", hand="bitter-draught"), dice=[3, 1])
    t.war("knight")
    if window != "W.DECL":
        t.defend("marquis")
    t.to(window)
    t.play(C, "bitter-draught", "knight")
    t.resolve()
    assert t.emitted("action-cancelled") == [("war", A)]
    assert t.reserves == [20, 20, 20]
    assert t.state("marquis") == ("untasked" if window == "W.DECL" else "tasked")
    assert t.offered == ["pass", "declare harvest", "declare tribute"]


@pytest.mark.clause("FAN-CAN.7", "FAN-WAR.8", "FAN-WAR.13")
def test_war_the_last_defender_before_the_dice() -> None:
    """The War goes on; B rolls its single die with the others, and pays from its Reserve."""
    t = table("knight", "marquis", citadel("freeman", hand="forced-march"), dice=[3, 2])
    t.war("knight")
    t.defend("marquis")
    t.to("W.JOIN")
    t.play(C, "forced-march", "marquis")
    t.to("hire.choose")
    assert (t.final_scores, t.reserves) == ([5, 2], [23, 17, 20])
    assert [die for kind, _, die in t.emitted("rolled") if kind == "war"] == [3, 2]


@pytest.mark.clause("FAN-CAN.7", "FAN-WAR.8", "FAN-WAR.13")
def test_war_the_last_defender_after_the_dice() -> None:
    """MARQUIS rolled 3; he leaves with his Stat and his die, and B rolls its single die at once."""
    t = table("knight", "marquis", citadel("freeman astrologers", hand="forced-march"), dice=[3, 3, 1])
    t.war("knight")
    t.defend("marquis")
    t.to("W.ROLL")
    assert t.scores == [5, 5]
    t.play(C, "forced-march", "marquis", pay="freeman")
    t.resolve()
    assert (t.window, t.scores) == ("W.ROLL", [5, 1])
    t.to("hire.choose")
    assert (t.reserves, t.shards("marquis")) == ([24, 16, 20], 6)


@pytest.mark.clause("FAN-CAN.7", "FAN-WAR.8")
def test_war_a_defense_that_became_bare_may_be_helped() -> None:
    """R72: WHETSTONES for MARQUIS are gone with him; those for the bare defense count."""
    t = table(
        "knight", citadel("marquis pioneer:9", hand="whetstones whetstones"),
        citadel("freeman astrologers", hand="forced-march"), dice=[3, 3, 1],
    )  # fmt: skip
    t.war("knight")
    t.defend("marquis")
    t.play(B, "whetstones", ("boost", 0, "marquis"), pay="pioneer")
    t.to("W.ROLL")
    assert t.scores == [5, 8]
    t.play(C, "forced-march", "marquis", pay="freeman")
    t.resolve()
    assert t.scores == [5, 1]
    t.play(B, "whetstones", ("boost-bare", 0), pay="pioneer")
    t.resolve()
    assert t.scores == [5, 4]


# --- Tribute -----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.7", "FAN-TRB.13")
def test_tribute_the_active_nominee() -> None:
    """R33: it is cancelled, though a challenger is there; title and Shards stay where they are."""
    t = table("cook", "marquis", citadel("freeman", hand="forced-march"), reigning="freeman", dice=[1, 3])
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.to("W.ROLL")
    t.play(C, "forced-march", "cook")
    t.resolve()
    assert t.emitted("action-cancelled") == [("tribute", A)]
    assert (t.reigning, t.reserves, t.state("marquis")) == ("freeman", [20, 20, 20], "tasked")


@pytest.mark.clause("FAN-CAN.7", "FAN-TRB.8")
def test_tribute_one_of_several_challengers() -> None:
    """MARQUIS (6) is withdrawn; COOK (4) and PROVOST (3) stay in: COOK wins with a reward of 1."""
    t = table("cook", "marquis", citadel("provost freeman", hand="forced-march"), dice=[3, 3, 2])
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.challenge(C, "provost")
    t.to("W.ROLL")
    assert t.scores == [4, 6, 3]
    t.play(C, "forced-march", "marquis")
    t.to("tribute.reward")
    t.shares(c=1)
    assert (t.final_scores, t.reigning, t.reserves) == ([4, 3], "cook", [21, 20, 19])


@pytest.mark.clause("FAN-CAN.7", "FAN-TRB.9")
def test_tribute_the_only_challenger() -> None:
    """Without MARQUIS, COOK counts as unchallenged: the reward is the entire Score."""
    t = table("cook", "marquis", citadel("freeman", hand="bitter-draught"), dice=[3, 3])
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.to("W.ROLL")
    t.play(C, "bitter-draught", "marquis")
    t.to("tribute.reward")
    t.shares(b=4)
    assert (t.final_scores, t.reigning, t.reserves) == ([4], "cook", [24, 16, 20])


# --- Special Tribute ---------------------------------------------------------------------------


def special(t: Table, nominee: str) -> None:
    """A's TEMPEST ORACLE calls a Special Tribute, C nominates; up to `W.ROLL` nobody does anything."""
    t.use(A, "tempest-oracle")
    t.to("special.nominee", C)
    t.do("task", nominee)
    t.to("W.ROLL")


@pytest.mark.clause("FAN-CAN.7", "FAN-STA.3")
@pytest.mark.parametrize(("leaver", "left"), [("cook", [B, C]), ("marquis", [A, C]), ("pioneer", [A, B])])
def test_special_tribute_any_nominee_is_withdrawn(leaver: str, left: list[int]) -> None:
    """Also that of the active Citadel: the Special Tribute goes on with the others."""
    t = table(
        "tempest-oracle cook", "marquis", citadel("pioneer freeman astrologers", hand="forced-march"),
        phase=4, dice=[1, 1, 1],
    )  # fmt: skip
    special(t, "pioneer")
    assert [side.seat for side in t.action.sides] == [A, B, C]
    t.play(C, "forced-march", leaver, pay="freeman")
    t.resolve()
    assert t.emitted("action-cancelled") == []
    assert [side.seat for side in t.action.sides] == left


@pytest.mark.clause("FAN-CAN.7", "FAN-STA.3", "FAN-TRB.9")
def test_special_tribute_one_left_wins_unchallenged() -> None:
    """COOK leaves, only PIONEER (4) is left: he reigns, and his entire Score is the reward."""
    t = table(
        "tempest-oracle cook", "", citadel("pioneer freeman", hand="forced-march"), phase=4, dice=[3, 3]
    )
    special(t, "pioneer")
    t.play(C, "forced-march", "cook")
    t.to("tribute.reward", C)
    t.shares(a=4)
    assert (t.final_scores, t.reigning, t.reserves) == ([4], "pioneer", [16, 20, 24])


@pytest.mark.clause("FAN-CAN.7", "FAN-STA.3")
def test_special_tribute_none_left_has_no_winner() -> None:
    """Both nominees leave: nobody wins, and the title stays with FREEMAN."""
    t = table(
        "tempest-oracle cook", "", citadel("pioneer freeman", hand="forced-march forced-march"),
        phase=4, dice=[1, 2], reigning="freeman",
    )  # fmt: skip
    special(t, "pioneer")
    t.play(C, "forced-march", "cook")
    t.resolve()
    t.play(C, "forced-march", "pioneer")
    t.to("hire.choose")
    assert (t.emitted("reigning-tribute"), t.reigning) == ([], "freeman")
    assert (t.reserves, t.s.actions) == ([20, 20, 20], [])


# --- Duel --------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.7", "FAN-DUEL.9")
@pytest.mark.parametrize("when", ["card waits", "W.DECL", "W.ROLL"])
@pytest.mark.parametrize(("leaver", "stays"), [("pioneer", "freeman"), ("freeman", "pioneer")])
@pytest.mark.parametrize("labor", ["forced-march", "bitter-draught"])
def test_duel_either_legacy(when: str, leaver: str, stays: str, labor: str) -> None:
    """The Duel is cancelled, its card discarded; the other one stays tasked, and no Shard moves."""
    t = table(
        citadel("pioneer marquis", hand="duel"), "freeman",
        citadel("quarryman astrologers", hand="forced-march bitter-draught"), phase=4, dice=[3, 1],
    )  # fmt: skip
    t.play(A, "duel", "pioneer", "freeman", pay="marquis")
    if when != "card waits":
        t.to(when)
    t.play(C, labor, leaver, pay="quarryman")
    t.resolve()
    assert t.labor_discard.split() == ["duel", labor]
    assert (t.state(stays), t.emitted("duel-won")) == ("tasked", [])
    assert t.state(leaver) == {"forced-march": "untasked", "bitter-draught": "disabled"}[labor]
    assert (t.window, t.s.actions) == ("W.SEC", []), "without `W.AFTER`"


@pytest.mark.clause("FAN-CAN.7", "FAN-DUEL.7")
def test_duel_a_legacy_that_is_discarded() -> None:
    """RUST PLAGUE takes FREEMAN's last Shards while the Duel is on."""
    t = table(
        citadel("pioneer marquis", hand="duel"), "freeman:3", citadel("quarryman", hand="rust-plague"),
        phase=4, dice=[3, 1],
    )  # fmt: skip
    t.play(A, "duel", "pioneer", "freeman", pay="marquis")
    t.to("W.ROLL")
    t.play(C, "rust-plague", "freeman")
    t.resolve()
    assert (t.state("freeman"), t.state("pioneer"), t.shards("pioneer")) == ("discarded", "tasked", 6)
    assert t.emitted("action-cancelled") == [("duel", A)]


# --- abilities ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.7", "FAN-LEG.14")
@pytest.mark.parametrize(
    ("labor", "state"),
    [("forced-march", "untasked"), ("bitter-draught", "disabled"), ("rust-plague", "discarded")],
)
def test_an_ability_with_a_task_is_cancelled_if_its_legacy_leaves(labor: str, state: str) -> None:
    """SPERVITER (4 Shards, then 3) is tasked to its ability and leaves before that resolves."""
    t = table("sperviter:4", citadel("freeman", hand=labor), "", phase=4)
    t.use(A, "sperviter", C)
    t.play(B, labor, "sperviter")
    t.resolve()
    assert (t.state("sperviter"), t.reserves) == (state, [20, 20, 20])


@pytest.mark.clause("FAN-CAN.7", "FAN-LEG.16")
def test_an_ability_that_was_undone_is_used_up() -> None:
    """SPERVITER is untasked and may do other things, but its ability not again in this turn."""
    t = table(citadel("sperviter", hand="alms"), citadel("freeman", hand="forced-march"), "", phase=4)
    t.use(A, "sperviter", C)
    t.play(B, "forced-march", "sperviter")
    t.resolve()
    assert t.offered == ["pass", "play alms"]


@pytest.mark.clause("FAN-CAN.7")
def test_the_effect_of_attached_labor_is_cancelled_if_its_bearer_leaves() -> None:
    """R83: SKULL OF LODAN's bearer is tasked to gain 3, and is untasked in reaction."""
    t = table(
        "knight",
        "cook",
        citadel("freeman:5+skull-of-lodan quarryman", hand="forced-march"),
        phase=4,
        dice=[1, 1],
    )
    t.use(A, "knight", "cook")
    t.to("W.AFTER")
    t.use(C, "skull-of-lodan")
    t.play(C, "forced-march", "freeman", pay="quarryman")
    t.resolve()
    assert (t.state("freeman"), t.shards("freeman")) == ("untasked", 5)


@pytest.mark.clause("FAN-CAN.7")
def test_an_ability_that_has_resolved_is_not_undone() -> None:
    t = table("sperviter", citadel("freeman", hand="forced-march"), "", phase=4)
    t.use(A, "sperviter", C)
    t.resolve()
    t.play(B, "forced-march", "sperviter")
    t.resolve()
    assert t.reserves == [23, 20, 17]


@pytest.mark.clause("FAN-CAN.7", "FAN-CAN.2")
def test_nobody_leaves_an_action_whose_scores_are_final() -> None:
    """KNIGHT is disabled in `W.AFTER` of the War that he has won."""
    t = table("knight", citadel("freeman", hand="bitter-draught"), "", dice=[3, 1])
    t.war("knight")
    t.to("W.AFTER")
    t.play(B, "bitter-draught", "knight")
    t.to("hire.choose")
    assert (t.emitted("left-action"), t.reserves) == ([], [24, 16, 20])


@pytest.mark.clause("FAN-CAN.7", "FAN-TASK.9")
def test_in_whole_games_whoever_takes_part_is_tasked_and_whatever_counts_has_its_legacy() -> None:
    """Random answers: no one untasked, disabled or gone is left in an unfinished action, or in an ability."""
    acting = 0
    for seed in range(4):
        for i, match in enumerate(wander(start(5, seed=seed, negotiation=False).match, f"leaving {seed}")):
            s = match.state
            for action in (each for each in s.actions if each.open):
                for card in (
                    part.card for side in action.sides for part in side.parts if part.card is not None
                ):
                    acting += 1
                    legacy = s.legacy(card)
                    assert legacy is not None
                    assert legacy.state == TASKED
                assert all(bonus.on is None or action.side_of(bonus.on) >= 0 for bonus in action.bonuses)
            for item in s.stack:
                usage = s.pack.ability[item.source]
                if item.kind != LABOR and usage is not None and usage.task:
                    legacy = s.legacy(item.by)
                    assert legacy is not None
                    assert legacy.state == TASKED
            if i > 400:
                break
    assert acting > 100
