"""FAN-TRB: Tribute."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, citadel, table

# --- step 1: nominee and challengers -----------------------------------------------------------


@pytest.mark.clause("FAN-TRB.1")
def test_exactly_one_untasked_legacy_is_nominated() -> None:
    """Then W.DECL, before anybody is asked for a challenger."""
    t = table("cook knight bishop/tasked", "siphon", "mistbroker")
    t.to("action.choose")
    t.do("declare", "tribute")
    assert t.offered == ["task cook", "task knight"]
    t.do("task", "knight")
    assert (t.window, t.state("cook"), t.state("knight")) == ("W.DECL", "untasked", "tasked")
    assert [side.seat for side in t.action.sides] == [A]


@pytest.mark.clause("FAN-TRB.1")
def test_by_default_the_highest_tribute_stat_is_nominated() -> None:
    """Decision D7."""
    t = table("cook marquis bishop", "", "")
    t.do("declare", "tribute")
    assert t.default == "task marquis"


@pytest.mark.clause("FAN-TRB.2")
def test_each_other_citadel_in_turn_order_may_send_one_challenger() -> None:
    """C is active: D, A and B are asked in this order, for one untasked Legacy or none."""
    t = table("cook siphon", "mistbroker", "knight", "bishop shirazad diver/tasked", active=C, first=A)
    t.tribute("knight")
    t.to("tribute.challenge")
    assert (t.asked, t.default) == (D, "pass")
    assert t.offered == ["pass", "task bishop", "task shirazad"]
    t.do("task", "bishop")
    assert (t.asked, t.offered) == (A, ["pass", "task cook", "task siphon"])
    t.passes()
    assert (t.asked, t.offered) == (B, ["pass", "task mistbroker"])
    t.passes()
    assert t.window == "W.JOIN"
    assert [side.seat for side in t.action.sides] == [C, D]
    assert (t.state("bishop"), t.state("shirazad"), t.state("cook")) == ("tasked", "untasked", "untasked")
    assert t.emitted("rolled") == []


@pytest.mark.clause("FAN-TRB.2")
def test_a_citadel_without_an_untasked_legacy_cannot_challenge() -> None:
    t = table("cook", "knight/tasked", "bishop", dice=[1])
    t.tribute("cook")
    assert (t.prompt, t.asked) == ("tribute.challenge", C)


# --- step 2: dice and Scores -------------------------------------------------------------------


@pytest.mark.clause("FAN-TRB.3")
def test_each_participant_rolls_once_in_turn_order_from_the_active_one() -> None:
    t = table("cook", "knight", "bishop", "mistbroker siphon", active=C, first=A, dice=[1, 2, 3])
    t.tribute("bishop")
    t.to("tribute.challenge", D)
    t.do("task", "siphon")
    t.challenge(A, "cook")
    t.to("W.ROLL")
    rolled = [(t.name(card), die) for _, card, die in t.emitted("rolled")]
    assert rolled == [("bishop", 1), ("siphon", 2), ("cook", 3)]


@pytest.mark.clause("FAN-TRB.3", "FAN-TRB.9")
def test_a_single_participant_rolls_too() -> None:
    """MARQUIS (Tribute 3) rolls 2 and is not challenged: the reward is his entire Score."""
    t = table("marquis", "", "", dice=[2])
    t.tribute("marquis")
    assert t.emitted("scores") == [("tribute", (A,), (5,))]
    t.shares(b=5)
    assert t.reserves == [25, 15, 20]


@pytest.mark.clause("FAN-TRB.4")
def test_the_score_is_stat_and_die_and_modifiers() -> None:
    """MARQUIS 3+2, GILDED TONGUES +2; BISHOP 2+3, TROUBADOUR -2. In W.AFTER nothing changes any more."""
    t = table(
        "marquis",
        "bishop",
        citadel("troubadour siphon mistbroker", hand="gilded-tongues gilded-tongues bled-dry loaded-shard"),
        dice=[2, 3],
    )
    t.tribute("marquis")
    t.challenge(B, "bishop")
    t.to("W.ROLL")
    assert t.scores == [5, 5]
    t.play(C, "gilded-tongues", "marquis", pay="siphon")
    t.resolve()
    t.use(C, "troubadour", ("lower", 0, B))
    t.resolve()
    assert t.scores == [7, 3]
    late = [("play", "gilded-tongues"), ("play", "bled-dry"), ("play", "loaded-shard")]
    assert [t.could(C, *each) for each in late] == [True] * 3
    t.to("tribute.reward")
    t.shares(b=4)
    assert t.window == "W.AFTER"
    assert [t.could(C, *each) for each in late] == [False] * 3
    assert t.emitted("scores") == [("tribute", (A, B), (7, 3))]


# --- step 3: who wins --------------------------------------------------------------------------


@pytest.mark.clause("FAN-TRB.5", "FAN-TRB.7")
@pytest.mark.parametrize(
    ("dice", "winner"), [([3, 1, 1], "cook"), ([1, 3, 1], "star-tinker"), ([1, 1, 3], "executioner")]
)
def test_the_highest_score_wins(dice: list[int], winner: str) -> None:
    t = table("cook", "star-tinker", "executioner", dice=dice)
    t.tribute("cook")
    t.challenge(B, "star-tinker")
    t.challenge(C, "executioner")
    assert t.reigning == winner


@pytest.mark.clause("FAN-TRB.5")
def test_those_who_tie_roll_again_until_one_is_left() -> None:
    """COOK, STAR TINKER and EXECUTIONER have 3, GRAVEDIGGER 2. They roll 3, 1, 3; then 2, 2; then 1, 3."""
    t = table("cook", "star-tinker", "executioner", "gravedigger", dice=[2, 2, 2, 1, 3, 1, 3, 2, 2, 1, 3])
    t.tribute("cook")
    t.challenge(B, "star-tinker")
    t.challenge(C, "executioner")
    t.challenge(D, "gravedigger")
    rolls = [(seat, die) for kind, seat, die in t.emitted("rolled") if kind == "tie"]
    assert rolls == [(A, 3), (B, 1), (C, 3), (A, 2), (C, 2), (A, 1), (C, 3)]
    assert t.reigning == "executioner"


@pytest.mark.clause("FAN-TRB.6", "FAN-TRB.7", "FAN-TRB.8")
def test_tie_break_rolls_change_no_score() -> None:
    """R31: COOK and STAR TINKER tie at 3; COOK rolls 3 against 1. He reigns (R77), for a reward of 0."""
    t = table("cook", "star-tinker", "mistbroker", dice=[2, 2, 3, 1])
    t.tribute("cook")
    t.challenge(B, "star-tinker")
    t.to("W.AFTER")
    assert t.emitted("scores") == [("tribute", (A, B), (3, 3))]
    assert (t.reigning, t.reserves, t.action.amount) == ("cook", [20, 20, 20], 0)


@pytest.mark.clause("FAN-TRB.6")
def test_items_cannot_be_played_on_tie_break_rolls() -> None:
    """C could reroll any die and passes in W.ROLL; the next time it is asked, all is decided."""
    t = table("cook", "star-tinker", citadel("mistbroker", hand="loaded-shard"), dice=[2, 2, 1, 1, 3, 1])
    t.tribute("cook")
    t.challenge(B, "star-tinker")
    t.to("W.ROLL")
    assert t.could(C, "play", "loaded-shard")
    assert not t.emitted("reigning-tribute")
    t.passes()
    assert (t.window, t.reigning) == ("W.AFTER", "cook")
    assert not t.could(C, "play", "loaded-shard")


@pytest.mark.clause("FAN-TRB.7", "FAN-TRB.13")
def test_the_winner_takes_the_title_from_its_former_holder() -> None:
    t = table("cook", "marquis", "bishop", reigning="bishop", dice=[3])
    t.tribute("cook")
    t.to("tribute.reward")
    assert t.reigning == "cook"


@pytest.mark.clause("FAN-TRB.7")
def test_a_winner_that_holds_the_title_keeps_it() -> None:
    t = table("cook", "marquis", "", reigning="cook", dice=[3, 1, 2, 1])
    t.tribute("cook")
    t.challenge(B, "marquis")
    assert (t.emitted("scores")[0][2], t.reigning) == ((4, 4), "cook")


# --- step 4: the reward ------------------------------------------------------------------------


@pytest.mark.clause("FAN-TRB.8")
def test_the_reward_is_the_lead_over_the_second_highest_score() -> None:
    """COOK 2, MARQUIS 6, BISHOP 4: the reward is 6 - 4, whoever the active Citadel is."""
    t = table("cook", "marquis", "bishop", dice=[1, 3, 2])
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.challenge(C, "bishop")
    assert (t.prompt, t.asked) == ("tribute.reward", B)
    assert t.offered == ["charge-reserve 2 2", "charge-reserve 2 1", "charge-reserve 2 0"]
    t.shares(a=1, c=1)
    assert t.reserves == [19, 22, 19]


@pytest.mark.clause("FAN-TRB.9")
def test_a_nominee_whose_challengers_have_all_left_is_unchallenged() -> None:
    """FAN-CAN.7: BISHOP is disabled in W.JOIN; the reward is COOK's entire Score."""
    t = table("cook", "bishop", citadel("knight siphon", hand="bitter-draught"), dice=[3])
    t.tribute("cook")
    t.challenge(B, "bishop")
    t.to("W.JOIN")
    t.play(C, "bitter-draught", "bishop", pay="knight")
    t.to("tribute.reward")
    assert (t.asked, t.action.amount) == (A, 4)


@pytest.mark.clause("FAN-TRB.10")
@pytest.mark.parametrize(("b", "c", "d"), [(4, 0, 0), (0, 0, 4), (1, 2, 1), (0, 3, 1)])
def test_the_winner_chooses_who_pays_and_how_much(b: int, c: int, d: int) -> None:
    """COOK (Score 4) is not challenged; B, C and D took no part and pay all the same, Reserve to Reserve."""
    t = table("cook:3", "knight:5", "", "", dice=[3])
    t.tribute("cook")
    t.to("tribute.reward")
    assert t.asked == A
    t.shares(b=b, c=c, d=d)
    assert t.reserves == [24, 20 - b, 20 - c, 20 - d]
    assert (t.shards("cook"), t.shards("knight")) == (3, 5)


@pytest.mark.clause("FAN-TRB.10")
def test_the_winner_never_pays_itself() -> None:
    """B wins A's Tribute: A and C may pay, B may not."""
    t = table("cook", "marquis", "", dice=[1, 3])
    t.tribute("cook")
    t.challenge(B, "marquis")
    assert (t.prompt, t.asked) == ("tribute.reward", B)
    t.do("charge-reserve", C, 1)
    assert t.reserves == [17, 24, 19], "the rest can only come from A"


@pytest.mark.clause("FAN-TRB.10")
def test_by_default_the_richest_pays_first_shard_by_shard() -> None:
    """Decision D12: of 4 Shards C gives 3 (then it holds as many as D), D gives 1."""
    t = table("cook", citadel(reserve=5), citadel(reserve=9), citadel(reserve=7), dice=[3])
    t.tribute("cook")
    t.idles()
    assert t.reserves == [24, 5, 6, 6]


@pytest.mark.clause("FAN-TRB.11")
def test_no_citadel_is_allotted_more_than_its_reserve_holds() -> None:
    """R32: the reward is 4; B holds 2, so C gives at least 2."""
    t = table("cook", citadel("knight", reserve=2), "", dice=[3])
    t.tribute("cook")
    t.to("tribute.reward")
    assert t.offered == ["charge-reserve 1 2", "charge-reserve 1 1", "charge-reserve 1 0"]
    t.shares(b=1, c=3)
    assert t.reserves == [24, 1, 17]


@pytest.mark.clause("FAN-TRB.11")
def test_emptying_a_reserve_eliminates() -> None:
    t = table("cook", citadel("knight", reserve=2), "", dice=[3])
    t.tribute("cook")
    t.to("tribute.reward")
    t.shares(b=2, c=2)
    assert t.reserves == [24, 0, 18]
    assert (t.citadel(B).alive, t.state("knight")) == (False, "discarded")


@pytest.mark.clause("FAN-TRB.11")
def test_if_all_others_hold_less_than_the_reward_they_give_all_they_have() -> None:
    """R32: the reward is 4, B and C hold 3 together. Both are eliminated, and A is left alone."""
    t = table("cook", citadel(reserve=2), citadel(reserve=1), dice=[3])
    t.tribute("cook")
    assert t.reserves == [23, 0, 0]
    assert t.result.winners == (A,)


# --- the title ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-TRB.12", "FAN-TRB.14")
def test_the_title_belongs_to_the_legacy_not_to_its_citadel() -> None:
    """KNIGHT reigns and is discarded: BISHOP, of the same Citadel, does not inherit the title."""
    t = table("executioner", "knight:3 bishop", "", phase=4, reigning="knight")
    t.use(A, "executioner", "knight")
    t.resolve()
    assert (t.state("knight"), t.reigning, t.s.reign()) == ("discarded", "", None)


@pytest.mark.clause("FAN-TRB.12")
def test_the_title_passes_between_legacies_of_one_citadel() -> None:
    """KNIGHT reigns; BISHOP, of the same Citadel, wins a Tribute and reigns from now on."""
    t = table("knight bishop", "", "", reigning="knight", dice=[3])
    t.tribute("bishop")
    assert t.reigning == "bishop"


@pytest.mark.clause("FAN-TRB.13")
def test_a_cancelled_tribute_changes_nothing() -> None:
    t = table("cook", citadel("knight", hand="bled-dry"), "bishop", reigning="bishop", dice=[3])
    t.tribute("cook")
    t.play(B, "bled-dry", pay="knight")
    t.resolve()
    assert (t.reigning, t.reserves) == ("bishop", [20, 20, 20])
    assert t.emitted("rolled") == []


@pytest.mark.clause("FAN-TRB.13")
def test_the_title_lasts_over_turns() -> None:
    """A wars, BISHOP himself goes to War and is untasked again in C's next turn: he still reigns."""
    t = table("cook", "knight", "bishop", reigning="bishop", dice=[3, 1, 3, 1])
    t.war("cook")
    t.to("action.choose", C)
    t.war("bishop", at=A)
    for active in (A, B, C):
        t.to("action.choose", active)
    assert (t.state("bishop"), t.reigning) == ("untasked", "bishop")


@pytest.mark.clause("FAN-TRB.14", "FAN-TRB.13")
def test_a_disabled_holder_loses_the_title_for_good() -> None:
    """BISHOP is disabled, and restored in C's turn: there is no Reigning Tribute until one is won."""
    t = table(
        citadel("cook knight", hand="bitter-draught"), "", "bishop", reigning="bishop", phase=4, dice=[3]
    )
    t.play(A, "bitter-draught", "bishop", pay="knight")
    t.resolve()
    assert t.reigning == ""
    t.to("action.choose", C)
    assert (t.state("bishop"), t.reigning) == ("untasked", "")
    t.do("declare", "tribute")
    t.to("tribute.reward")
    assert t.reigning == "bishop"


# --- the end of the Tribute --------------------------------------------------------------------


@pytest.mark.clause("FAN-TRB.15")
def test_if_a_challenger_wins_the_active_citadel_finishes_its_turn() -> None:
    """B takes the title and a reward; W.AFTER; A has completed its action and goes on to its later phases."""
    t = table("cook knight", "marquis", "mistbroker", dice=[1, 3])
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.to("tribute.reward")
    t.shares(c=4)
    assert (t.window, t.reigning, t.s.active) == ("W.AFTER", "marquis", A)
    t.passes()
    assert t.window == "W.FA9"
    t.to("hire.choose")
    assert (t.asked, t.emitted("action-declared")) == (A, [("tribute", A)])


@pytest.mark.clause("FAN-TRB.15")
def test_the_window_after_a_tribute_comes_when_it_has_been_paid() -> None:
    """R24: BRIGANDS take 2 of the winner's Shards right after A got its reward."""
    t = table("cook", "brigands", "", dice=[3])
    t.tribute("cook")
    t.to("tribute.reward")
    t.shares(c=4)
    assert t.window == "W.AFTER"
    t.use(B, "brigands")
    t.resolve()
    assert t.reserves == [22, 22, 16]


@pytest.mark.clause("FAN-TRB.16")
def test_the_reigning_tribute_need_not_defend_its_title() -> None:
    """B declines, and BISHOP loses the title without a fight."""
    t = table("cook", "bishop", "", reigning="bishop", dice=[3])
    t.tribute("cook")
    assert (t.asked, t.offered) == (B, ["pass", "task bishop"])
    t.passes()
    assert (t.reigning, t.state("bishop")) == ("cook", "untasked")


@pytest.mark.clause("FAN-TRB.16")
def test_the_reigning_tribute_may_be_nominated_if_it_is_untasked() -> None:
    t = table("cook bishop", "", "", reigning="bishop")
    t.do("declare", "tribute")
    assert t.offered == ["task cook", "task bishop"]
    t = table("cook siphon bishop/tasked", "", "", reigning="bishop")
    t.do("declare", "tribute")
    assert t.offered == ["task cook", "task siphon"]
