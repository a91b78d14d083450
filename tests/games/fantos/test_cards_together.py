"""Cards against each other: what several of them do at the same time."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, find, table

# --- discards ----------------------------------------------------------------------------------


def test_salvager_gains_for_each_legacy_of_an_eliminated_citadel() -> None:
    """SPERVITER takes B's last 2 Shards: three Legacies are discarded, DIVER disabled."""
    t = table("sperviter", citadel("cook knight diver/disabled", reserve=2), "salvager", "", phase=4)
    t.use(A, "sperviter", B)
    t.resolve()
    assert (t.citadel(B).alive, t.shards("salvager")) == (False, 4 + 3)


def test_salvager_gains_for_all_that_fall_in_one_war() -> None:
    """COOK (1 + 1) and DIVER (1 + 1), with one Shard each, lose by 3: the third comes from the Reserve."""
    t = table("brandsworn", "cook:1 diver:1", "salvager", dice=[3, 3, 1, 1])
    t.war("brandsworn")
    t.defend("cook", "diver")
    assert (t.final_scores, t.reserves) == ([7, 4], [23, 19, 20])
    assert (t.tableau(B), t.shards("salvager")) == ("", 6)


def test_salvager_gains_for_the_culled_of_all_citadels() -> None:
    t = table("knight:8", "freeman:8", "salvager", phase=3, first=A, trial_deck="cull-of-kytu")
    assert t.shards("salvager") == 6


def test_salvager_and_his_prey_are_discarded_together() -> None:
    """R107: MISTBROKER leaves neither SALVAGER nor COOK a Shard."""
    t = table("mistbroker salvager cook", "", "", phase=4)
    t.use(A, "mistbroker")
    t.resolve()
    t.do("amount", 0)
    t.shares(mistbroker=13)
    assert (t.tableau(A), t.shards("mistbroker")) == ("mistbroker", 13)


def test_salvager_does_not_gain_from_a_dormant_vizier() -> None:
    """R52: neither when he falls dormant, nor when he is let go."""
    t = table("executioner vizier:2", "", "salvager", phase=4)
    t.use(A, "executioner", "vizier")
    t.resolve()
    t.to("hire.revive")
    t.do("let-go", "vizier")
    assert (t.state("vizier"), t.shards("salvager")) == ("discarded", 4)


def test_siphon_empties_a_legacy_and_salvager_gains() -> None:
    t = table("siphon", "cook:2", "salvager", phase=4)
    t.use(A, "siphon", "cook")
    t.resolve()
    assert (t.state("cook"), t.shards("siphon"), t.shards("salvager")) == ("discarded", 7, 5)


# --- Vizier ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.13")
def test_a_dormant_vizier_loses_title_and_labor_and_is_no_target() -> None:
    """R52: SIPHON takes his last 2; then neither COOK nor RUST PLAGUE can name him, nor CULL."""
    t = table(
        citadel("vizier:2+thacko cook knight", hand="rust-plague"), "siphon", "", phase=4, reigning="vizier"
    )
    t.use(B, "siphon", "vizier")
    t.resolve()
    assert (t.state("vizier"), t.reigning, t.labor_discard) == ("dormant", "", "thacko")
    t.do("use", "cook")
    t.to("hire.revive") if t.in_window else None
    assert (t.shards("knight"), t.prompt) == (7, "hire.revive"), "KNIGHT was the only other one"


@pytest.mark.clause("FAN-CARD.13")
def test_a_vizier_emptied_in_battle_falls_dormant_and_is_revived_with_the_incentive() -> None:
    """R52: 6 less 2 of ROOTMAW; he returns untasked, and DARK UNIONS still offer the hire of the phase."""
    t = table(
        citadel("vizier:1 cook:9", mat="rootmaw"), "brandsworn", "", dice=[1, 1, 2, 2], trials="dark-unions",
        pool="knight diver sapper",
    )  # fmt: skip
    t.war("vizier", "cook")
    t.defend("brandsworn")
    t.shares(vizier=1, cook=1)
    assert t.state("vizier") == "dormant"
    t.to("hire.revive")
    t.do("revive", "vizier")
    assert (t.reserve(A), t.shards("vizier"), t.state("vizier")) == (16, 6, "untasked")
    t.to("hire.choose", A)
    assert "reveal" in t.offered


@pytest.mark.clause("FAN-CARD.13", "FAN-CARD.22")
def test_a_vizier_who_still_holds_shards_is_discarded_by_force() -> None:
    """R52: CULL OF KYTU discards him; FAN-CARD.13 is about exhaustion."""
    t = table("vizier:9", "cook", "", phase=3, first=A, trial_deck="cull-of-kytu")
    assert t.state("vizier") == "discarded"


# --- Scores ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.4", "FAN-CARD.19")
def test_herzog_mirrors_and_charges() -> None:
    """As BRANDSWORN 4, with THACKO 3 more, rolling one die; both Shards are his own."""
    t = table("herzog:7+thacko", "brandsworn/tasked", "astrologers", dice=[1, 1])
    t.use(A, "herzog", "brandsworn")
    t.resolve()
    t.war("herzog")
    t.do("charge", "thacko")
    t.to("W.ROLL")
    assert (t.scores, t.shards("herzog")) == ([4 + 1 + 3, 1], 5)


@pytest.mark.clause("FAN-CARD.4")
def test_herzog_keeps_the_copy_when_he_defends_in_the_same_turn() -> None:
    """B's HERZOG mirrors NULL SENTINEL (War 4) when War is declared on B."""
    t = table("knight", "herzog null-sentinel/tasked", "", dice=[1, 1])
    t.war("knight")
    t.use(B, "herzog", "null-sentinel")
    t.resolve()
    t.defend("herzog")
    assert t.final_scores == [3, 5]


@pytest.mark.clause("FAN-CARD.5")
def test_mummers_serve_the_hollow_legacy_of_another_citadel() -> None:
    """C's MUMMERS add 2 to B's defense, in which SIPHON fights; DEEPDRILL would count in a Harvest."""
    t = table("knight", "siphon", "mummers", dice=[1, 1])
    t.war("knight")
    t.defend("siphon")
    assert t.window == "W.JOIN"
    t.use(C, "mummers")
    t.resolve()
    assert t.final_scores == [3, 2 + 1 + 2]
    t = table("siphon", "", "mummers+deepdrill", dice=[1], first=B)
    t.harvest("siphon")
    t.use(C, "mummers")
    t.resolve()
    assert t.final_scores == [1 + 1 + 3]


@pytest.mark.clause("FAN-CARD.5", "FAN-RES.9")
def test_mummers_add_nothing_when_the_hollow_legacy_has_left() -> None:
    """FORCED MARCH takes SIPHON out of the War in reaction; KNIGHT goes on alone."""
    t = table("knight siphon mummers", citadel("freeman", hand="forced-march"), "astrologers", dice=[1, 1])
    t.war("knight", "siphon")
    t.use(A, "mummers")
    t.play(B, "forced-march", "siphon", pay="freeman")
    t.to("W.ROLL")
    assert t.scores == [3, 1]


def test_a_harvest_under_many_cards() -> None:
    """COOK 1 with DEEPDRILL 1 and IRIDIUM PICKS 3, die 2, OVERTIME 3, LONG NIGHT -2, TROUBADOUR +2."""
    t = table(
        citadel("cook+deepdrill knight", hand="iridium-picks"), "", "troubadour astrologers",
        trials="overtime long-night", dice=[2, 3],
    )  # fmt: skip
    t.harvest("cook")
    t.play(A, "iridium-picks", "cook", pay="knight")
    t.resolve()
    t.use(C, "troubadour", ("raise", 0, A))
    t.to("W.ROLL")
    assert t.scores == [1 + 1 + 3 + 2 + 3 - 2 + 2]


def test_null_sentinel_and_mirror_shield_add_up() -> None:
    """7 to 2 is 5 damage, less 4, less 2: none."""
    t = table("brandsworn", "cook+mirror-shield null-sentinel", "", dice=[3, 3, 1])
    t.war("brandsworn")
    t.use(B, "null-sentinel")
    t.defend("cook")
    t.to("hire.choose")
    assert (t.final_scores, t.reserves, t.shards("cook")) == ([7, 2], [20, 20, 20], 3)


def test_one_die_is_rerolled_by_several_cards() -> None:
    """R25: LENSWRIGHT 1 to 2, LOADED SHARD to 3, CLOCKWARDEN to 1: the last roll counts."""
    t = table(citadel("lenswright cook", hand="loaded-shard"), "", "clockwarden", dice=[1, 2, 3, 1], first=B)
    t.harvest("lenswright")
    t.do("reroll", "lenswright")
    t.play(A, "loaded-shard", pay="cook")
    t.resolve()
    t.use(C, "clockwarden")
    t.resolve()
    assert t.final_scores == [3 + 1]


def test_diver_mill_fee_and_tithe_reeve_after_one_harvest() -> None:
    """A gains 8: TITHE REEVE 1 from the Trove, DIVER 2 and MILL FEE 3 of A; the Trials still go by 8."""
    t = table(
        "bishop quarryman", citadel("diver cook", hand="mill-fee"), "tithe-reeve", dice=[1, 1], first=B,
        trial_deck="dark-unions long-night arena-of-ash",
    )  # fmt: skip
    t.harvest("bishop", "quarryman")
    t.use(B, "diver")
    t.resolve()
    t.play(B, "mill-fee", pay="cook")
    t.resolve()
    assert (t.reserves, t.shards("tithe-reeve")) == ([23, 25, 20], 6)
    t.to("hire.choose")
    assert len(t.emitted("trial-revealed")) == 2


def test_council_envoy_and_zradas_add_up() -> None:
    """A: 1 + 2 + 1 + 1 votes against 2."""
    t = table(citadel("envoy cook+zradas", hand="council"), "", "", phase=3, first=A, trial_deck="bad-blood")
    t.play(A, "council", A, pay="cook")
    t.resolve()
    t.use(A, "envoy")
    t.resolve()
    for seat, vote in enumerate(("yea", "nay", "nay")):
        t.do("vote", vote, by=seat)
    assert t.emitted("vote")[0][1:] == (5, 2)


# --- wars that turn ----------------------------------------------------------------------------


def test_a_war_that_is_turned_aside_meets_the_guards_of_the_third() -> None:
    """R91: QUARRYMAN's 3 were for B; B's COIL GUARD does not count for C, whose PROVOST defends."""
    t = table("knight", "drift-pilot quarryman coil-guard", "provost mistbroker", dice=[1, 1])
    t.war("knight")
    t.use(B, "quarryman")
    t.resolve()
    t.use(B, "drift-pilot", C)
    t.resolve()
    t.defend("provost")
    t.to("W.ROLL")
    assert (t.scores, [side.seat for side in t.action.sides]) == ([3, 3], [A, C])


def test_the_new_defender_may_call_its_castellan() -> None:
    """It is still the `W.DECL` of a War, now against C: PIONEER, tasked, is untasked and defends."""
    t = table("knight", "drift-pilot", "castellan pioneer/tasked", dice=[1, 1])
    t.war("knight")
    assert not t.could(C, "use", "castellan")
    t.use(B, "drift-pilot", C)
    t.resolve()
    t.use(C, "castellan", "pioneer")
    t.resolve()
    t.defend("pioneer")
    assert t.final_scores == [3, 3]


def test_castellan_wakes_a_guard() -> None:
    """COIL GUARD, untasked again, adds 2 without defending."""
    t = table("knight", "castellan coil-guard/tasked", "astrologers", dice=[1, 1])
    t.war("knight")
    t.use(B, "castellan", "coil-guard")
    t.resolve()
    t.defend()
    t.to("W.ROLL")
    assert t.scores == [3, 3]


@pytest.mark.clause("FAN-CARD.1", "FAN-CARD.12")
def test_sapper_who_fights_leaves_the_war_and_takes_an_enemy_along() -> None:
    """B's SAPPER is the only defender, A's KNIGHT the only attacker: nobody is left, the War is cancelled."""
    t = table("knight", "sapper", "", dice=[1, 1])
    t.war("knight")
    t.defend("sapper")
    assert t.window in ("W.JOIN", "W.ROLL")
    t.use(B, "sapper")
    t.resolve()
    assert (t.state("sapper"), t.state("knight")) == ("discarded", "disabled")
    assert t.emitted("action-cancelled") == [("war", A)]


def test_sapper_of_the_attacker_leaves_a_bare_defense() -> None:
    """After the dice FREEMAN, with WHETSTONES, is disabled: B rolls its single die at once (FAN-CAN.7)."""
    t = table(
        "knight sapper", citadel("freeman cook", hand="whetstones"), "", dice=[1, 3, 2],
    )  # fmt: skip
    t.war("knight")
    t.defend("freeman")
    t.to("W.ROLL")
    t.play(B, "whetstones", ("boost", 0, "freeman"), pay="cook")
    t.resolve()
    assert t.scores == [3, 8]
    t.use(A, "sapper")
    t.resolve()
    assert (t.final_scores, t.labor_discard) == ([3, 2], "whetstones")


@pytest.mark.clause("FAN-CARD.7", "FAN-CARD.19")
def test_pioneer_hits_thacko_that_was_attached_in_this_war() -> None:
    """B attaches THACKO to FREEMAN in `W.DECL` and spends for it; C's PIONEER takes the 3 away again."""
    t = table(
        "knight", citadel("freeman cook", hand="thacko"), "pioneer astrologers", dice=[1, 1],
    )  # fmt: skip
    t.war("knight")
    t.play(B, "thacko", "freeman", pay="cook")
    t.to("war.defenders")
    t.picks("freeman")
    t.do("charge", "thacko")
    t.to("W.ROLL")
    assert t.scores == [3, 6]
    t.use(C, "pioneer")
    t.resolve()
    assert (t.scores, t.shards("freeman"), t.labor_discard) == ([3, 3], 4, "thacko")


def test_grey_commodore_in_the_final_round() -> None:
    """R42: one more action, but no Harvest; A's counter is removed only when the phase is over."""
    t = table("grey-commodore cook knight", "", "", trials="zodraz", zodraz=C, dice=[1, 1, 3])
    t.war("cook")
    t.use(A, "grey-commodore")
    t.resolve()
    t.to("action.choose")
    assert t.offered == ["pass", "declare tribute"]
    assert A in t.s.timers[0].waiting
    t.tribute("knight")
    t.to("tribute.reward")
    t.shares(b=5)
    t.to("hire.choose")
    assert A not in t.s.timers[0].waiting


def test_tempest_oracle_in_anothers_turn() -> None:
    """C calls it in A's Phase 4: nominations and rolls begin with A, who then goes on with its turn."""
    t = table("cook", "freeman", "tempest-oracle siphon", phase=4, dice=[1, 2, 3])
    t.use(C, "tempest-oracle")
    t.resolve()
    assert [args[1] for args in t.emitted("rolled")] == [
        find(t.s, name) for name in ("cook", "freeman", "siphon")
    ]
    t.to("tribute.reward")
    assert (t.asked, t.final_scores) == (C, [2, 3, 4])
    t.shares(a=1)
    assert (t.reigning, t.s.active, t.s.phase) == ("siphon", A, 5)


# --- the ward ----------------------------------------------------------------------------------


def test_the_ward_of_pale_duchess_is_not_against_damage_and_trials() -> None:
    """R110: War and Duel damage, WASTING PLAGUE and CULL are no TAKE or LOSE of Labor or abilities."""
    t = table("brandsworn", "pale-duchess", "", dice=[3, 3, 1])
    t.war("brandsworn")
    t.defend("pale-duchess")
    assert t.shards("pale-duchess") == 8 - 4
    t = table("knight", "pale-duchess", "", phase=4, dice=[3, 1])
    t.use(A, "knight", "pale-duchess")
    t.to("hire.choose")
    assert (t.shards("pale-duchess"), t.shards("knight")) == (8 - 2, 4 + 2)
    t = table("pale-duchess", "", "", phase=6, trials="wasting-plague")
    assert t.shards("pale-duchess") == 6
    t = table("pale-duchess", "", "", phase=3, first=A, trial_deck="cull-of-kytu")
    assert t.state("pale-duchess") == "discarded"


def test_pale_duchess_pays_is_fed_moved_tasked_and_disabled_as_all_others() -> None:
    t = table(
        citadel("pale-duchess cook mistbroker", hand="raid"),
        citadel("mirewalker gaoler-of-rime"),
        "",
        phase=4,
    )
    t.play(A, "raid", B, pay="pale-duchess")
    t.resolve()
    t.use(A, "cook", "pale-duchess")
    t.resolve()
    assert t.shards("pale-duchess") == 8 - 1 + 2
    t.use(A, "mistbroker")
    t.to("move.reserve")
    t.do("amount", 0)
    t.shares(pale_duchess=2, cook=10, mistbroker=6)
    assert t.shards("pale-duchess") == 2
    t.use(B, "mirewalker", "pale-duchess")
    t.resolve()
    assert t.state("pale-duchess") == "tasked"
    t.use(B, "gaoler-of-rime", "pale-duchess")
    t.resolve()
    assert t.state("pale-duchess") == "disabled"
