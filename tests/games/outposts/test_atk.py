"""The Fourth Step: which group attacks which Outpost (OUT-ATK)."""

from __future__ import annotations

import pytest

from .table import DOWN, A, B, C, player, post, table

AVENGES = (
    'wildroot.wil_burrow_kin.abilities=[{on="fall",effects=[{do="strike",at="enemy_creature",damage=9}]}]'
)
"""Burrow Kin takes an enemy creature with it, which no creature that can defend does."""


@pytest.mark.clause("OUT-ATK.1")
def test_each_group_is_assigned_to_an_enemy_outpost_or_held_back() -> None:
    t = table(
        player(offense="x=1/1/1 y=1/1/1"),
        player(post(), DOWN, post()),
        player(DOWN, post()),
        at="fourth_step",
        groups=["x", "y"],
    )
    assert t.offered == ["skip", "hold 0", "attack 0 b1", "attack 0 b3", "attack 0 c2"]
    t.do("attack", 0, "c2")
    assert t.offered == ["hold 1", "attack 1 b1", "attack 1 b3", "attack 1 c2"]
    t.do("hold", 1)
    assert t.emitted("assigned-attack") == [(A, 0, 7), (A, 1, None)]
    assert [args[2] for args in t.emitted("assault")] == [7]


@pytest.mark.clause("OUT-ATK.1")
def test_on_time_out_all_are_held_back() -> None:
    t = table(player(offense="x=9/1/1 y=9/1/1"), player(), at="fourth_step", groups=["x", "y"])
    t.idles()
    assert t.s.active == B
    t = table(player(offense="x=9/1/1 y=9/1/1"), player(), at="fourth_step", groups=["x", "y"])
    t.do("attack", 0, "b1")
    assert t.default == "hold 1"


@pytest.mark.clause("OUT-ATK.1")
def test_a_group_attacks_as_a_whole() -> None:
    t = table(player(offense="x=1/1/1 y=2/1/1 z=3/1/1"), player(), at="fourth_step", groups=["x y z"])
    t.attack("b1")
    assert t.emitted("totals") == [(6, 0, 0)]


@pytest.mark.clause("OUT-ATK.2")
def test_all_groups_are_assigned_before_the_first_assault() -> None:
    t = table(
        player(offense="x=2/1/1 y=2/1/1 z=2/1/1"),
        player(post(hidden="decoy-camp"), post(), post()),
        at="fourth_step",
        groups=["x", "y", "z"],
    )
    for number, target in enumerate(("b1", "b2", "b3")):
        assert t.prompt == "attack_assign"
        assert not t.emitted("assault")
        assert t.zone("decoy-camp") == "b1 down"
        t.do("attack", number, target)
    assert t.prompt == "assault_order"


@pytest.mark.clause("OUT-ATK.2")
def test_assignments_cannot_be_changed_later() -> None:
    """The first assault does not help the second group; nor can one that was held back join."""
    t = table(
        player(offense="x=1/1/9 y=1/1/9 z=1/1/9"),
        player(post(hidden="great-moat"), post()),
        at="fourth_step",
        groups=["x", "y", "z"],
    )
    t.attack("b1", "b1", "")
    t.do("resolve", 0)
    assert t.s.active == B  # the other assault had to follow, with as little success
    assert [args[2] for args in t.emitted("assault")] == [3, 3]
    assert t.counters(B) == [0, 0]


@pytest.mark.clause("OUT-ATK.3")
def test_several_groups_attack_the_same_outpost_in_assaults_of_their_own() -> None:
    """R31: the defense counts in full against each."""
    t = table(
        player(offense="w=4/1/9 x=3/1/9 y=5/1/9"),
        player(post(0, "p=1/2/9")),
        at="fourth_step",
        groups=["w x", "y"],
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    t.damage(outpost=5)
    t.damage(outpost=3)
    assert t.emitted("totals") == [(7, 2, 1), (5, 2, 1)]
    assert t.counters(B) == [8]


@pytest.mark.clause("OUT-ATK.3")
def test_groups_may_attack_different_opponents() -> None:
    t = table(player(offense="x=2/1/1 y=3/1/1"), player(), player(), at="fourth_step", groups=["x", "y"])
    t.attack("c1", "b2")
    t.do("resolve", 0)
    t.damage(outpost=2)
    t.damage(outpost=3)
    assert (t.counters(B), t.counters(C)) == ([0, 3, 0], [2, 0, 0])


@pytest.mark.clause("OUT-ATK.4")
def test_the_attacker_chooses_the_order_assault_by_assault() -> None:
    t = table(player(offense="x=1/1/1 y=2/1/1 z=3/1/1"), player(), at="fourth_step", groups=["x", "y", "z"])
    t.attack("b1", "b2", "b3")
    assert (t.asked, t.offered) == (A, ["resolve 0", "resolve 1", "resolve 2"])
    t.do("resolve", 1)
    t.damage(outpost=2)
    assert t.counters(B) == [0, 2, 0]  # one at a time
    assert (t.asked, t.offered) == (A, ["resolve 0", "resolve 2"])
    t.do("resolve", 2)
    t.damage(outpost=3)
    assert t.counters(B) == [0, 2, 3]
    t.damage(outpost=1)
    assert t.counters(B) == [1, 2, 3]


@pytest.mark.clause("OUT-ATK.4")
def test_on_time_out_the_order_of_assignment() -> None:
    t = table(player(offense="x=1/1/1 y=2/1/1"), player(), at="fourth_step", groups=["x", "y"])
    t.attack("b1", "b2")
    assert t.default == "resolve 0"


@pytest.mark.clause("OUT-ATK.5")
def test_an_assigned_assault_must_be_resolved() -> None:
    """R30: after the first one has shown what waits there, there is no way back."""
    t = table(
        player(offense="x=1/1/9 y=1/1/1 z=1/1/1"),
        player(post(0, "p=5/5/5"), post()),
        at="fourth_step",
        groups=["x", "y", "z"],
    )
    t.attack("b1", "b1", "b2")
    t.do("resolve", 0)
    assert t.offered == ["resolve 1", "resolve 2"]
    t.do("resolve", 2)
    t.damage(outpost=1)
    assert t.zone("y") == "discard"  # against the whole Defender's Strength
    assert t.s.active == B


@pytest.mark.clause("OUT-ATK.6")
def test_an_assault_on_a_destroyed_outpost_does_not_take_place() -> None:
    """R32: nor is it redirected; its creatures stay in the offense zone."""
    t = table(
        player(offense="x=9/1/1 y=3/1/1"),
        player(post(5, "p=9/0/9"), post(5)),
        at="fourth_step",
        groups=["x", "y"],
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    t.damage(outpost=9)
    t.do("withdraw", "p")
    assert t.zone("x") == "discard"
    assert len(t.emitted("assault")) == 1
    assert t.emitted("no-assault") == [(A, 3)]
    assert t.counters(B) == [14, 5]
    assert (t.zone("y"), t.s.active) == ("offense", B)


@pytest.mark.clause("OUT-ATK.6")
def test_without_a_creature_left_in_the_group_the_assault_does_not_take_place() -> None:
    t = table(
        player(offense="x=5/1/9 y=1/1/9 z=2/1/9"),
        player(post(0, "burrow-kin"), post(), post()),
        at="fourth_step",
        groups=["x", "y", "z"],
        changes=[AVENGES],
    )
    t.attack("b1", "b2", "b3")
    t.do("resolve", 0)
    t.damage(kill="burrow-kin")
    t.do("target", "y")
    assert t.zone("y") == "discard"
    t.do("resolve", 1)
    assert t.emitted("no-assault") == [(A, 4)]
    t.damage(outpost=2)
    assert t.counters(B) == [0, 0, 2]
    assert (t.zone("x"), t.zone("z")) == ("offense", "offense")


@pytest.mark.clause("OUT-ATK.6")
def test_what_is_left_of_a_group_attacks() -> None:
    t = table(
        player(offense="x=5/1/9 y=1/1/9 z=2/1/9"),
        player(post(0, "burrow-kin"), post()),
        at="fourth_step",
        groups=["x", "y z"],
        changes=[AVENGES],
    )
    t.attack("b1", "b2")
    t.do("resolve", 0)
    t.damage(kill="burrow-kin")
    t.do("target", "y")
    t.damage(outpost=2)
    assert t.counters(B) == [0, 2]


@pytest.mark.clause("OUT-ATK.7")
def test_only_face_up_outposts_of_opponents_are_attacked() -> None:
    """Not your own, not face-down ones, not creatures, not Mana Crystals."""
    t = table(
        player(post(), post(), offense="x=1/1/1", crystals=1),
        player(DOWN, post(0, "p=1/1/1"), reserve="r=1/1/1", offense="y=1/1/1", crystals=2),
        player(DOWN, reserve="s=1/1/1"),
        at="fourth_step",
        groups=["x"],
    )
    assert t.offered == ["hold 0", "attack 0 b2"]


@pytest.mark.clause("OUT-ATK.7")
def test_creatures_outside_the_defense_of_the_target_are_not_hurt() -> None:
    t = table(
        player(offense="x=9/1/9"),
        player(post(0, "p=0/0/1"), post(0, "q=0/0/1"), reserve="r=0/0/1", offense="y=0/0/1"),
        at="fourth_step",
        groups=["x"],
    )
    t.attack("b1")
    asked = set()
    while t.prompt == "attacker_damage":
        asked |= {t.words(option)[0] for option in t.options}
        t.answer(t.options[0])
    assert asked == {"p", "b1"}
    assert [t.zone(name) for name in "pqry"] == ["discard", "b2", "reserve", "offense"]


@pytest.mark.clause("OUT-ATK.7")
def test_a_player_who_is_out_is_not_attacked() -> None:
    t = table(player(offense="x=1/1/1"), player(), player(), at="third_step")
    t.do("done")
    assert t.offers("attack", 0, "c1")
    t = table(player(offense="x=1/1/1"), player(), player(DOWN, DOWN, DOWN, out=1), at="third_step")
    t.do("done")
    assert t.offered == ["hold 0", "attack 0 b1", "attack 0 b2", "attack 0 b3"]


@pytest.mark.clause("OUT-ATK.8")
def test_the_very_first_turn_may_attack() -> None:
    """R24: with a creature that was played in it."""
    t = table(
        player(post(), mana=1, hand="x=3/1/1", turns=1),
        player(post(), post(), turns=0),
        round=1,
        start=A,
    )
    t.play("x")
    t.finish()
    t.moves(x="offense")
    t.attack("b1")
    t.damage(outpost=3)
    assert t.counters(B) == [3, 0]


@pytest.mark.clause("OUT-ATK.9")
def test_creatures_held_back_stay_in_offense_and_do_not_defend() -> None:
    """R30: B's attack meets nobody."""
    t = table(
        player(post(), offense="x=9/9/9"),
        player(offense="y=4/1/1"),
        at="fourth_step",
        groups=["x"],
    )
    t.do("hold", 0)
    assert t.zone("x") == "offense"
    assert not t.emitted("assault")
    t.skip()
    t.skip()
    t.do("done")
    t.attack("a1")
    assert t.emitted("totals") == [(4, 0, 0)]
    t.damage(outpost=4)
    assert t.counters(A)[0] == 4
    assert (t.zone("x"), t.zone("y")) == ("offense", "offense")


@pytest.mark.clause("OUT-ATK.9")
def test_one_group_is_held_back_while_another_attacks() -> None:
    t = table(player(offense="x=2/1/1 y=2/1/1"), player(), at="fourth_step", groups=["x", "y"])
    t.attack("", "b1")
    t.damage(outpost=2)
    assert (t.zone("x"), t.zone("y")) == ("offense", "offense")
    assert [args[1] for args in t.emitted("assault")] == [(t.find("y"),)]
