"""Resolving an assault, stage by stage (OUT-ASLT)."""

from __future__ import annotations

import pytest

from .assaults import assault, totals
from .table import DOWN, A, B, C, player, post, table

# --- stages a to c -------------------------------------------------------------------------------


@pytest.mark.clause("OUT-ASLT.1")
def test_group_and_target_are_announced_first() -> None:
    t = assault("x=3/1/2 y=1/1/1", post(hidden="stone-wall"), post())
    assert t.emitted("assault") == [(A, (t.find("x"), t.find("y")), t.post("b1").id)]
    kinds = [event.kind for event in t.events]
    assert kinds.index("assault") < kinds.index("turned-up") < kinds.index("totals")


@pytest.mark.clause("OUT-ASLT.1")
def test_face_down_upgrades_are_turned_up_before_the_totals() -> None:
    t = assault("x=9/1/9", post(hidden="stone-wall burning-palisade"), post())
    assert t.zone("stone-wall") == "b1 up"
    assert totals(t) == (9, *reversed(t.post_stats("b1")))
    assert t.post_stats("b1") > (0, 0)


@pytest.mark.clause("OUT-ASLT.1")
@pytest.mark.parametrize(("first", "hurt"), [("needle-trap", "y"), ("hall-of-mirrors", "x")])
def test_the_defender_orders_their_ambushes(first: str, hurt: str) -> None:
    """X is the only one that Needle Trap destroys; Hall of Mirrors may have taken it away by then."""
    t = assault("x=3/1/2 y=9/2/9", post(hidden="needle-trap hall-of-mirrors"), post())
    assert (t.asked, t.prompt) == (B, "ambush_order")
    assert sorted(t.offered) == ["next hall-of-mirrors", "next needle-trap"]
    t.do("next", first)
    t.do("target", "x")
    assert t.zone("x") == ("discard" if first == "needle-trap" else "hand")
    if t.prompt == "effect_target":
        t.do("target", "y")
    assert (t.zone("y") == "offense") is (hurt == "x")


@pytest.mark.clause("OUT-ASLT.1")
def test_ambush_comes_before_onslaught_and_onslaught_before_hold() -> None:
    t = assault(
        "ember-captain x=2/1/1", post(0, "p=1/1/1", upgrades="hidden-armory", hidden="snare-web"), post()
    )
    assert [on for _, _, on in t.emitted("triggered")] == ["ambush", "onslaught", "hold"]


@pytest.mark.clause("OUT-ASLT.1")
def test_the_assault_ends_if_all_attackers_are_gone() -> None:
    t = assault("x=3/1/2", post(0, "p=2/0/1", hidden="needle-trap"), post())
    assert t.zone("x") == "discard"
    assert not t.emitted("totals")
    assert (t.counters(B), t.s.assault) == ([0, 0], None)


@pytest.mark.clause("OUT-ASLT.1")
def test_hold_works_even_if_ambush_has_destroyed_all_attackers() -> None:
    """It says that an assault begins; whether it goes on is looked at after this stage."""
    t = assault("x=3/1/2", post(upgrades="toll-gate", hidden="needle-trap"), post())
    assert t.zone("x") == "discard"
    assert t.player(A).tax > 0


@pytest.mark.clause("OUT-ASLT.1", "OUT-ELIM.7")
def test_the_assault_ends_if_the_target_is_gone() -> None:
    """R63: B leaves the game when asked for the order of Ambush."""
    t = table(
        player(offense="x=3/1/2"),
        player(post(0, "p=2/1/1", hidden="needle-trap hall-of-mirrors"), post()),
        player(),
        at="fourth_step",
        groups=["x"],
    )
    t.attack("b1")
    assert (t.asked, t.prompt) == (B, "ambush_order")
    t.concede(B)
    assert t.zone("x") == "offense"
    assert not t.emitted("totals")
    assert (t.asked, t.prompt, t.s.active) == (C, "skip_step", C)


# --- stages d and e ------------------------------------------------------------------------------


@pytest.mark.clause("OUT-ASLT.2")
def test_the_three_totals() -> None:
    t = assault(
        "x=3/1/2 y=4/2/3 z=2/9/9",
        post(2, "p=2/1/1 q=1/2/1", upgrades="burning-palisade"),
        post(0, "r=9/9/9", upgrades="ballista-nest"),
        reserve="s=9/9/9",
    )
    attack, defense = t.post_stats("b1")
    assert totals(t) == (3 + 4 + 2, 1 + 2 + defense, 2 + 1 + attack)


@pytest.mark.clause("OUT-ASLT.2")
def test_current_values_count_not_printed_ones() -> None:
    """Auras, Resonance and what was done at the beginning of the assault."""
    attacker = player(post(upgrades="standard-of-the-forge"), offense="shardling x=1/1/1", crystals=2)
    t = table(
        attacker,
        player(post(0, "p=2/1/1", upgrades="heartgrove hidden-armory"), post()),
        at="fourth_step",
        groups=["shardling x"],
    )
    before = t.stats("p")
    expected = t.stats("shardling")[0] + t.stats("x")[0]
    assert expected > 1 + 1 + 2
    t.attack("b1")
    assert totals(t)[0] == expected
    assert totals(t)[1] == before[1] > 1
    assert totals(t)[2] > before[0] > 2


@pytest.mark.clause("OUT-ASLT.3")
def test_lost_creatures_and_upgrades_do_not_change_the_totals() -> None:
    """R34, R55: the destroyed defenders and the upgrade of the destroyed Outpost strike back all the same."""
    t = assault("x=9/0/2 y=9/0/5", post(0, "p=2/1/1", upgrades="burning-palisade"), post())
    strike = 2 + t.post_stats("b1")[0]
    t.damage(kill="p", outpost=None)
    assert t.standing(B) == "b2"
    assert (t.zone("p"), t.zone("burning-palisade")) == ("discard", "discard")
    assert (t.asked, t.prompt) == (B, "defender_damage")
    assert t.s.assault is not None
    assert t.s.assault.remaining == strike


@pytest.mark.clause("OUT-ASLT.3")
def test_an_attacker_lost_to_raid_and_ruin_has_counted() -> None:
    """Volatile Core destroys X when the Outpost falls; its strength was in the total."""
    t = assault("x=6/0/2 y=6/0/9", post(1, upgrades="volatile-core"), post())
    t.damage(outpost=None)
    assert (t.zone("x"), t.zone("y")) == ("discard", "offense")
    assert t.standing(B) == "b2"


@pytest.mark.clause("OUT-ASLT.4")
@pytest.mark.parametrize(("attack", "defense", "remaining"), [(7, 3, 4), (4, 4, 0), (4, 6, 0)])
def test_remaining_strength(attack: int, defense: int, remaining: int) -> None:
    """R36: at least 0."""
    t = table(
        player(offense=f"x={attack}/0/9 y=0/0/9"),
        player(post(0, f"p=1/{defense}/1"), post()),
        at="fourth_step",
        groups=["x y"],
    )
    t.attack("b1")
    if remaining:
        assert t.s.assault is not None
        assert t.s.assault.remaining == remaining
        assert t.prompt == "attacker_damage"
    else:
        assert t.counters(B) == [0, 0]
        assert t.zone("p") == "b1"


# --- stages f to h -------------------------------------------------------------------------------


@pytest.mark.clause("OUT-ASLT.5")
@pytest.mark.parametrize(
    ("kill", "outpost"), [("p", 2), ("p", 0), ("q", 1), ("p q", 0), ("", 5), ("", 3), ("", 0)]
)
def test_remaining_strength_is_distributed_freely(kill: str, outpost: int) -> None:
    """Five points: P takes two, Q three; points may be left unused (R59, R65)."""
    t = assault("x=5/0/9", post(0, "p=0/0/2 q=0/0/3"), post())
    if outpost or kill != "p q":
        t.damage(kill=kill, outpost=outpost)
    else:
        t.damage(kill=kill)
    assert t.counters(B) == [outpost, 0]
    dead = kill.split()
    assert [t.zone(name) for name in "pq"] == ["discard" if name in dead else "b1" for name in "pq"]


@pytest.mark.clause("OUT-ASLT.5")
def test_overkill_is_allowed() -> None:
    t = assault("x=9/0/9", post(8), post())
    assert t.offered[0] == "batter b1 9"
    t.damage(outpost=9)
    assert t.counters(B) == [17, 0]


@pytest.mark.clause("OUT-ASLT.5")
def test_only_the_target_and_its_defenders_can_be_hurt() -> None:
    t = assault("x=9/0/9", post(0, "p=0/0/1"), post(0, "q=0/0/1"), reserve="r=0/0/1")
    seen: set[str] = set()
    while t.prompt == "attacker_damage":
        seen |= {t.words(option)[0] for option in t.options}
        t.do(t.options[-1][0], *t.words(t.options[-1]))
    assert seen == {"p", "b1"}


@pytest.mark.clause("OUT-ASLT.5")
def test_the_time_limit_puts_all_on_the_outpost() -> None:
    t = assault("x=5/0/9", post(0, "p=0/0/2"), post())
    t.idles()
    t.idles()
    assert (t.counters(B), t.zone("p")) == ([5, 0], "b1")


@pytest.mark.clause("OUT-ASLT.5", "OUT-EFF.10")
@pytest.mark.parametrize(("health", "counters", "zone"), [(2, 2, "discard"), (4, 0, "b1")])
def test_the_time_limit_hits_the_outpost_as_far_as_guard_allows(
    health: int, counters: int, zone: str
) -> None:
    """Four points: the Guard is destroyed only if something is left for the Outpost then."""
    t = table(
        player(offense="x=5/0/9"),
        player(post(0, "gate-warden"), post()),
        at="fourth_step",
        groups=["x"],
        changes=[f"bastion.bas_gate_warden.stats=[0,1,{health}]"],
    )
    t.attack("b1")
    while t.prompt == "attacker_damage":
        t.idles()
    assert (t.counters(B)[0], t.zone("gate-warden")) == (counters, zone)


@pytest.mark.clause("OUT-ASLT.6")
def test_the_attackers_defense_and_the_reserve_play_no_part() -> None:
    t = assault("x=3/9/2", post(0, "p=2/1/9"), post(), reserve="r=9/9/9")
    assert totals(t) == (3, 1, 2)
    t.damage(outpost=2)
    assert t.zone("x") == "discard"  # by two points, whatever its Defense


@pytest.mark.clause("OUT-ASLT.7")
def test_all_damage_is_dealt_at_once() -> None:
    """Heartgrove would leave with the Outpost: P is destroyed or not by the Health it has at that moment."""
    t = assault("x=19/0/9 y=5/0/9", post(0, "p=0/0/2", upgrades="heartgrove"), post())
    health = t.stats("p")[2]
    assert health > 2
    assert t.offered == [f"strike p {health}", "strike p 0"]
    t.damage(kill="p", outpost=9)
    kinds = [event.kind for event in t.events]
    assert kinds.index("damaged") - kinds.index("destroyed") == 1


@pytest.mark.clause("OUT-ASLT.7")
@pytest.mark.parametrize(("attack", "dead"), [(2, False), (3, True), (4, True)])
def test_a_defender_is_destroyed_by_its_health_or_more(attack: int, dead: bool) -> None:
    t = assault(f"x={attack}/0/9", post(0, "p=0/0/3"), post())
    if dead:
        t.damage(kill="p")
    else:
        assert t.offered == ["batter b1 2", "batter b1 1", "batter b1 0"]  # P cannot be destroyed
        t.damage(outpost=0)
    assert t.zone("p") == ("discard" if dead else "b1")


@pytest.mark.clause("OUT-ASLT.7")
def test_damage_below_health_is_not_remembered() -> None:
    """R35: two assaults of two points each do not destroy a creature of three Health."""
    t = table(
        player(offense="x=2/0/1 y=2/0/1"),
        player(post(0, "p=0/0/3"), post()),
        at="fourth_step",
        groups=["x", "y"],
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    t.damage(outpost=0)
    assert t.offered == ["batter b1 2", "batter b1 1", "batter b1 0"]


@pytest.mark.clause("OUT-ASLT.8")
def test_survivors_of_a_standing_outpost_stay_assigned() -> None:
    t = assault("x=5/0/9", post(0, "p=0/0/2 q=0/0/2"), post())
    t.damage(kill="p", outpost=3)
    assert (t.zone("q"), t.counters(B)) == ("b1", [3, 0])
    assert not t.emitted("reassigned")


@pytest.mark.clause("OUT-ASLT.8", "OUT-END.3")
def test_the_end_of_the_game_is_checked_before_anything_else() -> None:
    """R37: no reassignment, no Raid, no Ruin, no strike back."""
    t = assault("ash-plunderer x=8/0/1", post(5, "p=9/0/9", upgrades="volatile-core"), DOWN, DOWN)
    t.damage(outpost=None)
    assert (t.result.outcome, t.result.winners) == ("conquest", (A,))
    assert t.zone("x") == "offense"
    assert t.player(A).hand == []
    assert t.zone("p") == "b1"


@pytest.mark.clause("OUT-ASLT.8", "OUT-EFF.3")
def test_ruin_waits_until_the_survivors_are_placed() -> None:
    """Stages g and h are one stage: Fall and Ruin come after it, and before Raid."""
    t = assault(
        "ash-plunderer x=9/0/9",
        post(5, "burrow-kin p=0/0/9", upgrades="traders-row"),
        post(),
    )
    t.damage(kill="burrow-kin", outpost=None)
    assert (t.asked, t.prompt) == (B, "reassign")
    assert t.emitted("triggered") == []
    t.do("defend", "p", "b2")
    while t.prompt == "trigger_order":
        t.do("next", "traders-row")
    assert [on for _, _, on in t.emitted("triggered")] == ["ruin", "fall", "raid"]
