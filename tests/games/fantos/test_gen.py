"""FAN-GEN: terms and conventions."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.fantos.state.dice import roll
from fatebox.kernel import OptionsError
from fatebox.kernel.errors import ScriptError
from tests.games.fantos.table import A, B, C, D, citadel, find, start, table, wander

# --- seats -------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-GEN.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_game_is_for_three_to_six(seats: int) -> None:
    assert len(start(seats).s.citadels) == seats


@pytest.mark.clause("FAN-GEN.1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(OptionsError, match="seats"):
        start(seats)


@pytest.mark.clause("FAN-GEN.1", "FAN-VAR.12")
def test_two_may_play_if_they_say_so() -> None:
    assert len(start(2, two_player=True).s.citadels) == 2


@pytest.mark.clause("FAN-GEN.2")
def test_turns_go_clockwise_and_skip_the_eliminated() -> None:
    """B has fallen: after A's turn comes C, after C's comes A."""
    t = table("cook", citadel(reserve=0), "knight", phase=6, first=B)
    while len(t.emitted("turn")) < 3:
        t.passes()
    assert [seat for _, seat in t.emitted("turn")] == [C, A, C]


@pytest.mark.clause("FAN-GEN.2")
@pytest.mark.parametrize(("trials", "defender"), [("", C), ("bad-blood", D)])
def test_left_and_right_are_the_next_living_neighbors(trials: str, defender: int) -> None:
    """War goes to the left; BAD BLOOD turns it to the right. B, A's neighbor to the left, has fallen."""
    t = table("cook", citadel(reserve=0), "knight", "bishop", trials=trials)
    t.war("cook")
    assert t.action.sides[1].seat == defender


@pytest.mark.clause("FAN-GEN.2")
def test_the_right_neighbor_is_living_too() -> None:
    t = table("cook", "knight", "bishop", citadel(reserve=0), trials="bad-blood", first=A)
    t.war("cook")
    assert t.action.sides[1].seat == C


@pytest.mark.clause("FAN-GEN.2")
def test_the_order_that_is_remembered_is_that_of_the_living() -> None:
    """Copies share it, so one that plays on must not change it for the other."""
    fewest = 6
    for seed in range(3):
        earlier = start(6, seed=seed, negotiation=False).match
        for number, match in enumerate(wander(earlier.copy(), f"order {seed}")):
            if number % 20 == 0:
                earlier = match.copy()
            for s in (earlier.state, match.state):
                living = [c.seat for c in s.citadels[s.active :] + s.citadels[: s.active] if c.alive]
                assert s.order(s.active) == living
                fewest = min(fewest, len(living))
    assert fewest < 6


# --- Shards ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-GEN.3")
def test_every_whole_number_can_be_paid() -> None:
    """Shards are one number, not coins: a reward of 5 can be split in any way between two Reserves of 20."""
    t = table("cook", "", "", dice=[3])
    t.tribute("cook")
    assert t.prompt == "tribute.reward"
    assert t.offered == [f"charge-reserve 1 {n}" for n in (4, 3, 2, 1, 0)]
    t.shares(b=3, c=1)
    assert t.reserves == [24, 17, 19]
    assert all(type(n) is int for n in t.reserves)


@pytest.mark.clause("FAN-GEN.4")
def test_a_shard_is_always_in_one_place() -> None:
    """In whole games of random answers the Trove, the Reserves and the Legacies hold 200 together."""
    for seed in range(2):
        game = start(4, seed=seed)
        for i, match in enumerate(wander(game.match, seed)):
            if i > 1500:
                break
            assert match.state.total_shards() == 200


@pytest.mark.clause("FAN-GEN.4")
def test_the_trove_never_runs_out() -> None:
    """R5, R6: given all 200 Shards of the box in play, when A harvests 7, then A gets 7."""
    t = table(citadel("bishop cook", reserve=151), "", citadel(reserve=20), dice=[1, 2])
    assert t.s.trove == 0
    t.harvest("bishop", "cook")
    assert t.reserve(A) == 158


@pytest.mark.clause("FAN-GEN.4")
def test_counters_on_zodraz_are_no_shards() -> None:
    t = table("cook", "", "", phase=3, first=A, trial_deck="zodraz")
    assert t.trials == "zodraz"
    assert t.s.timers[0].waiting == (A, B, C)
    assert t.reserves == [20, 20, 20]
    assert t.s.trove == 200 - 60 - 3


@pytest.mark.clause("FAN-GEN.5")
def test_spending_moves_shards_to_the_trove() -> None:
    """From the Legacy that pays for Labor, and from the one that meets a condition."""
    t = table(citadel("cook:3 knight:5", hand="raid"), "astrologers", "", phase=4)
    trove = t.s.trove
    t.play(A, "raid", B, pay="cook")
    assert (t.shards("cook"), t.s.trove) == (2, trove + 1)
    t.resolve()
    t.use(A, "knight", "cook")
    assert (t.shards("knight"), t.s.trove) == (4, trove + 2)


@pytest.mark.clause("FAN-GEN.5")
def test_spending_from_a_reserve_moves_shards_to_the_trove() -> None:
    t = table(citadel("cook", hand="duel duel duel duel raid"), "", "", phase=1, trials="stimulus")
    trove = t.s.trove
    t.do("buy", 1)
    assert (t.reserve(A), t.s.trove) == (19, trove + 1)


@pytest.mark.clause("FAN-GEN.6", "FAN-HIR.9")
def test_shards_on_legacies_are_no_part_of_the_reserve() -> None:
    """Given a Reserve of 5 and 30 Shards on Legacies, when A could hire, then only what 5 can pay for."""
    t = table(
        citadel("pioneer:30", reserve=5, mat="axiom"),
        "",
        "",
        phase=5,
        pool="cook mummers envoy knight bishop",
    )
    assert t.offered == ["pass", "hire cook", "hire envoy"]


@pytest.mark.clause("FAN-GEN.6")
def test_the_richest_are_those_with_the_largest_reserve() -> None:
    """BISHOP takes from the richest other Citadel: C with 21, not B with 20 and 50 more on a Legacy."""
    t = table("bishop", citadel("knight:50", reserve=20), citadel(reserve=21), phase=4)
    t.use(A, "bishop")
    t.resolve()
    assert t.reserves == [22, 20, 19]


# --- terms -------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-GEN.7")
def test_the_active_citadel_is_the_one_whose_turn_it_is() -> None:
    """In B's turn B is asked first in a window and chooses the Fantos Action, whoever is First Citadel."""
    t = table("astrologers", "shirazad cook", "mistbroker", active=B, first=A)
    assert (t.window, t.asked) == ("W.FA0", B)
    t.to("action.choose")
    assert t.asked == B


@pytest.mark.clause("FAN-GEN.8")
def test_a_hand_is_labor_alone() -> None:
    """Given 4 cards in hand, 3 Legacies and 1 attached Labor, when A draws up to 5, then 1 card is drawn."""
    t = table(
        citadel("cook knight+thacko bishop", hand="raid raid raid duel"), "", "", phase=1, labor_deck="alms"
    )
    t.to("action.choose")
    assert t.hand(A) == "raid raid raid duel alms"


@pytest.mark.clause("FAN-GEN.8", "FAN-HID.1")
def test_others_see_the_tableau_and_not_the_hand() -> None:
    t = table(citadel("knight+thacko cook", hand="raid duel"), "bishop", "", phase=4)
    seen = t.match.view(B)["table"]["citadels"][A]
    assert seen["hand"] == [None, None]
    assert seen["tableau"] == [find(t.s, "knight"), find(t.s, "cook")]
    assert seen["legacies"][0]["attached"] == [find(t.s, "thacko")]


@pytest.mark.clause("FAN-GEN.9")
def test_a_card_wins_over_a_clause() -> None:
    """War aims to the left (FAN-WAR.1); with OPEN BORDERS in play it may aim at anyone."""
    t = table("cook", "", "", "astrologers")
    t.to("action.choose")
    t.do("declare", "war")
    assert t.emitted("war-declared") == [(A, B)]
    t = table("cook", "", "", "", trials="open-borders")
    t.to("action.choose")
    t.do("declare", "war")
    assert t.offered == ["attack 1", "attack 2", "attack 3"]


@pytest.mark.clause("FAN-GEN.9")
def test_the_vizier_wins_over_the_rule_of_exhaustion() -> None:
    """A Legacy without Shards is discarded (FAN-LEG.6); VIZIER's own text says that he only lies dormant."""
    t = table("executioner", "vizier:3", "cook:3", phase=4)
    t.use(A, "executioner", "vizier")
    t.resolve()
    assert t.state("vizier") == "dormant"


@pytest.mark.clause("FAN-GEN.10")
def test_a_legacy_is_any_hired_one_unless_the_text_narrows_it() -> None:
    """EXECUTIONER hits "a Legacy": of any Citadel, tasked or not. COOK feeds "another of your" Legacies."""
    t = table("executioner bishop cook", "knight/tasked", "shirazad diver/disabled", phase=4, pool="sapper")
    t.do("use", "executioner")
    assert [word.removeprefix("choose ") for word in t.offered] == [
        "executioner", "bishop", "cook", "knight", "shirazad",
    ]  # fmt: skip
    t = table("executioner bishop cook", "knight/tasked", "shirazad", phase=4)
    t.do("use", "cook")
    assert t.offered == ["choose executioner", "choose bishop"]


# --- die and numbers ---------------------------------------------------------------------------


@pytest.mark.clause("FAN-GEN.11")
def test_the_die_has_two_ones_two_twos_and_two_threes() -> None:
    """R3: in 3000 rolls each number comes up about 1000 times, and no other does."""
    t = table("", "", "")
    rolls = Counter(roll(t.s) for _ in range(3000))
    assert set(rolls) == {1, 2, 3}
    assert all(900 < count < 1100 for count in rolls.values())


@pytest.mark.clause("FAN-GEN.11")
@pytest.mark.parametrize("face", [0, 4])
def test_the_die_shows_nothing_else(face: int) -> None:
    t = table("cook", "", "", dice=[face])
    with pytest.raises(ScriptError, match="die"):
        t.harvest("cook")


@pytest.mark.clause("FAN-GEN.12")
def test_a_score_is_never_below_zero() -> None:
    """R26: EXECUTIONER (Harvest 0) rolls 1, LONG NIGHT takes 2: the Score is 0, and nothing is lost."""
    t = table("executioner", "", "mistbroker", trials="long-night", dice=[1])
    t.harvest("executioner")
    t.to("W.ROLL")
    assert t.scores == [0]
    t.to("W.AFTER")
    assert (t.reserve(A), t.s.gained) == (20, 0)


@pytest.mark.clause("FAN-GEN.12")
def test_a_losing_score_pushed_below_zero_does_not_raise_the_damage() -> None:
    """Given a bare defense with a die of 1, when TROUBADOUR takes 2 from it, then it is 0 and damage is 5."""
    t = table("knight", citadel(reserve=20), "troubadour", dice=[3, 1])
    t.war("knight")
    t.to("W.ROLL")
    t.use(C, "troubadour", ("lower", 0, B))
    t.to("hire.choose")
    assert t.final_scores == [5, 0]
    assert t.reserves == [25, 15, 20]


@pytest.mark.clause("FAN-GEN.12", "FAN-GEN.13")
def test_a_theft_takes_what_is_there() -> None:
    """R30: SIPHON takes 2 Shards of a Legacy that holds 1: 1 is moved."""
    t = table("siphon:5", "knight:1", "", phase=4)
    t.use(A, "siphon", "knight")
    t.resolve()
    assert (t.shards("siphon"), t.state("knight")) == (6, "discarded")


@pytest.mark.clause("FAN-GEN.13")
def test_a_reserve_gives_what_it_holds() -> None:
    """R30: RAID takes 3 from a Reserve of 2: the raider gets 2, and the raided Citadel is eliminated."""
    t = table(citadel("cook", hand="raid"), citadel("knight", reserve=2), "", phase=4)
    t.play(A, "raid", B)
    t.resolve()
    assert t.reserves == [22, 0, 20]
    assert not t.citadel(B).alive


# --- the check after every movement ------------------------------------------------------------


@pytest.mark.clause("FAN-GEN.14")
def test_legacies_are_discarded_before_citadels_are_eliminated() -> None:
    """B loses more than its warring Legacy and its Reserve hold: the Legacy goes first, then B falls."""
    t = table(citadel("brandsworn knight"), citadel("cook:1 bishop", reserve=1), "", dice=[3, 3, 3, 1])
    t.war("brandsworn", "knight")
    t.defend("cook")
    story = [(event.kind, event.args[0], event.clause) for event in t.events]
    cook, bishop = find(t.s, "cook"), find(t.s, "bishop")
    order = [
        ("legacy-discarded", cook, "FAN-LEG.6"),
        ("eliminated", B, "FAN-ELIM.1"),
        ("legacy-discarded", bishop, "FAN-ELIM.2"),
    ]
    assert [each for each in story if each in order] == order
    assert t.reserves == [22, 0, 20]


@pytest.mark.clause("FAN-GEN.14", "FAN-ELIM.8")
def test_exhausted_reserves_fall_in_turn_order_from_the_active_citadel() -> None:
    """COMET SWARM in C's turn: D, A and B lose their last Shard; C, the lone survivor, wins at once."""
    t = table(
        citadel("cook", reserve=1), citadel(reserve=1), citadel(reserve=9), citadel(reserve=1),
        phase=3, active=C, first=C, trial_deck="comet-swarm", dice=[3, 1, 2, 3],
    )  # fmt: skip
    assert t.emitted("eliminated") == [(D,), (A,), (B,)]
    assert (t.result.outcome, t.result.winners) == ("last_survivor", (C,))


@pytest.mark.clause("FAN-GEN.14", "FAN-WAR.12")
def test_a_split_payment_is_one_movement() -> None:
    """Two warring Legacies and the Reserve pay together; only then the exhausted ones are discarded.

    R107: SALVAGER pays his last Shard in the same movement as COOK: he is exhausted, too, though he would
    have gained a Shard for COOK.
    """
    t = table("brandsworn bishop", citadel("cook:1 salvager:1", reserve=20), "", dice=[3, 3, 3, 1, 1])
    t.war("brandsworn", "bishop")
    t.defend("cook", "salvager")
    assert (t.state("cook"), t.state("salvager")) == ("discarded", "discarded")
    assert t.reserves == [27, 15, 20]


@pytest.mark.clause("FAN-GEN.14", "FAN-HIR.3")
def test_a_hire_is_one_movement() -> None:
    """The new Legacy holds nothing before it is paid for, and is not discarded for that."""
    t = table(citadel("", mat="rootmaw"), "", "", phase=5, pool="cook envoy knight bishop mummers")
    t.hire("cook")
    assert (t.shards("cook"), t.reserve(A)) == (3, 19)


@pytest.mark.clause("FAN-GEN.14", "FAN-WIN.2")
def test_a_lone_survivor_wins_at_once() -> None:
    """B and C die by one CAMP FOLLOWERS in the middle of their War: A wins, and nobody is asked any more."""
    t = table(
        citadel("cook", hand="camp-followers"), citadel("knight", reserve=2), citadel("", reserve=2),
        active=B, first=B,
    )  # fmt: skip
    t.war("knight")
    t.play(A, "camp-followers", pay="cook")
    t.resolve()
    assert t.match.decision is None
    assert (t.result.outcome, t.result.winners) == ("last_survivor", (A,))
    assert t.reserves == [24, 0, 0]
