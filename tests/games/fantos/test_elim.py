"""FAN-ELIM: elimination, at any instant and in all ways."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, Table, citadel, table

RAID_ANY_TIME = ['labor.raid.icon="inst"']
"""RAID as an Instant, so that a Reserve can be emptied in every window."""


def fallen(t: Table) -> list[int]:
    """The Citadels that were eliminated, in order."""
    return [seat for (seat,) in t.emitted("eliminated")]


def raid(t: Table, by: int, at: int) -> None:
    """A Citadel raids another at its first chance, and nobody reacts."""
    t.play(by, "raid", at)
    t.resolve()


# --- when and what -----------------------------------------------------------------------------


@pytest.mark.clause("FAN-ELIM.1")
@pytest.mark.parametrize(("reserve", "out"), [(4, False), (3, True), (1, True)])
def test_a_reserve_of_nothing_eliminates_at_once(reserve: int, out: bool) -> None:
    """A's RAID takes 3 of B's Reserve; that BISHOP still holds 6 does not help."""
    t = table(citadel("cook", hand="raid"), citadel("bishop", reserve=reserve), "", "", phase=4)
    raid(t, A, B)
    assert t.citadel(B).alive != out
    assert (fallen(t), t.reserve(A)) == ([B] if out else [], 20 + min(3, reserve))


@pytest.mark.clause("FAN-ELIM.1")
def test_for_any_reason_a_tribute() -> None:
    """A's nominee wins 4: the whole Reserve of B, who took no part."""
    t = table("cook", citadel("", reserve=4), "", "", dice=[3])
    t.tribute("cook")
    t.shares(b=4)
    assert (fallen(t), t.reserves) == ([B], [24, 0, 20, 20])


@pytest.mark.clause("FAN-ELIM.1")
def test_for_any_reason_war_damage() -> None:
    """B defends without Legacies, 8 against 1; its Reserve of 5 is all there is."""
    t = table("brandsworn", citadel("", reserve=5), "", dice=[3, 1, 1])
    t.war("brandsworn")
    assert (fallen(t), t.reserves) == ([B], [25, 0, 20])


@pytest.mark.clause("FAN-ELIM.1")
def test_for_any_reason_the_end_of_the_turn() -> None:
    """WASTING PLAGUE takes 2 of A's Reserve, since A has no Legacies."""
    t = table(citadel("", reserve=2), "", "", phase=6, trials="wasting-plague")
    assert (fallen(t), t.s.active, t.s.turn) == ([A], B, 2)


@pytest.mark.clause("FAN-ELIM.2")
def test_all_it_had_is_discarded_and_its_shards_go_to_the_trove() -> None:
    """B had BISHOP with ZRADAS, KNIGHT disabled, VIZIER reigning, and two cards in hand."""
    t = table(
        citadel("cook", hand="raid"),
        citadel("bishop:4+zradas knight:3/disabled vizier:2/tasked", hand="alms council", reserve=3),
        "", "", phase=4, reigning="vizier",
    )  # fmt: skip
    trove = t.s.trove
    raid(t, A, B)
    assert [t.state(name) for name in ("bishop", "knight", "vizier")] == ["discarded"] * 3
    assert t.s.trove == trove + 1 + 4 + 3 + 2  # RAID's price, and what lay on the Legacies
    assert sorted(t.labor_discard.split()) == ["alms", "council", "raid", "zradas"]
    assert (t.reigning, t.reserve(B), t.hand(B), t.tableau(B)) == ("", 0, "", "")


@pytest.mark.clause("FAN-ELIM.2")
def test_salvager_gains_for_each_of_its_legacies() -> None:
    """One Shard each, for disabled ones too; a dormant VIZIER counts for nothing (R52)."""
    t = table(
        citadel("cook", hand="raid"), citadel("bishop knight/disabled vizier:1/dormant", reserve=3),
        "salvager:4", "", phase=4,
    )  # fmt: skip
    raid(t, A, B)
    assert (t.shards("salvager"), t.state("vizier")) == (6, "discarded")


# --- in its own turn ---------------------------------------------------------------------------


@pytest.mark.clause("FAN-ELIM.3")
@pytest.mark.parametrize("phase", [1, 2, 3, 4, 5, 6])
def test_in_any_phase_of_its_own_turn_the_turn_ends_on_the_spot(phase: int) -> None:
    """B raids A in A's turn: no draw, no Trial, and no COMMON CAUSE at the end of A's turn follow."""
    t = table(
        citadel("quarryman", reserve=2), citadel("knight", hand="raid"), "", "",
        phase=phase, first=A, trials="common-cause", trial_deck="long-night", changes=RAID_ANY_TIME,
    )  # fmt: skip
    turn = t.s.turn
    raid(t, B, A)
    assert (fallen(t), t.s.active, t.s.turn, t.s.phase) == ([A], B, turn + 1, 2)
    assert t.trials == "common-cause"
    assert t.reserves == [0, 22, 20, 20]


@pytest.mark.clause("FAN-ELIM.3")
@pytest.mark.parametrize("window", ["W.DECL", "W.ROLL"])
@pytest.mark.parametrize("action", ["harvest", "war", "tribute"])
def test_its_action_in_progress_is_cancelled(action: str, window: str) -> None:
    """A dies in the middle of its action: nobody gains anything, the title stays where it is."""
    t = table(
        citadel("cook", reserve=3), citadel("knight", hand="raid"), "siphon", "",
        reigning="siphon", changes=RAID_ANY_TIME, dice=[3, 1],
    )  # fmt: skip
    getattr(t, action)("cook")
    t.to(window, B)
    raid(t, B, A)
    assert t.emitted("action-cancelled") == [(action, A)]
    assert (t.s.active, t.reserves, t.reigning) == (B, [0, 23, 20, 20], "siphon")
    assert (t.s.actions, t.s.windows, t.emitted("scores")) == ([], [], [])
    assert t.s.phase == 2


@pytest.mark.clause("FAN-ELIM.3")
def test_a_payment_being_made_stands() -> None:
    """A attacks, loses by 5 and pays with COOK's 3 and its last 2: B has them. W.AFTER is not opened."""
    t = table(citadel("cook", reserve=2), "brandsworn mistbroker", "", "", dice=[1, 3, 3])
    t.war("cook")
    t.defend("brandsworn")
    t.to("W.ROLL")
    t.passes()
    assert (fallen(t), t.reserves) == ([A], [0, 25, 20, 20])
    assert (t.s.active, t.s.turn, t.s.actions) == (B, 2, [])
    assert t.emitted("action-cancelled") == []


@pytest.mark.clause("FAN-ELIM.3")
def test_a_challenger_takes_the_last_of_the_active_citadel() -> None:
    """A's Tribute is won by B with 6 to 2, who takes all 4 from A: B reigns, and B's turn begins."""
    t = table(citadel("cook", reserve=4), "marquis", "", "", dice=[1, 3])
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.to("tribute.reward")
    t.shares(a=4)
    assert (fallen(t), t.s.active, t.reigning) == ([A], B, "marquis")
    assert t.reserves == [0, 26, 20, 20]  # with 2 for MARQUIS at the start of B's turn


@pytest.mark.clause("FAN-ELIM.3")
def test_a_harvest_paid_out_is_not_taken_back_but_draws_no_trials() -> None:
    """A gains 5 and loses 3 to MILL FEE and 3 to another: dead with the Harvest completed, no Trial comes."""
    t = table(
        citadel("quarryman", reserve=1), citadel("knight", hand="mill-fee"), citadel("cook", hand="mill-fee"),
        "", trial_deck="long-night", dice=[2],
    )  # fmt: skip
    t.harvest("quarryman")
    t.to("W.AFTER")
    t.play(B, "mill-fee")
    t.play(C, "mill-fee")
    t.to("action.choose", B)
    assert (fallen(t), t.reserves) == ([A], [0, 23, 23, 20])
    assert t.emitted("trial-revealed") == []


@pytest.mark.clause("FAN-ELIM.3")
def test_no_further_end_of_turn_effects() -> None:
    """WASTING PLAGUE eliminates A; COMMON CAUSE, which came later, does not save it."""
    t = table(citadel("", reserve=2), "", "", phase=6, trials="wasting-plague common-cause")
    assert (fallen(t), t.reserves) == ([A], [0, 20, 20])
    t = table(citadel("", reserve=2), "", "", phase=6, trials="common-cause wasting-plague")
    assert (fallen(t), t.reserves) == ([], [3, 20, 20])


@pytest.mark.clause("FAN-ELIM.3")
def test_a_trial_just_revealed_is_removed() -> None:
    """R86: A falls in W.TR1 of OVERTIME: there is no vote, the Trial is gone."""
    t = table(
        citadel("", reserve=3), citadel("knight", hand="raid"), "", "",
        phase=3, first=A, trial_deck="overtime", changes=RAID_ANY_TIME,
    )  # fmt: skip
    t.to("W.TR1")
    raid(t, B, A)
    assert (t.trials, t.names(t.s.trials_gone), t.emitted("vote")) == ("", "overtime", [])
    assert t.s.active == B


@pytest.mark.clause("FAN-ELIM.3")
def test_by_its_own_trial_the_active_citadel_falls() -> None:
    """COMET SWARM, the first of two draws, empties A's Reserve: the second is not drawn."""
    t = table(
        citadel("", reserve=1), "", "", phase=3, gained=7, trial_deck="comet-swarm long-night", dice=[1, 2, 3]
    )
    assert (fallen(t), t.reserves, t.trials) == ([A], [0, 18, 17], "")
    assert t.names(t.s.trials_gone) == "comet-swarm"
    assert t.s.active == B


# --- what stays, and what is over --------------------------------------------------------------


@pytest.mark.clause("FAN-ELIM.5")
def test_labor_that_it_attached_to_others_stays() -> None:
    """R46: B plays ZRADAS on C's KNIGHT and falls: C keeps ZRADAS and its second vote."""
    t = table(
        citadel("cook", hand="raid"), citadel("bishop", hand="zradas", reserve=3), "knight", "", phase=4
    )
    t.play(B, "zradas", "knight")
    t.resolve()
    raid(t, A, B)
    assert (fallen(t), t.attached("knight")) == ([B], "zradas")


@pytest.mark.clause("FAN-ELIM.5", "FAN-RES.15")
def test_labor_on_its_way_to_anothers_legacy_arrives() -> None:
    """B falls while its ZRADAS waits: the card does not depend on B and is attached all the same."""
    t = table(
        citadel("cook", hand="raid"), citadel("bishop", hand="zradas", reserve=3), "knight", "", phase=4
    )
    t.play(B, "zradas", "knight")
    raid(t, A, B)
    assert (fallen(t), t.attached("knight")) == ([B], "zradas")


@pytest.mark.clause("FAN-ELIM.6")
def test_it_is_asked_nothing_and_cannot_be_named() -> None:
    """B has fallen: no priority, no vote, no Offer, no turn; RAID, War and Tribute find A, C and D only."""
    t = table(
        citadel("cook knight", hand="raid"), citadel(reserve=0), "astrologers", "bishop",
        phase=4, negotiation=True, first=A, trial_deck="overtime bad-blood",
    )  # fmt: skip
    asked: set[int | None] = set()
    seen: set[str] = set()
    while t.s.turn < 5:
        asked |= {decision.seat for decision in t.match.decisions}
        seen |= {t.window or t.prompt}
        if t.prompt == "deal.offer":
            assert not t.offers("to", B)
        t.passes()
    assert asked == {A, C, D}
    assert {"vote.cast", "deal.offer", "W.SEC", "action.choose"} <= seen
    assert [seat for _, seat in t.emitted("turn")] == [C, D, A, C]


@pytest.mark.clause("FAN-ELIM.6")
def test_it_is_no_target_of_items_wars_and_rewards() -> None:
    given = (citadel("cook knight", hand="raid"), citadel(reserve=0), "", "")
    t = table(*given, phase=4)
    t.do("play", "raid")
    t.do("pay", "cook")
    assert t.offered == ["name 2", "name 3"]
    t = table(*given, trials="open-borders")
    t.do("declare", "war")
    assert t.offered == ["attack 2", "attack 3"]
    t = table(*given, dice=[3])
    t.tribute("cook")
    t.shares(c=4)
    assert t.reserves == [24, 0, 16, 20]


@pytest.mark.clause("FAN-ELIM.7")
def test_the_marker_of_the_active_citadel_passes_on() -> None:
    """A, First Citadel, falls in its own turn: B is First Citadel and draws a Trial in its turn."""
    t = table(
        citadel("", reserve=3), citadel("knight", hand="raid"), "", "",
        phase=4, first=A, trial_deck="long-night",
    )  # fmt: skip
    raid(t, B, A)
    t.to("hire.choose", B)
    assert (t.s.first, t.trials) == (B, "long-night")


# --- several at once ---------------------------------------------------------------------------


@pytest.mark.clause("FAN-ELIM.8")
def test_both_sides_of_a_war_fall_by_one_effect() -> None:
    """R43: C's CAMP FOLLOWERS empties A and B, attacker and defender: they fell at the same time."""
    t = table(
        citadel("cook", reserve=2), citadel("bishop", reserve=1), citadel("knight", hand="camp-followers"),
        citadel("siphon", reserve=3),
    )  # fmt: skip
    t.war("cook")
    t.play(C, "camp-followers")
    t.resolve()
    assert (fallen(t), t.s.active) == ([A, B], C)
    assert t.citadel(A).fell == t.citadel(B).fell == 1
    assert t.reserves == [0, 0, 23, 3]


@pytest.mark.clause("FAN-ELIM.8")
def test_a_reward_from_two_reserves_is_one_effect() -> None:
    """B and C fall by A's Tribute, D later by RAID: the places are 1, 3, 3, 2."""
    t = table(
        citadel("cook knight", hand="raid"), citadel("", reserve=2), citadel("", reserve=2),
        citadel("", reserve=3), dice=[3],
    )  # fmt: skip
    t.tribute("cook")
    t.shares(b=2, c=2)
    assert fallen(t) == [B, C]
    t.to("W.SEC")
    raid(t, A, D)
    assert (t.result.outcome, t.result.places) == ("last_survivor", (1, 3, 3, 2))


@pytest.mark.clause("FAN-ELIM.8")
def test_their_legacies_do_not_profit_from_each_others_fall() -> None:
    """B and C fall together: C's SALVAGER gains nothing for B's Legacies, whatever the order."""
    t = table("cook", citadel("bishop knight", reserve=2), citadel("salvager:4", reserve=2), "", dice=[3])
    found = len(t.events)
    t.tribute("cook")
    t.to("tribute.reward")
    t.shares(b=2, c=2)
    gains = [event.args for event in t.events[found:] if event.kind == "shards" and event.args[2] == "legacy"]
    assert (fallen(t), gains, t.state("salvager")) == ([B, C], [], "discarded")


@pytest.mark.clause("FAN-ELIM.1", "FAN-VAR.10")
def test_with_the_house_rule_nobody_falls() -> None:
    """Both sides of a War are emptied by CAMP FOLLOWERS: all gain 10, once, and the War goes on."""
    t = table(
        citadel("cook", reserve=2), citadel("bishop", reserve=1), citadel("knight", hand="camp-followers"),
        "", no_elimination=True, dice=[1, 2],
    )  # fmt: skip
    t.war("cook")
    t.play(C, "camp-followers")
    t.resolve()
    assert (fallen(t), t.reserves) == ([], [10, 10, 33, 30])
    assert (t.prompt, t.action.open) == ("war.defenders", True)
