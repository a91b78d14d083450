"""The First Step: drawing and gaining an Outpost (OUT-DRAW)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import DOWN, A, B, C, GivenPost, Table, player, post, table


def first_step(*posts: GivenPost, **given: Any) -> Table:
    """A two-player game at A's First Step."""
    return table(player(*posts, **given), player(), at="first_step")


@pytest.mark.clause("OUT-DRAW.1")
def test_two_cards_are_drawn_from_the_top() -> None:
    t = first_step(deck="firebolt war-drums overheat", hand="ash-hound")
    t.go()
    assert t.hand(A) == "ash-hound firebolt war-drums"
    assert t.names(t.player(A).deck) == "overheat"
    assert t.counters(A) == [0, 0, 0]


@pytest.mark.clause("OUT-DRAW.1")
def test_only_the_active_player_draws() -> None:
    t = first_step()
    t.go()
    assert (len(t.player(A).hand), len(t.player(B).hand)) == (2, 0)


@pytest.mark.clause("OUT-DRAW.2")
def test_a_short_deck_is_drawn_then_paid_for_then_renewed() -> None:
    t = table(
        player(deck="firebolt", discard="war-drums overheat ash-hound"),
        player(),
        at="first_step",
        chance={"deck": ["overheat war-drums"]},
    )
    t.go()
    # the card that was there is drawn, the damage comes before the new deck
    assert (t.prompt, t.hand(A), t.discard(A)) == (
        "exhaust_damage",
        "firebolt",
        "war-drums overheat ash-hound",
    )
    t.burns(a2=5)
    assert t.counters(A) == [0, 5, 0]
    assert t.hand(A) == "firebolt overheat"
    assert t.names(t.player(A).deck) == "war-drums ash-hound"
    assert t.discard(A) == ""


@pytest.mark.clause("OUT-DRAW.2")
def test_the_missing_cards_come_as_far_as_the_new_deck_allows() -> None:
    t = table(player(mana=2, hand="bountiful-season", deck=0, discard=2), player())
    t.play("bountiful-season")  # draws three; itself it is not in the discard pile yet
    t.burns(a1=5)
    assert len(t.player(A).hand) == 2
    assert t.player(A).deck == []
    assert t.discard(A) == "bountiful-season"


@pytest.mark.clause("OUT-DRAW.3")
def test_a_deck_that_is_just_emptied_costs_nothing_yet() -> None:
    t = first_step(deck=2, discard=5)
    t.go()
    assert (len(t.player(A).hand), len(t.player(A).deck), len(t.player(A).discard)) == (2, 0, 5)
    assert t.counters(A) == [0, 0, 0]
    t.skip()
    t.pass_turn()
    t.go()  # the next draw finds nothing: now it costs
    assert t.prompt == "exhaust_damage"


@pytest.mark.clause("OUT-DRAW.4")
def test_one_draw_costs_damage_only_once() -> None:
    t = table(player(post(), mana=2, hand="bountiful-season", deck=0, discard=1), player())
    t.play("bountiful-season")
    assert t.counters(A) == [5]
    assert len(t.player(A).hand) == 1


@pytest.mark.clause("OUT-DRAW.4")
def test_two_draws_cost_damage_twice() -> None:
    t = table(player(post(), post(), mana=2, hand="sudden-dispatch sudden-dispatch", deck=0), player())
    t.play("sudden-dispatch")
    t.burns(a1=5)
    t.play("sudden-dispatch")  # the first one lies in the discard pile
    t.burns(a2=5)
    assert t.counters(A) == [5, 5]


@pytest.mark.clause("OUT-DRAW.5")
def test_without_discard_pile_the_damage_is_taken_and_nothing_drawn() -> None:
    t = first_step(post(), post(), post(), deck=0)
    t.go()
    t.burns(a1=3, a3=2)
    assert t.counters(A) == [3, 0, 2]
    assert t.hand(A) == ""


@pytest.mark.clause("OUT-DRAW.5")
def test_it_happens_at_every_further_draw() -> None:
    """R12."""
    t = first_step(post(), deck=0)
    t.player(A).turns = 1  # so that no new Outpost comes
    t.go()
    assert t.counters(A) == [5]
    t.go()
    t.do("finish")
    t.pass_turn()
    t.go()
    assert t.result.winners == (B,)


@pytest.mark.clause("OUT-DRAW.6")
def test_a_card_that_draws_costs_the_same() -> None:
    t = table(player(post(), mana=2, hand="bountiful-season", deck=2, discard="firebolt"), player())
    t.play("bountiful-season")
    assert t.counters(A) == [5]
    assert t.hand(A) == "recruit recruit firebolt"


@pytest.mark.clause("OUT-DRAW.6")
def test_a_mana_crystal_that_draws_costs_the_same() -> None:
    t = table(player(post(), mana=8, deck=1, discard=1), player())
    t.do("buy")
    assert t.counters(A) == [5]
    assert len(t.player(A).hand) == 2


@pytest.mark.clause("OUT-DRAW.6")
def test_a_draw_in_another_players_turn_costs_the_same() -> None:
    """B's Listening Post turns up in A's turn: B draws two cards from an empty deck."""
    t = table(
        player(offense="x=1/1/1"),
        player(post(hidden="listening-post"), post(), deck=0, discard=3),
        at="fourth_step",
        groups=["x"],
    )
    t.attack("b1")
    assert (t.asked, t.prompt) == (B, "exhaust_damage")
    t.burns(b2=5)
    assert t.counters(B) == [0, 5]
    assert len(t.player(B).hand) == 2


@pytest.mark.clause("OUT-DRAW.7")
def test_the_damage_is_split_in_whole_points_by_the_drawing_player() -> None:
    t = first_step(deck=0)
    t.go()
    assert t.offered == [f"burn a1 {points}" for points in (5, 4, 3, 2, 1, 0)]
    t.do("burn", "a1", 2)
    assert t.offered == [f"burn a2 {points}" for points in (3, 2, 1, 0)]
    t.do("burn", "a2", 1)  # the rest falls to the last one: all five must be placed
    assert t.counters(A) == [2, 1, 2]
    assert t.player(A).burned == 5


@pytest.mark.clause("OUT-DRAW.7")
def test_only_face_up_outposts_are_damaged() -> None:
    t = first_step(post(1), DOWN, post(2), deck=0)
    t.go()
    t.burns(a1=1)
    assert t.counters(A) == [2, 10, 6]


@pytest.mark.clause("OUT-DRAW.7")
def test_excess_damage_is_lost() -> None:
    """All five on an Outpost that lacks one: it falls, the others are unharmed."""
    t = first_step(post(9), post(9), post(), deck=0)
    t.go()
    t.burns(a1=5)
    assert t.standing(A) == "a2 a3"
    assert t.counters(A)[1:] == [9, 0]


@pytest.mark.clause("OUT-DRAW.8")
def test_all_points_are_placed_at_once_then_outposts_fall() -> None:
    """A defender of the first cannot flee to the second: that one falls at the same moment."""
    t = first_step(post(7, "p=1/1/1"), post(8), post(), deck=0)
    t.go()
    t.do("burn", "a1", 3)
    assert t.standing(A) == "a1 a2 a3"  # nothing falls before all points are placed
    t.do("burn", "a2", 2)
    assert t.standing(A) == "a3"
    assert t.offered == ["withdraw p", "defend p a3"]


@pytest.mark.clause("OUT-DRAW.9")
def test_without_a_face_up_outpost_there_is_no_damage() -> None:
    """A in exile, in a game of three: the deck is renewed for nothing."""
    t = table(player(DOWN, deck=0, discard=3), player(), player(), at="first_step")
    t.go()
    assert (len(t.player(A).hand), len(t.player(A).deck)) == (2, 1)
    assert t.counters(A) == [10, 0]  # a new Outpost has come
    assert t.player(A).burned == 0


@pytest.mark.clause("OUT-DRAW.10")
def test_who_is_put_out_draws_no_more() -> None:
    t = table(player(post(5), DOWN, DOWN, deck=1, discard=4), player(), player(), at="first_step")
    t.go()
    assert t.player(A).out
    assert t.emitted("drew") == [(A, 1)]
    assert not t.emitted("shuffled")
    assert not t.emitted("outpost")
    assert t.s.active == B


@pytest.mark.clause("OUT-DRAW.10")
def test_when_the_damage_ends_the_game_nothing_more_is_drawn() -> None:
    t = first_step(post(5), deck=1, discard=4)
    t.go()
    assert (t.result.outcome, t.result.winners) == ("conquest", (B,))
    assert t.emitted("drew") == [(A, 1)]
    assert not t.emitted("outpost")


@pytest.mark.clause("OUT-DRAW.10")
def test_who_goes_into_exile_goes_on_drawing() -> None:
    """With three players and an Outpost still to come A is not out (OUT-ELIM.2)."""
    t = table(player(post(5), DOWN, deck=0, discard=4), player(), player(), at="first_step")
    t.go()
    assert not t.player(A).out
    assert len(t.player(A).hand) == 2
    assert t.standing(A) == "a3"


@pytest.mark.clause("OUT-DRAW.10")
def test_an_opponent_put_out_by_a_draw_draws_nothing() -> None:
    t = table(
        player(mana=2, hand="grand-auction"),
        player(post(5), DOWN, DOWN, deck=0, discard=4),
        player(),
    )
    t.play("grand-auction")
    assert t.player(B).out
    assert t.emitted("drew") == [(A, 4), (C, 1)]
    assert not t.emitted("shuffled")
    assert t.prompt == "play_action"


@pytest.mark.clause("OUT-DRAW.11")
@pytest.mark.parametrize("posts", [(post(),), (post(), DOWN), (post(), post())])
def test_an_outpost_is_gained_below_three(posts: tuple[GivenPost, ...]) -> None:
    t = first_step(*posts)
    t.go()
    assert len(t.player(A).posts) == len(posts) + 1


@pytest.mark.clause("OUT-DRAW.11")
@pytest.mark.parametrize("posts", [(post(), post(), post()), (post(), DOWN, DOWN), (post(), post(), DOWN)])
def test_face_down_outposts_count_toward_three(posts: tuple[GivenPost, ...]) -> None:
    t = first_step(*posts)
    t.go()
    assert len(t.player(A).posts) == 3
    assert not t.emitted("outpost")


@pytest.mark.clause("OUT-DRAW.11")
def test_no_outpost_in_the_own_first_turn() -> None:
    t = table(player(post(), turns=1), player(post(), post(), turns=0), at="first_step", round=1)
    t.go()
    assert len(t.player(A).posts) == 1
    t.skip()
    t.go()  # B's first turn: it is not A's first turn that counts
    assert len(t.player(B).posts) == 2
    t.skip()
    t.go()
    assert len(t.player(A).posts) == 2


@pytest.mark.clause("OUT-DRAW.11")
def test_the_outpost_comes_after_drawing_and_is_not_optional() -> None:
    """The new Outpost cannot take draw damage, and nobody is asked whether it is wanted."""
    t = first_step(post(1), deck=0, discard=2)
    t.go()
    assert t.counters(A) == [6, 0]
    assert [event.kind for event in t.events if event.kind in ("drew", "outpost")] == ["drew", "outpost"]
    assert t.s.step == "second"


@pytest.mark.clause("OUT-DRAW.12")
def test_the_new_outpost_is_face_up_and_fresh_and_gives_mana_at_once() -> None:
    t = first_step(post(3, upgrades="stone-wall"))
    t.go()
    new = t.post("a2")
    assert (new.standing, new.counters, new.upgrades, new.hidden) == (True, 0, [], [])
    t.go()
    assert t.mana == 2


@pytest.mark.clause("OUT-DRAW.13")
def test_one_outpost_per_turn_and_three_in_a_game() -> None:
    t = first_step(post())
    numbers = []
    for _ in range(4):
        t.go()
        numbers.append(len(t.player(A).posts))
        t.skip()
        assert len(t.player(A).posts) == numbers[-1]
        t.pass_turn()
    assert numbers == [2, 3, 3, 3]


@pytest.mark.clause("OUT-DRAW.13")
def test_a_destroyed_outpost_is_not_replaced_beyond_the_third() -> None:
    t = table(player(mana=1, hand="firebolt"), player(post(9), post(), post()))
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    t.finish()
    t.go()
    assert (len(t.player(B).posts), t.standing(B)) == (3, "b2 b3")


@pytest.mark.clause("OUT-DRAW.14")
def test_who_skips_the_first_step_gets_neither_and_may_catch_up() -> None:
    t = first_step(post(), deck=0, discard=4)
    t.skip()
    assert (t.hand(A), t.counters(A), len(t.player(A).posts)) == ("", [0], 1)
    t.skip()
    t.pass_turn()
    t.go()
    assert len(t.player(A).posts) == 2
