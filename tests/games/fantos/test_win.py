"""FAN-WIN: winning, ranks and tie-breaks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantos.table import A, B, C, D, Given, Table, citadel, table


def end_of_game(*citadels: Given | str, **more: Any) -> Table:
    """A's Phase 2 is the last of the game; all let everything be until it is over, or a nominee is asked."""
    t = table(*citadels, **{"trials": "zodraz", "zodraz": A, **more})
    if t.s.timers:
        t.s.timers[0].waiting = (A,)
    while t.match.decision is not None and t.prompt != "final.nominee":
        t.passes()
    return t


def swarm(*reserves: int, dice: list[int], legacies: dict[int, str] | None = None, **more: Any) -> Table:
    """A draws COMET SWARM: each Citadel loses its die, in turn order from A."""
    given = [citadel((legacies or {}).get(seat, ""), reserve=n) for seat, n in enumerate(reserves)]
    return table(*given, phase=3, first=A, trial_deck="comet-swarm", dice=dice, **more)


# --- the count ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-WIN.1")
def test_reserve_and_shards_on_legacies_count() -> None:
    """B has the smaller Reserve, but more with what lies on its Legacies, tasked or not."""
    t = end_of_game(citadel("cook:3", reserve=25), citadel("knight:5/tasked bishop:6", reserve=20), "")
    assert (t.result.scores, t.result.winners, t.result.places) == ((28, 31, 20), (B,), (2, 1, 3))
    assert t.result.details["reserves"] == [25, 20, 20]
    assert t.result.details["on_legacies"] == [3, 11, 0]
    assert (t.result.outcome, t.result.details["tie_break"]) == ("final_round", "none")


@pytest.mark.clause("FAN-WIN.1")
def test_disabled_and_dormant_legacies_do_not_count() -> None:
    """B's BISHOP is disabled, C's VIZIER dormant: A wins with 23 against 20 and 20."""
    t = end_of_game("cook:3", "bishop:6/disabled", "vizier:0/dormant")
    assert (t.result.scores, t.result.winners) == ((23, 20, 20), (A,))


@pytest.mark.clause("FAN-WIN.1")
def test_the_eliminated_score_nothing_and_rank_below_the_living() -> None:
    t = end_of_game("", citadel(reserve=0), citadel(reserve=1), citadel("cook"))
    assert (t.result.scores, t.result.places) == ((20, 0, 1, 23), (2, 4, 3, 1))


@pytest.mark.clause("FAN-WIN.2")
def test_the_last_one_alive_wins_at_once_however_poor() -> None:
    """A has 3 Shards in all, B 11. When B, the last other Citadel, falls, the game is over."""
    t = table(
        citadel("cook:2", reserve=1, hand="raid"), citadel("bishop:8", reserve=3), citadel(reserve=0),
        phase=4, first=A,
    )  # fmt: skip
    t.play(A, "raid", B)
    t.resolve()
    assert t.match.decision is None
    assert (t.result.outcome, t.result.winners, t.result.scores) == ("last_survivor", (A,), (5, 0, 0))
    assert t.result.places == (1, 2, 3)


@pytest.mark.clause("FAN-WIN.2")
def test_the_turn_of_the_fallen_does_not_matter() -> None:
    """A falls in its own War against B; B is alone and wins. No turn begins any more."""
    t = table(citadel("cook", reserve=1), "brandsworn", citadel(reserve=0), dice=[1, 3, 3])
    t.war("cook")
    t.defend("brandsworn")
    assert (t.result.winners, t.emitted("turn"), t.result.scores) == ((B,), [], (0, 32, 0))


@pytest.mark.clause("FAN-WIN.2")
def test_with_the_house_rule_nobody_is_ever_alone() -> None:
    """FAN-VAR.10: B's Reserve is emptied: both gain 10 and play on."""
    t = table(citadel("cook", hand="raid"), citadel("bishop", reserve=3), phase=4, no_elimination=True)
    t.play(A, "raid", B)
    t.resolve()
    assert (t.match.result, t.reserves) == (None, [33, 10])


@pytest.mark.clause("FAN-WIN.3")
def test_cards_markers_and_stats_are_worth_nothing() -> None:
    """B has a full hand, attached Labor, the title and the First Citadel Marker, and one Shard less."""
    t = end_of_game(
        "cook:3",
        citadel("pale-duchess:2+zradas+deepdrill", hand="raid raid alms alms council"),
        "", first=B, reigning="pale-duchess",
    )  # fmt: skip
    assert (t.result.scores, t.result.winners) == ((23, 22, 20), (A,))


# --- tie-breaks --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-WIN.4")
@pytest.mark.parametrize(
    ("reigning", "winner", "used"),
    [("siphon", D, "reigning_tribute"), ("", C, "least_reserve"), ("bishop", C, "least_reserve")],
)
def test_the_tie_breaks_come_in_their_order(reigning: str, winner: int, used: str) -> None:
    """A, C and D have 26. D's title goes before C's smaller Reserve; B's title, with 25, counts nothing."""
    t = end_of_game(
        citadel("", reserve=26), citadel("bishop:5", reserve=20), citadel("knight:16", reserve=10),
        citadel("siphon:2", reserve=24), reigning=reigning,
    )  # fmt: skip
    assert t.result.scores == (26, 25, 26, 26)
    assert (t.result.winners, t.result.details["tie_break"]) == ((winner,), used)


@pytest.mark.clause("FAN-WIN.5")
def test_first_the_reigning_tribute() -> None:
    """B and C have 25; C controls the title, by a tasked Legacy; that B's Reserve is smaller is nothing."""
    t = end_of_game("", citadel("cook:15", reserve=10), citadel("knight:5/tasked"), reigning="knight")
    assert (t.result.winners, t.result.places) == ((C,), (3, 2, 1))
    assert t.result.details["tie_break"] == "reigning_tribute"


@pytest.mark.clause("FAN-WIN.6")
def test_second_the_smallest_reserve() -> None:
    """A, B and C have 25: with Reserves of 25, 20 and 10 they rank in that order, from behind."""
    t = end_of_game(citadel("", reserve=25), "knight:5", citadel("cook:15", reserve=10))
    assert (t.result.winners, t.result.places) == ((C,), (3, 2, 1))
    assert t.result.details["tie_break"] == "least_reserve"


@pytest.mark.clause("FAN-WIN.6", "FAN-WIN.7")
def test_only_those_still_tied_go_on_to_the_third() -> None:
    """A, B and C have 25; B and C have equal and smaller Reserves, so that A is out: COOK 1+1, KNIGHT 2+1."""
    t = end_of_game(citadel("", reserve=25), "cook:5", "knight:5", dice=[1, 1])
    assert t.emitted("final-tribute") == [(B, 2), (C, 3)]
    assert (t.result.winners, t.result.places) == ((C,), (3, 2, 1))


@pytest.mark.clause("FAN-WIN.7")
def test_third_a_final_special_tribute() -> None:
    """A and B choose among their Legacies; the default is the highest Tribute Stat (D35)."""
    t = end_of_game("cook:3 knight:2", "siphon:1 marquis:4", "", dice=[3, 3])
    assert (t.asked, t.offered, t.default) == (A, ["nominate cook", "nominate knight"], "nominate knight")
    t.do("nominate", "knight")
    assert (t.asked, t.default) == (B, "nominate marquis")
    t.do("nominate", "siphon")
    assert t.emitted("final-tribute") == [(A, 5), (B, 4)]
    assert (t.result.winners, t.result.places) == ((A,), (1, 2, 3))
    assert t.result.details["tie_break"] == "special_tribute"
    assert t.result.scores == (25, 25, 20)


@pytest.mark.clause("FAN-WIN.7")
def test_a_tie_in_it_is_rolled_off() -> None:
    """A, B and C tie with 3 each; they roll 2, 3, 3, then B and C 1 and 2: C wins, A and B share rank 2."""
    t = end_of_game("cook:3", "siphon:3", "star-tinker:3", dice=[2, 2, 2, 2, 3, 3, 1, 2])
    assert (t.result.winners, t.result.places) == ((C,), (2, 2, 1))


@pytest.mark.clause("FAN-WIN.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_is_always_exactly_one_winner(seats: int) -> None:
    """All have 20 and nothing else; the last in turn order rolls a 3, the others a 1."""
    t = end_of_game(*[""] * seats, dice=[1] * (seats - 1) + [3])
    assert t.result.winners == (seats - 1,)
    assert t.result.places == (*[2] * (seats - 1), 1)


@pytest.mark.clause("FAN-WIN.7")
def test_equal_citadels_below_the_first_place_share_their_rank() -> None:
    """A wins; B and C have the same score and Reserve, D less."""
    t = end_of_game("cook", "", "", citadel("", reserve=19))
    assert (t.result.winners, t.result.places) == ((A,), (1, 2, 2, 4))
    assert t.emitted("final-tribute") == []


# --- all at once -------------------------------------------------------------------------------


@pytest.mark.clause("FAN-WIN.8")
def test_if_all_fall_at_once_the_state_before_decides() -> None:
    """R43: COMET SWARM takes all that A, B and C have: 2+3, 1 and 3 Shards before it. D fell long ago."""
    t = swarm(2, 1, 3, 0, dice=[3, 1, 3], legacies={A: "cook:3"})
    assert (t.result.outcome, t.result.winners) == ("simultaneous", (A,))
    assert t.result.places == (1, 3, 2, 4)
    assert t.result.scores == (5, 1, 3, 0)


@pytest.mark.clause("FAN-WIN.8")
def test_ties_are_broken_as_at_the_end() -> None:
    """A and B have 3 each: B's COOK reigns. Without the title A has the smaller Reserve; then a Tribute."""
    t = swarm(1, 2, 2, dice=[3, 3, 3], legacies={A: "knight:2", B: "cook:1"}, reigning="cook")
    assert (t.result.winners, t.result.details["tie_break"]) == ((B,), "reigning_tribute")
    t = swarm(1, 2, 2, dice=[3, 3, 3], legacies={A: "knight:2", B: "cook:1"})
    assert (t.result.winners, t.result.details["tie_break"]) == ((A,), "least_reserve")
    t = swarm(1, 1, 1, dice=[3, 3, 3, 1, 2], legacies={A: "knight:2", B: "cook:2"})
    assert t.emitted("final-tribute") == [(A, 3), (B, 3)]
    assert (t.result.outcome, t.result.details["tie_break"]) == ("simultaneous", "special_tribute")


@pytest.mark.clause("FAN-WIN.8")
def test_one_that_is_left_is_no_simultaneous_end() -> None:
    t = swarm(2, 2, 2, dice=[3, 2, 1])
    assert (t.result.outcome, t.result.winners, t.result.places) == ("last_survivor", (C,), (2, 2, 1))


@pytest.mark.clause("FAN-WIN.8", "FAN-VAR.10")
def test_with_the_house_rule_all_start_again_with_ten() -> None:
    t = swarm(2, 2, 2, dice=[3, 2, 2], no_elimination=True)
    assert (t.match.result, t.reserves) == (None, [10, 10, 10])
