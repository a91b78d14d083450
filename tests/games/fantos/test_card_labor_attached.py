"""Labor that is attached to a Legacy."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, C, Table, citadel, table


def vote(t: Table, *votes: str) -> None:
    """All cast their votes."""
    t.to("vote.cast")
    for seat, each in enumerate(votes):
        t.do("vote", each, by=seat)


@pytest.mark.clause("FAN-CARD.20")
@pytest.mark.parametrize("state", ["untasked", "tasked"])
def test_zradas_give_the_bearers_citadel_a_vote(state: str) -> None:
    """A alone casts two votes, against two of the others."""
    t = table(f"cook/{state}+zradas", "", "", phase=3, first=A, trial_deck="bad-blood")
    vote(t, "yea", "nay", "nay")
    assert t.emitted("vote")[0][1:] == (2, 2)


@pytest.mark.clause("FAN-CARD.20")
def test_zradas_are_attached_to_any_legacy_and_go_with_it() -> None:
    """A pays and attaches them to B's KNIGHT: B has two votes; when KNIGHT is disabled, one."""
    t = table(citadel("cook freeman", hand="zradas bitter-draught"), "knight", "", phase=3, first=A,
              trial_deck="bad-blood stimulus")  # fmt: skip
    t.play(A, "zradas", "knight", pay="cook")
    t.to("W.TR1")
    assert (t.attached("knight"), t.shards("cook")) == ("zradas", 2)
    t.play(A, "bitter-draught", "knight", pay="freeman")
    t.resolve()
    vote(t, "yea", "nay", "yea")
    assert t.emitted("vote")[0][1:] == (2, 1)


@pytest.mark.clause("FAN-CARD.18")
@pytest.mark.parametrize(("state", "usable"), [("untasked", True), ("tasked", False)])
def test_skull_of_lodan_feeds_its_bearer_after_any_duel(state: str, usable: bool) -> None:
    """R53: C's DIVER bears it; A's KNIGHT has fought B's FREEMAN."""
    t = table("knight", "freeman", f"diver/{state}+skull-of-lodan astrologers", phase=4, dice=[1, 1])
    assert not t.could(C, "use", "skull-of-lodan")
    t.use(A, "knight", "freeman")
    t.to("W.AFTER")
    assert t.could(C, "use", "skull-of-lodan") == usable
    if usable:
        t.use(C, "skull-of-lodan")
        t.resolve()
        assert (t.shards("diver"), t.state("diver"), t.attached("diver")) == (7, "tasked", "skull-of-lodan")


@pytest.mark.clause("FAN-CARD.19")
@pytest.mark.parametrize(("answer", "score", "left"), [("charge", 2 + 1 + 3, 4), ("keep", 2 + 1, 5)])
@pytest.mark.parametrize("role", ["attacker", "defender", "challenger"])
def test_thacko_counts_three_more_for_a_shard_spent_first(
    answer: str, score: int, left: int, role: str
) -> None:
    """PIONEER (War 2) bears it and meets FREEMAN (War 2)."""
    own, other = citadel("pioneer:5+thacko cook", hand="duel"), "freeman mistbroker"
    if role == "challenger":
        t = table(own, other, "", phase=4, dice=[1, 1])
        t.do("play", "duel")
        t.do("pay", "cook")
        t.do("choose", "pioneer")
    elif role == "attacker":
        t = table(own, other, "", dice=[1, 1])
        t.war("pioneer")
    else:
        t = table(other, own, "", dice=[1, 1])
        t.war("freeman")
        t.to("war.defenders")
        t.picks("pioneer")
    assert t.prompt in ("charge.spend", "charge.item")
    t.do(answer)
    if role == "challenger":
        t.do("choose", "freeman")
    t.to("W.ROLL")
    assert (t.scores[1 if role == "defender" else 0], t.shards("pioneer")) == (score, left)


@pytest.mark.clause("FAN-CARD.19")
def test_thacko_asks_once_and_leaves_a_shard() -> None:
    """Spending more gives nothing more; the last Shard cannot be spent; a challenged one is not asked."""
    t = table("knight:5+thacko", "", "astrologers", dice=[1, 1])
    t.to("action.choose")
    t.do("declare", "war")
    t.do("charge", "thacko")
    assert (t.window, t.shards("knight"), t.scores[0]) == ("W.DECL", 4, 5)
    t = table("knight:1+thacko", "", "astrologers", dice=[1, 1])
    t.war("knight")
    assert (t.window, t.shards("knight"), t.scores[0]) == ("W.DECL", 1, 2)
    t = table("knight", "freeman+thacko", "astrologers", phase=4, dice=[1, 1])
    t.use(A, "knight", "freeman")
    t.to("W.DECL")
    assert t.scores == [2, 2]


@pytest.mark.parametrize(
    ("attacker", "dice", "bearer", "lost"),
    [
        ("brandsworn", [3, 3, 1], "freeman", 2),
        ("brandsworn", [3, 3, 1], "cook", 4),
        ("knight", [2, 1], "freeman", 0),
    ],
)
def test_mirror_shield_lowers_damage_while_its_bearer_fights(
    attacker: str, dice: list[int], bearer: str, lost: int
) -> None:
    """FREEMAN 2 + 1 against 4 + 3 loses 4, less 2 if he bears it, not if COOK at home does; never below 0."""
    others = " ".join(f"{name}+mirror-shield" if name == bearer else name for name in ("freeman", "cook"))
    t = table(attacker, others, "", dice=dice)
    t.war(attacker)
    t.defend("freeman")
    assert (t.shards("freeman"), t.reserve(A)) == (5 - lost, 20 + lost)


def test_mirror_shield_works_in_duels() -> None:
    t = table("knight", "cook+mirror-shield", "", phase=4, dice=[3, 1])
    t.use(A, "knight", "cook")
    t.to("hire.choose")
    assert (t.final_scores, t.shards("cook"), t.shards("knight")) == ([5, 2], 2, 5)


def test_deepdrill_raises_the_harvest_stat_of_its_bearer() -> None:
    t = table(citadel("knight cook", hand="deepdrill"), "", "", phase=4, dice=[1], active=A)
    t.play(A, "deepdrill", "knight", pay="cook")
    t.resolve()
    assert [t.s.stat(t.legacy("knight"), which) for which in range(3)] == [2, 2, 2]
    assert (t.attached("knight"), t.shards("cook")) == ("deepdrill", 1)


@pytest.mark.parametrize(
    ("card", "cost"),
    [("skull-of-lodan", 0), ("thacko", 2), ("zradas", 1), ("mirror-shield", 2), ("deepdrill", 2)],
)
@pytest.mark.parametrize("name", ["knight", "diver"])
def test_attached_labor_goes_to_any_legacy(card: str, cost: int, name: str) -> None:
    """FAN-LAB.13."""
    t = table(citadel("freeman diver", hand=card), "knight/tasked", "", phase=4)
    t.play(A, card, name, pay="freeman")
    t.resolve()
    assert (t.attached(name), t.shards("freeman"), t.labor_discard) == (card, 5 - cost, "")
