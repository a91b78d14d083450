"""FAN-CAN: cancelling actions, Labor and abilities, and cancels themselves."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, Table, citadel, table

# --- without effect ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.1", "FAN-HAR.5")
def test_a_cancelled_action_has_no_effect() -> None:
    """FREEMAN cancels A's Harvest after a roll of 3: no Shards come, and no Trials Phase follows."""
    t = table("bishop", "freeman", "", dice=[3])
    t.harvest("bishop")
    t.to("W.ROLL")
    t.use(B, "freeman")
    t.to("hire.choose")
    assert t.emitted("action-cancelled") == [("harvest", A)]
    assert (t.reserve(A), t.emitted("trial-revealed")) == (20, [])


@pytest.mark.clause("FAN-CAN.1", "FAN-TRB.13")
def test_a_cancelled_tribute_changes_nothing() -> None:
    """BLED DRY: COOK, who would have won, gets neither title nor reward; KNIGHT keeps the title."""
    t = table("cook", citadel("freeman", hand="bled-dry"), "knight", reigning="knight", dice=[3])
    t.tribute("cook")
    t.to("W.ROLL")
    t.play(B, "bled-dry")
    t.to("hire.choose")
    assert (t.reigning, t.reserves) == ("knight", [20, 20, 20])


@pytest.mark.clause("FAN-CAN.1")
def test_cancelled_labor_has_no_effect() -> None:
    t = table(citadel("marquis", hand="rust-plague"), citadel("freeman:5", hand="shell-game"), "", phase=4)
    t.play(A, "rust-plague", "freeman")
    t.play(B, "shell-game", "rust-plague")
    t.resolve()
    assert t.shards("freeman") == 4, "1 for SHELL GAME, none lost"


@pytest.mark.clause("FAN-CAN.1")
@pytest.mark.parametrize("canceller", ["clever-ruse", "logician"])
def test_a_cancelled_ability_has_no_effect(canceller: str) -> None:
    t = table("sperviter", citadel("marquis logician", hand="clever-ruse"), "", phase=4)
    t.use(A, "sperviter", C)
    if canceller == "logician":
        t.use(B, "logician", "sperviter")
    else:
        t.play(B, "clever-ruse", "sperviter", pay="marquis")
    t.resolve()
    assert t.reserves == [20, 20, 20]
    assert t.emitted("item-cancelled") == [(A, "ability", t.legacy("sperviter").card)]


# --- the cut-off -------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.2")
@pytest.mark.parametrize("window", ["W.DECL", "W.ROLL", "W.AFTER", "W.FA9"])
@pytest.mark.parametrize("kind", ["harvest", "war", "tribute"])
def test_a_cancel_must_be_played_before_scores_are_final(kind: str, window: str) -> None:
    """FREEMAN, A TIME OF PEACE and BLED DRY: each until `W.ROLL` of its own action closes, and no longer."""
    t = table("pioneer", "", citadel("freeman astrologers", hand="a-time-of-peace bled-dry"), dice=[1, 1])
    if kind == "harvest":
        t.harvest("pioneer")
    elif kind == "war":
        t.war("pioneer")
    else:
        t.tribute("pioneer")
        if window in ("W.AFTER", "W.FA9"):
            t.to("tribute.reward")
            t.shares(b=2)
    t.to(window)
    cancels = {
        "harvest": t.could(C, "use", "freeman"),
        "war": t.could(C, "play", "a-time-of-peace"),
        "tribute": t.could(C, "play", "bled-dry"),
    }
    in_time = window in ("W.DECL", "W.ROLL")
    assert cancels == {each: in_time and each == kind for each in cancels}


@pytest.mark.clause("FAN-CAN.2", "FAN-DUEL.9")
@pytest.mark.parametrize(("window", "in_time"), [("W.DECL", True), ("W.ROLL", True), ("W.AFTER", False)])
def test_a_duel_can_be_stopped_until_its_scores_are_final(window: str, in_time: bool) -> None:
    """R23: SHELL GAME on the DUEL card that started it."""
    t = table(
        citadel("marquis pioneer", hand="duel"), "freeman:5",
        citadel("quarryman astrologers", hand="shell-game"), phase=4, dice=[3, 1],
    )  # fmt: skip
    t.play(A, "duel", "pioneer", "freeman", pay="marquis")
    t.to(window)
    assert t.could(C, "play", "shell-game") == in_time
    if in_time:
        t.play(C, "shell-game", "duel", pay="quarryman")
        t.resolve()
        assert t.emitted("action-cancelled") == [("duel", A)]
    assert t.shards("freeman") == (5 if in_time else 3)


@pytest.mark.clause("FAN-CAN.2")
def test_a_cancel_that_waits_holds_the_cut_off_back() -> None:
    """A TIME OF PEACE comes as the very last thing in `W.ROLL`: no Score is final before it resolves."""
    t = table("knight", citadel("freeman", hand="a-time-of-peace"), "astrologers", dice=[3, 1])
    t.war("knight")
    t.to("W.ROLL")
    t.play(B, "a-time-of-peace")
    assert t.emitted("scores") == []
    t.resolve()
    assert (t.emitted("scores"), t.reserves) == ([], [20, 20, 20])


# --- what stays --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.3", "FAN-ACT.5")
def test_legacies_of_a_cancelled_action_stay_tasked() -> None:
    """Attackers and defenders alike, and the Legacy whose ability was cancelled."""
    t = table("knight cook", citadel("marquis freeman", hand="a-time-of-peace"), "", dice=[1, 1, 1])
    t.war("knight", "cook")
    t.defend("marquis")
    t.to("W.ROLL")
    t.play(B, "a-time-of-peace", pay="freeman")
    t.resolve()
    assert t.emitted("action-cancelled") == [("war", A)]
    assert [t.state(name) for name in ("knight", "cook", "marquis")] == ["tasked"] * 3


@pytest.mark.clause("FAN-CAN.3")
def test_a_legacy_whose_ability_was_cancelled_stays_tasked() -> None:
    t = table("sperviter", citadel("marquis", hand="clever-ruse"), "", phase=4)
    t.use(A, "sperviter", C)
    t.play(B, "clever-ruse", "sperviter")
    t.resolve()
    assert (t.state("sperviter"), t.shards("sperviter")) == ("tasked", 4)


@pytest.mark.clause("FAN-CAN.4")
def test_linked_labor_of_a_cancelled_action_is_discarded_and_attached_labor_stays() -> None:
    """WHETSTONES are linked to the War; MIRROR SHIELD was attached in it, THACKO before."""
    t = table(
        citadel("knight+thacko cook", hand="whetstones mirror-shield"),
        citadel("freeman", hand="a-time-of-peace"), "",
    )  # fmt: skip
    t.to("action.choose")
    t.do("declare", "war")
    t.picks("knight")
    t.passes()  # no Shard for THACKO
    t.play(A, "whetstones", pay="cook")
    t.resolve()
    t.play(A, "mirror-shield", "knight", pay="cook")
    t.resolve()
    t.play(B, "a-time-of-peace")
    t.resolve()
    assert t.labor_discard == "whetstones a-time-of-peace"
    assert t.attached("knight") == "thacko mirror-shield"


@pytest.mark.clause("FAN-CAN.5", "FAN-ACT.4", "FAN-ACT.5")
def test_a_cancelled_action_was_attempted_but_not_completed() -> None:
    """War may not be tried again; another action may, with those who are untasked, and be completed."""
    t = table("knight cook", citadel("freeman", hand="a-time-of-peace"), "", dice=[2])
    t.war("knight")
    t.play(B, "a-time-of-peace")
    t.resolve()
    assert t.offered == ["pass", "declare harvest", "declare tribute"]
    t.do("declare", "harvest")
    assert t.emitted("tasked")[-1] == (t.legacy("cook").card, "harvest"), "KNIGHT is tasked already"
    t.to("hire.choose")
    assert t.reserve(A) == 23


# --- cancels of cancels ------------------------------------------------------------------------


def war_and_peace(games: int) -> Table:
    """A's War, B's A TIME OF PEACE, and a number of SHELL GAMES in turn, each on the card before."""
    t = table(
        citadel("knight marquis:9", hand="shell-game shell-game"),
        citadel("freeman:9", hand="a-time-of-peace shell-game shell-game"), "", dice=[3, 1],
    )  # fmt: skip
    t.war("knight")
    t.play(B, "a-time-of-peace")
    target = "a-time-of-peace"
    for i in range(games):
        t.play((A, B)[i % 2], "shell-game", target)
        target = "shell-game"
    assert len(t.s.stack) == games + 1 or not t.s.stack
    return t


@pytest.mark.clause("FAN-CAN.6", "FAN-RES.5")
@pytest.mark.parametrize("games", range(5))
def test_a_cancel_can_be_cancelled_and_so_on(games: int) -> None:
    """With an even number of SHELL GAMES on top of it A TIME OF PEACE works; with an odd one War goes on."""
    t = war_and_peace(games)
    t.resolve()
    assert (t.emitted("action-cancelled") == [("war", A)]) == (games % 2 == 0)
    assert t.labor_discard.split().count("shell-game") == games
    assert (t.shards("marquis"), t.shards("freeman")) == (9 - (games + 1) // 2, 7 - games // 2)


@pytest.mark.clause("FAN-CAN.6")
def test_what_was_saved_goes_on_as_if_nothing_had_been_played() -> None:
    """A's War goes on to its end: B, with FREEMAN still untasked, may defend; A wins by 5 to 1."""
    t = war_and_peace(1)
    t.to("war.defenders")
    assert t.offered == ["done", "task freeman"]
    t.passes()
    t.to("hire.choose")
    assert (t.final_scores, t.reserves) == ([5, 1], [24, 16, 20])


@pytest.mark.clause("FAN-CAN.6", "FAN-RES.5")
@pytest.mark.parametrize("depth", range(5))
def test_cancels_of_all_kinds_answer_each_other(depth: int) -> None:
    """SPERVITER, CLEVER RUSE on it, SHELL GAME on that, PROVOST on that, LOGICIAN on PROVOST."""
    t = table(
        citadel("sperviter marquis:9 logician", hand="shell-game"),
        citadel("freeman:9 provost", hand="clever-ruse"), "", phase=4,
    )  # fmt: skip
    t.use(A, "sperviter", C)
    if depth > 0:
        t.play(B, "clever-ruse", "sperviter", pay="freeman")
    if depth > 1:
        t.play(A, "shell-game", "clever-ruse", pay="marquis")
    if depth > 2:
        t.use(B, "provost", "shell-game")
    if depth > 3:
        t.use(A, "logician", "provost")
    t.resolve()
    assert t.reserves == ([23, 20, 17] if depth % 2 == 0 else [20, 20, 20])
    assert t.stack == ""


@pytest.mark.clause("FAN-CAN.6", "FAN-RES.9")
def test_two_cancels_of_one_thing_are_one_too_many() -> None:
    """B and C both cancel A's RAID: the later one does it, the other finds nothing and is discarded."""
    t = table(
        citadel("marquis", hand="raid"), citadel("freeman", hand="shell-game"),
        citadel("pioneer", hand="shell-game"), phase=4,
    )  # fmt: skip
    t.play(A, "raid", B)
    t.play(B, "shell-game", "raid")
    t.play(C, "shell-game", "raid")
    t.resolve()
    assert t.labor_discard == "raid shell-game shell-game"
    assert t.reserves == [20, 20, 20]


@pytest.mark.clause("FAN-CAN.1", "FAN-RES.5")
def test_items_that_wait_when_their_action_is_cancelled_still_resolve() -> None:
    """R87: B's FIELD SURGEON waits below C's A TIME OF PEACE; both resolve, then A goes on in Phase 2."""
    t = table(
        "knight cook", citadel("freeman:5", hand="field-surgeon whetstones"),
        citadel("pioneer astrologers", hand="a-time-of-peace"),
    )  # fmt: skip
    t.war("knight")
    t.play(B, "field-surgeon", "cook")
    t.play(C, "a-time-of-peace", pay="pioneer")
    t.resolve(1)
    assert (t.emitted("action-cancelled"), t.stack) == ([("war", A)], "field-surgeon")
    assert not t.could(B, "play", "whetstones"), "there is no War any more"
    t.resolve()
    assert (t.shards("cook"), t.prompt) == (5, "action.choose")


# --- without its Legacy ------------------------------------------------------------------------


@pytest.mark.clause("FAN-CAN.8", "FAN-LEG.18")
def test_an_ability_that_only_spends_works_without_its_legacy() -> None:
    """CLOCKWARDEN spends his last Shard and is discarded: the die is rerolled all the same."""
    t = table("pioneer", "clockwarden:1", "astrologers", dice=[3, 1])
    t.harvest("pioneer")
    t.to("W.ROLL")
    t.use(B, "clockwarden")
    assert (t.state("clockwarden"), t.stack, t.scores) == ("discarded", "clockwarden", [5])
    t.resolve()
    assert t.scores == [3]


@pytest.mark.clause("FAN-CAN.8")
def test_an_ability_that_only_spends_works_though_its_legacy_is_disabled() -> None:
    t = table("pioneer", "clockwarden", citadel("freeman", hand="bitter-draught"), dice=[3, 1])
    t.harvest("pioneer")
    t.to("W.ROLL")
    t.use(B, "clockwarden")
    t.play(C, "bitter-draught", "clockwarden")
    t.resolve()
    assert (t.state("clockwarden"), t.final_scores) == ("disabled", [3])


@pytest.mark.clause("FAN-CAN.8", "FAN-CARD.11")
def test_an_ability_for_which_the_legacy_is_discarded_works_without_it() -> None:
    t = table("gong-farmer", "", "astrologers", trials="long-night", phase=4)
    t.use(A, "gong-farmer", "long-night")
    assert (t.state("gong-farmer"), t.trials) == ("discarded", "long-night")
    t.resolve()
    assert t.trials == ""
