"""The turn and its four steps (OUT-TURN)."""

from __future__ import annotations

import itertools

import pytest

from .table import DOWN, A, B, C, player, post, table


@pytest.mark.clause("OUT-TURN.1")
def test_a_turn_has_four_steps_in_this_order() -> None:
    t = table(player(reserve="x=2/1/1"), player(), at="first_step")
    steps = []
    t.go()
    steps.append((t.s.step, t.prompt))
    t.go()
    t.finish()
    steps.append((t.s.step, t.prompt))
    t.moves(x="offense")
    steps.append((t.s.step, t.prompt))
    t.attack("b1")
    t.damage(outpost=2)
    assert steps == [("second", "skip_step"), ("third", "moves"), ("fourth", "attack_assign")]
    assert (t.s.active, t.s.step) == (B, "first")


@pytest.mark.clause("OUT-TURN.2")
def test_the_first_step_is_skipped_whole() -> None:
    t = table(player(post()), player(), at="first_step")
    t.skip()
    assert (len(t.player(A).hand), len(t.player(A).posts)) == (0, 1)
    assert t.s.step == "second"


@pytest.mark.clause("OUT-TURN.2")
def test_the_second_step_is_skipped_whole() -> None:
    """No mana, no upkeep, and a tax waits for a Second Step that is carried out (R56)."""
    t = table(
        player(post(0, "grove-tender"), hand="blood-price", tax=1, reserve="moon-oracle"),
        player(),
        at="second_step",
    )
    t.skip()
    assert (t.s.step, t.prompt) == ("third", "moves")
    assert t.mana == 0
    assert t.player(A).tax == 1
    assert not t.emitted("triggered")


@pytest.mark.clause("OUT-TURN.2")
def test_the_third_step_is_skipped_whole() -> None:
    t = table(player(post(0, "p=1/1/1"), offense="x=2/1/1"), player(), at="third_step")
    t.skip()
    assert (t.zone("p"), t.zone("x")) == ("a1", "offense")
    assert (t.s.active, t.s.step) == (B, "first")


@pytest.mark.clause("OUT-TURN.2")
def test_the_fourth_step_is_skipped_whole() -> None:
    t = table(player(offense="x=2/1/1 y=2/1/1"), player(), at="fourth_step", groups=["x", "y"])
    t.skip()
    assert not t.emitted("assault")
    assert (t.s.active, t.s.step) == (B, "first")


@pytest.mark.clause("OUT-TURN.2")
def test_a_step_that_has_begun_is_not_skipped() -> None:
    """Half a step is no skip: after the draw the Outpost comes, after a move the skip is gone."""
    t = table(player(post()), player(), at="first_step")
    t.go()
    assert len(t.player(A).posts) == 2
    t = table(player(reserve="x=1/1/1 y=1/1/1"), player(), at="third_step")
    assert t.offers("skip")
    t.do("move", "x", "offense")
    assert not t.offers("skip")
    t = table(player(offense="x=1/1/1 y=1/1/1"), player(), at="fourth_step", groups=["x", "y"])
    assert t.offers("skip")
    t.do("attack", 0, "b1")
    assert not t.offers("skip")


@pytest.mark.clause("OUT-TURN.2")
def test_any_steps_may_be_skipped_in_one_turn() -> None:
    t = table(player(hand=3, reserve="x=1/1/1"), player(), at="first_step")
    t.skip()
    t.skip()
    t.skip()
    assert (t.s.active, t.s.step) == (B, "first")
    assert len(t.player(A).hand) == 3


@pytest.mark.clause("OUT-TURN.3")
def test_an_effect_forces_a_skip() -> None:
    """Decree of Peace: the opponent's Third Step takes place, their Fourth does not."""
    t = table(player(mana=5, hand="decree-of-peace"), player(offense="x=5/1/1", reserve="y=1/1/1"))
    t.play("decree-of-peace")
    t.finish()
    assert (t.s.active, t.prompt) == (B, "skip_step")
    t.go()
    t.skip()
    t.moves(y="offense")
    assert (t.zone("y"), t.s.active) == ("offense", A)
    assert not t.emitted("assault")
    # only that one turn
    t.pass_turn()
    t.go()
    t.skip()
    t.do("done")
    t.groups("x", "y")
    assert t.prompt == "attack_assign"


@pytest.mark.clause("OUT-TURN.3")
def test_steps_in_which_nothing_is_possible_count_as_skipped() -> None:
    t = table(player(), player())
    t.finish()  # no creature: nothing to move, nothing to attack with
    assert (t.s.active, t.s.step) == (B, "first")
    t = table(player(reserve="x=1/1/1"), player(), at="third_step")
    t.moves(x="a1")  # nobody in the offense zone
    assert (t.s.active, t.s.step) == (B, "first")


@pytest.mark.clause("OUT-TURN.4")
def test_a_step_is_neither_repeated_nor_returned_to() -> None:
    """Every turn of a while, played step by step, goes through the steps once and in order."""
    t = table(player(reserve="x=1/1/1"), player(reserve="y=1/1/1"), at="first_step")
    order = {"first": 1, "second": 2, "third": 3, "fourth": 4}
    steps = [(t.s.active, t.player(t.s.active).turns, order[t.s.step])]
    for _ in range(60):
        wishes = ("go", "finish", "move", "attack", "batter")
        t.answer(next((o for wish in wishes for o in t.options if o[0] == wish), t.options[0]))
        now = (t.s.active, t.player(t.s.active).turns, order[t.s.step])
        if now != steps[-1]:
            steps.append(now)
    assert len(steps) == len(set(steps)) > 20
    for (seat, turn, step), (next_seat, next_turn, next_step) in itertools.pairwise(steps):
        assert (seat, turn) != (next_seat, next_turn) or next_step > step


@pytest.mark.clause("OUT-TURN.4")
def test_after_finishing_the_second_step_nothing_is_played() -> None:
    t = table(player(mana=3, hand="x=1/1/1 firebolt", reserve="y=1/1/1"), player())
    t.finish()
    assert {option[0] for option in t.options} == {"skip", "move"}
    t.moves(y="offense")
    assert {option[0] for option in t.options} == {"hold", "attack"}


@pytest.mark.clause("OUT-TURN.5")
def test_others_decide_where_their_defenders_go_and_how_they_strike_back() -> None:
    """And nothing else: their hands stay closed in another player's turn."""
    t = table(
        player(offense="x=9/1/2 y=3/1/2"),
        player(post(7, "p=2/0/4"), post(), hand="firebolt judgement", reserve="q=3/3/3", mana=0),
        at="fourth_step",
        groups=["x y"],
    )
    t.attack("b1")
    t.damage(outpost=12)
    assert (t.asked, t.prompt) == (B, "reassign")
    assert t.offered == ["withdraw p", "defend p b2"]
    t.do("defend", "p", "b2")
    assert (t.asked, t.prompt) == (B, "defender_damage")
    assert {option[0] for option in t.options} == {"strike"}
    t.damage(kill="y")
    assert (t.zone("y"), t.zone("x")) == ("discard", "offense")
    assert (t.asked, t.s.active) == (B, B)


@pytest.mark.clause("OUT-TURN.5")
def test_others_place_their_own_draw_damage() -> None:
    t = table(player(mana=2, hand="grand-auction"), player(deck=0, hand="firebolt"))
    t.play("grand-auction")
    assert (t.s.active, t.asked, t.prompt) == (A, B, "exhaust_damage")
    t.burns(b1=1, b2=4)
    assert t.counters(B) == [1, 4, 0]
    assert t.asked == A


@pytest.mark.clause("OUT-TURN.5")
def test_others_choose_for_their_own_abilities() -> None:
    t = table(
        player(offense="x=2/1/9 y=2/1/4"),
        player(post(hidden="needle-trap")),
        at="fourth_step",
        groups=["x y"],
    )
    t.attack("b1")
    assert (t.asked, t.offered) == (B, ["target x", "target y"])


@pytest.mark.clause("OUT-TURN.6")
def test_effects_until_end_of_turn_stop_when_it_ends() -> None:
    t = table(player(mana=4, hand="overrun", reserve="x=1/1/1"), player(), at="action")
    t.play("overrun")
    assert t.stats("x") == (3, 1, 3)
    t.finish()
    assert t.stats("x") == (3, 1, 3)
    t.skip()
    assert t.s.active == B
    assert t.stats("x") == (1, 1, 1)


@pytest.mark.clause("OUT-TURN.6")
def test_the_turn_goes_on_to_the_end_of_the_fourth_step() -> None:
    t = table(
        player(mana=4, hand="overrun", offense="x=1/1/1 y=1/1/1"),
        player(),
    )
    t.play("overrun")
    t.finish()
    t.do("done")
    t.groups("x", "y")
    t.attack("b1", "b2")
    t.do("resolve", 0)
    t.damage(outpost=3)
    assert t.s.active == A  # one assault is left
    assert t.stats("y") == (3, 1, 3)
    t.damage(outpost=3)
    assert (t.s.active, t.counters(B)) == (B, [3, 3, 0])


@pytest.mark.clause("OUT-TURN.6")
def test_the_turn_ends_at_once_when_the_active_player_leaves() -> None:
    """A's last Outpost burns down in the First Step: no mana, no attack, the next turn begins."""
    t = table(player(post(5), DOWN, DOWN, deck=0, offense="x=9/9/9"), player(), player(), at="first_step")
    t.go()
    assert t.player(A).out
    assert (t.s.active, t.s.step, t.asked) == (B, "first", B)
    t = table(player(), player(), player(), at="action")
    t.concede(A)
    assert (t.s.active, t.s.step, t.asked) == (B, "first", B)


@pytest.mark.clause("OUT-TURN.7")
def test_there_is_no_hand_limit() -> None:
    t = table(player(hand=15), player(), at="first_step")
    t.go()
    t.skip()
    assert (t.s.active, t.asked) == (B, B)
    assert len(t.player(A).hand) == 17
    t.pass_turn()
    t.pass_turn()
    assert len(t.player(A).hand) == 19


@pytest.mark.clause("OUT-TURN.5")
def test_no_card_is_played_outside_the_own_second_step() -> None:
    """C, who has mana to spare by an error of the table, is never asked in the turns of A and B."""
    t = table(player(reserve="x=1/1/1"), player(), player(hand="firebolt", mana=9), at="first_step")
    asked = set()
    while t.s.active != C:
        asked.add(t.asked)
        assert not t.offers("play", "firebolt")
        t.idles()
    assert asked == {A, B}
