"""Conquest: an attack that wins for sure is made, whoever plays."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games.outposts import GAME
from fatebox.games.outposts.judgement.conquest import missed_conquest
from fatebox.games.outposts.judgement.sense import senseless
from fatebox.kernel import Match, Perspective

from .table import DOWN, A, B, GivenPost, player, post, table


def moves(own: dict[str, Any], last: GivenPost) -> list[str]:
    """The moves that pass up a win against the last Outpost, in words."""
    t = table(player(post(), **own), player(last, DOWN, DOWN), at="third_step")
    assert t.prompt == "moves"
    return sorted(
        " ".join(map(str, t.words(option))) or option[0] for option in missed_conquest(t.s, t.decision())
    )


@pytest.mark.clause("OUT-END.1")
@pytest.mark.parametrize(
    ("own", "last", "missed"),
    [
        ({"offense": "x=3/1/1"}, post(8), ["skip", "x reserve"]),
        ({"offense": "x=1/1/1"}, post(8), []),  # it is not enough
        ({"offense": "x=3/1/1"}, post(8, hidden="needle-trap"), []),  # something may work first
        ({"offense": "x=3/1/1"}, post(8, "p=0/3/3"), []),  # a defender keeps it off
        ({"reserve": "x=3/1/1"}, post(8), ["skip", "x defense"]),
        ({"offense": "x=1/1/1", "reserve": "y=1/1/1"}, post(8), ["done", "skip", "x reserve", "y defense"]),
        ({"offense": "x=1/1/1 y=1/1/1 z=1/1/1 v=1/1/1"}, post(6), None),  # two groups do it together
    ],
)
def test_no_move_passes_up_a_sure_conquest(
    own: dict[str, Any], last: GivenPost, missed: list[str] | None
) -> None:
    """Given the last Outpost and creatures that can fell it, then they are sent, and stay where they are."""
    found = moves(own, last)
    if missed is None:
        assert "skip" in found
        assert "done" not in found
    else:
        assert found == missed


@pytest.mark.clause("OUT-WAR.5", "OUT-ATK.1")
def test_groups_are_formed_and_sent_to_win() -> None:
    """Given a defense that each group has to break, then the creatures go together, and are not held back."""
    t = table(
        player(post(), offense="x=2/1/1 y=2/1/1"), player(post(8, "p=0/2/9"), DOWN, DOWN), at="third_step"
    )
    t.do("done")
    assert t.prompt == "group_up"
    assert [t.words(option) for option in missed_conquest(t.s, t.decision())] == [()]
    t.do("join", "y")
    assert t.prompt == "attack_assign"
    assert [option[0] for option in senseless(t.s, t.decision())] == ["hold"]
    t.do("attack", 0, "b1")
    t.damage(outpost=2)
    assert t.match.result is not None
    assert t.match.result.winners == (A,)


@pytest.mark.clause("OUT-ASLT.5", "OUT-ATK.4")
@pytest.mark.parametrize(("second", "wrong"), [("y=4/1/1", [3]), ("y=5/1/1", []), ("y=2/1/1", [])])
def test_the_first_of_two_assaults_leaves_enough_for_the_second(second: str, wrong: list[int]) -> None:
    """Given two groups that fell the last Outpost together, then the first does not go for the defender."""
    t = table(
        player(post(), offense=f"x=4/1/1 {second}"),
        player(post(5, "p=0/1/3"), DOWN, DOWN),
        at="fourth_step",
        groups=["x", "y"],
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    assert t.prompt == "attacker_damage"
    assert [option[2] for option in senseless(t.s, t.decision())] == wrong


@pytest.mark.clause("OUT-END.1")
def test_with_two_outposts_left_nothing_is_sure() -> None:
    t = table(player(post(), offense="x=3/1/1"), player(post(8), post(8), DOWN), at="third_step")
    assert t.player(B).standing()
    assert missed_conquest(t.s, t.decision()) == []


@pytest.mark.slow
def test_who_passes_up_no_conquest_wins_this_turn() -> None:
    """Given games of good players, when a sure conquest is in sight, then anybody with sense wins at once."""
    seen = 0
    for deal in range(12):
        match = GAME.start(f"conquest {deal}", seats=2)
        bots = [make_bot("hard", GAME, f"{deal} {seat}") for seat in range(2)]
        while (decision := match.decision) is not None:
            if missed_conquest(match.state, decision):
                seen += 1
                assert _wins_this_turn(match.copy(), decision.seat)
            match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)
    assert seen >= 12


def _wins_this_turn(match: Match[Any], seat: int) -> bool:
    """Whether a player who chooses any option with sense wins before the turn ends."""
    bot, turn = make_bot("easy", GAME, 1), match.state.players[seat].turns
    while (decision := match.decision) is not None and match.state.players[seat].turns == turn:
        if match.state.active != seat:
            return False
        match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)
    return match.result is not None and seat in match.result.winners
