"""The zones of creatures and cards (OUT-ZONE)."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.kernel import Card

from .table import DOWN, A, B, Table, player, post, table


def zones(t: Table, seat: int) -> Counter[Card]:
    """In how many places each creature in play lies."""
    return Counter(t.player(seat).creatures())


@pytest.mark.clause("OUT-ZONE.1")
def test_a_creature_is_in_one_of_three_zones() -> None:
    t = table(player(reserve="x=1/1/1 y=1/1/1 z=1/1/1"), player(), at="third_step")
    t.moves(x="offense", y="a2")
    assert (t.zone("x"), t.zone("y"), t.zone("z")) == ("offense", "a2", "reserve")
    assert set(zones(t, A).values()) == {1}


@pytest.mark.clause("OUT-ZONE.1")
def test_there_is_no_fourth_zone() -> None:
    t = table(player(reserve="x=1/1/1"), player(), at="third_step")
    assert t.offered == ["skip", "move x defense", "move x offense"]


@pytest.mark.clause("OUT-ZONE.2")
def test_where_zones_and_outposts_lie_has_no_effect() -> None:
    """The same war at the first, second and third Outpost, with the reserve in any order."""
    outcomes = []
    for place in range(3):
        posts = [post(), post(), post()]
        posts[place] = post(1, "p=1/1/2")
        reserve = ["y=1/1/1", "z=9/9/9"]
        t = table(
            player(offense="x=4/1/2"),
            player(*posts, reserve=" ".join(reserve[:: -1 if place else 1])),
            at="fourth_step",
            groups=["x"],
        )
        t.attack(f"b{place + 1}")
        totals = t.emitted("totals")
        t.damage(kill="p", outpost=1)
        outcomes.append((totals, sorted(t.counters(B)), t.zone("p"), t.zone("x")))
    assert outcomes == [([(4, 1, 1)], [0, 0, 2], "discard", "offense")] * 3


@pytest.mark.clause("OUT-ZONE.3")
def test_a_defender_is_assigned_to_one_face_up_outpost_of_its_own() -> None:
    t = table(player(post(), DOWN, post(), reserve="x=1/1/1"), player(), at="third_step")
    t.do("move", "x", "defense")
    assert t.offered == ["defend x a1", "defend x a3"]
    t.do("defend", "x", "a3")
    assert [t.names(place.defenders) for place in t.player(A).posts] == ["", "", "x"]


@pytest.mark.clause("OUT-ZONE.3")
def test_nobody_defends_without_a_face_up_outpost() -> None:
    t = table(player(DOWN, DOWN, reserve="x=1/1/1"), player(), player(), at="third_step")
    assert t.offered == ["skip", "move x offense"]


@pytest.mark.clause("OUT-ZONE.4")
def test_three_creatures_at_most_defend_an_outpost() -> None:
    t = table(
        player(post(0, "p=1/1/1 q=1/1/1 r=1/1/1"), post(), reserve="x=1/1/1"), player(), at="third_step"
    )
    t.moves(x="a2")
    assert t.zone("x") == "a2"  # the only place was not asked for
    t = table(player(post(0, "p=1/1/1 q=1/1/1"), reserve="x=1/1/1 y=1/1/1"), player(), at="third_step")
    t.do("move", "x", "defense")
    assert not t.offers("move", "y", "defense")


@pytest.mark.clause("OUT-ZONE.4")
def test_no_fourth_defender_joins_in_the_middle_of_an_assault() -> None:
    t = table(
        player(offense="x=9/1/9"),
        player(post(0, "p=1/0/9 q=1/0/9", hidden="watchfire-beacon"), post(), reserve="y=1/0/9 z=1/0/9"),
        at="fourth_step",
        groups=["x"],
    )
    t.attack("b1")
    t.picks("y")
    assert t.names(t.post("b1").defenders) == "p q y"
    assert t.zone("z") == "reserve"
    assert t.emitted("totals") == [(9, 0, 3)]


@pytest.mark.clause("OUT-ZONE.5")
def test_reserve_and_offense_have_no_limit() -> None:
    crowd = " ".join(["recruit"] * 20)
    t = table(player(reserve=crowd, offense=crowd, hand="x=1/1/1", mana=1), player())
    t.play("x")
    t.finish()
    t.moves(x="offense")
    assert len(t.player(A).reserve) == 20
    assert len(t.player(A).offense) == 21


@pytest.mark.clause("OUT-ZONE.6")
def test_only_the_offense_zone_attacks() -> None:
    t = table(player(post(0, "p=5/1/1"), reserve="x=5/1/1", offense="y=2/1/1"), player(), at="third_step")
    t.do("done")
    assert t.s.groups == [[t.find("y")]]
    t.attack("b1")
    assert t.emitted("totals") == [(2, 0, 0)]


@pytest.mark.clause("OUT-ZONE.6")
def test_only_the_defenders_of_the_attacked_outpost_defend() -> None:
    t = table(
        player(offense="x=9/1/9"),
        player(post(0, "p=1/2/9"), post(0, "q=3/3/9"), reserve="r=3/3/9", offense="s=3/3/9"),
        at="fourth_step",
        groups=["x"],
    )
    t.attack("b1")
    assert t.emitted("totals") == [(9, 2, 1)]


@pytest.mark.clause("OUT-ZONE.7")
def test_a_creature_attacks_every_turn() -> None:
    t = table(player(offense="x=2/1/1"), player(deck=9), at="third_step")
    for counters in (2, 4):
        t.do("done")
        t.attack("b1")
        t.damage(outpost=2)
        assert t.counters(B)[0] == counters
        t.pass_turn()
        t.go()
        t.skip()
        assert t.prompt == "moves"


@pytest.mark.clause("OUT-ZONE.7")
def test_a_defender_takes_full_part_in_every_assault() -> None:
    t = table(
        player(offense="x=2/1/9 y=3/1/9 z=4/1/9"),
        player(post(0, "p=2/1/9")),
        at="fourth_step",
        groups=["x", "y", "z"],
    )
    t.attack("b1", "b1", "b1")
    for number in (0, 1, 2):
        if t.prompt == "assault_order":
            t.do("resolve", number)
        t.damage()
    assert t.emitted("totals") == [(2, 1, 2), (3, 1, 2), (4, 1, 2)]


@pytest.mark.clause("OUT-ZONE.8")
def test_damage_does_not_stay_on_creatures() -> None:
    """Two bolts of 2 do not destroy a creature with Health 3, one of 4 does."""
    t = table(player(mana=9, hand="firebolt firebolt arc-bolt"), player(reserve="x=1/1/3 y=1/1/9"))
    for _ in range(2):
        t.play("firebolt")
        t.do("mode", 0)
        t.do("target", "x")
        assert t.zone("x") == "reserve"
        assert t.stats("x") == (1, 1, 3)
    t.play("arc-bolt")
    t.do("target", "x")
    assert t.zone("x") == "discard"


@pytest.mark.clause("OUT-ZONE.8")
def test_damage_of_two_assaults_does_not_add_up() -> None:
    t = table(
        player(offense="x=2/1/9 y=2/1/9"), player(post(0, "p=0/0/3")), at="fourth_step", groups=["x", "y"]
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    assert not t.offers("strike", "p")  # 2 points cannot destroy it
    t.damage()
    assert not t.offers("strike", "p")
    assert t.zone("p") == "b1"


@pytest.mark.clause("OUT-ZONE.9")
def test_deck_hand_and_discard_pile() -> None:
    """All see a discard pile, only its player a hand, nobody a deck."""
    t = table(player(hand="firebolt"), player(hand="war-drums", deck="pyre-giant", discard="ember-captain"))
    for eye, sees_hand in ((A, False), (B, True), (None, False)):
        side = t.side(B, eye)
        assert side["discard"] == [t.find("ember-captain")]
        assert side["hand"] == ([t.find("war-drums")] if sees_hand else [None])
        assert side["deck"] == [None]
