"""FAN-WAR: who wins a War, and what the loser pays."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, table

# --- step 3: who wins --------------------------------------------------------------------------


@pytest.mark.clause("FAN-WAR.9")
@pytest.mark.parametrize(
    ("dice", "won"),
    [([3, 1], (A, 1)), ([1, 3], (B, 3))],
    ids=["the attacker", "the defender"],
)
def test_the_higher_score_wins_by_the_difference(dice: list[int], won: tuple[int, int]) -> None:
    """COOK (War 1) with 3 against KNIGHT (War 2) with 1; and the other way round."""
    t = table("cook:9", "knight:9", "mistbroker", dice=dice)
    t.war("cook")
    t.defend("knight")
    t.to("W.AFTER")
    assert t.emitted("war-won") == [won]
    winner, damage = won
    assert t.reserve(winner) == 20 + damage
    assert t.shards("knight" if winner == A else "cook") == 9 - damage


@pytest.mark.clause("FAN-WAR.10")
def test_equal_scores_are_a_draw() -> None:
    """COOK 1+2, STAR TINKER 1+2: nothing moves, both stay tasked; W.AFTER comes as after any War."""
    t = table("cook:3", "star-tinker:3", "mistbroker", dice=[2, 2])
    t.war("cook")
    t.defend("star-tinker")
    t.to("W.AFTER")
    assert (t.reserves, t.shards("cook"), t.shards("star-tinker")) == ([20, 20, 20], 3, 3)
    assert (t.state("cook"), t.state("star-tinker")) == ("tasked", "tasked")
    assert (t.emitted("war-won"), t.emitted("shards")) == ([], [])


# --- step 4: damage ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-WAR.11")
@pytest.mark.parametrize(
    ("knight", "siphon"), [(4, 0), (0, 4), (2, 2), (1, 3)], ids=["first", "second", "even", "uneven"]
)
def test_the_loser_splits_the_damage_over_its_warring_legacies(knight: int, siphon: int) -> None:
    """B loses by 4 with KNIGHT and SIPHON; BISHOP, who does not fight, cannot pay, nor can the Reserve."""
    t = table("brigands executioner", "knight:5 siphon:5 bishop:6", "", dice=[3, 1, 1, 1])
    t.war("brigands", "executioner")
    t.defend("knight", "siphon")
    assert (t.prompt, t.asked) == ("war.damage", B)
    assert t.offered == [f"give knight {n}" for n in (4, 3, 2, 1, 0)]
    t.shares(knight=knight, siphon=siphon)
    assert [t.shards(name) for name in ("knight", "siphon", "bishop")] == [5 - knight, 5 - siphon, 6]
    assert t.reserves == [24, 20, 20]


@pytest.mark.clause("FAN-WAR.11")
def test_a_losing_attacker_pays_in_the_same_way() -> None:
    """COOK and STAR TINKER (2+1+1) lose to BRANDSWORN (4+3) by 3."""
    t = table("cook:3 star-tinker:3", "brandsworn", "", dice=[1, 1, 3, 3])
    t.war("cook", "star-tinker")
    t.defend("brandsworn")
    assert (t.prompt, t.asked) == ("war.damage", A)
    t.shares(cook=1, star_tinker=2)
    assert (t.shards("cook"), t.shards("star-tinker"), t.reserves) == (2, 1, [20, 23, 20])


@pytest.mark.clause("FAN-WAR.11")
def test_by_default_the_fullest_pays_first() -> None:
    """Decision D11: of 6 Shards SIPHON gives all its 5, KNIGHT 1."""
    t = table("brandsworn executioner", "knight:3 siphon:5", "", dice=[3, 3, 2, 1, 1])
    t.war("brandsworn", "executioner")
    t.defend("knight", "siphon")
    t.idles()
    assert (t.state("siphon"), t.shards("knight")) == ("discarded", 2)


@pytest.mark.clause("FAN-WAR.12")
def test_the_reserve_pays_only_what_the_warring_legacies_cannot() -> None:
    """R29: damage 7; KNIGHT holds 2 and SIPHON 1: both are emptied, the Reserve pays 4; nobody is asked."""
    t = table("brandsworn executioner", "knight:2 siphon:1 bishop:6", "", dice=[3, 3, 3, 1, 1])
    t.war("brandsworn", "executioner")
    t.defend("knight", "siphon")
    assert t.prompt != "war.damage"
    assert (t.state("knight"), t.state("siphon"), t.shards("bishop")) == ("discarded", "discarded", 6)
    assert t.reserves == [27, 16, 20]


@pytest.mark.clause("FAN-WAR.12")
def test_a_legacy_that_left_the_war_does_not_pay() -> None:
    """KNIGHT is disabled in W.ROLL: his die and Stat are out, and SIPHON alone is warring."""
    t = table("brandsworn", "knight:5 siphon:1", citadel("bishop", hand="bitter-draught"), dice=[3, 3, 3, 1])
    t.war("brandsworn")
    t.defend("knight", "siphon")
    t.to("W.ROLL")
    assert t.scores == [7, 8]
    t.play(C, "bitter-draught", "knight", pay="bishop")
    t.resolve()
    assert t.emitted("war-won") == [(A, 4)]
    assert (t.state("siphon"), t.shards("knight"), t.state("knight")) == ("discarded", 5, "disabled")
    assert t.reserves == [24, 17, 20]


@pytest.mark.clause("FAN-WAR.13")
def test_a_bare_defense_pays_from_the_reserve() -> None:
    """KNIGHT is untasked and holds 5 Shards, but he is not warring."""
    t = table("executioner", "knight:5", "", dice=[3, 1])
    t.war("executioner")
    t.defend()
    assert (t.reserves, t.shards("knight")) == ([25, 15, 20], 5)


@pytest.mark.clause("FAN-WAR.14")
def test_all_shards_paid_go_to_the_winners_reserve() -> None:
    """From Legacies and Reserve of the loser; the winner's Legacies get nothing."""
    t = table("brandsworn:8", citadel("knight:2", reserve=20), "mistbroker", dice=[3, 3, 1])
    t.war("brandsworn")
    t.defend("knight")
    t.to("W.AFTER")
    assert (t.reserves, t.shards("brandsworn")) == ([24, 18, 20], 8)


@pytest.mark.clause("FAN-WAR.14", "FAN-WAR.15")
def test_a_loser_that_cannot_pay_it_all_gives_what_there_is() -> None:
    """R30: damage 9, KNIGHT holds 1, the Reserve 2: A gets 3, B is eliminated."""
    t = table(
        "brandsworn executioner", citadel("knight:1 bishop:6", reserve=2), "mistbroker",
        dice=[3, 3, 2, 1],
    )  # fmt: skip
    t.war("brandsworn", "executioner")
    t.defend("knight")
    t.to("W.AFTER")
    assert t.emitted("war-won") == [(A, 9)]
    assert t.reserves == [23, 0, 20]
    assert (t.citadel(B).alive, t.state("bishop")) == (False, "discarded")


@pytest.mark.clause("FAN-WAR.15")
def test_emptied_legacies_are_discarded_before_an_empty_reserve_eliminates() -> None:
    """Then W.AFTER, in which the loser has no say any more."""
    t = table(
        "brandsworn executioner", citadel("knight:1 mistbroker", reserve=2), "astrologers",
        dice=[3, 3, 2, 1],
    )  # fmt: skip
    t.war("brandsworn", "executioner")
    t.defend("knight")
    t.to("W.AFTER")
    story = [(event.kind, event.clause) for event in t.events]
    order = [story.index(("legacy-discarded", "FAN-LEG.6")), story.index(("eliminated", "FAN-ELIM.1"))]
    assert order == sorted(order)
    assert t.asked == C


@pytest.mark.clause("FAN-WAR.15")
def test_a_loser_that_keeps_a_shard_in_its_reserve_lives_on() -> None:
    t = table("executioner", citadel("", reserve=6), "mistbroker", dice=[3, 1])
    t.war("executioner")
    t.to("W.AFTER")
    assert (t.reserves, t.citadel(B).alive) == ([25, 1, 20], True)


@pytest.mark.clause("FAN-WAR.16")
@pytest.mark.parametrize("dice", [[3, 1], [1, 3]], ids=["won", "lost"])
def test_the_active_citadel_goes_on_with_its_turn_whoever_wins(dice: list[int]) -> None:
    """Its Secondary Actions, its hire, its discards."""
    t = table(citadel("cook bishop", hand="raid"), "knight", "", "", dice=dice)
    t.war("cook")
    t.defend("knight")
    t.to("W.SEC")
    assert (t.asked, t.s.active) == (A, A)
    t.to("hire.choose")
    assert t.asked == A
    t.to("discard.cards")
    assert t.asked == A
