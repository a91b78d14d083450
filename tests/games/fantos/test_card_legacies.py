"""The abilities of Legacies in Phase 4 and at any time; the other abilities are in the next module."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, find, table

# --- Phase 4: Shards ---------------------------------------------------------------------------


def test_cook_feeds_another_own_legacy() -> None:
    t = table("cook knight:1 diver", "freeman", "", phase=4)
    t.do("use", "cook")
    assert t.offered == ["choose knight", "choose diver"]
    t.do("choose", "knight")
    t.resolve()
    assert (t.shards("knight"), t.shards("cook"), t.state("cook")) == (3, 3, "tasked")
    assert t.reserves == [20, 20, 20]


def test_alchemist_turns_one_shard_into_three() -> None:
    t = table("alchemist", "", "", phase=4)
    t.use(A, "alchemist")
    t.resolve()
    assert (t.shards("alchemist"), t.reserve(A), t.state("alchemist")) == (4, 23, "tasked")


def test_bishop_takes_from_the_richest_other_reserve() -> None:
    """A is richest of all, but C is the richest other."""
    t = table(citadel("bishop", reserve=40), citadel(reserve=19), citadel(reserve=25), phase=4)
    t.use(A, "bishop")
    t.resolve()
    assert t.reserves == [42, 19, 23]


def test_bishop_chooses_among_the_richest() -> None:
    """R78: B and C are tied; the choice is made when it resolves."""
    t = table("bishop", citadel(reserve=25), citadel(reserve=25), citadel(reserve=24), phase=4)
    t.use(A, "bishop")
    assert (t.prompt, t.offered) == ("target.richest", ["name 1", "name 2"])
    t.do("name", C)
    assert t.reserves == [22, 25, 23, 24]


@pytest.mark.clause("FAN-CARD.9")
def test_sperviter_takes_from_a_reserve_and_never_from_legacies() -> None:
    t = table("sperviter", "knight", citadel("cook", reserve=9), phase=4)
    t.use(A, "sperviter", C)
    t.resolve()
    assert (t.reserves, t.shards("sperviter"), t.shards("cook")) == ([23, 20, 6], 4, 3)


@pytest.mark.clause("FAN-CARD.9")
def test_sperviter_takes_what_is_there_and_may_eliminate() -> None:
    t = table("sperviter", citadel("knight", reserve=2), "", phase=4)
    t.use(A, "sperviter", B)
    t.resolve()
    assert (t.reserves, t.citadel(B).alive, t.state("knight")) == ([22, 0, 20], False, "discarded")


@pytest.mark.parametrize(("target", "left"), [("knight", 2), ("cook", 0), ("diver", 1)])
def test_executioner_removes_three_shards_of_any_legacy(target: str, left: int) -> None:
    """Of KNIGHT (5); of COOK, who has 3; of his own fellow DIVER (4). They go to the Trove."""
    t = table("executioner diver", "knight", "cook", phase=4)
    trove = t.s.trove
    t.use(A, "executioner", target)
    t.resolve()
    assert t.s.trove == trove + 1 + 3
    assert t.shards("executioner") == 5
    assert (t.state(target) == "discarded") if left == 0 else (t.shards(target) == left)


def test_siphon_takes_from_any_legacy_onto_itself() -> None:
    t = table("siphon cook", "knight/tasked", "", phase=4)
    t.do("use", "siphon")
    assert t.offered == ["choose cook", "choose knight"], "any but itself"
    t.do("choose", "knight")
    t.resolve()
    assert (t.shards("siphon"), t.shards("knight"), t.reserves) == (7, 3, [20, 20, 20])


def test_mistbroker_lays_out_shards_anew_and_adds_up_to_three() -> None:
    t = table("mistbroker knight cook:1", "freeman", "", phase=4)
    t.use(A, "mistbroker")
    t.resolve()
    assert (t.prompt, t.offered) == ("move.reserve", ["amount 0", "amount 1", "amount 2", "amount 3"])
    t.do("amount", 3)
    t.shares(mistbroker=2, knight=3, cook=10)
    assert [t.shards(name) for name in ("mistbroker", "knight", "cook")] == [2, 3, 10]
    assert (t.reserve(A), t.shards("freeman")) == (17, 5)


def test_mistbroker_leaves_a_shard_in_the_reserve_and_cannot_reach_the_disabled() -> None:
    """R104, R13, FAN-DIS.2."""
    t = table(citadel("mistbroker knight/disabled", reserve=3), "", "", phase=4)
    t.use(A, "mistbroker")
    assert t.offered == ["amount 0", "amount 1", "amount 2"]
    t.do("amount", 2)
    assert (t.shards("mistbroker"), t.shards("knight"), t.reserve(A)) == (8, 5, 1)


# --- Phase 4: cards ----------------------------------------------------------------------------


def test_archivist_draws_two() -> None:
    t = table(citadel("archivist", hand="raid"), "", "", phase=4, labor_deck="alms duel council")
    t.use(A, "archivist")
    t.resolve()
    assert t.hand(A) == "raid alms duel"


def test_fang_confessor_looks_at_a_hand_and_discards_a_card_of_it() -> None:
    """Only hands that hold something; the looker alone sees what is in it (FAN-HID.6)."""
    t = table("fang-confessor", citadel(hand="raid alms"), "", citadel(hand="duel"), phase=4)
    t.do("use", "fang-confessor")
    assert t.offered == ["name 1", "name 3"]
    t.do("name", B)
    assert (t.prompt, t.asked, t.offered) == ("spy.discard", A, ["discard raid", "discard alms"])
    (found,) = [event for event in t.events if event.kind == "saw-hand"]
    assert found.only == (A,)
    t.do("discard", "raid")
    assert (t.hand(B), t.labor_discard, t.state("fang-confessor")) == ("alms", "raid", "tasked")


def test_star_tinker_takes_a_card_of_choice_from_the_discard_pile() -> None:
    t = table("star-tinker", "", "", phase=4, labor_discard="raid alms raid duel")
    t.use(A, "star-tinker")
    assert sorted(t.offered) == ["recover alms", "recover duel", "recover raid"]
    t.do("recover", "alms")
    assert t.prompt != "recover.card", "just one"
    assert (t.hand(A), t.labor_discard) == ("alms", "raid raid duel")


def test_star_tinker_has_nothing_to_do_with_an_empty_pile() -> None:
    t = table("star-tinker", "", "astrologers", phase=4)
    assert not t.could(A, "use", "star-tinker")


@pytest.mark.clause("FAN-CARD.3")
def test_gravedigger_lays_the_pool_face_down_in_an_order_of_choice() -> None:
    t = table("gravedigger", "", "", phase=4, pool="bishop cook knight diver sapper")
    t.use(A, "gravedigger")
    for name in ("diver", "sapper", "cook", "bishop"):
        assert t.prompt == "pool.arrange"
        t.do("next", name)
    assert (t.names(t.s.pool), t.names(t.s.pool_down)) == ("", "diver sapper cook bishop knight")


@pytest.mark.clause("FAN-CARD.3", "FAN-HIR.13")
def test_later_hires_of_these_cards_are_blind() -> None:
    """B hires the second of the five, without seeing it: it is SAPPER, and the new card lies face up."""
    t = table(
        "gravedigger", "", "", phase=4, pool="bishop cook knight diver sapper", legacy_deck="freeman envoy"
    )
    t.use(A, "gravedigger")
    for name in ("diver", "sapper", "cook", "bishop"):
        t.do("next", name)
    t.to("hire.choose", B)
    assert t.offered == ["pass", *(f"hire-blind {place}" for place in range(5))]
    assert find(t.s, "sapper") not in t.match.view(B)["table"]["pool_down"]
    t.do("hire-blind", 1)
    assert (t.tableau(B), t.reserve(B)) == ("sapper", 16)
    assert (t.names(t.s.pool), t.names(t.s.pool_down)) == ("freeman", "diver cook bishop knight")


# --- Phase 4: states and actions ---------------------------------------------------------------


def test_mirewalker_tasks_any_legacy() -> None:
    t = table("mirewalker", "knight", "cook", phase=4)
    t.use(A, "mirewalker", "knight")
    t.resolve()
    assert (t.state("knight"), t.legacy("knight").role, t.shards("mirewalker")) == ("tasked", "", 3)


def test_gaoler_of_rime_disables_any_legacy() -> None:
    t = table("gaoler-of-rime", "knight+thacko", "", phase=4)
    t.use(A, "gaoler-of-rime", "knight")
    t.resolve()
    assert (t.state("knight"), t.shards("gaoler-of-rime"), t.labor_discard) == ("disabled", 5, "thacko")


def test_tempest_oracle_calls_a_special_tribute_and_cannot_be_nominated_herself() -> None:
    t = table("tempest-oracle cook", "knight", "", phase=4, dice=[3, 1])
    t.use(A, "tempest-oracle")
    t.resolve()
    assert t.shards("tempest-oracle") == 5
    assert [part.card for side in t.action.sides for part in side.parts] == [
        find(t.s, "cook"), find(t.s, "knight"),
    ]  # fmt: skip
    t.to("tribute.reward")
    t.shares(c=1)
    assert (t.reigning, t.reserves) == ("cook", [21, 20, 19])


def test_knight_challenges_any_legacy() -> None:
    """R100: War 2 + 3 against FREEMAN's 2 + 1; the Shard is spent first."""
    t = table("knight", "freeman/tasked", "cook", phase=4, dice=[3, 1])
    t.use(A, "knight", "freeman")
    t.to("hire.choose")
    assert t.final_scores == [5, 3]
    assert (t.shards("knight"), t.shards("freeman"), t.state("knight")) == (6, 3, "tasked")


# --- Instants ----------------------------------------------------------------------------------


def test_shirazad_untasks_another_own_legacy() -> None:
    """In W.PH1, before the action: COOK works a second time."""
    t = table("shirazad cook/tasked", "knight/tasked", "", dice=[1])
    t.do("use", "shirazad")
    assert (t.state("cook"), t.state("shirazad"), t.state("knight")) == ("untasked", "tasked", "tasked")


def test_astrologers_look_at_two_trials_and_put_them_back_in_any_order() -> None:
    t = table("astrologers", "", "", phase=3, first=A, trial_deck="shard-rain overtime comet-swarm")
    t.use(A, "astrologers")
    assert (t.prompt, t.offered) == ("trials.arrange", ["next shard-rain", "next overtime"])
    t.do("next", "overtime")
    assert t.emitted("trial-revealed") == [(find(t.s, "overtime"),)], "COMET SWARM was out of reach"
    assert t.s.trial_deck[0][0] == find(t.s, "shard-rain")


@pytest.mark.parametrize(("die", "faces", "scores"), [((0, 0), [3], [5, 3]), ((1, 0), [2], [4, 4])])
def test_clockwarden_rerolls_any_one_die(die: tuple[int, int], faces: list[int], scores: list[int]) -> None:
    """KNIGHT 2 + 2 against FREEMAN 2 + 1: C rerolls one of both dice, and his Legacy is not tasked."""
    t = table("knight", "freeman", "clockwarden", dice=[2, 1, *faces])
    t.war("knight")
    t.defend("freeman")
    t.to("W.ROLL")
    t.use(C, "clockwarden", ("die", *die))
    t.resolve()
    assert t.final_scores == scores
    assert (t.shards("clockwarden"), t.state("clockwarden")) == (5, "untasked")


def test_clockwarden_needs_dice() -> None:
    t = table("knight", "freeman", "clockwarden astrologers", dice=[2])
    t.harvest("knight")
    assert (t.window, t.could(C, "use", "clockwarden")) == ("W.DECL", False)
    t.to("W.ROLL")
    assert t.could(C, "use", "clockwarden")


def test_logician_cancels_an_ability_that_waits() -> None:
    """The Shard of ALCHEMIST is not returned, and he stays tasked (R22)."""
    t = table("alchemist", "logician", "", phase=4)
    t.use(A, "alchemist")
    t.use(B, "logician", "alchemist")
    t.resolve()
    assert (t.reserve(A), t.shards("alchemist"), t.state("alchemist")) == (20, 4, "tasked")
    assert (t.shards("logician"), t.state("logician")) == (5, "tasked")


def test_logician_does_not_reach_labor_or_natives() -> None:
    t = table(
        citadel("bishop quarryman cook", hand="iridium-picks"),
        "logician tithe-reeve",
        "astrologers",
        dice=[1, 1],
    )
    t.harvest("bishop", "quarryman")
    t.play(A, "iridium-picks", ("boost", 0, "bishop"), pay="cook")
    assert not t.could(B, "use", "logician")
    t.to("hire.choose")
    assert (t.final_scores, t.shards("tithe-reeve")) == ([11], 6)


@pytest.mark.parametrize(
    ("card", "target"), [("raid", B), ("pilgrimage", "cook"), ("rust-plague", "provost")]
)
def test_provost_cancels_a_cheap_labor_card_that_waits(card: str, target: int | str) -> None:
    """RAID and RUST PLAGUE cost 1, PILGRIMAGE 0."""
    t = table(citadel("cook:3", hand=card), "provost", "", phase=4)
    t.play(A, card, target, pay="cook")
    t.use(B, "provost", card)
    t.resolve()
    assert (t.reserves, t.shards("provost"), t.state("provost")) == ([20, 20, 20], 4, "tasked")
    assert (t.state("cook"), t.labor_discard) == ("untasked", card)


def test_provost_does_not_reach_dear_linked_or_attached_labor() -> None:
    """DEEPDRILL costs 2; when cheap ZRADAS are attached already, it is too late."""
    t = table(citadel("cook:3", hand="deepdrill"), "provost astrologers", "knight+zradas", phase=4)
    t.play(A, "deepdrill", "cook", pay="cook")
    assert not t.could(B, "use", "provost")
    t.resolve()
    assert not t.could(B, "use", "provost")


def test_envoy_adds_a_vote_of_its_own_citadel() -> None:
    """A alone is for BAD BLOOD: 2 votes to 2, a tie; with the Reigning Tribute A lets it pass."""
    t = table("envoy", "", "", phase=3, first=A, trial_deck="bad-blood", reigning="envoy")
    t.use(A, "envoy")
    t.resolve()
    t.do("vote", "yea", by=A)
    t.do("vote", "nay", by=B)
    t.do("vote", "nay", by=C)
    assert (t.prompt, t.asked) == ("vote.tie", A)
    t.do("pass-trial")
    assert (t.trials, t.state("envoy")) == ("bad-blood", "tasked")


def test_envoy_is_for_votes_only() -> None:
    t = table("envoy", "", "astrologers", phase=3, first=A, trial_deck="long-night")
    for window in ("W.TR0", "W.TR1", "W.SEC"):
        t.to(window)
        assert not t.could(A, "use", "envoy")


def test_bargain_captain_lets_the_trove_pay_three() -> None:
    t = table("bargain-captain", "", "", phase=5, pool="bishop cook knight diver sapper")
    t.use(A, "bargain-captain")
    t.hire("bishop")
    assert (t.reserve(A), t.shards("bishop"), t.state("bargain-captain")) == (17, 6, "tasked")


@pytest.mark.clause("FAN-CARD.6")
@pytest.mark.parametrize(("state", "usable"), [("untasked", True), ("tasked", False), ("disabled", False)])
def test_navigator_gains_if_it_is_untasked_at_the_end_of_its_own_turn(state: str, usable: bool) -> None:
    t = table(f"navigator/{state}", "", "astrologers", phase=6)
    t.to("W.END")
    assert t.could(A, "use", "navigator") == usable
    if usable:
        t.use(A, "navigator")
        t.resolve()
        assert (t.reserve(A), t.state("navigator"), t.shards("navigator")) == (22, "untasked", 4)


@pytest.mark.clause("FAN-CARD.6")
def test_navigator_does_nothing_at_the_end_of_others_turns() -> None:
    t = table("", "navigator", "astrologers", phase=6)
    t.to("W.END")
    assert not t.could(B, "use", "navigator")
