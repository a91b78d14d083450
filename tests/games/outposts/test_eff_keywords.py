"""Keywords, taxes, bonuses and forced discards (OUT-EFF.9 to .15)."""

from __future__ import annotations

import pytest

from fatebox.kernel.messages import Message

from .assaults import attacked
from .table import A, B, Table, player, post, table

PLAIN = ["cinder.cin_legion_spear.keywords.pierce=1", "cinder.cin_furnace_brute.keywords.pierce=2"]


def moves(t: Table, name: str) -> list[str]:
    """The zones that a creature may move to now."""
    return [t.words(option)[1] for option in t.options if option[0] == "move" and t.words(option)[0] == name]


# --- where creatures may go (OUT-EFF.9) ----------------------------------------------------------


@pytest.mark.clause("OUT-EFF.9")
@pytest.mark.parametrize(
    ("where", "zones"),
    [
        ("reserve", ["defense", "offense"]),
        ("offense", ["reserve", "defense"]),
        ("defense", ["reserve", "defense", "offense"]),
    ],
)
def test_swift_creatures_make_two_moves(where: str, zones: list[str]) -> None:
    """Between defense and offense there are two; another creature cannot make them."""
    for name in ("ash-hound", "x"):
        word = "x=1/1/1" if name == "x" else name
        side = player(
            post(0, word if where == "defense" else ""),
            post(),
            reserve=word if where == "reserve" else "",
            offense=word if where == "offense" else "",
        )
        t = table(side, player(), at="third_step")
        slow_zones = [zone for zone in zones if "reserve" in (where, zone) or zone == where]
        assert moves(t, name) == (zones if name == "ash-hound" else slow_zones)


@pytest.mark.clause("OUT-EFF.9")
def test_a_slow_creature_may_not_attack_on_the_turn_it_was_played() -> None:
    t = table(player(hand="siege-tower", reserve="siege-tower", mana=9), player())
    t.play("siege-tower")
    t.finish()
    old, new = t.player(A).reserve
    assert ("move", old, "offense") in t.options
    assert ("move", new, "offense") not in t.options
    assert ("move", new, "defense") in t.options
    assert Message("refusal-slow") in [refusal.why for refusal in t.refusals()]
    t.skip()
    t.pass_turn()
    t.to("moves", A)
    assert ("move", new, "offense") in t.options


@pytest.mark.clause("OUT-EFF.9")
def test_a_creature_put_back_into_play_counts_as_played() -> None:
    t = table(player(hand="emergency-levy", discard="sapper-team", mana=9), player())
    t.play("emergency-levy")
    t.do("take", "sapper-team")
    t.finish()
    assert moves(t, "sapper-team") == ["defense"]


@pytest.mark.clause("OUT-EFF.9")
def test_berserk_creatures_do_not_defend() -> None:
    """Nor do they rally."""
    t = table(player(reserve="furnace-brute"), player(), at="third_step")
    assert moves(t, "furnace-brute") == ["offense"]
    assert Message("refusal-berserk") in [refusal.why for refusal in t.refusals()]
    t = attacked(player(offense="x=1/1/9"), player(post(hidden="watchfire-beacon"), reserve="furnace-brute"))
    assert t.prompt != "rally_pick"
    assert t.zone("furnace-brute") == "reserve"


@pytest.mark.clause("OUT-EFF.9")
def test_immobile_creatures_do_not_attack() -> None:
    t = table(player(reserve="brick-golem"), player(), at="third_step")
    assert moves(t, "brick-golem") == ["defense"]
    assert Message("refusal-immobile") in [refusal.why for refusal in t.refusals()]


# --- who is hit first (OUT-EFF.10) ---------------------------------------------------------------


def guarded(attack: int, defenders: str) -> Table:
    """A's X attacks an Outpost of B; Gate Warden is a Guard 0/0/2, Shieldbearer a Guard 0/0/3."""
    changes = ("bastion.bas_gate_warden.stats=[0,0,2]", "bastion.bas_shieldbearer.stats=[0,0,3]")
    return attacked(player(offense=f"x={attack}/0/9"), player(post(0, defenders), post()), changes)


@pytest.mark.clause("OUT-EFF.10")
def test_guard_comes_before_the_outpost_and_other_creatures() -> None:
    t = guarded(9, "p=0/0/1 gate-warden")
    assert t.offered == ["strike gate-warden 2", "strike gate-warden 0"]
    t.do("strike", "gate-warden", 0)
    assert t.prompt != "attacker_damage"
    assert (t.counters(B)[0], t.zone("p")) == (0, "b1")
    t = guarded(9, "p=0/0/1 gate-warden")
    t.damage(kill="gate-warden p", outpost=None)
    assert (t.counters(B)[0], t.discard(B)) == (6, "gate-warden p")


@pytest.mark.clause("OUT-EFF.10")
def test_too_little_strength_for_the_guard_is_wasted() -> None:
    t = guarded(1, "p=0/0/1 gate-warden")
    assert t.prompt != "attacker_damage"
    assert (t.counters(B)[0], t.zone("p"), t.zone("gate-warden")) == (0, "b1", "b1")


@pytest.mark.clause("OUT-EFF.10")
@pytest.mark.parametrize("kill", ["", "gate-warden", "shieldbearer"])
def test_one_guard_of_two_may_be_destroyed_alone_but_covers_the_rest(kill: str) -> None:
    t = guarded(9, "gate-warden shieldbearer p=0/0/1")
    t.damage(kill=kill)
    assert t.discard(B) == kill
    assert (t.counters(B)[0], t.zone("p")) == (0, "b1")


@pytest.mark.clause("OUT-EFF.10")
def test_the_second_guard_may_be_destroyed_where_the_first_is_too_strong() -> None:
    t = guarded(2, "shieldbearer gate-warden")
    assert t.offered == ["strike gate-warden 2", "strike gate-warden 0"]
    t = guarded(5, "shieldbearer gate-warden p=0/0/1")
    t.damage(kill="shieldbearer gate-warden")
    assert t.zone("p") == "b1"  # nothing is left for it
    t = guarded(6, "shieldbearer gate-warden p=0/0/1")
    t.damage(kill="shieldbearer gate-warden p")
    assert t.discard(B) == "shieldbearer gate-warden p"


@pytest.mark.clause("OUT-EFF.10")
def test_guard_works_only_for_those_who_defend_the_target() -> None:
    t = attacked(player(offense="x=3/0/9"), player(post(), post(0, "gate-warden"), reserve="shieldbearer"))
    assert t.offered[0] == "batter b1 3"


def elusive(strike: int, group: str = "masked-duelist x=0/0/2 y=0/0/3") -> Table:
    """A's group attacks an Outpost that strikes back; Masked Duelist is Elusive 0/0/2."""
    stats = ("veil.vei_masked_duelist.stats=[0,0,2]",)
    return attacked(player(offense=group), player(post(0, f"p={strike}/9/9"), post()), stats)


@pytest.mark.clause("OUT-EFF.10")
def test_elusive_creatures_are_hit_last() -> None:
    t = elusive(9)
    t.damage(kill="x y masked-duelist")
    assert t.player(A).offense == []
    t = elusive(9)
    t.do("strike", "x", 0)
    assert t.names(t.player(A).offense) == "masked-duelist x"  # Y has to take the points
    t = elusive(6)  # after X and Y one point is left
    t.damage(kill="x y")
    assert t.names(t.player(A).offense) == "masked-duelist"


@pytest.mark.clause("OUT-EFF.10")
def test_after_the_others_the_elusive_one_may_be_spared() -> None:
    t = elusive(9)
    t.damage(kill="x y")
    assert t.names(t.player(A).offense) == "masked-duelist"


@pytest.mark.clause("OUT-EFF.10")
def test_a_group_of_elusive_creatures_alone_is_hit() -> None:
    t = elusive(2, "masked-duelist")
    assert t.zone("masked-duelist") == "discard"


@pytest.mark.clause("OUT-EFF.10")
def test_elusive_can_be_given_for_some_time() -> None:
    """Shroud of Night: all of the group are alike then, so none of them is covered."""
    t = table(
        player(hand="shroud-of-night", offense="masked-duelist x=0/0/2", mana=9),
        player(post(0, "p=2/9/9"), post()),
        changes=["veil.vei_masked_duelist.stats=[0,0,2]"],
    )
    t.play("shroud-of-night")
    t.finish()
    t.moves()
    t.groups("masked-duelist x")
    t.attack("b1")
    t.damage(kill="masked-duelist")
    assert t.names(t.player(A).offense) == "x"


# --- Pierce and Siege (OUT-EFF.11) ---------------------------------------------------------------


@pytest.mark.clause("OUT-EFF.11")
@pytest.mark.parametrize(
    ("group", "defense", "left"),
    [
        ("legion-spear", 5, 4),
        ("legion-spear furnace-brute", 5, 2),
        ("furnace-brute", 1, 0),
        ("x=9/0/9", 5, 5),
    ],
)
def test_pierce_lowers_the_defense_total(group: str, defense: int, left: int) -> None:
    """Values add up; not below 0."""
    t = attacked(player(offense=group), player(post(0, f"p=0/{defense}/9"), post()), tuple(PLAIN))
    assert t.emitted("totals")[-1][1] == left


@pytest.mark.clause("OUT-EFF.11")
def test_pierce_of_defenders_does_nothing() -> None:
    t = attacked(player(offense="x=9/0/9"), player(post(0, "legion-spear"), post()))
    assert t.emitted("totals")[-1][1] == t.stats("legion-spear")[1]


@pytest.mark.clause("OUT-EFF.11")
def test_pierce_that_is_given_adds_up() -> None:
    t = table(
        player(hand="stampede stampede", offense="legion-spear", mana=9),
        player(post(0, "p=0/9/9"), post()),
        changes=[*PLAIN, "wildroot.wil_stampede.abilities.0.effects.1.pierce=1"],
    )
    t.play("stampede")
    t.play("stampede")
    t.finish()
    t.moves()
    t.attack("b1")
    assert t.emitted("totals")[-1][1] == 9 - 1 - 2


@pytest.mark.clause("OUT-EFF.11")
@pytest.mark.parametrize(("points", "counters"), [(0, 0), (1, 1 + 2 + 5), (2, 2 + 2 + 5)])
def test_siege_comes_on_top_of_a_point_on_the_outpost(points: int, counters: int) -> None:
    """Values of several creatures add up."""
    changes = ("cinder.cin_ram_crew.keywords.siege=2", "cinder.cin_siege_tower.keywords.siege=5")
    t = attacked(player(offense="ram-crew siege-tower x=9/0/9"), player(post(), post()), changes)
    t.damage(outpost=points)
    assert t.counters(B)[0] == counters


@pytest.mark.clause("OUT-EFF.11")
def test_siege_is_assault_damage_and_may_destroy() -> None:
    """A Ward does not keep it off; all that destroys with Siege is offered as one."""
    t = attacked(
        player(offense="ram-crew x=9/0/9"),
        player(post(7, upgrades="warded-gate"), post()),
        ("cinder.cin_ram_crew.keywords.siege=2",),
    )
    assert t.offered[1:] == ["batter b1 0"]  # one point and Siege are enough
    t.damage(outpost=None)
    assert t.standing(B) == "b2"


# --- Harvest, Resonance, taxes (OUT-EFF.12, .13) -------------------------------------------------


@pytest.mark.clause("OUT-EFF.12")
def test_harvest_gives_more_for_a_sacrifice() -> None:
    t = table(player(reserve="coin-golem x=1/1/1"), player())
    t.do("sacrifice", "x")
    assert t.mana == 1
    t.do("sacrifice", "coin-golem")
    assert t.mana == 1 + 1 + t.s.pack.harvest[t.find("coin-golem")] > 2


@pytest.mark.clause("OUT-EFF.12")
def test_harvest_does_not_apply_to_an_extra_cost() -> None:
    """A creature destroyed for Blood Price is not sacrificed for mana."""
    gained = []
    for name in ("coin-golem", "x"):
        t = table(player(reserve="x=1/1/1" if name == "x" else name, hand="blood-price"), player())
        t.play("blood-price")
        gained.append(t.mana)
    assert gained[0] == gained[1] > 0


@pytest.mark.clause("OUT-EFF.12")
@pytest.mark.parametrize("crystals", [0, 1, 2])
def test_resonance_grows_with_the_mana_crystals_of_the_controller(crystals: int) -> None:
    t = table(player(reserve="shard-seraph", crystals=crystals), player(reserve="shardling", crystals=2))
    card = t.find("shard-seraph")
    printed, each = t.s.pack.stats[card], t.s.pack.resonance[card]
    grown = tuple(base + more * crystals for base, more in zip(printed, each, strict=True))
    assert t.stats("shard-seraph") == grown
    assert max(each) > 0


@pytest.mark.clause("OUT-EFF.13")
@pytest.mark.parametrize(("tax", "mana"), [(0, 3), (2, 1), (3, 0), (9, 0)])
def test_a_tax_lowers_the_mana_of_the_start_alone(tax: int, mana: int) -> None:
    """Mana of abilities, discards and sacrifices is not taxed; not below 0."""
    changes = ["bastion.bas_counting_house.abilities.0.effects.0.amount=1"]
    side = player(post(upgrades="counting-house"), post(), post(), tax=tax, hand=1, reserve="x=1/1/1")
    t = table(side, player(), at="second_step", changes=changes)
    t.go()
    assert t.mana == mana + 1
    t.do("discard", "recruit")
    t.do("sacrifice", "x")
    assert t.mana == mana + 3


@pytest.mark.clause("OUT-EFF.13")
def test_a_tax_is_used_up() -> None:
    t = table(player(tax=2), player(), at="second_step")
    t.go()
    assert t.player(A).tax == 0
    t.finish()
    t.pass_turn()
    t.go()
    t.go()
    assert t.mana == 3


@pytest.mark.clause("OUT-EFF.13")
def test_a_tax_waits_for_a_step_that_is_not_skipped() -> None:
    """R56."""
    t = table(player(tax=2), player(), at="second_step")
    t.skip()
    t.pass_turn()
    t.go()
    t.go()
    assert t.mana == 1


@pytest.mark.clause("OUT-EFF.13")
def test_taxes_add_up() -> None:
    t = table(player(hand="intercept-shipment intercept-shipment", mana=9), player())
    t.play("intercept-shipment")
    once = t.player(B).tax
    t.play("intercept-shipment")
    assert t.player(B).tax == 2 * once > 0


# --- bonuses and discards (OUT-EFF.14, .15) ------------------------------------------------------


@pytest.mark.clause("OUT-EFF.14")
def test_until_end_of_turn_applies_in_every_zone_and_then_stops() -> None:
    """R66: only to the creatures that were in play."""
    t = table(
        player(post(0, "p=1/1/1"), offense="q=1/1/1", reserve="r=1/1/1", hand="overrun thicket-wolf", mana=9),
        player(),
    )
    t.play("overrun")
    t.play("thicket-wolf")
    more = t.stats("p")
    assert more > (1, 1, 1)
    assert t.stats("q") == t.stats("r") == more
    assert t.stats("thicket-wolf") == t.s.pack.stats[t.find("thicket-wolf")]
    t.finish()
    t.do("move", "q", "reserve")
    assert t.stats("q") == more
    t.do("done")
    assert t.s.active == B
    assert [t.stats(name) for name in "pqr"] == [(1, 1, 1)] * 3
    assert [t.zone(name) for name in "pqr"] == ["a1", "reserve", "reserve"]


@pytest.mark.clause("OUT-EFF.14")
def test_losing_a_bonus_destroys_nobody() -> None:
    """X survives damage thanks to the bonus; when that ends nothing is remembered."""
    t = table(
        player(hand="overrun mirror-storm", reserve="x=1/1/1", mana=9),
        player(),
        changes=["shard.sha_mirror_storm.abilities.0.effects.0.damage.base=2"],
    )
    t.play("overrun")
    assert t.stats("x")[2] > 2
    t.play("mirror-storm")
    t.finish()
    t.skip()
    assert (t.s.active, t.zone("x"), t.stats("x")) == (B, "reserve", (1, 1, 1))


@pytest.mark.clause("OUT-EFF.15")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_who_must_discard_more_than_they_hold_discards_all(held: int) -> None:
    t = table(player(hand="whisper-campaign", mana=9), player(hand=held))
    t.play("whisper-campaign")
    assert (len(t.player(B).hand), len(t.player(B).discard)) == (0, held)


@pytest.mark.clause("OUT-EFF.15")
def test_the_same_where_the_player_chooses() -> None:
    t = table(player(hand="sealed-orders", deck=0, mana=9), player())
    t.play("sealed-orders")
    while t.prompt == "exhaust_damage":
        t.idles()
    assert t.player(A).hand == []
    assert t.zone("sealed-orders") == "discard"
