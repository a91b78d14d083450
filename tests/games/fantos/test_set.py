"""FAN-SET: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.fantos.state.terms import RACES
from tests.games.fantos.table import CARDS, A, B, C, D, E, Table, citadel, start, table

SEEDS = range(12)


def reach_first_turn(t: Table) -> None:
    """All hire what is cheapest."""
    while t.prompt == "setup.hire":
        assert t.match.decision is not None
        t.answer(t.match.decision.default(t.s))


# --- decks, hands, mats, Shards ----------------------------------------------------------------


@pytest.mark.clause("FAN-SET.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_five_legacies_lie_face_up_and_the_rest_is_the_deck(seats: int) -> None:
    t = start(seats)
    assert (len(t.s.pool), len(t.s.legacy_deck), t.s.legacy_discard) == (5, CARDS["legacy"] - 5, [])
    assert sorted(t.s.pool + t.s.legacy_deck) == t.s.pack.legacy_cards
    seen = t.match.view(A)["table"]
    assert seen["pool"] == t.s.pool
    assert seen["legacy_deck"] == [None] * (CARDS["legacy"] - 5)


@pytest.mark.clause("FAN-SET.1", "FAN-SET.2", "FAN-SET.3", "FAN-SET.4")
def test_everything_is_shuffled() -> None:
    """Twelve games begin with twelve different Pools, hands, orders of Trials in each tier, and Mats."""
    games = [start(3, seed=seed).s for seed in SEEDS]
    assert len({tuple(s.pool) for s in games}) == len(SEEDS)
    assert len({tuple(s.citadels[A].hand) for s in games}) == len(SEEDS)
    for tier in range(4):
        assert len({tuple(s.trial_deck[tier]) for s in games}) > len(SEEDS) // 2
    assert len({tuple(each.mat for each in s.citadels) for s in games}) > len(SEEDS) // 2


@pytest.mark.clause("FAN-SET.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_player_has_five_secret_cards(seats: int) -> None:
    t = start(seats)
    hands = [each.hand for each in t.s.citadels]
    assert [len(hand) for hand in hands] == [5] * seats
    assert (len(t.s.labor_deck), t.s.labor_discard) == (CARDS["labor"] - 5 * seats, [])
    assert sorted([*(card for hand in hands for card in hand), *t.s.labor_deck]) == t.s.pack.labor_cards
    seen = t.match.view(A)["table"]
    assert seen["citadels"][A]["hand"] == hands[A]
    assert seen["citadels"][B]["hand"] == [None] * 5
    assert seen["labor_deck"] == [None] * (CARDS["labor"] - 5 * seats)


@pytest.mark.clause("FAN-SET.3")
def test_trials_are_stacked_by_tier() -> None:
    """From the top 4 of Tier 1, 4 of Tier 2, 4 of Tier 3, and 5 of Tier 4 with Zodraz; none is in play."""
    places = Counter[int]()
    for seed in SEEDS:
        s = start(3, seed=seed).s
        deck = [card for block in s.trial_deck for card in block]
        assert [s.pack.box.cards[card].tier for card in deck] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 5
        assert (s.trials, s.revealed) == ([], [])
        places[[s.pack.box.keys[card] for card in deck].index("zodraz")] += 1
    assert set(places) <= set(range(12, 17))
    assert len(places) > 1


@pytest.mark.clause("FAN-SET.4")
def test_each_player_has_a_mat_of_its_own_for_all_to_see() -> None:
    t = start(4)
    mats = [each.mat for each in t.s.citadels]
    assert len(set(mats)) == 4
    assert set(mats) < set(t.s.pack.mats)
    assert [each["mat"] for each in t.match.view(C)["table"]["citadels"]] == mats


@pytest.mark.clause("FAN-SET.4")
def test_legacies_of_mats_not_dealt_stay_in_the_deck() -> None:
    """R12: with three Citadels there are still 8 Legacies of each of the six races."""
    s = start(3).s
    races = Counter(s.pack.race[card] for card in s.pool + s.legacy_deck)
    assert races == dict.fromkeys(RACES, 8)


@pytest.mark.clause("FAN-SET.5")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_reserve_starts_with_forty(seats: int) -> None:
    t = start(seats)
    assert t.reserves == [40] * seats
    assert t.s.trove == 200 - 40 * seats


@pytest.mark.clause("FAN-SET.5", "FAN-VAR.6")
def test_each_reserve_starts_as_agreed() -> None:
    t = start(3, starting_reserve=55)
    assert t.reserves == [55] * 3
    assert t.s.trove == 200 - 165


@pytest.mark.clause("FAN-SET.6")
def test_nobody_reigns_at_the_start() -> None:
    t = start(4)
    assert t.s.reigning is None
    reach_first_turn(t)
    assert t.s.reigning is None
    assert t.s.reign() is None


# --- who begins --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-SET.7")
@pytest.mark.parametrize(
    ("first_to_roll", "dice", "starter"),
    [(A, [3], A), (B, [3], B), (B, [1, 2, 3], D), (C, [2, 1, 1, 2, 3], C), (D, [1, 3], A)],
)
def test_the_first_to_roll_a_three_hires_first(first_to_roll: int, dice: list[int], starter: int) -> None:
    t = start(4, script={"starter": [first_to_roll], "die": dice})
    assert t.s.rng.script == {"starter": [], "die": []}
    assert t.asked == starter


@pytest.mark.clause("FAN-SET.7")
def test_the_roll_off_begins_at_a_random_seat() -> None:
    """R7: if the very first roll is a 3, every seat can be the one that made it."""
    starters = {start(3, seed=seed, script={"die": [3]}).asked for seed in range(30)}
    assert starters == {A, B, C}


# --- setup hiring ------------------------------------------------------------------------------


@pytest.mark.clause("FAN-SET.8")
@pytest.mark.parametrize("hires", [3, 4])
def test_each_hires_one_a_turn_clockwise_without_reversal(hires: int) -> None:
    t = start(3, setup_hires=hires, script={"starter": [B], "die": [3]})
    order = []
    while t.prompt == "setup.hire":
        assert t.asked is not None
        order.append(t.asked)
        before = len(t.citadel(t.asked).legacies)
        t.answer(t.options[0])
        assert len(t.citadel(order[-1]).legacies) == before + 1
    assert order == [B, C, A] * hires
    assert [len(each.legacies) for each in t.s.citadels] == [hires] * 3


@pytest.mark.clause("FAN-SET.8", "FAN-HIR.1")
def test_a_setup_hire_cannot_be_passed() -> None:
    t = start(3)
    assert t.offered == [f"hire {t.name(card)}" for card in t.s.pool]


@pytest.mark.clause("FAN-SET.8")
def test_when_time_runs_out_the_cheapest_is_hired() -> None:
    """D1: the leftmost of the cheapest."""
    t = table(
        "", "", "",
        segment="setup.hire", phase=0, position=0, starter=A, setup_hires=1,
        pool="drift-pilot envoy brandsworn navigator bishop",
    )  # fmt: skip
    assert t.default == "hire envoy"


@pytest.mark.clause("FAN-SET.8", "FAN-HIR.6")
def test_a_setup_hire_is_skipped_only_if_no_card_can_be_paid() -> None:
    """R10: A (Reserve 5) can pay for none; B (6) must take the only one it can pay; C chooses."""
    t = table(
        citadel(reserve=5, mat="axiom"), citadel(reserve=6, mat="rimehold"),
        citadel(reserve=20, mat="landfall"),
        segment="setup.hire", phase=0, position=0, starter=A, setup_hires=1,
        pool="drift-pilot bishop vizier tempest-oracle brandsworn",
    )  # fmt: skip
    assert t.emitted("hired")[0][0] == B
    assert t.tableau(B) == "drift-pilot"
    assert t.asked == C
    assert len(t.options) == 5
    t.do("hire", "bishop")
    assert t.tableau(A) == ""


# --- First Citadel -----------------------------------------------------------------------------


@pytest.mark.clause("FAN-SET.9", "FAN-SET.10")
def test_the_largest_reserve_makes_the_first_citadel() -> None:
    """C hires the cheapest: it has most left, is First Citadel and takes the first turn."""
    t = table(
        citadel(reserve=30, mat="axiom"), citadel(reserve=30, mat="tempestgate"),
        citadel(reserve=30, mat="rimehold"),
        segment="setup.hire", phase=0, position=0, starter=A, setup_hires=1, first=-1, turn=0,
        pool="knight marquis cook brandsworn herzog", legacy_deck="diver sapper pioneer",
    )  # fmt: skip
    t.hire("knight")
    t.hire("marquis")
    t.hire("cook")
    assert t.reserves == [25, 24, 27]
    assert (t.s.first, t.s.active) == (C, C)
    assert t.emitted("turn") == [(1, C)]


@pytest.mark.clause("FAN-SET.9")
@pytest.mark.parametrize(("starter", "first"), [(A, C), (B, A), (C, A)])
def test_of_several_with_most_the_last_to_hire_is_first(starter: int, first: int) -> None:
    """R9: A and C keep 25 each, B 24; whoever of A and C made its hire later is First Citadel."""
    t = table(
        citadel(reserve=30, mat="axiom"), citadel(reserve=29, mat="tempestgate"),
        citadel(reserve=30, mat="rimehold"),
        segment="setup.hire", phase=0, position=0, starter=starter, setup_hires=1, first=-1, turn=0,
        pool="knight sperviter provost diver pioneer", legacy_deck="cook",
    )  # fmt: skip
    for name in ("knight", "sperviter", "provost"):
        t.hire(name)
    assert t.reserves == [25, 24, 25]
    assert t.s.first == first


@pytest.mark.clause("FAN-SET.10")
def test_the_first_citadel_takes_the_first_turn() -> None:
    """R8: whoever hired first."""
    for seed in SEEDS:
        t = start(4, seed=seed, negotiation=False)
        reach_first_turn(t)
        assert t.emitted("turn") == [(1, t.s.first)]
        assert t.s.active == t.s.first


@pytest.mark.clause("FAN-SET.11")
def test_the_designation_stays_whatever_the_reserves_become() -> None:
    """B is First Citadel; A takes 3 from it and is richer now; in B's next turn it still draws a Trial."""
    t = table(citadel("cook", hand="raid"), "", "", phase=4, first=B, trial_deck="overtime")
    t.play(A, "raid", B)
    t.to("vote.cast")
    assert (t.s.active, t.s.first, t.reserves[:2]) == (B, B, [23, 17])


@pytest.mark.clause("FAN-SET.11", "FAN-ELIM.7")
def test_the_designation_of_the_fallen_passes_to_its_left_and_stays_there() -> None:
    """C (First) falls; D, its neighbor to the left, fell before: E is First Citadel. Then E falls: A."""
    t = table(
        citadel("cook"), citadel("knight", hand="raid raid raid"), citadel("bishop", reserve=2),
        citadel(reserve=0), citadel(reserve=3),
        phase=4, active=B, first=C,
    )  # fmt: skip
    t.play(B, "raid", C, pay="knight")
    t.resolve()
    assert t.s.first == E
    t.play(B, "raid", A, pay="knight")
    t.resolve()
    assert t.s.first == E
    t.play(B, "raid", E, pay="knight")
    t.resolve()
    assert t.emitted("first-citadel") == [(E,), (A,)]


@pytest.mark.clause("FAN-SET.12")
def test_nothing_but_hiring_is_possible_during_setup() -> None:
    """R68: with Instants in hand and on the table, and negotiation on, all that is asked is hires."""
    t = start(
        3,
        script={
            "starter": [A],
            "die": [3],
            "legacies": [["shirazad", "astrologers", "mistbroker", "gong-farmer", "apothecary"]],
            "labor": [["forced-march", "press-gang", "field-surgeon", "thacko", "shell-game"]],
        },
    )
    prompts = []
    while t.s.first < 0:
        prompts.append(t.prompt)
        t.answer(t.options[0])
    assert prompts == ["setup.hire"] * 9
    assert not t.emitted("played") + t.emitted("activated") + t.emitted("offer")
    assert t.prompt == "deal.offer" or t.in_window
