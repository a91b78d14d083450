"""The stages after the attacker's damage: Raid, the strike back, the next assault (OUT-ASLT.9 to .14)."""

from __future__ import annotations

import pytest

from .assaults import assault, totals
from .table import DOWN, A, B, C, player, post, table


@pytest.mark.clause("OUT-ASLT.9")
@pytest.mark.parametrize("points", [0, 1])
def test_raid_needs_a_counter_on_the_outpost(points: int) -> None:
    t = assault("ash-plunderer x=5/0/1", post(0, "p=0/0/9"), post())
    t.damage(outpost=points)
    assert len(t.player(A).hand) == (1 if points else 0)


@pytest.mark.clause("OUT-ASLT.9")
def test_raid_is_of_attackers_still_in_play() -> None:
    """Volatile Core destroys the Plunderer before stage i; the Courier of cost 1 has fallen as well."""
    t = assault("ash-plunderer shadow-courier x=9/0/9", post(5, upgrades="volatile-core"), post())
    t.damage(outpost=None)
    assert (t.zone("ash-plunderer"), t.zone("shadow-courier")) == ("discard", "discard")
    assert t.player(A).hand == []


@pytest.mark.clause("OUT-ASLT.9")
def test_raid_comes_before_the_strike_back() -> None:
    """The Plunderer is destroyed by the strike back, after its Raid."""
    t = assault("ash-plunderer x=5/0/1", post(0, "p=9/0/9"), post())
    t.damage(outpost=1)
    assert (t.asked, t.prompt) == (B, "defender_damage")
    assert len(t.player(A).hand) == 1


@pytest.mark.clause("OUT-ASLT.9", "OUT-ELIM.5")
def test_raid_resolves_though_the_defender_is_out() -> None:
    """R61: and there is no strike back."""
    t = table(
        player(offense="ash-plunderer x=9/0/1"),
        player(post(9, "p=9/0/9"), DOWN, DOWN),
        player(),
        at="fourth_step",
        groups=["ash-plunderer x"],
    )
    t.attack("b1")
    t.damage(outpost=None)
    assert t.player(B).out
    assert len(t.player(A).hand) == 1
    assert t.names(t.player(A).offense) == "ash-plunderer x"
    assert (t.asked, t.s.active) == (C, C)


@pytest.mark.clause("OUT-ASLT.10")
@pytest.mark.parametrize("kill", ["x y", "z", "y z"])
def test_the_defender_distributes_all_points_as_they_like(kill: str) -> None:
    t = assault("x=1/0/2 y=1/0/3 z=1/0/5", post(0, "p=8/9/9"), post())
    assert (t.asked, t.prompt) == (B, "defender_damage")
    dead = kill.split()
    while t.prompt == "defender_damage":
        name, lethal = t.words(t.options[0])
        t.do("strike", name, lethal if name in dead else 0)
    assert [t.zone(n) for n in "xyz"] == ["discard" if n in dead else "offense" for n in "xyz"]


@pytest.mark.clause("OUT-ASLT.10")
@pytest.mark.parametrize(("strike", "spared"), [(3, True), (4, False)])
def test_all_points_must_be_placed(strike: int, spared: bool) -> None:
    """R38: X can take one point and Y two without harm; a fourth point destroys one of them."""
    t = assault("x=1/0/2 y=1/0/3", post(0, f"p={strike}/9/9"), post())
    t.do("strike", "x", 0)
    if spared:
        t.do("strike", "y", 0)
    assert t.prompt != "defender_damage"
    assert [t.zone(n) for n in "xy"] == ["offense", "offense" if spared else "discard"]


@pytest.mark.clause("OUT-ASLT.10")
def test_a_single_attacker_takes_all_without_a_question() -> None:
    """Overkill is allowed."""
    t = assault("x=1/0/2", post(0, "p=8/9/9"), post())
    assert t.zone("x") == "discard"
    assert t.asked == B
    assert t.prompt == "skip_step"


@pytest.mark.clause("OUT-ASLT.10")
def test_on_time_out_the_most_expensive_attacker_falls_first() -> None:
    t = assault("thicket-wolf great-bear x=0/0/1", post(0, "p=9/99/9"), post())
    assert t.default.startswith("strike great-bear")
    t.idles()
    assert (t.zone("great-bear"), t.s.active) == ("offense", A)  # dealt when all is distributed
    while t.prompt == "defender_damage":
        t.idles()
    assert t.zone("great-bear") == "discard"


@pytest.mark.clause("OUT-ASLT.10", "OUT-ELIM.7")
def test_who_gives_up_does_not_strike_back() -> None:
    """R61, R63: also if they had begun to distribute."""
    t = table(
        player(offense="x=1/0/2 y=1/0/3 z=1/0/4"),
        player(post(0, "p=6/9/9"), post()),
        player(),
        at="fourth_step",
        groups=["x y z"],
    )
    t.attack("b1")
    t.answer(t.options[0])
    t.concede(B)
    assert t.names(t.player(A).offense) == "x y z"
    assert (t.s.active, t.s.assault) == (C, None)


@pytest.mark.clause("OUT-ASLT.11")
@pytest.mark.parametrize(("strike", "dead"), [(2, False), (3, True)])
def test_an_attacker_falls_by_its_health_whatever_its_defense(strike: int, dead: bool) -> None:
    t = assault("x=1/9/3", post(0, f"p={strike}/9/9"), post())
    assert t.zone("x") == ("discard" if dead else "offense")


@pytest.mark.clause("OUT-ASLT.12")
def test_survivors_return_to_offense_and_effects_for_this_assault_stop() -> None:
    t = table(
        player(offense="ember-captain x=2/1/9 y=1/1/1"),
        player(post(0, "p=0/0/9", upgrades="hidden-armory"), post()),
        at="fourth_step",
        groups=["ember-captain x", "y"],
    )
    captain = t.stats("ember-captain")[0]
    t.attack("b1", "b1")
    t.do("resolve", 0)
    assert totals(t)[0] > captain + 2
    assert t.stats("x")[0] > 2
    assert t.stats("p")[0] > 0
    t.damage(outpost=0)
    while t.prompt == "defender_damage":
        t.idles()
    assert (t.zone("x"), t.stats("x")) == ("offense", (2, 1, 9))
    assert t.zone("ember-captain") == "offense"
    # in the next assault Hidden Armory works anew, Ember Captain is not part of it
    assert totals(t)[0] == 1


@pytest.mark.clause("OUT-ASLT.12")
def test_effects_for_this_assault_stop_also_if_it_ends_early() -> None:
    t = assault("x=3/1/9", post(hidden="snare-web"), post())
    while t.asked == A:
        t.idles()
    assert t.stats("x") == (3, 1, 9)
    assert t.s.boosts == []


@pytest.mark.clause("OUT-ASLT.13")
def test_destroyed_creatures_go_to_their_owners_discard_pile_at_once() -> None:
    t = assault("x=9/0/2 y=1/0/9", post(0, "p=2/0/1"), post())
    t.do("strike", "p", 1)
    assert t.zone("p") == "b1"  # not before all damage is distributed
    t.do("batter", "b1", 1)
    assert t.discard(B) == "p"
    t.damage(kill="x")
    assert t.discard(A) == "x"


@pytest.mark.clause("OUT-ASLT.14")
def test_defenders_count_in_full_in_every_assault() -> None:
    """R31, R33."""
    t = table(
        player(offense="x=3/0/1 y=3/0/1 z=3/0/1"),
        player(post(0, "p=1/2/9"), post()),
        at="fourth_step",
        groups=["x", "y", "z"],
    )
    t.attack("b1", "b1", "b1")
    t.do("resolve", 0)
    t.damage(outpost=1)
    t.do("resolve", 1)
    t.damage(outpost=1)
    t.damage(outpost=1)
    assert t.emitted("totals") == [(3, 2, 1)] * 3
    assert t.counters(B) == [3, 0]
    assert t.discard(A) == "x y z"


@pytest.mark.clause("OUT-ASLT.14")
def test_who_joined_in_the_same_step_defends_too() -> None:
    """R58: a survivor of the first assault counts in the second."""
    t = table(
        player(offense="x=9/0/9 y=3/0/9"),
        player(post(5, "p=0/2/9"), post(0, "q=0/1/9")),
        at="fourth_step",
        groups=["x", "y"],
    )
    t.attack("b1", "b2")
    t.do("resolve", 0)
    t.damage(outpost=7)
    t.do("defend", "p", "b2")
    assert totals(t) == (3, 3, 0)
