"""The effects of each Trial and of a Mat."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, Given, Table, citadel, find, table


def drawn(name: str, *citadels: Given | str, dice: list[int] | None = None) -> Table:
    """A, First Citadel, draws this Trial in its Phase 3."""
    return table(*citadels, phase=3, first=A, trial_deck=name, dice=dice or [])


# --- Phase 1 -----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.26")
@pytest.mark.parametrize(
    ("held", "bought", "hand", "reserve"),
    [(7, 0, 7, 9), (8, 0, 8, 9), (6, 1, 7, 8), (5, 2, 7, 7), (3, 2, 7, 7)],
)
def test_stimulus_sells_cards_up_to_a_hand_of_seven(held: int, bought: int, hand: int, reserve: int) -> None:
    """With fewer than five cards one draws up first, for nothing; R57: one at a time, for a Shard each."""
    cards = ["raid", "raid", "duel", "duel", "duel", "duel", "alms", "alms"][:held]
    t = table(citadel(hand=" ".join(cards), reserve=9), "", "", phase=1, trials="stimulus")
    for _ in range(bought):
        assert t.offered == ["done", "buy 1"]
        t.do("buy")
    assert t.prompt != "draw.buy"
    assert (len(t.citadel(A).hand), t.reserve(A)) == (hand, reserve)


@pytest.mark.clause("FAN-CARD.26")
@pytest.mark.parametrize(("reserve", "most"), [(1, 0), (2, 1), (3, 2)])
def test_stimulus_leaves_a_shard_in_the_reserve_and_may_be_declined(reserve: int, most: int) -> None:
    """R57, R13."""
    t = table(citadel(hand="raid raid duel duel duel", reserve=reserve), "", "", phase=1, trials="stimulus")
    for _ in range(most):
        t.do("buy")
    assert t.prompt != "draw.buy"
    t = table(citadel(hand="raid raid duel duel duel", reserve=9), "", "", phase=1, trials="stimulus")
    t.do("done")
    assert (t.prompt != "draw.buy", len(t.citadel(A).hand), t.reserve(A)) == (True, 5, 9)


@pytest.mark.clause("FAN-CARD.26")
def test_stimulus_sells_two_cards_at_most() -> None:
    """Also if a larger hand were allowed."""
    changes = ["trials.stimulus.effects.0.limit=9"]
    t = table(citadel(hand="raid raid duel duel duel"), "", "", phase=1, trials="stimulus", changes=changes)
    t.do("buy")
    t.do("buy")
    assert (t.prompt != "draw.buy", len(t.citadel(A).hand)) == (True, 7)


@pytest.mark.parametrize("paid", [(), ("cook",), ("cook", "knight")])
def test_iron_hunger_takes_a_shard_for_each_untasking(paid: tuple[str, ...]) -> None:
    """Disabled DIVER is restored for nothing; R101: within the untask step."""
    t = table("cook/tasked knight/tasked diver/disabled", "freeman/tasked", "", phase=1, trials="iron-hunger")
    assert t.default == "done"
    t.picks(*paid)
    states = {name: "untasked" if name in paid else "tasked" for name in ("cook", "knight")}
    assert {name: t.state(name) for name in states} == states
    assert (t.state("diver"), t.state("freeman"), t.reserve(A)) == ("untasked", "tasked", 20 - len(paid))


def test_iron_hunger_leaves_a_shard_in_the_reserve() -> None:
    t = table(citadel("cook/tasked knight/tasked", reserve=2), "", "", phase=1, trials="iron-hunger")
    t.do("free", "knight")
    assert (t.prompt != "untask.pay", t.state("cook"), t.reserve(A)) == (True, "tasked", 1)


# --- Phase 2 -----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.24")
@pytest.mark.parametrize("harvesters", [["cook"], ["cook", "knight", "diver"]])
def test_overtime_rolls_one_die_more_for_the_whole_harvest(harvesters: list[str]) -> None:
    t = table("cook knight diver", "", "astrologers", dice=[3] * 4, trials="overtime")
    t.harvest(*harvesters)
    t.to("W.ROLL")
    assert len(t.emitted("rolled")) == len(harvesters) + 1


@pytest.mark.parametrize(("dice", "score"), [([3], 1 + 3 - 2), ([1], 0)])
def test_long_night_lowers_every_harvest(dice: list[int], score: int) -> None:
    t = table("cook", "", "", dice=dice, trials="long-night", first=B)
    t.harvest("cook")
    assert (t.final_scores, t.reserve(A)) == ([score], 20 + score)


def test_long_night_leaves_wars_alone() -> None:
    t = table("cook", "", "astrologers", dice=[3, 1], trials="long-night")
    t.war("cook")
    t.to("W.ROLL")
    assert t.scores == [4, 1]


@pytest.mark.clause("FAN-CARD.21")
@pytest.mark.parametrize(
    ("trials", "reigning", "targets"),
    [
        ("", "", [B]),
        ("bad-blood", "", [C]),
        ("bad-blood", "cook", [B, C]),
        ("open-borders", "", [B, C]),
        ("bad-blood open-borders", "", [B, C]),
    ],
)
def test_whom_a_war_may_aim_at(trials: str, reigning: str, targets: list[int]) -> None:
    """To the right with BAD BLOOD; R54: the Reigning Tribute's Citadel may choose; R38: with both anyone."""
    t = table("cook", "", "", trials=trials, reigning=reigning, dice=[1, 1])
    t.to("action.choose")
    t.do("declare", "war")
    if len(targets) > 1:
        assert sorted(t.offered) == [f"attack {seat}" for seat in targets]
    else:
        assert t.emitted("war-declared") == [(A, targets[0])]


@pytest.mark.clause("FAN-CARD.21")
def test_war_is_normal_again_when_bad_blood_is_removed() -> None:
    t = table("cook gong-farmer", "", "", trials="bad-blood", dice=[1, 1])
    t.use(A, "gong-farmer")
    t.resolve()
    t.war("cook")
    assert t.emitted("war-declared") == [(A, B)]


# --- Phase 4 and 5 -----------------------------------------------------------------------------


def test_arena_of_ash_lets_everybody_challenge_without_a_card() -> None:
    """In turn order from the active Citadel, round and round until all pass."""
    t = table(
        "quarryman pioneer:2", "freeman", "diver", phase=4, active=B, trials="arena-of-ash", dice=[3, 1, 2, 2]
    )
    assert (t.prompt, t.asked, t.offered) == ("arena.challenge", B, ["pass", "challenge freeman"])
    t.do("challenge", "freeman")
    assert sorted(t.offered) == ["choose diver", "choose pioneer", "choose quarryman"]
    t.do("choose", "pioneer")
    assert (t.final_scores, t.shards("freeman"), t.state("freeman")) == ([5, 3], 7, "tasked")
    assert t.asked == C
    t.passes()
    assert (t.asked, t.offered) == (A, ["pass", "challenge quarryman"]), "PIONEER is gone"
    t.do("challenge", "quarryman")
    t.do("choose", "diver")
    assert t.final_scores == [3, 3]
    assert t.prompt != "arena.challenge", "no untasked Legacy is left"


def test_without_arena_of_ash_nobody_challenges() -> None:
    t = table("cook", "freeman", "diver", phase=4)
    assert t.prompt != "arena.challenge"


@pytest.mark.clause("FAN-CARD.23")
@pytest.mark.parametrize("hired", [True, False])
def test_dark_unions_reveal_the_next_legacy_of_the_deck(hired: bool) -> None:
    """If BISHOP is refused he goes under the deck, and the hire is lost: no card of the Pool may be hired."""
    t = table(
        citadel(reserve=20, mat="axiom"), "", "", phase=5, trials="dark-unions",
        pool="cook knight diver sapper envoy", legacy_deck="bishop freeman siphon",
    )  # fmt: skip
    t.to("hire.choose")
    assert "reveal" in t.offered
    t.do("reveal")
    assert (t.asked, t.offered) == (A, ["refuse bishop", "hire bishop"])
    t.do("hire" if hired else "refuse", "bishop")
    assert t.prompt != "hire.choose" or t.asked != A
    assert (t.tableau(A), t.reserve(A)) == (("bishop", 14) if hired else ("", 20))
    assert t.names(t.s.legacy_deck) == ("freeman siphon" if hired else "freeman siphon bishop")
    assert t.names(t.s.pool) == "cook knight diver sapper envoy"


@pytest.mark.clause("FAN-CARD.23")
def test_dark_unions_leave_the_pool_open_to_those_who_do_not_reveal() -> None:
    t = table("", "", "", phase=5, trials="dark-unions", pool="cook knight diver sapper envoy")
    t.hire("cook")
    assert t.tableau(A) == "cook"
    t = table("", "", "", phase=5, pool="cook knight diver sapper envoy")
    t.to("hire.choose")
    assert "reveal" not in t.offered


@pytest.mark.clause("FAN-CARD.23")
def test_a_revealed_legacy_that_is_too_dear_costs_the_hire() -> None:
    t = table(
        citadel(reserve=6, mat="axiom"), "", "", phase=5, trials="dark-unions",
        pool="cook knight diver sapper envoy", legacy_deck="bishop freeman",
    )  # fmt: skip
    t.to("hire.choose")
    t.do("reveal")
    assert (t.tableau(A), t.reserve(A), t.names(t.s.legacy_deck)) == ("", 6, "freeman bishop")


# --- end of turn -------------------------------------------------------------------------------


def end_of_turn(trial: str, *citadels: Given | str) -> Table:
    """A's Phase 6 is over, and this Trial acts."""
    t = table(*citadels, phase=6, trials=trial, labor_deck="", dice=[1] * 9)
    while t.s.active == A and t.prompt in ("discard.cards", "window.end"):
        t.passes()
    return t


@pytest.mark.parametrize(
    ("given", "then"),
    [([20, 12, 7], [18, 12, 9]), ([20, 20, 7], [20, 20, 7]), ([12, 20, 7], [12, 20, 7])],
)
def test_iridium_levy_is_paid_by_a_sole_richest_active_citadel(given: list[int], then: list[int]) -> None:
    t = end_of_turn("iridium-levy", *(citadel(reserve=each) for each in given))
    assert t.reserves == then


def test_iridium_levy_goes_to_one_of_the_poorest_of_its_choice() -> None:
    """R102."""
    t = end_of_turn("iridium-levy", citadel(reserve=20), citadel(reserve=7), citadel(reserve=7))
    assert (t.prompt, t.asked, t.offered) == ("levy.poorest", A, ["name 1", "name 2"])
    t.do("name", C)
    assert t.reserves == [18, 7, 9]


def test_wasting_plague_takes_two_shards_of_an_own_legacy_of_choice() -> None:
    """D30: by default of the one with most Shards."""
    t = end_of_turn("wasting-plague", "cook knight diver/disabled", "freeman", "")
    assert (t.prompt, t.offered, t.default) == (
        "plague.legacy",
        ["choose cook", "choose knight"],
        "choose knight",
    )
    t.do("choose", "cook")
    assert (t.shards("cook"), t.reserves, t.shards("freeman")) == (1, [20, 20, 20], 5)


@pytest.mark.parametrize("legacies", ["", "diver/disabled"])
def test_wasting_plague_takes_from_the_reserve_if_there_is_no_legacy(legacies: str) -> None:
    """R99: nor one that is not disabled."""
    t = end_of_turn("wasting-plague", legacies, "freeman", "")
    assert t.reserves == [18, 20, 20]


@pytest.mark.parametrize(("reserve", "then"), [(9, 12), (10, 10), (1, 4)])
def test_common_cause_helps_a_poor_active_citadel(reserve: int, then: int) -> None:
    t = end_of_turn("common-cause", citadel(reserve=reserve), citadel(reserve=5), "")
    assert t.reserves == [then, 5, 20]


# --- immediate ---------------------------------------------------------------------------------


def test_shard_rain_falls_on_every_citadel() -> None:
    t = drawn("shard-rain", "", citadel(reserve=1), "")
    assert (t.reserves, t.trials, t.names(t.s.trials_gone)) == ([23, 4, 23], "", "shard-rain")


def test_comet_swarm_costs_each_citadel_a_roll() -> None:
    """In turn order from the active one."""
    t = table("", "", "", phase=3, active=B, first=B, trial_deck="comet-swarm", dice=[1, 2, 3])
    assert (t.reserves, t.trials, t.names(t.s.trials_gone)) == ([17, 19, 18], "", "comet-swarm")


def test_comet_swarm_may_eliminate() -> None:
    """R96: B and C fall together."""
    t = drawn("comet-swarm", "", citadel("cook", reserve=2), citadel(reserve=1), "", dice=[1, 3, 1, 2])
    assert t.reserves == [19, 0, 0, 18]
    assert [each.fell for each in t.s.citadels] == [0, 1, 1, 0]


@pytest.mark.clause("FAN-CARD.22")
def test_cull_of_kytu_takes_the_mightiest_legacy_of_each_citadel_that_has_one() -> None:
    """R55: A's KNIGHT and one of B's two have 8; C's richest has 7, and DIVER with 9 is disabled."""
    t = drawn("cull-of-kytu", "knight:8 cook", "freeman:8 bishop:8", "siphon:7 diver:9/disabled")
    assert (t.prompt, t.asked, t.offered) == ("cull.legacy", B, ["choose freeman", "choose bishop"])
    trove = t.s.trove
    t.do("choose", "bishop")
    assert [t.tableau(seat) for seat in (A, B, C)] == ["cook", "freeman", "siphon diver"]
    assert (t.s.trove, t.names(t.s.trials_gone)) == (trove + 16, "cull-of-kytu")


def test_tribunal_of_the_warden_is_a_special_tribute() -> None:
    """All must nominate; A's reward is 3 - 2."""
    t = drawn("tribunal-of-the-warden", "cook", "knight", "", dice=[3, 1])
    assert t.emitted("scores") == [("special", (A, B), (4, 3))]
    t.to("tribute.reward")
    t.shares(b=1)
    assert (t.reigning, t.reserves, t.names(t.s.trials_gone)) == (
        "cook",
        [21, 19, 20],
        "tribunal-of-the-warden",
    )


# --- for a round -------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.25")
def test_star_witch_forbids_abilities_for_one_round() -> None:
    """R56: drawn in A's Phase 3, it lasts until A's next Phase 2 is over, as the final round does."""
    t = table(
        "archivist cook", "alchemist astrologers", "knight", phase=3, first=A,
        trial_deck="star-witch long-night", labor_deck="raid", changes=["labor.raid.copies=1"],
    )  # fmt: skip
    t.to("W.TR1")
    assert t.could(B, "use", "astrologers"), "not yet in play"
    t.to("hire.choose", A)
    assert (t.trials, t.emitted("activated")) == ("star-witch", [])
    waiting = []
    while t.trials == "star-witch":
        waiting.append((t.s.active, len(t.s.timers[0].waiting)))
        assert not t.offers("use")
        t.passes()
    assert list(dict.fromkeys(waiting)) == [(A, 3), (B, 3), (B, 2), (C, 2), (C, 1), (A, 1)]
    assert (t.s.active, t.s.phase) == (A, 3)
    assert t.names(t.s.trials_gone) == "star-witch"
    t.to("W.SEC")
    assert t.could(A, "use", "archivist")


@pytest.mark.clause("FAN-CARD.25")
def test_star_witch_lets_natives_and_attached_labor_work() -> None:
    t = table(
        "knight cook+deepdrill",
        "freeman",
        "tithe-reeve diver+skull-of-lodan",
        trials="star-witch",
        dice=[3, 3],
    )
    t.harvest("knight", "cook")
    assert (t.final_scores, t.shards("tithe-reeve")) == ([1 + 2 + 6], 6)
    t = table(citadel("cook knight", hand="duel"), "freeman", "diver+skull-of-lodan", phase=4,
              trials="star-witch", dice=[1, 1])  # fmt: skip
    assert not t.could(A, "use", "knight")
    t.play(A, "duel", "cook", "freeman", pay="knight")
    t.to("W.AFTER")
    t.use(C, "skull-of-lodan")
    t.resolve()
    assert t.shards("diver") == 7


def test_zodraz_ends_harvests_and_draws() -> None:
    """FAN-FIN: of three draws only the first happens, and B cannot harvest."""
    t = table("cook", "knight", "", phase=3, first=A, gained=15, trial_deck="zodraz shard-rain")
    assert (t.trials, t.s.draws, t.s.timers[0].waiting) == ("zodraz", 0, (A, B, C))
    t.to("action.choose", B)
    assert t.offered == ["pass", "declare war", "declare tribute"]


# --- Mats --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mat", "name"),
    [
        ("rootmaw", "freeman"), ("axiom", "alchemist"), ("tempestgate", "tithe-reeve"),
        ("rimehold", "siphon"), ("brandspire", "knight"), ("landfall", "drift-pilot"),
    ],
)  # fmt: skip
def test_a_mat_pays_two_for_legacies_of_its_race(mat: str, name: str) -> None:
    """Each of these costs 5: 3 from the Reserve with the Mat of its race, 5 with any other one."""
    for other in ("rootmaw", "axiom", "tempestgate", "rimehold", "brandspire", "landfall"):
        t = table(citadel(mat=other), "", "", phase=5, pool=f"{name} cook gong-farmer")
        t.hire(name)
        assert (t.reserve(A), t.shards(name)) == (17 if other == mat else 15, 5)
        assert t.s.hired(find(t.s, name)) is not None
