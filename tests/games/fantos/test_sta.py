"""FAN-STA: the Special Tribute Action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantos.table import A, B, C, D, Given, Table, citadel, table

ORACLE_IN_PHASE_2 = ['legacies.tempest-oracle.ability.icon="fa"']
"""TEMPEST ORACLE calls her Special Tribute in Phase 2, so that it meets the Fantos Actions."""


def tribunal(*citadels: Given | str, **more: Any) -> Table:
    """TRIBUNAL OF THE WARDEN is drawn by A, the First Citadel."""
    return table(*citadels, phase=3, first=A, trial_deck="tribunal-of-the-warden", **more)


# --- what it is --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-STA.1")
def test_a_trial_can_start_it() -> None:
    """TRIBUNAL OF THE WARDEN, drawn by A: a Special Tribute in Phase 3, outside any Fantos Action."""
    t = tribunal("cook knight", "", "")
    assert (t.s.phase, t.prompt, t.action.kind) == (3, "special.nominee", "special")
    assert t.s.attempted == ()


@pytest.mark.clause("FAN-STA.1")
def test_an_ability_can_start_it_on_anyones_turn() -> None:
    """B's TEMPEST ORACLE calls it in A's Phase 4. She is tasked to her ability and cannot be nominated."""
    t = table("cook knight", "tempest-oracle", "", phase=4)
    t.use(B, "tempest-oracle")
    t.resolve()
    assert (t.prompt, t.asked, t.offered) == ("special.nominee", A, ["task cook", "task knight"])
    t.dice(3)
    t.do("task", "cook")
    t.to("tribute.reward")
    assert t.emitted("scores") == [("special", (A,), (4,))]


@pytest.mark.clause("FAN-STA.1")
def test_it_does_not_count_as_a_fantos_action() -> None:
    """Given a Special Tribute in A's Phase 2, then A may still attempt each of the three actions."""
    t = table("tempest-oracle cook knight", "", "", dice=[3], changes=ORACLE_IN_PHASE_2)
    t.use(A, "tempest-oracle")
    t.resolve()
    t.do("task", "cook")
    t.shares(b=4)
    assert t.reigning == "cook"
    assert t.offered == ["pass", "declare harvest", "declare war", "declare tribute"]
    assert t.s.actions_left == 1


# --- nominees ----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-STA.2")
def test_every_citadel_with_an_untasked_legacy_must_nominate_in_turn_order() -> None:
    """C is active: C, D, B nominate one each and cannot pass; A, whose Legacy is tasked, takes no part."""
    t = table(
        "marquis/tasked", "cook bishop", "knight siphon", "shirazad",
        phase=3, active=C, first=C, trial_deck="tribunal-of-the-warden",
    )  # fmt: skip
    assert (t.asked, t.offered, t.default) == (C, ["task knight", "task siphon"], "task knight")
    t.do("task", "knight")
    assert (t.asked, t.offered, t.default) == (B, ["task cook", "task bishop"], "task bishop")
    t.dice(1, 3, 1)
    t.do("task", "cook")
    assert t.emitted("scores") == [("special", (C, D, B), (3, 6, 2))]
    assert [t.state(name) for name in ("knight", "shirazad", "cook")] == ["tasked"] * 3
    assert (t.state("bishop"), t.state("siphon")) == ("untasked", "untasked")


@pytest.mark.clause("FAN-STA.2")
def test_a_legacy_tasked_to_tribute_this_turn_is_not_nominated_again() -> None:
    """FAN-TASK.7: COOK was untasked after A's Tribute; TRIBUNAL finds KNIGHT and BISHOP of A's, none of B's.

    B's STAR TINKER challenged and was untasked, too, so B takes no part.
    """
    t = table(
        citadel("cook knight bishop", hand="forced-march forced-march"), "star-tinker", "",
        first=A, trial_deck="tribunal-of-the-warden", dice=[3, 1],
    )  # fmt: skip
    t.tribute("cook")
    t.challenge(B, "star-tinker")
    t.to("tribute.reward")
    t.shares(c=2)
    for name in ("cook", "star-tinker"):
        t.to("W.FA9")
        t.play(A, "forced-march", name, pay="bishop")
        t.resolve()
    t.dice(1)
    t.to("special.nominee")
    assert (t.asked, t.offered) == (A, ["task knight", "task bishop"])
    assert (t.state("cook"), t.state("star-tinker")) == ("untasked", "untasked")
    t.do("task", "knight")
    assert t.emitted("scores")[-1] == ("special", (A,), (3,))


# --- how it goes on ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-STA.3")
def test_rolls_scores_title_and_reward_are_as_in_a_tribute() -> None:
    """A KNIGHT 2+1, B MARQUIS 3+3, C COOK 1+2: B reigns and takes 3 where it likes."""
    t = tribunal("knight", "marquis", "cook", dice=[1, 3, 2])
    assert t.emitted("scores") == [("special", (A, B, C), (3, 6, 3))]
    assert (t.reigning, t.prompt, t.asked) == ("marquis", "tribute.reward", B)
    t.shares(a=1, c=2)
    assert t.reserves == [19, 23, 18]


@pytest.mark.clause("FAN-STA.3")
def test_ties_are_broken_as_in_a_tribute() -> None:
    """COOK and STAR TINKER tie at 3; they roll 1 and 2. The reward is 0."""
    t = tribunal("cook", "star-tinker", "", dice=[2, 2, 1, 2])
    assert (t.reigning, t.reserves) == ("star-tinker", [20, 20, 20])


@pytest.mark.clause("FAN-STA.3")
def test_a_single_nominee_wins_unchallenged() -> None:
    """Only B has an untasked Legacy: its entire Score, 5, is the reward."""
    t = tribunal("cook/tasked", "bishop", "", dice=[3])
    assert (t.reigning, t.prompt, t.asked) == ("bishop", "tribute.reward", B)
    t.shares(a=5)
    assert t.reserves == [15, 25, 20]


@pytest.mark.clause("FAN-STA.3")
def test_with_no_nominee_nothing_happens() -> None:
    """GONG FARMER, tasked, could discard himself in any window: there is none after W.TR1."""
    t = tribunal("cook/tasked", "bishop/disabled", "siphon/tasked gong-farmer/tasked",
                 reigning="siphon", trials="long-night")  # fmt: skip
    windows = []
    while t.s.phase == 3:
        windows.append(t.window)
        t.passes()
    assert windows == ["W.TR0", "W.TR1"]
    assert (t.reigning, t.reserves, t.emitted("rolled")) == ("siphon", [20, 20, 20], [])


@pytest.mark.clause("FAN-STA.3")
def test_if_all_nominees_leave_the_title_is_unchanged() -> None:
    """FAN-CAN.7: COOK and KNIGHT are disabled in W.JOIN; BISHOP goes on reigning."""
    t = tribunal(
        "cook", citadel("knight siphon:7", hand="bitter-draught bitter-draught"), "bishop/tasked",
        reigning="bishop",
    )  # fmt: skip
    t.to("special.nominee")
    t.do("task", "knight")
    for name in ("cook", "knight"):
        t.to("W.JOIN")
        t.play(B, "bitter-draught", name, pay="siphon")
        t.resolve()
    t.to("hire.choose")
    assert (t.reigning, t.reserves, t.emitted("rolled")) == ("bishop", [20, 20, 20], [])


@pytest.mark.clause("FAN-STA.3")
def test_its_windows() -> None:
    """W.JOIN when all are nominated, W.ROLL, W.AFTER; none before the nominations."""
    t = tribunal("cook", "knight mistbroker", "", dice=[2, 1])
    assert t.window == "W.TR0"
    t.passes()
    assert (t.window, t.s.actions) == ("W.TR1", [])
    t.passes()
    assert t.prompt == "special.nominee"
    t.do("task", "knight")
    seen = [t.window]
    assert t.emitted("rolled") == []
    t.passes()
    seen.append(t.window)
    assert t.scores == [3, 3]
    t.dice(3, 1)
    t.passes()
    seen.append(t.window)
    assert (seen, t.reigning) == (["W.JOIN", "W.ROLL", "W.AFTER"], "cook")


@pytest.mark.clause("FAN-STA.3")
def test_labor_for_nominees_works_in_it() -> None:
    """GILDED TONGUES: "in a Special Tribute too"."""
    t = tribunal("cook", citadel("knight siphon", hand="gilded-tongues"), "", dice=[3, 1])
    t.do("task", "knight")
    t.to("W.ROLL")
    assert t.scores == [4, 3]
    t.play(B, "gilded-tongues", "knight", pay="siphon")
    t.resolve()
    assert (t.emitted("scores"), t.reigning) == ([("special", (A, B), (4, 5))], "knight")


# --- what does not reach it --------------------------------------------------------------------


@pytest.mark.clause("FAN-STA.4", "FAN-CARD.15")
def test_bled_dry_cannot_cancel_it() -> None:
    """Given a Special Tribute and an ordinary one, both in Phase 2: only the ordinary one is in reach."""
    t = table(
        "tempest-oracle cook knight", citadel("siphon mistbroker", hand="bled-dry"), "",
        dice=[3, 1], changes=ORACLE_IN_PHASE_2,
    )  # fmt: skip
    t.use(A, "tempest-oracle")
    t.resolve()
    t.do("task", "cook")
    t.do("task", "siphon")
    for window in ("W.JOIN", "W.ROLL"):
        t.to(window)
        assert not t.could(B, "play", "bled-dry")
    t.to("tribute.reward")
    t.shares(c=2)
    t.tribute("knight")
    assert (t.window, t.could(B, "play", "bled-dry")) == ("W.DECL", True)


@pytest.mark.clause("FAN-STA.4")
def test_bled_dry_hits_the_tribute_in_which_a_special_one_is_called() -> None:
    """A calls the Special Tribute in W.DECL of its own Tribute; BLED DRY, played then, cancels the latter."""
    t = table(
        "tempest-oracle cook knight", citadel("siphon freeman", hand="bled-dry"), "",
        dice=[3, 1], changes=ORACLE_IN_PHASE_2,
    )  # fmt: skip
    t.tribute("cook")
    t.use(A, "tempest-oracle")
    t.resolve()
    t.do("task", "siphon")
    t.to("W.ROLL")
    t.play(B, "bled-dry", pay="freeman")
    t.to("tribute.reward")
    assert t.emitted("action-cancelled") == [("tribute", A)]
    assert (t.reigning, t.emitted("scores")) == ("knight", [("special", (A, B), (5, 2))])


@pytest.mark.clause("FAN-STA.4")
def test_a_cancel_of_tributes_does_not_reach_it_in_other_phases_either() -> None:
    """Even if BLED DRY were an Instant, TRIBUNAL's Special Tribute would be out of its reach."""
    t = tribunal(
        "cook", citadel("knight siphon", hand="bled-dry gilded-tongues"), "",
        dice=[3, 1], changes=['labor.bled-dry.icon="inst"'],
    )  # fmt: skip
    t.do("task", "knight")
    t.to("W.ROLL")
    assert t.could(B, "play", "gilded-tongues")
    assert not t.could(B, "play", "bled-dry")


# --- the final tie-break -----------------------------------------------------------------------


def last_turn(*citadels: Given | str, **more: Any) -> Table:
    """A's Phase 2 is the last of the game: only its counter is left on Zodraz."""
    t = table(*citadels, trials="zodraz", zodraz=A, **more)
    t.s.timers[0].waiting = (A,)
    return t


@pytest.mark.clause("FAN-STA.5", "FAN-WIN.7")
def test_only_tied_citadels_take_part_in_the_final_tie_break() -> None:
    """A, B and D have 23 each, with equal Reserves; C has 20. KNIGHT is tasked and may be nominated."""
    t = last_turn("cook:3", "knight:1/tasked bishop:2", "", "siphon:3", reigning="", dice=[1, 2, 2])
    t.passes()
    assert (t.prompt, t.asked, t.offered) == ("final.nominee", B, ["nominate knight", "nominate bishop"])
    t.do("nominate", "bishop")
    assert t.emitted("final-tribute") == [(A, 2), (B, 4), (D, 3)]
    assert (t.result.winners, t.result.places) == ((B,), (2, 1, 4, 2))
    assert t.result.details["tie_break"] == "special_tribute"


@pytest.mark.clause("FAN-STA.5")
def test_no_reward_is_paid_and_no_item_is_played_in_the_final_tie_break() -> None:
    """B holds cards for every moment of a Tribute, and an untasked payer: nobody is asked for items."""
    t = last_turn(
        "cook:3", citadel("knight:3", hand="gilded-tongues loaded-shard forced-march"), "", dice=[1, 3]
    )
    asked = set()
    t.to("action.choose")
    t.passes()
    while t.match.decision is not None:
        asked.add((t.window or t.prompt, t.s.ending))
        t.passes()
    assert asked == {("W.FA9", "")}
    assert (t.result.winners, t.reserves) == ((B,), [20, 20, 20])


@pytest.mark.clause("FAN-STA.5")
def test_a_disabled_legacy_is_not_nominated() -> None:
    """B's BISHOP is disabled: KNIGHT is the only one, and his Tribute Stat counts."""
    t = last_turn("cook:3", "knight:3 bishop:6/disabled", "", dice=[3, 3])
    t.passes()
    assert t.emitted("final-tribute") == [(A, 4), (B, 5)]


@pytest.mark.clause("FAN-STA.5")
def test_a_tied_citadel_without_a_legacy_rolls_the_die_alone() -> None:
    """R35: A and B have 20 and no Legacies, C has 16. They tie with 2 and 2 and roll again, 1 and 3."""
    t = last_turn("", "", citadel("mistbroker:6", reserve=10), dice=[2, 2, 1, 3])
    while t.match.decision is not None:
        t.passes()
    assert t.emitted("final-tribute") == [(A, 2), (B, 2)]
    assert t.result.winners == (B,)
