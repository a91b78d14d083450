"""FAN-LAB.1 to .7: who pays for Labor, and whom it may benefit."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, table

# --- paying ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-LAB.1")
def test_one_legacy_pays_the_whole_cost_to_the_trove() -> None:
    t = table(citadel("cook:5 bishop:6", hand="bitter-draught"), "knight", "astrologers", phase=4)
    trove = t.s.trove
    t.do("play", "bitter-draught")
    assert t.offered == ["pay cook", "pay bishop"]
    t.do("pay", "cook")
    t.do("choose", "knight")
    assert (t.shards("cook"), t.shards("bishop"), t.s.trove) == (2, 6, trove + 3)


@pytest.mark.clause("FAN-LAB.1")
def test_when_time_runs_out_the_richest_pays() -> None:
    """D21."""
    t = table(citadel("cook:5 bishop:6 knight:4", hand="bitter-draught"), "", "", phase=4)
    t.do("play", "bitter-draught")
    assert t.default == "pay bishop"


@pytest.mark.clause("FAN-LAB.1", "FAN-LEG.4")
def test_a_legacy_in_the_very_action_cannot_pay_for_it() -> None:
    """R74: COOK alone harvests: nobody can pay for IRIDIUM PICKS. With BISHOP at home, he can."""
    t = table(citadel("cook", hand="iridium-picks"), "", "astrologers", dice=[1])
    t.harvest("cook")
    assert not t.could(A, "play", "iridium-picks")
    t = table(citadel("cook bishop", hand="iridium-picks"), "", "astrologers", dice=[1])
    t.harvest("cook")
    t.play(A, "iridium-picks", pay="bishop")
    t.to("W.AFTER")
    assert t.final_scores == [5]


@pytest.mark.clause("FAN-LAB.1")
@pytest.mark.parametrize("state", ["tasked", "disabled"])
def test_only_untasked_legacies_pay(state: str) -> None:
    t = table(
        citadel(f"cook:9/{state} bishop:1", hand="raid bitter-draught"), "knight", "astrologers", phase=4
    )
    assert t.could(A, "play", "raid")
    assert not t.could(A, "play", "bitter-draught")


@pytest.mark.clause("FAN-LAB.1")
def test_labor_is_played_from_the_own_hand() -> None:
    t = table(citadel("cook:9", hand=""), citadel("", hand="raid"), "astrologers", phase=4)
    assert not t.could(A, "play", "raid")
    assert not t.could(B, "play", "raid")


@pytest.mark.clause("FAN-LAB.2")
@pytest.mark.parametrize("legacies", ["", "cook/tasked bishop/tasked", "cook/disabled"])
def test_without_an_untasked_legacy_not_even_free_labor_is_played(legacies: str) -> None:
    hand = "field-surgeon alms night-market pilgrimage raid"
    t = table(citadel(legacies, hand=hand), "knight", "astrologers", phase=4)
    assert not any(t.could(A, "play", name) for name in hand.split())
    t = table(citadel("cook:1", hand="alms"), "knight", "astrologers", phase=4)
    t.play(A, "alms", pay="cook")
    assert t.shards("cook") == 1


@pytest.mark.clause("FAN-LAB.3")
def test_the_cost_cannot_be_shared() -> None:
    """BITTER DRAUGHT costs 3: three Legacies with 2 Shards each cannot pay for it together."""
    t = table(citadel("cook:2 bishop:2 knight:2", hand="bitter-draught"), "", "astrologers", phase=4)
    assert not t.could(A, "play", "bitter-draught")


@pytest.mark.clause("FAN-LAB.3", "FAN-LAB.4")
def test_one_legacy_may_pay_for_any_number_of_cards() -> None:
    t = table(citadel("cook:5 bishop", hand="raid raid raid"), "", "", phase=4)
    for left in (4, 3, 2):
        t.play(A, "raid", B, pay="cook")
        t.resolve()
        assert t.shards("cook") == left
    assert t.reserve(A) == 29


@pytest.mark.clause("FAN-LAB.4")
def test_paying_does_not_task_the_payer() -> None:
    """COOK pays for A TIME OF PEACE's cancel and may still be tasked: here to its own ability."""
    t = table(citadel("cook:3 bishop", hand="raid"), "", "", phase=4)
    t.play(A, "raid", B, pay="cook")
    t.resolve()
    assert t.state("cook") == "untasked"
    assert t.could(A, "use", "cook")


# --- a payer that is exhausted -----------------------------------------------------------------


@pytest.mark.clause("FAN-LAB.5")
def test_labor_paid_with_the_last_shard_stays_played() -> None:
    """R14: COOK gives its only Shard for RAID: it is discarded at once, and the RAID takes its 3."""
    t = table(citadel("cook:1", hand="raid"), "", "astrologers", phase=4)
    t.play(A, "raid", B)
    assert (t.state("cook"), t.stack) == ("discarded", "raid")
    t.resolve()
    assert t.reserves == [23, 17, 20]


@pytest.mark.clause("FAN-LAB.5")
def test_labor_cannot_benefit_the_payer_that_it_exhausts() -> None:
    """R14: THACKO (2) paid by KNIGHT with 2 Shards cannot be attached to KNIGHT; with 3 it can."""
    t = table(citadel("knight:2 bishop:1", hand="thacko"), "cook", "", phase=4)
    t.do("play", "thacko")
    assert t.offered == ["choose bishop", "choose cook"]
    t = table(citadel("knight:3 bishop:1", hand="thacko"), "cook", "", phase=4)
    t.do("play", "thacko")
    assert t.offered == ["choose knight", "choose bishop", "choose cook"]


@pytest.mark.clause("FAN-LAB.5")
def test_labor_for_which_only_the_exhausted_payer_is_left_cannot_be_played() -> None:
    t = table(citadel("knight:2", hand="thacko"), "", "", phase=4)
    assert t.prompt != "window.sec"
    t = table(citadel("knight:2", hand="thacko"), "", "astrologers", phase=4)
    assert t.could(A, "play", "thacko"), "onto ASTROLOGERS"


@pytest.mark.clause("FAN-LAB.5", "FAN-DUEL.4")
def test_the_exhausted_payer_cannot_challenge() -> None:
    """R14: KNIGHT pays for DUEL with his last Shard: BISHOP must challenge, and not KNIGHT."""
    t = table(citadel("knight:1 bishop", hand="duel"), "cook marquis", "", phase=4, dice=[1, 1])
    t.do("play", "duel")
    t.do("pay", "knight")
    assert t.prompt == "target.legacy", "BISHOP was the only challenger"
    assert t.offered == ["choose cook", "choose marquis"]
    t = table(citadel("knight:1", hand="duel"), "cook", "astrologers", phase=4)
    assert not t.could(A, "play", "duel")


# --- who benefits ------------------------------------------------------------------------------


@pytest.mark.clause("FAN-LAB.6")
def test_labor_may_benefit_anyone_hired_and_not_disabled() -> None:
    """FIELD SURGEON of A: a tasked Legacy, another Citadel's; not a disabled one, not one of the Pool."""
    t = table(
        citadel("cook bishop/tasked vizier/disabled", hand="field-surgeon"), "knight/tasked", "marquis",
        phase=4, pool="sapper diver pioneer freeman envoy",
    )  # fmt: skip
    t.do("play", "field-surgeon")
    assert t.offered == ["choose bishop", "choose knight", "choose marquis"]
    t.do("choose", "knight")
    t.resolve()
    assert t.shards("knight") == 7


@pytest.mark.clause("FAN-LAB.6")
def test_labor_may_benefit_another_citadels_side() -> None:
    """C gives WHETSTONES to B's defender."""
    t = table("executioner", "knight", citadel("cook", hand="whetstones"), dice=[1, 1])
    t.war("executioner")
    t.defend("knight")
    t.play(C, "whetstones", ("boost", 0, "knight"))
    t.to("hire.choose")
    assert t.final_scores == [4, 6]


@pytest.mark.clause("FAN-LAB.6")
def test_labor_may_be_given_to_a_citadel_that_defends_without_legacies() -> None:
    """R72: B defends bare and rolls 1; C gives WHETSTONES to B itself: 4."""
    t = table("executioner", "knight/tasked", citadel("cook", hand="whetstones"), dice=[1, 1])
    t.war("executioner")
    t.to("W.JOIN")
    t.play(C, "whetstones", ("boost-bare", 0))
    t.to("hire.choose")
    assert t.final_scores == [4, 4]


@pytest.mark.clause("FAN-LAB.6")
def test_a_defense_is_bare_only_once_no_defenders_were_chosen() -> None:
    """R105: in `W.DECL` WHETSTONES can go to the attacker alone, although B has nobody to send."""
    t = table("executioner", "knight/tasked", citadel("cook", hand="whetstones"), dice=[1, 1])
    t.war("executioner")
    assert t.is_at("W.DECL", C)
    t.play(C, "whetstones", ("executioner",))
    t.to("hire.choose")
    assert t.final_scores == [7, 1]


@pytest.mark.clause("FAN-LAB.6")
def test_labor_may_benefit_any_citadel() -> None:
    """COUNCIL: a Citadel of your choice casts two more votes."""
    t = table(citadel("cook", hand="council"), "", "", phase=3, first=A, trial_deck="overtime")
    t.do("play", "council")
    assert t.offered == ["name 0", "name 1", "name 2"]
    t.do("name", C)
    t.do("vote", "nay", by=A)
    t.do("vote", "nay", by=B)
    t.do("vote", "yea", by=C)
    assert t.trials == "overtime"


@pytest.mark.clause("FAN-LAB.7")
def test_cards_of_one_title_may_be_applied_to_the_same_legacy() -> None:
    t = table(citadel("cook bishop", hand="iridium-picks iridium-picks"), "", "", dice=[1])
    t.harvest("cook")
    for _ in range(2):
        t.play(A, "iridium-picks", pay="bishop")
        t.resolve()
    t.to("hire.choose")
    assert t.final_scores == [8]


@pytest.mark.clause("FAN-LAB.7")
def test_several_cards_may_be_attached_to_one_legacy() -> None:
    t = table(citadel("knight cook:9", hand="thacko deepdrill mirror-shield"), "", "", phase=4)
    for name in ("thacko", "deepdrill", "mirror-shield"):
        t.play(A, name, "knight", pay="cook")
        t.resolve()
    assert t.attached("knight") == "thacko deepdrill mirror-shield"
