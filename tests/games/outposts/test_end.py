"""The end of the game and the ranking (OUT-END)."""

from __future__ import annotations

import pytest

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.leaving import GameOver
from fatebox.games.outposts.state.outposts import fall

from .table import DOWN, A, B, C, GivenPlayer, Table, player, post, start, table


def bolted(*players: GivenPlayer) -> Table:
    """The active player, with Firebolt in hand, puts two counters on B's first Outpost."""
    t = table(*players)
    t.play("firebolt")
    t.do("mode", 1)
    if t.prompt == "effect_target":
        t.do("target_post", "b1")
    return t


# --- conquest and crystals -----------------------------------------------------------------------


@pytest.mark.clause("OUT-END.1", "OUT-GEN.2")
def test_the_only_player_with_a_face_up_outpost_wins() -> None:
    t = bolted(player(post(9), hand="firebolt", mana=1), player(post(9), DOWN, DOWN))
    assert (t.result.outcome, t.result.winners, t.result.places) == ("conquest", (A,), (1, 2))
    assert t.result.scores == (1, 0)


@pytest.mark.clause("OUT-END.1")
def test_players_in_exile_have_lost_then() -> None:
    """With three players: C has no face-up Outpost, B loses the last one."""
    t = bolted(player(hand="firebolt", mana=1), player(post(9)), player(DOWN, crystals=1))
    assert (t.result.outcome, t.result.winners) == ("conquest", (A,))
    assert t.result.places == (1, 3, 2)  # both were still in the game; C has a Mana Crystal


@pytest.mark.clause("OUT-END.1")
def test_one_may_lose_by_ones_own_doing() -> None:
    t = table(player(post(9), hand="overheat", mana=1), player())
    t.play("overheat")
    assert (t.result.outcome, t.result.winners) == ("conquest", (B,))


@pytest.mark.clause("OUT-END.2", "OUT-CRYS.9")
def test_three_mana_crystals_win_whatever_outposts_anyone_has() -> None:
    t = table(player(post(9), DOWN, DOWN, crystals=2, mana=8), player(), player())
    t.do("buy")
    assert (t.result.outcome, t.result.winners) == ("crystal", (A,))


@pytest.mark.clause("OUT-END.2")
def test_two_mana_crystals_do_not() -> None:
    t = table(player(crystals=1, mana=8), player())
    t.do("buy")
    assert t.match.result is None


# --- at once -------------------------------------------------------------------------------------


@pytest.mark.clause("OUT-END.3")
def test_nothing_waiting_is_resolved_after_the_end_of_an_effect() -> None:
    """Levelling Charge ends the game with its first part: no counters, no Ruin, no discard of the spell."""
    t = table(
        player(hand="levelling-charge", mana=9),
        player(post(12, upgrades="reliquary traders-row"), DOWN, DOWN),
    )
    t.play("levelling-charge")
    t.do("raze", "b1", 0)
    assert t.result.outcome == "conquest"
    assert t.counters(B)[0] == 12
    assert t.emitted("triggered") == []
    assert t.zone("levelling-charge") == "casting"


@pytest.mark.clause("OUT-END.3", "OUT-DRAW.10")
def test_nor_after_the_end_within_a_draw() -> None:
    t = table(player(post(9), DOWN, DOWN, deck=1, discard=5), player(), at="first_step")
    t.go()
    assert (t.result.winners, len(t.player(A).hand), t.player(A).deck) == ((B,), 1, [])


@pytest.mark.clause("OUT-END.3")
def test_nor_after_the_end_within_an_assault() -> None:
    """R37: the strike back and the second assault are not resolved."""
    t = table(
        player(offense="x=5/0/1 y=5/0/1"),
        player(post(9, "p=9/0/9"), DOWN, DOWN),
        at="fourth_step",
        groups=["x", "y"],
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    t.damage(outpost=None)
    assert t.result.winners == (A,)
    assert t.names(t.player(A).offense) == "x y"


@pytest.mark.clause("OUT-END.3")
def test_the_third_crystal_draws_no_cards() -> None:
    t = table(player(post(9), DOWN, DOWN, crystals=2, mana=8, deck=0), player())
    t.do("buy")
    assert t.result.winners == (A,)
    assert t.counters(A)[0] == 9


# --- all at the same moment ----------------------------------------------------------------------


def all_fall(*players: GivenPlayer) -> OutpostsState:
    """Every Outpost with ten counters falls at one and the same moment; no card of the box does that."""
    s = table(*players).s
    with pytest.raises(GameOver):
        list(fall(s, [each for one in s.players for each in one.posts]))
    return s


@pytest.mark.clause("OUT-END.4")
@pytest.mark.parametrize(
    ("crystals", "outcome", "winners"),
    [
        ((1, 0, 0), "conquest", (A,)),
        ((0, 2, 1), "conquest", (B,)),
        ((1, 1, 0), "draw", (A, B)),
        ((0, 0, 0), "draw", (A, B, C)),
    ],
)
def test_all_lose_their_last_outpost_at_one_moment(
    crystals: tuple[int, ...], outcome: str, winners: tuple[int, ...]
) -> None:
    """R42: most Mana Crystals, else a draw."""
    s = all_fall(*(player(post(10), crystals=number) for number in crystals))
    assert (s.outcome, s.winners) == (outcome, winners)


@pytest.mark.clause("OUT-END.4")
def test_only_those_who_lost_at_that_moment_are_compared() -> None:
    """C has been in exile before, with most Mana Crystals."""
    s = all_fall(player(post(10), crystals=1), player(post(10)), player(DOWN, crystals=2))
    assert (s.outcome, s.winners) == ("conquest", (A,))


# --- before the first turn, after the last round -------------------------------------------------


@pytest.mark.clause("OUT-END.5")
def test_before_the_first_turn_nothing_is_checked() -> None:
    """Nobody has an Outpost during the draft; a concession of one of three does not end the game."""
    t = start(3)
    t.to("draft_pick")
    assert all(each.posts == [] for each in t.s.players)
    t.concede(t.decision().seat)
    assert t.match.result is None


def last_round(*players: GivenPlayer, last: int = B) -> Table:
    """The last player's turn in round 5 of 5 has begun; then it is passed."""
    t = table(*players, at="first_step", active=last, round=5, max_rounds=5)
    t.skip()
    t.skip()
    return t


@pytest.mark.clause("OUT-END.6", "OUT-OPT.6")
def test_the_game_ends_after_the_last_round() -> None:
    t = table(player(crystals=1), player(), at="first_step", active=A, round=5, max_rounds=5)
    t.skip()
    t.skip()
    assert (t.asked, t.match.result) == (B, None)
    t.skip()
    t.skip()
    assert (t.result.outcome, t.result.details["rounds"]) == ("limit", 5)


@pytest.mark.clause("OUT-END.6", "OUT-GEN.4")
def test_a_round_is_counted_from_the_starting_player() -> None:
    """B is the starting player: after A's turn the round is over, also if B is out."""
    t = table(player(crystals=1), player(), at="first_step", active=A, start=B, round=5, max_rounds=5)
    t.skip()
    t.skip()
    assert t.result.outcome == "limit"


@pytest.mark.clause("OUT-END.6")
def test_without_a_limit_the_game_goes_on() -> None:
    t = table(player(crystals=1), player(), at="first_step", active=B, round=500, max_rounds=0)
    t.skip()
    t.skip()
    assert (t.match.result, t.s.round) == (None, 501)


@pytest.mark.clause("OUT-END.7")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (player(DOWN, post(9), crystals=1, deck=0), player(crystals=0, deck=9, hand=9)),
        (player(post(9), post(9), deck=0), player(post(), DOWN, deck=9, hand=9)),
        (player(post(3), post(4), deck=0), player(post(8), post(), deck=9)),
        (player(post(3), post(4), deck=3, hand=2), player(post(7), post(), deck=0, hand=4)),
        (player(post(3), post(4), deck=1, hand=4), player(post(7), post(), deck=4, hand=0)),
    ],
    ids=["crystals", "outposts", "counters", "cards", "cards-in-hand"],
)
def test_what_decides_at_the_round_limit(first: GivenPlayer, second: GivenPlayer) -> None:
    t = last_round(first, second)
    assert (t.result.outcome, t.result.winners, t.result.places) == ("limit", (A,), (1, 2))
    t = last_round(second, first)
    assert t.result.winners == (B,)


@pytest.mark.clause("OUT-END.7")
def test_equal_players_draw() -> None:
    even = player(post(2), post(5), deck=3, hand=2)
    t = last_round(even, player(post(7), post(), deck=5), player(post(), post(8), deck=5), last=C)
    assert (t.result.outcome, t.result.winners) == ("draw", (A, B))
    assert t.result.places == (1, 1, 3)
    assert t.result.scores == (0.5, 0.5, 0)  # R95
    assert [t.result.value(seat) for seat in (A, B, C)] == [0.5, 0.5, 0]


@pytest.mark.clause("OUT-END.7", "OUT-ELIM.8")
def test_who_is_out_is_not_compared() -> None:
    t = table(
        player(), player(crystals=2), player(crystals=1), at="first_step", active=B, round=5, max_rounds=5
    )
    t.concede(B)
    t.skip()
    t.skip()
    assert (t.result.outcome, t.result.winners, t.result.places) == ("limit", (C,), (2, 3, 1))


@pytest.mark.clause("OUT-ELIM.1", "OUT-END.1")
def test_the_blow_that_ends_the_game_puts_a_player_out_before_places_are_given() -> None:
    """R94: B's third Outpost falls, C is in exile with less than B in every respect."""
    t = bolted(
        player(hand="firebolt", mana=1),
        player(post(9), DOWN, DOWN, crystals=2, hand=2),
        player(DOWN, crystals=0),
    )
    assert (t.result.outcome, t.result.winners, t.result.places) == ("conquest", (A,), (1, 3, 2))
    assert t.emitted("out") == [(B,)]
    assert t.result.details["crystals"] == [0, 2, 0]
    assert len(t.player(B).hand) == 2  # the table stays as it lay


@pytest.mark.clause("OUT-ELIM.1", "OUT-END.4")
def test_of_those_who_lose_at_one_moment_the_winner_is_not_out_and_the_others_may_be() -> None:
    """R94: A has most Mana Crystals; B is out, C could still receive Outposts."""
    s = all_fall(
        player(post(10), DOWN, DOWN, crystals=2), player(post(10), DOWN, DOWN, crystals=1), player(post(10))
    )
    assert s.winners == (A,)
    assert [bool(each.out) for each in s.players] == [False, True, False]


# --- ranking -------------------------------------------------------------------------------------


@pytest.mark.clause("OUT-END.2")
def test_places_after_the_winner() -> None:
    """Those in the game by crystals, Outposts, counters; then those who were out, the later the better."""
    t = table(
        player(crystals=2, hand=1),
        player(post(1), post(), post()),
        player(post(), post(), post()),
        player(crystals=1),
        player(),
        player(),
        active=5,
        at="first_step",
    )
    t.concede(5)
    t.go()
    t.go()
    for _ in range(3):
        t.do("discard", "recruit")
    t.do("buy")  # of three Outposts, two Mana Crystals and three discards
    assert t.result.places == (1, 5, 3, 2, 3, 6)
