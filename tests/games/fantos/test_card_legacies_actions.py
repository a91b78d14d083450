"""The abilities of Legacies in Fantos Actions."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, Table, citadel, table

# --- Harvest and Tribute -----------------------------------------------------------------------


def test_freeman_cancels_any_harvest() -> None:
    t = table("cook", "freeman", "", dice=[1], first=B)
    t.harvest("cook")
    t.use(B, "freeman")
    t.resolve()
    assert (t.reserve(A), t.shards("freeman"), t.state("freeman")) == (20, 3, "tasked")
    assert (t.state("cook"), t.s.gained, t.emitted("action-cancelled")) == ("tasked", -1, [("harvest", A)])


def test_freeman_does_not_reach_a_war() -> None:
    t = table("cook", "freeman", "", dice=[1, 1])
    t.war("cook")
    assert not t.in_window or not t.could(B, "use", "freeman")


@pytest.mark.clause("FAN-CARD.2")
def test_diver_takes_from_the_harvesters_reserve() -> None:
    """After A's Harvest of 2, not from COOK; the Harvest still counts 2 for the Trials (FAN-HAR.6)."""
    t = table("cook", "diver", "", dice=[1], first=C)
    t.harvest("cook")
    assert t.window == "W.AFTER"
    t.use(B, "diver")
    t.resolve()
    assert (t.reserves, t.shards("cook"), t.s.gained) == ([20, 22, 20], 3, 2)
    assert (t.state("diver"), t.shards("diver")) == ("tasked", 4)


@pytest.mark.clause("FAN-CARD.2")
def test_diver_dives_for_others_harvests_only() -> None:
    t = table("cook diver", "", "astrologers", dice=[1], first=C)
    t.harvest("cook")
    t.to("W.AFTER")
    assert not t.could(A, "use", "diver")


def test_brigands_take_from_the_winner_of_a_tribute() -> None:
    """B's KNIGHT wins A's Tribute: C's BRIGANDS take 2 from B's Reserve, after the reward of 1 was paid."""
    t = table("cook", "knight", "brigands", dice=[2, 2])
    t.tribute("cook")
    t.challenge(B, "knight")
    t.to("tribute.reward")
    t.shares(a=1)
    assert t.window == "W.AFTER"
    t.use(C, "brigands")
    t.resolve()
    assert (t.reserves, t.state("brigands")) == ([19, 19, 22], "tasked")


def test_brigands_do_not_take_from_their_own_citadel() -> None:
    t = table("cook brigands", "", "astrologers", dice=[2])
    t.tribute("cook")
    t.to("tribute.reward")
    t.shares(b=3)
    t.to("W.AFTER")
    assert not t.could(A, "use", "brigands")


# --- War ---------------------------------------------------------------------------------------


def war(attackers: str, defenders: str, third: str = "astrologers", *, dice: list[int]) -> Table:
    """A makes War on B; in `W.DECL` nobody has acted yet."""
    t = table(attackers, defenders, third, dice=dice)
    t.war(attackers.split()[0].partition(":")[0])
    assert t.window == "W.DECL"
    return t


@pytest.mark.clause("FAN-CARD.8")
@pytest.mark.parametrize(("seat", "scores"), [(A, [6, 3]), (B, [3, 6])])
def test_quarryman_adds_three_attacking_or_attacked(seat: int, scores: list[int]) -> None:
    """He is tasked to his ability and does not join the War."""
    own = ["knight", "freeman"]
    own[seat] += " quarryman"
    t = war(*own, dice=[1, 1])
    t.use(seat, "quarryman")
    t.defend("freeman")
    t.to("W.FA9")
    assert (t.final_scores, t.state("quarryman"), t.shards("quarryman")) == (scores, "tasked", 5)


@pytest.mark.clause("FAN-CARD.8")
@pytest.mark.parametrize(
    ("given", "usable"),
    [(("knight", "quarryman"), True), (("knight", "quarryman/tasked"), False), (("knight", ""), False)],
)
def test_quarryman_must_be_untasked_and_a_party(given: tuple[str, str], usable: bool) -> None:
    t = war(*given, third="astrologers" if "quarryman" in given[1] else "astrologers quarryman", dice=[1, 1])
    assert t.could(B if given[1] else C, "use", "quarryman") == usable


@pytest.mark.parametrize(("dice", "paid"), [([3, 3, 1], 1), ([1, 1, 3], 0)])
def test_null_sentinel_lowers_the_damage_against_his_own_side(dice: list[int], paid: int) -> None:
    """BRANDSWORN 4 + 3 against COOK 1 + 1 is 5 damage, of which 4 are prevented; 5 to 4 is none at all."""
    t = war("brandsworn", "cook:3 null-sentinel", dice=dice)
    t.use(B, "null-sentinel")
    t.defend("cook")
    t.to("W.FA9")
    assert (t.shards("cook"), t.reserves, t.state("null-sentinel")) == (
        3 - paid,
        [20 + paid, 20, 20],
        "tasked",
    )


def test_null_sentinel_does_nothing_for_the_winner() -> None:
    t = war("brandsworn null-sentinel", "cook:3", dice=[1, 1, 1])
    t.use(A, "null-sentinel")
    t.defend("cook")
    t.to("W.FA9")
    assert (t.final_scores, t.reserve(A)) == ([5, 2], 23)


def test_castellan_untasks_up_to_two_others_who_can_then_defend() -> None:
    t = war("knight", "castellan freeman/tasked cook/tasked diver/tasked", dice=[1, 1, 1])
    t.to("W.DECL", B)
    t.do("use", "castellan")
    t.do("choose", "freeman")
    t.do("choose", "cook")
    assert t.prompt != "target.legacies", "no more than two"
    t.resolve()
    t.to("war.defenders")
    t.picks("freeman", "cook")
    assert (t.state("castellan"), t.state("diver")) == ("tasked", "tasked")
    t.to("W.FA9")
    assert t.final_scores == [3, 5]


def test_castellan_is_for_the_attacked_and_only_when_war_is_declared() -> None:
    t = table("castellan knight cook/tasked", "freeman mistbroker", "astrologers", dice=[1, 1])
    t.war("knight")
    assert not t.could(A, "use", "castellan")
    t = war("knight", "castellan freeman/tasked", dice=[1, 1])
    t.to("W.JOIN")
    assert not t.could(B, "use", "castellan")


@pytest.mark.parametrize("state", ["untasked", "tasked"])
def test_sapper_disables_an_enemy_in_his_war(state: str) -> None:
    """B's SAPPER, tasked or not, is discarded: A's KNIGHT is out, DIVER goes on alone."""
    t = table("knight diver cook", f"sapper/{state} freeman", "bishop astrologers", dice=[1, 1])
    t.war("knight", "diver")
    t.to("W.DECL", B)
    t.do("use", "sapper")
    assert t.offered == ["choose knight", "choose diver"]
    t.do("choose", "knight")
    t.resolve()
    assert (t.state("sapper"), t.state("knight"), t.state("diver")) == ("discarded", "disabled", "tasked")
    t.to("W.ROLL")
    assert t.scores == [2, 1]


def test_sapper_of_a_third_citadel_has_no_part_in_the_war() -> None:
    t = war("knight", "freeman", "sapper astrologers", dice=[1, 1])
    assert not t.could(C, "use", "sapper")


@pytest.mark.clause("FAN-CARD.7")
def test_pioneer_cancels_all_labor_on_the_war() -> None:
    """WHETSTONES given by A, MIRROR SHIELD attached by B in this War; ZRADAS and THACKO were there before."""
    t = table(
        citadel("knight+zradas cook", hand="whetstones"),
        citadel("freeman+thacko diver", hand="mirror-shield"),
        "pioneer astrologers",
        dice=[1, 1],
    )
    t.war("knight")
    t.play(A, "whetstones", "knight", pay="cook")
    t.resolve()
    t.play(B, "mirror-shield", "freeman", pay="diver")
    t.resolve()
    assert (t.scores[0], t.attached("freeman")) == (5, "thacko mirror-shield")
    t.use(C, "pioneer")
    t.resolve()
    assert (t.scores[0], t.attached("freeman"), t.attached("knight")) == (2, "thacko", "zradas")
    assert sorted(t.labor_discard.split()) == ["mirror-shield", "whetstones"]
    assert t.state("pioneer") == "tasked"


@pytest.mark.clause("FAN-CARD.7")
def test_labor_attached_before_this_war_but_in_this_turn_is_not_hit() -> None:
    t = table(citadel("knight cook", hand="mirror-shield"), "", "pioneer astrologers", dice=[1, 1])
    t.play(A, "mirror-shield", "knight", pay="cook")
    t.resolve()
    t.war("knight")
    t.use(C, "pioneer")
    t.resolve()
    assert t.attached("knight") == "mirror-shield"


def test_drift_pilot_turns_a_war_declared_on_him_against_a_third() -> None:
    """Neither the attacker nor he himself; the new defender chooses defenders."""
    t = table("knight", "drift-pilot freeman", "", "cook", dice=[3, 1])
    t.war("knight")
    t.do("use", "drift-pilot")
    assert t.offered == ["name 2", "name 3"]
    t.do("name", D)
    assert (t.prompt, t.asked) == ("war.defenders", D)
    t.do("task", "cook")
    assert (t.final_scores, t.reserves) == ([5, 2], [23, 20, 20, 20])
    assert (t.state("cook"), t.shards("drift-pilot"), t.state("freeman")) == ("discarded", 3, "untasked")


def test_grey_commodore_grants_one_more_action_of_another_kind() -> None:
    """After the Harvest, War or Tribute may follow; a second Harvest may not (FAN-ACT.4)."""
    t = table("grey-commodore cook knight", "", "", dice=[1, 3], first=B)
    t.harvest("cook")
    assert t.window == "W.AFTER"
    t.use(A, "grey-commodore")
    t.resolve()
    t.to("action.choose")
    assert t.offered == ["pass", "declare war", "declare tribute"]
    t.tribute("knight")
    t.to("tribute.reward")
    assert (t.reserve(A), t.shards("grey-commodore"), t.state("grey-commodore")) == (22, 6, "tasked")


def test_grey_commodore_acts_in_his_own_turn_while_no_action_is_in_progress() -> None:
    """R88."""
    t = table("cook", "grey-commodore", "astrologers", dice=[1])
    assert not t.could(B, "use", "grey-commodore")
    t = table("cook grey-commodore", "", "astrologers", dice=[1])
    t.harvest("cook")
    assert (t.window, t.could(A, "use", "grey-commodore")) == ("W.DECL", False)
    t.to("W.AFTER")
    assert t.could(A, "use", "grey-commodore")


# --- Scores of any action ----------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.10")
@pytest.mark.parametrize(
    ("choice", "scores"),
    [
        (("raise", 0, A), [5, 3]),
        (("lower", 0, A), [1, 3]),
        (("raise", 0, B), [3, 5]),
        (("lower", 0, B), [3, 1]),
    ],
)
def test_troubadour_sways_any_one_score(choice: tuple[str, int, int], scores: list[int]) -> None:
    t = war("knight", "freeman", "troubadour", dice=[1, 1])
    t.use(C, "troubadour", choice)
    t.resolve()
    t.defend("freeman")
    assert (t.final_scores, t.state("troubadour")) == (scores, "tasked")


@pytest.mark.clause("FAN-CARD.10")
def test_troubadour_chooses_which_action_is_affected() -> None:
    """In a Duel of Phase 4, and in a Tribute, too; without an action there is nothing to do."""
    t = table("knight", "freeman", "troubadour astrologers", phase=4, dice=[1, 1])
    assert not t.could(C, "use", "troubadour")
    t.use(A, "knight", "freeman")
    t.to("W.DECL")
    t.use(C, "troubadour", ("lower", 0, 1))
    t.to("hire.choose")
    assert t.final_scores == [3, 1]
    t = table("knight", "freeman", "troubadour", dice=[1, 1])
    t.tribute("knight")
    t.challenge(B, "freeman")
    t.to("W.JOIN")
    t.use(C, "troubadour", ("raise", 0, B))
    t.resolve()
    assert t.final_scores == [3, 4]


@pytest.mark.clause("FAN-CARD.5")
@pytest.mark.parametrize(
    ("action", "changes", "score"),
    [
        ("harvest", [], 1 + 1 + 2),
        ("tribute", [], 1 + 1 + 2),
        ("harvest", ["legacies.mummers.stats=[3, 4, 5]"], 1 + 1 + 3),
        ("war", ["legacies.mummers.stats=[3, 4, 5]"], 2 + 1 + 4),
        ("tribute", ["legacies.mummers.stats=[3, 4, 5]"], 1 + 1 + 5),
    ],
)
def test_mummers_add_the_stat_of_the_action(action: str, changes: list[str], score: int) -> None:
    """SIPHON (1/2/1), Hollow too, performs it; with other figures one sees which Stat is added."""
    t = table("siphon mummers", "", "", dice=[1, 1], changes=changes, first=B)
    getattr(t, action)("siphon")
    t.use(A, "mummers")
    t.resolve()
    assert (t.final_scores[0], t.state("mummers")) == (score, "tasked")


@pytest.mark.clause("FAN-CARD.5")
def test_mummers_need_another_hollow_legacy_in_the_action() -> None:
    """KNIGHT is none; MUMMERS themselves, fighting, are no other one."""
    t = war("knight", "mummers", dice=[1, 1])
    assert not t.could(B, "use", "mummers")
    t = war("siphon", "mummers", dice=[1, 1])
    assert t.could(B, "use", "mummers"), "they may even help the enemy"


def mirrored(target: str, *, of_a: str = "", of_b: str = "") -> Table:
    """HERZOG takes over the Stats of another Legacy."""
    t = table(f"herzog {of_a}", of_b, "astrologers", dice=[1, 1])
    t.use(A, "herzog", target)
    t.resolve()
    assert (t.shards("herzog"), t.state("herzog")) == (6, "untasked")
    return t


@pytest.mark.clause("FAN-CARD.4")
@pytest.mark.parametrize(("action", "score"), [("harvest", 1 + 1), ("war", 4 + 1), ("tribute", 1 + 1)])
@pytest.mark.parametrize("state", ["untasked", "tasked"])
def test_herzog_mirrors_a_hired_legacy_of_any_citadel(action: str, score: int, state: str) -> None:
    """BRANDSWORN (1/4/1) of B, tasked or not, instead of 2/2/2; her second roll is not copied."""
    t = mirrored("brandsworn", of_b=f"brandsworn/{state}")
    getattr(t, action)("herzog")
    t.to("W.ROLL")
    assert t.scores[0] == score


@pytest.mark.clause("FAN-CARD.4")
def test_herzog_mirrors_neither_the_disabled_nor_pool_cards_nor_himself() -> None:
    t = table("herzog cook", "knight/disabled freeman", "astrologers", pool="bishop diver sapper", dice=[1])
    t.do("use", "herzog")
    assert t.offered == ["choose cook", "choose freeman", "choose astrologers"]


@pytest.mark.clause("FAN-CARD.4")
def test_herzog_must_be_untasked_and_has_his_own_stats_again_in_the_next_turn() -> None:
    t = table("herzog/tasked cook", "", "astrologers", dice=[1])
    assert not t.could(A, "use", "herzog")
    t = mirrored("brandsworn", of_b="brandsworn")
    assert t.s.stat(t.legacy("herzog"), 1) == 4
    t.to("action.choose", B)
    assert t.s.stat(t.legacy("herzog"), 1) == 2


@pytest.mark.clause("FAN-CARD.4")
def test_what_happens_to_the_mirrored_legacy_does_not_change_the_copy() -> None:
    """And only printed Stats are copied: BISHOP with DEEPDRILL counts 3, not 4."""
    t = table(citadel("herzog bishop:1+deepdrill", hand="forced-march"), "", "astrologers",
              dice=[1])  # fmt: skip
    t.use(A, "herzog", "bishop")
    t.resolve()
    t.play(A, "forced-march", "herzog", pay="bishop")
    t.resolve()
    assert t.state("bishop") == "discarded"
    t.harvest("herzog")
    t.to("W.ROLL")
    assert t.scores == [4]
