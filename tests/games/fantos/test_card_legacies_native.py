"""The native abilities of Legacies."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, Table, citadel, table


def war(attackers: str, defenders: str, third: str = "astrologers", *, dice: list[int]) -> Table:
    """A makes War on B; in `W.DECL` nobody has acted yet."""
    t = table(attackers, defenders, third, dice=dice)
    t.war(attackers.split()[0].partition(":")[0])
    assert t.window == "W.DECL"
    return t


@pytest.mark.parametrize(
    ("beside", "score"),
    [("", 3), ("knight", 5), ("cook", 5), ("cook brigands", 9), ("cook brigands freeman quarryman", 13)],
)
def test_packmother_counts_more_for_each_other_feral_beside_her(beside: str, score: int) -> None:
    """War 3, and 1 more for each, at most 3; before the dice: 3 + (1 + 3 + 2 + 1) + 3 with four."""
    t = table(f"packmother {beside}", "", "astrologers")
    t.war("packmother", *beside.split())
    assert t.scores[0] == score


def test_packmother_counts_no_ferals_of_the_other_side_and_works_in_defense() -> None:
    t = war("cook", "packmother freeman", dice=[1, 1, 1])
    t.defend("packmother", "freeman")
    t.to("W.FA9")
    assert t.final_scores == [2, 3 + 1 + 1 + 2 + 1]


def test_lenswright_may_reroll_its_own_die_once() -> None:
    t = table("lenswright cook", "", "", dice=[1, 1, 3], first=B)
    t.harvest("lenswright", "cook")
    assert t.offered == ["keep", "reroll lenswright"]
    t.do("reroll", "lenswright")
    assert t.final_scores == [3 + 3 + 1 + 1]


@pytest.mark.parametrize(("dice", "gain"), [([1, 1], 0), ([2, 1], 1)])
def test_tithe_reeve_gains_from_others_harvests_of_seven_or_more(dice: list[int], gain: int) -> None:
    """BISHOP 3 and COOK 1 with 2 or 3 on the dice."""
    t = table("bishop cook", "tithe-reeve", "", dice=dice, first=B)
    t.harvest("bishop", "cook")
    assert t.shards("tithe-reeve") == 5 + gain


def test_tithe_reeve_does_not_gain_from_his_own_citadel() -> None:
    t = table("bishop cook tithe-reeve", "", "", dice=[3, 3], first=B)
    t.harvest("bishop", "cook")
    assert (t.final_scores, t.shards("tithe-reeve")) == ([10], 5)


@pytest.mark.parametrize(("state", "score"), [("untasked", 3), ("tasked", 1), ("disabled", 1)])
def test_coil_guard_adds_two_while_it_is_untasked(state: str, score: int) -> None:
    t = war("knight", f"coil-guard/{state}", dice=[1, 1])
    t.to("W.ROLL")
    assert t.scores == [3, score]


def test_coil_guard_that_defends_counts_its_stat_and_does_not_help_attackers() -> None:
    t = war("knight coil-guard", "", dice=[1, 1])
    t.to("W.ROLL")
    assert t.scores == [3, 1]
    t = war("knight", "coil-guard", dice=[1, 1])
    t.defend("coil-guard")
    t.to("W.ROLL")
    assert t.scores == [3, 4]


@pytest.mark.parametrize(("dice", "gain"), [([3, 1], 2), ([1, 2], 0), ([1, 3], 0)])
def test_frost_revenant_gains_when_its_citadel_wins_a_war_in_which_it_fights(
    dice: list[int], gain: int
) -> None:
    """War 3 against FREEMAN's 2: won, drawn, lost by 1."""
    t = table("frost-revenant", "freeman", "", dice=dice)
    t.war("frost-revenant")
    t.defend("freeman")
    lost = 1 if dice == [1, 3] else 0
    assert t.shards("frost-revenant") == 4 + gain - lost


def test_frost_revenant_that_stays_at_home_gains_nothing() -> None:
    t = table("knight frost-revenant", "", "", dice=[3, 1])
    t.war("knight")
    assert (t.reserve(A), t.shards("frost-revenant")) == (24, 4)


@pytest.mark.parametrize(("reigning", "gain"), [("marquis", 2), ("cook", 0), ("", 0)])
def test_marquis_gains_at_the_start_of_his_turn_while_he_reigns(reigning: str, gain: int) -> None:
    t = table("marquis cook", "", "", phase=1, reigning=reigning)
    assert t.reserve(A) == 20 + gain


def test_marquis_gains_nothing_in_others_turns() -> None:
    t = table("marquis", "", "", phase=1, active=B, reigning="marquis")
    assert t.reserve(A) == 20


@pytest.mark.parametrize(("action", "dice", "score"), [("war", [1, 3], 7), ("harvest", [1, 3], 2)])
def test_brandsworn_rolls_twice_and_keeps_the_higher_in_war(action: str, dice: list[int], score: int) -> None:
    t = table("brandsworn", "", "astrologers", dice=[*dice, 1])
    getattr(t, action)("brandsworn")
    t.to("W.ROLL")
    assert t.scores[0] == score


def test_brandsworn_rolls_twice_in_duels_and_when_rerolled() -> None:
    """R90: 4 + the better of 2 and 1, rerolled: the better of 1 and 1, though it is worse."""
    t = table("knight", "brandsworn", "clockwarden", phase=4, dice=[1, 2, 1, 1, 1])
    t.use(A, "knight", "brandsworn")
    t.to("W.ROLL")
    assert t.scores == [3, 6]
    t.use(C, "clockwarden", ("die", 1, 0))
    t.to("hire.choose")
    assert t.final_scores == [3, 5]


def test_salvager_gains_whenever_another_legacy_is_discarded() -> None:
    """B's COOK is exhausted; A's GONG FARMER discards himself."""
    t = table("executioner gong-farmer", "cook", "salvager", phase=4, trials="overtime")
    t.use(A, "executioner", "cook")
    t.resolve()
    assert t.shards("salvager") == 5
    t.use(A, "gong-farmer")
    assert t.shards("salvager") == 6


@pytest.mark.clause("FAN-CARD.13")
@pytest.mark.parametrize("revived", [True, False])
def test_vizier_lies_dormant_until_the_next_hiring_phase_of_his_citadel(revived: bool) -> None:
    """R52: exhausted in C's turn, revived for 6 in A's: it does not use up A's hire."""
    t = table(
        citadel("vizier:2", mat="axiom"),
        "",
        "executioner",
        phase=4,
        active=C,
        pool="cook knight diver sapper envoy",
    )
    t.use(C, "executioner", "vizier")
    t.resolve()
    assert (t.state("vizier"), t.legacy("vizier").shards) == ("dormant", 0)
    t.to("hire.revive")
    assert (t.asked, t.offered, t.default) == (A, ["let-go vizier", "revive vizier"], "let-go vizier")
    t.do("revive" if revived else "let-go", "vizier")
    assert t.state("vizier") == ("untasked" if revived else "discarded")
    assert t.reserve(A) == (14 if revived else 20)
    t.hire("cook")
    assert t.tableau(A) == ("vizier cook" if revived else "cook")


@pytest.mark.parametrize("card", ["rust-plague", "executioner", "siphon"])
def test_pale_duchess_keeps_her_shards_from_labor_and_abilities(card: str) -> None:
    """RUST PLAGUE (LOSE), EXECUTIONER (LOSE) and SIPHON (TAKE) may name her, but she loses nothing."""
    t = table(citadel("executioner siphon", hand="rust-plague"), "pale-duchess", "", phase=4)
    if card == "rust-plague":
        t.play(A, card, "pale-duchess", pay="siphon")
    else:
        t.use(A, card, "pale-duchess")
    t.resolve()
    assert t.shards("pale-duchess") == 8
    assert t.shards("siphon") <= 5


def to_reserve(legacy: str) -> list[str]:
    """The content in which the native ability of a Legacy pays its Citadel's Reserve."""
    return [f"legacies.{legacy}.native.0.to='reserve'"]


def test_a_native_that_pays_the_reserve_does_so_after_a_harvest() -> None:
    t = table("bishop cook", "tithe-reeve", "", dice=[3, 3], first=B, changes=to_reserve("tithe-reeve"))
    t.harvest("bishop", "cook")
    assert (t.shards("tithe-reeve"), t.reserve(B)) == (5, 21)


def test_a_native_that_pays_the_reserve_does_so_after_a_war() -> None:
    """Score 6 against 1: the damage of 5 and the gain of 2."""
    t = table("frost-revenant", "", "", dice=[3, 1], changes=to_reserve("frost-revenant"))
    t.war("frost-revenant")
    assert (t.shards("frost-revenant"), t.reserve(A)) == (4, 20 + 5 + 2)


def test_a_native_that_pays_the_reserve_does_so_after_a_discard() -> None:
    t = table("executioner", "cook", "salvager", phase=4, changes=to_reserve("salvager"))
    t.use(A, "executioner", "cook")
    t.resolve()
    assert (t.shards("salvager"), t.reserve(C)) == (4, 21)
