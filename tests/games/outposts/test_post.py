"""Outposts: counters, destruction and what follows (OUT-POST)."""

from __future__ import annotations

import pytest

from .table import DOWN, A, B, C, Table, player, post, table


def bolt(t: Table, target: str) -> None:
    """A plays Firebolt: two counters on an Outpost."""
    t.play("firebolt")
    t.do("mode", 1)
    if t.prompt == "effect_target":
        t.do("target_post", target)


@pytest.mark.clause("OUT-POST.1")
def test_all_outposts_are_alike() -> None:
    t = table(player(), player())
    for word in ("a1", "a2", "a3", "b1", "b2", "b3"):
        assert t.post_stats(word) == (0, 0)
        assert t.limit(word) == 10


@pytest.mark.clause("OUT-POST.1")
def test_upgrades_and_effects_change_the_values() -> None:
    t = table(
        player(
            post(upgrades="burning-palisade deep-foundations"),
            post(),
            mana=1,
            reserve="high-castellan",
            hand="man-the-walls",
        ),
        player(),
    )
    assert (t.post_stats("a1"), t.limit("a1")) == ((2, 2), 15)
    assert (t.post_stats("a2"), t.limit("a2")) == ((0, 1), 10)
    t.play("man-the-walls")
    assert (t.post_stats("a1"), t.post_stats("a2")) == ((4, 4), (2, 3))
    assert t.post_stats("b1") == (0, 0)


@pytest.mark.clause("OUT-POST.2")
def test_each_point_of_damage_is_a_counter() -> None:
    t = table(player(offense="x=4/1/1"), player(post(3)), at="fourth_step", groups=["x"])
    t.attack("b1")
    t.damage(outpost=3)
    assert t.counters(B) == [6]


@pytest.mark.clause("OUT-POST.2")
def test_counters_stay_until_an_effect_removes_them() -> None:
    t = table(player(post(6), post(2), hand="rebuild"), player(), at="first_step")
    t.pass_turn()
    t.pass_turn()
    assert t.counters(A)[:2] == [6, 2]
    t.go()
    t.go()
    t.play("rebuild")
    t.do("target_post", "a1")
    assert t.counters(A)[:2] == [1, 2]


@pytest.mark.clause("OUT-POST.3")
@pytest.mark.parametrize(("counters", "stands"), [(7, True), (8, False), (9, False)])
def test_an_outpost_falls_at_its_limit_by_a_card(counters: int, stands: bool) -> None:
    t = table(player(mana=1, hand="firebolt"), player(post(counters), post()))
    bolt(t, "b1")
    assert t.post("b1").standing is stands


@pytest.mark.clause("OUT-POST.3")
@pytest.mark.parametrize(("counters", "stands"), [(6, True), (7, False), (9, False)])
def test_an_outpost_falls_at_its_limit_in_an_assault(counters: int, stands: bool) -> None:
    t = table(player(offense="x=3/1/1"), player(post(counters), post()), at="fourth_step", groups=["x"])
    t.attack("b1")
    t.damage(outpost=3)
    assert t.post("b1").standing is stands


@pytest.mark.clause("OUT-POST.3")
def test_an_outpost_falls_by_its_own_players_effect_and_by_drawing() -> None:
    t = table(player(post(8), post(), mana=1, hand="overheat"), player())
    t.play("overheat")
    t.do("target_post", "a1")
    assert t.standing(A) == "a2"
    t = table(player(post(5), post(), deck=0), player(), at="first_step")
    t.go()
    t.burns(a1=5)
    assert t.standing(A) == "a2 a3"


@pytest.mark.clause("OUT-POST.3")
def test_an_outpost_with_a_higher_limit_falls_at_that() -> None:
    t = table(player(mana=2, hand="firebolt firebolt"), player(post(11, upgrades="deep-foundations"), post()))
    bolt(t, "b1")
    assert t.standing(B) == "b1 b2"
    bolt(t, "b1")
    assert t.standing(B) == "b2"


@pytest.mark.clause("OUT-POST.4")
def test_a_destroyed_outpost_stays_face_down_and_counts() -> None:
    t = table(player(mana=1, hand="firebolt"), player(post(9), post(), post()), player())
    bolt(t, "b1")
    assert [place.standing for place in t.player(B).posts] == [False, True, True]
    t.finish()
    t.go()
    assert not t.emitted("outpost")  # it counts toward the three
    for eye in (A, B, C, None):
        assert [place["standing"] for place in t.side(B, eye)["posts"]] == [False, True, True]


@pytest.mark.clause("OUT-POST.5")
def test_a_face_down_outpost_gives_no_mana() -> None:
    t = table(player(DOWN, post(), DOWN), player(), at="second_step")
    t.go()
    assert t.mana == 1


@pytest.mark.clause("OUT-POST.5")
def test_a_face_down_outpost_is_neither_attacked_nor_defended() -> None:
    t = table(
        player(DOWN, post(), post(), offense="x=1/1/1", reserve="y=1/1/1"), player(post(), DOWN, post())
    )
    t.finish()
    t.do("move", "y", "defense")
    assert t.offered == ["defend y a2", "defend y a3"]
    t.do("defend", "y", "a3")
    assert t.offered == ["hold 0", "attack 0 b1", "attack 0 b3"]


@pytest.mark.clause("OUT-POST.5")
def test_a_face_down_outpost_is_not_upgraded() -> None:
    t = table(player(DOWN, post(), mana=1, hand="stone-wall"), player())
    t.play("stone-wall")
    assert t.offered == ["place a2 down", "place a2 up"]


@pytest.mark.clause("OUT-POST.5")
def test_a_face_down_outpost_is_not_damaged() -> None:
    t = table(player(mana=4, hand="firebolt shatterwave"), player(post(), DOWN, post()))
    t.play("firebolt")
    t.do("mode", 1)
    assert t.offered == ["target_post b1", "target_post b3"]
    t.do("target_post", "b1")
    t.play("shatterwave")
    assert t.counters(B) == [4, 10, 2]


@pytest.mark.clause("OUT-POST.5")
def test_a_face_down_outpost_is_neither_repaired_nor_turned_up_again() -> None:
    t = table(player(post(5), DOWN, post(5), mana=2, hand="rebuild field-repairs"), player())
    t.play("rebuild")
    assert t.offered == ["target_post a1", "target_post a3"]
    t.do("target_post", "a1")
    t.play("field-repairs")
    t.do("mode", 1)  # two counters from each
    assert t.counters(A) == [0, 10, 3]
    assert t.standing(A) == "a1 a3"


@pytest.mark.clause("OUT-POST.6")
def test_all_upgrades_of_a_destroyed_outpost_are_discarded() -> None:
    t = table(
        player(mana=1, hand="firebolt"),
        player(post(9, upgrades="stone-wall", hidden="needle-trap decoy-camp"), post(upgrades="great-moat")),
    )
    bolt(t, "b1")
    assert t.discard(B) == "stone-wall needle-trap decoy-camp"
    assert (t.post("b1").upgrades, t.post("b1").hidden) == ([], [])
    assert t.zone("great-moat") == "b2 up"
    assert t.side(B, A)["discard"] == t.player(B).discard  # all see what lay face-down


@pytest.mark.clause("OUT-POST.7")
def test_each_surviving_defender_goes_where_its_controller_sends_it() -> None:
    """Creature by creature; an undefended Outpost is a legal destination, a full one is not."""
    t = table(
        player(mana=1, hand="firebolt"),
        player(post(9, "p=1/1/1 q=1/1/1 r=1/1/1"), post(), post(0, "s=1/1/1 t=1/1/1"), reserve="u=1/1/1"),
    )
    bolt(t, "b1")
    assert (t.asked, t.prompt) == (B, "reassign")
    assert t.offered == ["withdraw p", "defend p b2", "defend p b3"]
    t.do("defend", "p", "b3")
    assert t.offered == ["withdraw q", "defend q b2"]  # b3 has three now
    t.do("defend", "q", "b2")
    t.do("withdraw", "r")
    assert [t.zone(name) for name in "pqrstu"] == ["b3", "b2", "reserve", "b3", "b3", "reserve"]
    assert t.asked == A


@pytest.mark.clause("OUT-POST.7")
def test_they_go_at_once_in_the_middle_of_an_assault() -> None:
    """Before Raid and the strike back; who did not survive goes nowhere."""
    t = table(
        player(offense="ash-plunderer x=8/0/3"),
        player(post(9, "p=1/1/1 q=1/1/9"), post()),
        at="fourth_step",
        groups=["x ash-plunderer"],
    )
    t.attack("b1")
    t.damage(kill="p", outpost=7)
    assert (t.asked, t.prompt, t.options[0][1]) == (B, "reassign", t.find("q"))
    assert len(t.player(A).hand) == 0
    t.do("defend", "q", "b2")
    assert len(t.player(A).hand) == 1  # Raid
    assert (t.asked, t.prompt) == (B, "defender_damage")
    assert t.zone("p") == "discard"


@pytest.mark.clause("OUT-POST.7")
def test_the_time_limit_sends_them_to_the_reserve() -> None:
    t = table(player(mana=1, hand="firebolt"), player(post(9, "p=1/1/1"), post()))
    bolt(t, "b1")
    t.idles()
    assert t.zone("p") == "reserve"


@pytest.mark.clause("OUT-POST.8")
def test_who_finds_no_free_place_returns_to_the_reserve() -> None:
    t = table(
        player(mana=1, hand="firebolt"),
        player(post(9, "p=1/1/1"), post(0, "q=1/1/1 r=1/1/1 s=1/1/1"), DOWN),
    )
    bolt(t, "b1")
    assert t.zone("p") == "reserve"
    assert t.asked == A  # there was nothing to ask


@pytest.mark.clause("OUT-POST.8")
def test_without_another_outpost_all_return_to_the_reserve() -> None:
    t = table(player(mana=1, hand="firebolt"), player(post(9, "p=1/1/1 q=1/1/1"), DOWN), player(), round=3)
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    assert (t.zone("p"), t.zone("q")) == ("reserve", "reserve")
    assert t.asked == A


@pytest.mark.clause("OUT-POST.9")
def test_excess_damage_is_lost() -> None:
    t = table(
        player(offense="x=9/1/1"),
        player(post(8, "p=0/0/1"), post(9)),
        at="fourth_step",
        groups=["x"],
    )
    t.attack("b1")
    t.damage(outpost=9)
    assert t.standing(B) == "b2"
    assert t.counters(B) == [17, 9]
    t.do("defend", "p", "b2")
    assert t.zone("p") == "b2"  # unharmed, with no Health to spare


@pytest.mark.clause("OUT-POST.10")
def test_an_outpost_falls_when_its_limit_is_lowered_to_its_counters() -> None:
    t = table(
        player(mana=2, hand="natures-reproof"),
        player(post(10, "p=1/1/1", upgrades="deep-foundations stone-wall"), post()),
    )
    t.play("natures-reproof")
    t.do("raze", "b1", 0)
    assert t.standing(B) == "b2"
    assert t.discard(B) == "deep-foundations stone-wall"
    assert t.prompt == "reassign"


@pytest.mark.clause("OUT-POST.10")
def test_an_outpost_below_the_lower_limit_stands() -> None:
    t = table(player(mana=2, hand="natures-reproof"), player(post(9, upgrades="deep-foundations"), post()))
    t.play("natures-reproof")
    assert t.standing(B) == "b1 b2"
    assert t.limit("b1") == 10


@pytest.mark.clause("OUT-POST.10")
def test_the_last_outpost_lost_like_this_loses_the_game() -> None:
    t = table(player(mana=2, hand="natures-reproof"), player(post(12, upgrades="reliquary"), DOWN, DOWN))
    t.play("natures-reproof")
    assert (t.result.outcome, t.result.winners) == ("conquest", (A,))
