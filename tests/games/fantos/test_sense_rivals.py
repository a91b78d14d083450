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


@pytest.mark.clause("FAN-DIP.2")
def test_votes_are_given_to_oneself() -> None:
    """Given Council in a vote, then the two votes are the player's own, also behind a leader."""
    own = citadel("bishop:9 cook:9", hand="council", reserve=40)
    t = table(own, "knight", "salvager", phase=3, first=A, trial_deck="overtime")
    t.to("W.TR1", A)
    t.do("play", "council", by=A)
    t.do("pay", "cook")
    assert sensible(t) == [("name", A)]
    t.s.promises = [Promise(seat=A, to=B, kind="play_for_you")]
    assert len(sensible(t)) == 3


@pytest.mark.clause("FAN-DIP.4")
@pytest.mark.parametrize(
    ("trial", "reserves", "votes"),
    [
        ("iridium-levy", (30, 25, 20), ["nay"]),  # A would pay
        ("iridium-levy", (30, 26, 20), ["nay", "yea"]),  # B may be the richest soon
        ("iridium-levy", (20, 30, 25), ["yea"]),  # B would pay
        ("iridium-levy", (20, 30, 30), ["nay", "yea"]),
        ("iridium-levy", (20, 30), ["yea"]),  # the only rival would pay
        ("iridium-levy", (28, 30), ["nay", "yea"]),
        ("common-cause", (9, 10, 20), ["yea"]),  # A alone would gain
        ("common-cause", (9, 9, 20), ["nay", "yea"]),
        ("common-cause", (15, 9, 20), ["nay"]),  # B would gain
        ("common-cause", (14, 9, 20), ["nay", "yea"]),  # A may soon be poor, too
        ("overtime", (30, 25, 20), ["nay", "yea"]),
    ],
)
def test_nobody_votes_against_their_own_reserve(
    trial: str, reserves: tuple[int, ...], votes: list[str]
) -> None:
    """Given a Trial that clearly takes from one Citadel or gives to one, then votes follow from that."""
    legacies = ("bishop:9", "knight:9", "salvager:9")
    citadels = [citadel(each, reserve=own) for each, own in zip(legacies, reserves, strict=False)]
    t = table(*citadels, phase=3, first=A, trial_deck=trial)
    t.to("vote.cast")
    assert sorted(option[1] for option in sensible(t)) == votes
    t.s.promises = [Promise(seat=A, to=B, kind="vote", word="yea")]
    assert len(sensible(t)) == 2
