"""FAN-CAN.9 and .10: what a cancel of Labor may hit, and what is lost by it."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, Table, citadel, find, table

# --- attached Labor ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.9")
def test_cancelled_attached_labor_is_discarded() -> None:
    t = table("cook+deepdrill bishop", citadel("freeman", hand="shell-game"), "", dice=[1, 1])
    t.to("W.FA0")
    t.play(B, "shell-game", "deepdrill")
    t.resolve()
    assert (t.attached("cook"), t.labor_discard) == ("", "deepdrill shell-game")
    t.harvest("cook")
    t.to("hire.choose")
    assert t.final_scores == [2]


@pytest.mark.clause("FAN-CAN.9")
def test_what_it_did_for_finished_actions_stays_done() -> None:
    """DEEPDRILL gave 1 Shard; it is cancelled in `W.AFTER`: A keeps 23."""
    t = table("cook+deepdrill", citadel("freeman", hand="shell-game"), "", dice=[1])
    t.harvest("cook")
    t.to("W.AFTER")
    t.play(B, "shell-game", "deepdrill")
    t.resolve()
    assert (t.reserve(A), t.final_scores) == (23, [3])


def charged_war() -> Table:
    """A's KNIGHT with THACKO goes to War, having spent a Shard for 3 more."""
    t = table("knight:5+thacko", citadel("freeman", hand="shell-game"), "astrologers", dice=[1, 1])
    t.to("action.choose")
    t.do("declare", "war")
    t.do("charge", "thacko")
    assert t.shards("knight") == 4
    return t


@pytest.mark.clause("FAN-CAN.9", "FAN-CARD.19")
@pytest.mark.parametrize("window", ["W.DECL", "W.ROLL"])
def test_its_bonus_to_an_unfinished_action_is_lost(window: str) -> None:
    """R82: THACKO is cancelled while its bearer fights: its 3 are gone, the Shard is not returned."""
    t = charged_war()
    t.to(window)
    t.play(B, "shell-game", "thacko")
    t.resolve()
    t.to("W.AFTER")
    assert (t.final_scores, t.shards("knight")) == ([3, 1], 4)


@pytest.mark.clause("FAN-CAN.9")
def test_its_bonus_to_a_finished_action_stays() -> None:
    """R82: THACKO is cancelled when Scores were final: 6 to 1 it remains."""
    t = charged_war()
    t.to("W.AFTER")
    t.play(B, "shell-game", "thacko")
    t.resolve()
    assert (t.final_scores, t.reserves) == ([6, 1], [25, 15, 20])


@pytest.mark.clause("FAN-CAN.9", "FAN-DUEL.5")
@pytest.mark.parametrize("when", ["card waits", "duel declared"])
def test_a_charged_challenger_loses_the_bonus_with_the_card(when: str) -> None:
    """R82: THACKO is cancelled in reaction to the DUEL card, or in the Duel's `W.DECL`."""
    t = table(
        citadel("pioneer:6+thacko marquis", hand="duel"), citadel("freeman:5 sapper", hand="shell-game"),
        "astrologers", phase=4, dice=[1, 1],
    )  # fmt: skip
    t.play(A, "duel", "pioneer", "thacko", "freeman", pay="marquis")
    if when == "duel declared":
        t.to("W.DECL")
    t.play(B, "shell-game", "thacko", pay="sapper")
    t.to("W.AFTER")
    assert (t.final_scores, t.shards("pioneer")) == ([3, 3], 5)


@pytest.mark.clause("FAN-CAN.9")
def test_a_shield_that_is_cancelled_prevents_nothing() -> None:
    """MIRROR SHIELD on B's defender, cancelled in `W.ROLL`: damage is 4, not 2."""
    t = table(citadel("brandsworn cook", hand="shell-game"), "freeman:5+mirror-shield", "", dice=[3, 3, 1])
    t.war("brandsworn")
    t.defend("freeman")
    t.to("W.ROLL")
    assert t.scores == [7, 3]
    t.play(A, "shell-game", "mirror-shield", pay="cook")
    t.to("hire.choose")
    assert (t.shards("freeman"), t.reserves) == (1, [24, 20, 20])


# --- what is within reach ----------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.10", "FAN-CARD.17")
def test_labor_that_waits_is_linked_or_attached_is_within_reach() -> None:
    """R23: ZRADAS attached long ago, WHETSTONES linked to the War, FIELD SURGEON waiting: that one first."""
    t = table(
        citadel("knight cook", hand="whetstones"), citadel("freeman+zradas", hand="field-surgeon"),
        citadel("pioneer", hand="shell-game"), dice=[1, 1],
    )  # fmt: skip
    t.war("knight")
    t.play(A, "whetstones", pay="cook")
    t.resolve()
    t.play(B, "field-surgeon", "cook")
    t.to("W.DECL", C)
    t.do("play", "shell-game")
    assert t.offered == ["choose field-surgeon", "choose whetstones", "choose zradas"]
    assert t.default == "choose field-surgeon"


@pytest.mark.clause("FAN-CAN.10")
@pytest.mark.parametrize(
    ("target", "knight", "cook"), [("whetstones", 3, 5), ("field-surgeon", 6, 3), ("zradas", 6, 5)]
)
def test_the_player_of_the_cancel_chooses(target: str, knight: int, cook: int) -> None:
    t = table(
        citadel("knight cook:4", hand="whetstones"), citadel("freeman+zradas", hand="field-surgeon"),
        citadel("pioneer astrologers", hand="shell-game"), dice=[1, 1],
    )  # fmt: skip
    t.war("knight")
    t.play(A, "whetstones", pay="cook")
    t.resolve()
    t.play(B, "field-surgeon", "cook")
    t.play(C, "shell-game", target, pay="pioneer")
    t.resolve()
    t.to("W.ROLL")
    assert (t.scores[0], t.shards("cook")) == (knight, cook)
    assert t.attached("freeman") == ("" if target == "zradas" else "zradas")
    assert target in t.labor_discard.split()


@pytest.mark.clause("FAN-CAN.10", "FAN-DUEL.9")
def test_the_duel_card_of_a_duel_in_progress_is_within_reach() -> None:
    """R23: the Duel is cancelled, its card discarded, and both Legacies stay tasked."""
    t = table(
        citadel("marquis pioneer", hand="duel"), "freeman", citadel("quarryman", hand="shell-game"), phase=4,
        dice=[3, 1],
    )  # fmt: skip
    t.play(A, "duel", "pioneer", "freeman", pay="marquis")
    t.resolve()
    t.to("W.ROLL")
    t.play(C, "shell-game", "duel")
    t.resolve()
    assert t.labor_discard == "duel shell-game"
    assert (t.state("pioneer"), t.state("freeman")) == ("tasked", "tasked")
    assert t.window == "", "no `W.AFTER`, and nobody has anything to play in `W.SEC`"


@pytest.mark.clause("FAN-CAN.10")
def test_labor_in_hands_and_on_the_discard_pile_is_out_of_reach() -> None:
    given = citadel("pioneer", hand="shell-game raid")
    t = table(given, citadel("freeman", hand="raid"), "", labor_discard="zradas", phase=4)
    assert t.offered == ["pass", "play raid"]


@pytest.mark.clause("FAN-CAN.10")
def test_a_cancel_does_not_reach_itself() -> None:
    """With no other Labor about there is nothing SHELL GAME could name."""
    t = table(citadel("pioneer", hand="shell-game shell-game"), "astrologers", "")
    assert not t.could(A, "play", "shell-game")


@pytest.mark.clause("FAN-CAN.10", "FAN-RES.5")
def test_labor_that_waits_below_a_duel_is_within_reach() -> None:
    """A's RAID waits; B's DUEL in reaction is fought first. In its `W.ROLL` C cancels the RAID below it.

    What is played after that in the same window still resolves before the window closes.
    """
    t = table(
        citadel("marquis", hand="raid"), citadel("pioneer freeman", hand="duel whetstones"),
        citadel("quarryman", hand="shell-game"), phase=4, dice=[3, 1],
    )  # fmt: skip
    t.play(A, "raid", B)
    t.play(B, "duel", "pioneer", "marquis", pay="freeman")
    t.to("W.ROLL")
    t.play(C, "shell-game", "raid")
    t.resolve()
    t.play(B, "whetstones", ("boost", 0, "pioneer"), pay="freeman")
    t.resolve()
    assert t.labor_discard == "raid shell-game duel whetstones"
    assert (t.final_scores, t.reserves, t.shards("pioneer")) == ([8, 3], [20, 20, 20], 11)
    assert (t.s.windows, t.s.actions) == ([], []), "the Duel is over, and so is the phase"


@pytest.mark.clause("FAN-CAN.10")
def test_provost_reaches_cheap_labor_that_waits_and_no_other() -> None:
    """PROVOST: "as it is played", of printed cost 0 or 1: not the linked WHETSTONES, not A TIME OF PEACE."""
    t = table(
        citadel("knight cook", hand="whetstones"), citadel("freeman", hand="a-time-of-peace field-surgeon"),
        "provost astrologers", dice=[1, 1],
    )  # fmt: skip
    t.war("knight")
    t.play(A, "whetstones", pay="cook")
    assert t.could(C, "use", "provost")
    t.resolve()
    assert not t.could(C, "use", "provost")
    t.play(B, "a-time-of-peace")
    assert not t.could(C, "use", "provost")
    t.play(B, "field-surgeon", "cook")
    t.use(C, "provost", "field-surgeon")
    t.resolve()
    assert t.labor_discard.split() == ["field-surgeon", "whetstones", "a-time-of-peace"]
    assert find(t.s, "field-surgeon") not in t.citadel(B).hand
