"""Sense about rivals in Fate of Fantos: the one who is well ahead pays."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.state.pieces import Promise
from fatebox.kernel import Option

from .table import A, B, C, Table, citadel, table


def sensible(t: Table) -> list[Option]:
    """The options of A that make sense."""
    decision = t.decision(A)
    wrong = GAME.judgement.features.senseless(t.s, decision)
    return [option for option in decision.options if option not in wrong]


@pytest.mark.clause("FAN-RES.3", "FAN-WIN.1")
@pytest.mark.parametrize(
    ("reserves", "givers"),
    [((40, 35), [B]), ((25, 30), [C]), ((34, 30), [B, C]), ((40, 6), [B, C])],
)
def test_shards_are_taken_from_the_leading_rival(reserves: tuple[int, int], givers: list[int]) -> None:
    """Given a rival who is 5 Shards ahead of another, then that one gives, unless the other is nearly out."""
    b, c = citadel("knight:5", reserve=reserves[0]), citadel("salvager:5", reserve=reserves[1])
    t = table(citadel("bishop:5 cook:5", hand="raid"), b, c)
    t.to("W.SEC")
    t.do("play", "raid", by=A)
    t.do("pay", "cook")
    assert sensible(t) == [("name", seat) for seat in givers]


@pytest.mark.clause("FAN-TRB.10")
@pytest.mark.parametrize(
    ("reserves", "promised", "of_b"),
    [
        ((40, 25), None, [4]),
        ((25, 40), None, [0]),
        ((30, 28), None, [4, 3, 2, 1, 0]),
        ((40, 25), B, [4, 3, 2, 1, 0]),
        ((25, 40), C, [4, 3, 2, 1, 0]),
    ],
)
def test_the_leading_rival_pays_the_reward(
    reserves: tuple[int, int], promised: int | None, of_b: list[int]
) -> None:
    """Given a reward of 4, then a rival who is still 5 ahead pays all of it, unless promised to be spared."""
    b, c = citadel("knight:5/tasked", reserve=reserves[0]), citadel("salvager:5/tasked", reserve=reserves[1])
    t = table("cook:5", b, c, dice=[3])
    if promised is not None:
        t.s.promises = [Promise(seat=A, to=promised, kind="spare_in_reward")]
    t.do("declare", "tribute")
    t.to("tribute.reward")
    assert [option[2] for option in sensible(t)] == of_b
