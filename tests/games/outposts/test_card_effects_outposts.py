"""Each effect on Outposts and their upgrades, tested alone on cards of the box."""

from __future__ import annotations

import pytest

from fatebox.games.outposts.effects.outposts import Expose, Fortify, Hit, Raze, RazeSelf, Repair, Sanctuary

from .assaults import attacked
from .table import A, B, C, player, post, table
from .vocabulary import amount, effect, hand, played, proves


@proves(Hit)
@pytest.mark.parametrize("name", ["firebolt", "break-the-gate", "levelling-charge"])
def test_hit_an_enemy_outpost(name: str) -> None:
    counters = amount(effect(name, Hit).counters)
    t = table(hand(name), player(post(), post(1)), player())
    t.play(name)
    if t.prompt == "effect_mode":
        t.do("mode", 1)
    assert t.offered == [f"target_post {word}" for word in ("b1", "b2", "c1", "c2", "c3")]
    t.do("target_post", "b2")
    assert (t.counters(B), t.counters(C)) == ([0, 1 + counters], [0, 0, 0])
    assert counters > 0


@proves(Hit)
@pytest.mark.parametrize("name", ["overheat", "fractured-titan", "unstable-surge"])
def test_hit_an_own_outpost(name: str) -> None:
    t = played(name, hand(name), player())
    t.do("target_post", "a2")
    assert t.counters(A) == [0, amount(effect(name, Hit).counters), 0]


@proves(Hit)
def test_hit_each_outpost_of_one_opponent() -> None:
    counters = amount(effect("shatterwave", Hit).counters)
    t = played("shatterwave", hand("shatterwave"), player(), player())
    t.do("opponent", C)
    assert (t.counters(B), t.counters(C)) == ([0, 0, 0], [counters] * 3)


@proves(Repair)
@pytest.mark.parametrize("crystals", [0, 2])
@pytest.mark.parametrize(
    "name", ["apprentice-mason", "argent-paladin", "rebuild", "harmonic-mending", "field-repairs"]
)
def test_repair_an_own_outpost(name: str, crystals: int) -> None:
    """Up to that many counters: none below 0."""
    counters = amount(effect(name, Repair).counters, crystals)
    own = player(post(9), post(1), hand=name, mana=20, crystals=crystals)
    for target, left in (("a1", [9 - counters, 1]), ("a2", [9, 0])):
        t = played(name, own, player(post(9)))
        if t.prompt == "effect_mode":
            t.do("mode", 0)
        t.do("target_post", target)
        assert t.counters(A) == left
        assert t.counters(B) == [9]


@proves(Repair)
def test_repair_this_outpost_at_upkeep() -> None:
    counters = amount(effect("living-hedge", Repair).counters)
    t = table(player(post(5, upgrades="living-hedge"), post(5)), player(), at="second_step")
    t.go()
    assert t.counters(A) == [5 - counters, 5]


@proves(Fortify)
def test_fortify_each_own_outpost() -> None:
    given = effect("man-the-walls", Fortify)
    t = played("man-the-walls", hand("man-the-walls"), player())
    assert all(t.post_stats(word) == (given.attack, given.defense) for word in ("a1", "a2", "a3"))
    assert t.post_stats("b1") == (0, 0)


@proves(Sanctuary)
def test_no_group_is_assigned_to_a_sanctuary() -> None:
    t = played("treaty-seal", hand("treaty-seal"), player(offense="x=1/1/1"))
    t.do("target_post", "a3")
    t.finish()
    t.go()
    t.skip()
    t.do("done")
    assert t.offered == ["hold 0", "attack 0 a1", "attack 0 a2"]


@proves(Raze)
@pytest.mark.parametrize("name", ["countermine-crew", "natures-reproof", "levelling-charge"])
def test_raze_an_enemy_upgrade_face_up_or_face_down(name: str) -> None:
    """Neither Ruin nor Ambush works."""
    for place, lost in ((0, "traders-row"), (1, "decoy-camp")):
        t = played(
            name,
            player(post(upgrades="stone-wall"), hand=name, mana=20),
            player(post(upgrades="traders-row", hidden="decoy-camp"), post()),
        )
        assert t.offered == ["raze b1 0", "raze b1 1"]
        t.do("raze", "b1", place)
        assert t.discard(B) == lost
        assert t.player(B).hand == []


@proves(Raze)
def test_raze_the_same_outpost() -> None:
    own = hand("break-the-gate")
    t = played("break-the-gate", own, player(post(upgrades="stone-wall"), post(upgrades="great-moat")))
    t.do("target_post", "b2")
    assert t.discard(B) == "great-moat"


@proves(RazeSelf)
def test_raze_itself() -> None:
    t = attacked(player(offense="x=1/1/99"), player(post(upgrades="stone-wall", hidden="shard-mine"), post()))
    assert t.discard(B) == "shard-mine"
    assert t.zone("stone-wall") == "b1 up"


@proves(Expose)
@pytest.mark.parametrize("name", ["griffin-courier", "alley-informant"])
def test_expose_turns_up_without_ambush(name: str) -> None:
    t = played(name, hand(name), player(post(hidden="decoy-camp stone-wall"), post(hidden="great-moat")))
    if t.prompt == "effect_mode":
        t.do("mode", 1)
    t.do("target_post", "b1")
    assert t.names(t.post("b1").upgrades) == "decoy-camp stone-wall"
    assert (t.zone("great-moat"), t.player(B).hand) == ("b2 down", [])
