"""Last stand: the last Outpost is not left to an attack that fells it for sure on the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.outposts.judgement.last_stand import lost_stands

from .table import DOWN, GivenPlayer, GivenPost, Table, player, post, table


def lost(t: Table) -> set[str]:
    """The moves that leave the last Outpost to its fall, in words."""
    assert t.prompt == "moves"
    return {" ".join(map(str, t.words(option))) or option[0] for option in lost_stands(t.s, t.decision())}


def stand(last: GivenPost, rival: GivenPlayer, **own: Any) -> Table:
    """The Third Step of a player with one Outpost left."""
    return table(player(last, DOWN, DOWN, **own), rival, at="third_step")


ATTACKER = player(post(), post(), offense="a=4/1/1")


@pytest.mark.clause("OUT-END.1", "OUT-WAR.1")
@pytest.mark.parametrize(
    ("last", "own", "wrong"),
    [
        (post(7), {"reserve": "x=1/2/2"}, {"skip", "x offense"}),
        (post(6), {"reserve": "x=1/1/2"}, {"skip", "x offense"}),
        (post(7), {"reserve": "x=1/1/2"}, set()),  # nothing helps: 3 points get through, and 3 are enough
        (post(5), {"reserve": "x=1/2/2"}, set()),  # it stands anyway
        (post(7), {"offense": "x=1/2/2"}, set()),  # there is no move from offense to defense
        (post(7, "x=1/2/2"), {}, {"x reserve"}),
        (post(7, "x=1/2/2"), {"reserve": "y=1/2/2"}, set()),  # y can take the place of x
        (post(9), {"reserve": "x=1/2/2 y=1/2/2"}, {"skip", "x offense", "y defense", "y offense"}),
        (post(7, hidden="needle-trap"), {"reserve": "x=1/2/2"}, set()),  # the trap may stop it
        (post(7, hidden="stone-wall"), {"reserve": "x=1/2/2"}, set()),  # so does the wall
    ],
)
def test_the_last_outpost_is_held(last: GivenPost, own: dict[str, Any], wrong: set[str]) -> None:
    """Given an enemy creature whose attack fells the last Outpost, then creatures defend that can hold it."""
    assert lost(stand(last, ATTACKER, **own)) == wrong


@pytest.mark.clause("OUT-END.1", "OUT-WAR.1")
def test_a_stand_is_made_by_all_whom_it_takes() -> None:
    """Given a defense that takes two, when one of them is in place, then the other follows."""
    t = stand(post(9), ATTACKER, reserve="x=1/2/2 y=1/2/2")
    t.do("move", "x", "defense")
    assert lost(t) == {"done", "y offense"}
    t.do("move", "y", "defense")
    assert t.prompt != "moves" or lost(t) == set()


@pytest.mark.clause("OUT-END.1")
@pytest.mark.parametrize(
    ("rival", "free"),
    [
        (player(post(9), DOWN, DOWN, offense="a=4/1/1"), True),  # this turn's attack wins
        (player(post(9, hidden="needle-trap"), DOWN, DOWN, offense="a=4/1/1"), True),  # or may win
        (player(post(9), post(9), DOWN, offense="a=4/1/1"), False),  # one creature fells one Outpost
        (player(post(), DOWN, DOWN, offense="a=4/1/1"), False),
        (player(post(), post(), offense="a=4/1/1", no_attack=3), True),  # a Decree of Peace
        (player(post(0, "a=4/1/1"), post()), True),  # a defender can't attack next turn
        (player(post(0, "ash-hound ash-hound"), post()), False),  # unless it is Swift
    ],
)
def test_a_race_that_may_be_won_is_free(rival: GivenPlayer, free: bool) -> None:
    """Given a last Outpost in danger, then an attack that might win first is not forbidden."""
    assert (lost(stand(post(7), rival, reserve="x=1/2/2")) == set()) == free


@pytest.mark.clause("OUT-GEN.1")
def test_with_three_players_the_attack_may_go_elsewhere() -> None:
    """Given two opponents, then it is not certain that either attacks."""
    t = table(
        player(post(7), DOWN, DOWN, reserve="x=1/2/2"), ATTACKER, player(post(), post()), at="third_step"
    )
    assert lost(t) == set()
