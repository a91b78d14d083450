"""Each effect on mana, steps and Mana Crystals, and each static effect, tested alone on cards of the box."""

from __future__ import annotations

import pytest

from fatebox.games.outposts.effects.economy import CutNow, Mana, Shatter, Skip, Tax
from fatebox.games.outposts.effects.statics import (
    Aura,
    AuraPerUpgrade,
    AuraPost,
    Cap,
    Cut,
    Discount,
    FacedownCost,
    PostBonus,
    SacBonus,
    Ward,
)
from fatebox.games.outposts.rules.play import crystal_price
from fatebox.kernel.messages import Message

from . import test_card_effects_battle, test_card_effects_cards, test_card_effects_outposts
from .assaults import attacked
from .table import A, B, C, GivenPlayer, Table, player, post, table
from .vocabulary import PROVED, VOCABULARY, amount, cost, effect, hand, played, proves, stats


def price(t: Table) -> int:
    """The price of a Mana Crystal for A now."""
    return crystal_price(t.s, t.player(A))


# --- mana, taxes, steps, crystals ----------------------------------------------------------------


@proves(Mana)
@pytest.mark.parametrize("name", ["caravan-master", "unstable-surge"])
def test_mana_at_once(name: str) -> None:
    t = played(name, hand(name), player())
    if t.prompt == "effect_target":
        t.idles()
    assert t.mana == 20 - cost(name) + amount(effect(name, Mana).amount)


@proves(Mana)
@pytest.mark.parametrize("name", ["counting-house", "traders-row"])
def test_mana_of_upgrades_at_upkeep(name: str) -> None:
    t = table(player(post(upgrades=name), post(hidden=name)), player(), at="second_step")
    t.go()
    assert t.mana == 2 + amount(effect(name, Mana).amount)


@proves(Mana)
@pytest.mark.parametrize(
    ("name", "holds", "fails"),
    [
        ("grove-tender", player(post(0, "grove-tender")), player(post(), reserve="grove-tender")),
        (
            "sapling-circle",
            player(post(0, "x=1/1/1", upgrades="sapling-circle")),
            player(post(upgrades="sapling-circle"), post(0, "x=1/1/1")),
        ),
        ("conduit-acolyte", player(reserve="conduit-acolyte", crystals=1), player(reserve="conduit-acolyte")),
    ],
    ids=["defending", "host_defended", "has_crystal"],
)
def test_mana_if_a_condition_holds(name: str, holds: GivenPlayer, fails: GivenPlayer) -> None:
    for side, more in ((holds, amount(effect(name, Mana).amount)), (fails, 0)):
        t = table(side, player(), at="second_step")
        own = t.player(A)
        t.go()
        assert t.mana == len(own.posts) + own.crystals + more


@proves(Mana)
def test_three_posts_are_needed_to_play_the_card() -> None:
    t = table(player(post(), post(), hand="unstable-surge", mana=9), player())
    assert not t.offers("play", "unstable-surge")
    assert Message("refusal-three-posts") in [refusal.why for refusal in t.refusals()]


@proves(Tax)
def test_tax_an_opponent_the_defender_or_the_attacker() -> None:
    """Intercept Shipment, Dream Thief and Crystal Leech, Toll Gate."""
    t = played("intercept-shipment", hand("intercept-shipment"), player(), player())
    t.do("opponent", C)
    assert (t.player(B).tax, t.player(C).tax) == (0, amount(effect("intercept-shipment", Tax).amount))
    for name in ("dream-thief", "crystal-leech"):
        t = attacked(player(offense=name), player(post(), post()))
        t.damage(outpost=1)
        assert (t.player(A).tax, t.player(B).tax) == (0, amount(effect(name, Tax).amount))
    t = attacked(player(offense="x=1/1/1"), player(post(upgrades="toll-gate"), post()))
    assert (t.player(A).tax, t.player(B).tax) == (amount(effect("toll-gate", Tax).amount), 0)


@proves(Skip)
def test_skip_the_fourth_step_of_the_next_turn() -> None:
    """Once, however often it is said; in the turn after that the groups attack again (R56, R72)."""
    t = table(hand("decree-of-peace decree-of-peace"), player(offense="x=1/1/1"))
    t.play("decree-of-peace")
    t.play("decree-of-peace")
    t.finish()
    t.to("moves", B)
    t.do("done")
    assert t.s.active == A
    t.pass_turn()
    t.to("moves", B)
    t.do("done")
    assert t.prompt == "attack_assign"


@proves(Shatter)
@pytest.mark.parametrize("name", ["fracture", "shattering-hammer"])
def test_shatter_one_mana_crystal(name: str) -> None:
    t = played(name, hand(name), player(crystals=2), player())
    t.do("opponent", B)
    assert t.player(B).crystals == 1
    t = played(name, hand(name), player(crystals=2), player())
    t.do("opponent", C)
    assert (t.player(B).crystals, t.player(C).crystals) == (2, 0)


@proves(CutNow)
def test_cut_for_this_turn() -> None:
    t = played("attune", hand("attune", mana=8), player())
    crystal = t.s.pack.crystal
    assert price(t) == max(crystal.floor, crystal.cost - effect("attune", CutNow).amount) < crystal.cost
    t.finish()
    assert price(t) == crystal.cost


@proves(Cut)
@pytest.mark.parametrize(
    ("name", "side"),
    [
        ("resonant-golem", player(offense="resonant-golem")),
        ("focusing-lattice", player(post(upgrades="focusing-lattice"))),
    ],
)
def test_cut_while_in_play(name: str, side: GivenPlayer) -> None:
    t = table(side, player())
    assert price(t) == t.s.pack.crystal.cost - effect(name, Cut).amount
    t = table(
        player(post(hidden="focusing-lattice"), hand="resonant-golem"), player(reserve="resonant-golem")
    )
    assert price(t) == t.s.pack.crystal.cost


# --- upgrades ------------------------------------------------------------------------------------


@proves(PostBonus)
@pytest.mark.parametrize("crystals", [0, 2])
@pytest.mark.parametrize(
    "name",
    [
        "burning-palisade", "stone-wall", "ballista-nest", "great-moat", "bell-tower", "living-hedge",
        "counterfeit-wards", "warded-gate", "volatile-core", "crystal-spire", "prismatic-veil",
        "hall-of-mirrors", "trapdoor-vault",
    ],
)  # fmt: skip
def test_post_bonus_of_the_own_outpost(name: str, crystals: int) -> None:
    bonus = effect(name, PostBonus)
    t = table(player(post(upgrades=name), post(hidden=name), crystals=crystals), player())
    assert t.post_stats("a1") == (amount(bonus.attack, crystals), amount(bonus.defense, crystals))
    assert t.post_stats("a2") == (0, 0)
    assert t.post_stats("a1") > (0, 0)


@proves(Cap)
@pytest.mark.parametrize("name", ["deep-foundations", "reliquary"])
def test_cap_raises_the_limit(name: str) -> None:
    t = table(player(post(upgrades=name), post(hidden=name)), player())
    assert (t.limit("a1"), t.limit("a2")) == (10 + effect(name, Cap).limit, 10)


@proves(Ward)
@pytest.mark.parametrize("name", ["warded-gate", "prismatic-veil"])
def test_ward_keeps_counters_of_opponents_off(name: str) -> None:
    """R68: it may be chosen. Face-down it does nothing; effects of its owner and assaults reach it."""
    for up, hidden, kept_off in ((name, "", True), ("", name, False)):
        t = played("firebolt", hand("firebolt"), player(post(upgrades=up, hidden=hidden), post()))
        t.do("mode", 1)
        t.do("target_post", "b1")
        assert (t.counters(B)[0] == 0) is kept_off
    t = played("overheat", player(post(upgrades=name), hand="overheat", mana=9), player())
    assert t.counters(A)[0] > 0
    t = attacked(player(offense="x=9/1/9"), player(post(upgrades=name), post()))
    t.damage(outpost=1)
    assert t.counters(B)[0] == 1


@proves(SacBonus)
def test_sac_bonus_for_the_first_sacrifice_of_a_turn() -> None:
    bonus = effect("smelting-pit", SacBonus).amount
    t = table(player(post(upgrades="smelting-pit"), reserve="x=1/1/1 y=1/1/1"), player())
    t.do("sacrifice", "x")
    assert t.mana == 1 + bonus > 1
    t.do("sacrifice", "y")
    assert t.mana == 2 + bonus


@proves(Discount)
def test_discount_for_upgrades_alone() -> None:
    cut = effect("master-architect", Discount).amount
    t = table(player(reserve="master-architect", hand="shard-mine great-bear", mana=9), player())
    t.play("shard-mine", "a1", "up")
    assert t.mana == 9 - (cost("shard-mine") - cut)
    t.play("great-bear")
    assert t.mana == 9 - (cost("shard-mine") - cut) - cost("great-bear")


@proves(FacedownCost)
@pytest.mark.parametrize("side", ["up", "down"])
def test_facedown_cost(side: str) -> None:
    t = table(player(hand="counterfeit-wards", mana=5), player())
    t.play("counterfeit-wards", "a1", side)
    down = effect("counterfeit-wards", FacedownCost).cost
    assert t.mana == 5 - (down if side == "down" else cost("counterfeit-wards"))
    assert down < cost("counterfeit-wards")


# --- auras ---------------------------------------------------------------------------------------


def with_aura(name: str, base: tuple[int, int, int], times: int = 1) -> tuple[int, int, int]:
    """Values with the aura of a card."""
    aura = effect(name, Aura)
    a, d, h = base
    return a + times * aura.attack, d + times * aura.defense, h + times * aura.health


@proves(Aura)
def test_aura_of_itself_while_defending() -> None:
    """Tower Archer."""
    printed = stats("tower-archer")
    for side, times in (
        (player(post(0, "tower-archer")), 1),
        (player(offense="tower-archer"), 0),
        (player(reserve="tower-archer"), 0),
    ):
        assert table(side, player()).stats("tower-archer") == with_aura("tower-archer", printed, times)
    assert with_aura("tower-archer", printed) > printed


@proves(Aura)
def test_aura_of_the_own_offense_zone() -> None:
    """Standard of the Forge, face-up."""
    sides = player(post(0, "p=1/1/1", upgrades="standard-of-the-forge"), offense="x=1/1/1", reserve="y=1/1/1")
    t = table(sides, player(offense="z=1/1/1"))
    assert t.stats("x") == with_aura("standard-of-the-forge", (1, 1, 1)) > (1, 1, 1)
    assert {t.stats(name) for name in "pyz"} == {(1, 1, 1)}


@proves(Aura)
def test_aura_of_other_small_creatures() -> None:
    """Pack Alpha: those of cost 2 or less, not itself."""
    t = table(
        player(post(0, "x=1/1/1"), reserve="pack-alpha great-bear"),
        player(reserve="y=1/1/1"),
        changes=["wildroot.wil_pack_alpha.cost=2"],
    )
    assert t.stats("x") == with_aura("pack-alpha", (1, 1, 1)) > (1, 1, 1)
    assert t.stats("y") == (1, 1, 1)
    assert (t.stats("great-bear"), t.stats("pack-alpha")) == (stats("great-bear"), stats("pack-alpha"))


@proves(Aura)
def test_aura_of_the_defenders_here() -> None:
    """Heartgrove."""
    t = table(
        player(post(0, "p=1/1/1", upgrades="heartgrove"), post(0, "q=1/1/1"), reserve="r=1/1/1"), player()
    )
    assert t.stats("p") == with_aura("heartgrove", (1, 1, 1)) > (1, 1, 1)
    assert {t.stats(name) for name in "qr"} == {(1, 1, 1)}


@proves(AuraPerUpgrade)
def test_aura_per_face_up_upgrade_on_the_outpost_it_defends() -> None:
    """Gargoyle Sentry."""
    a, d, h = stats("gargoyle-sentry")
    each = effect("gargoyle-sentry", AuraPerUpgrade)
    here = post(0, "gargoyle-sentry", upgrades="stone-wall great-moat", hidden="decoy-camp")
    t = table(player(here, post(upgrades="stone-wall")), player())
    assert t.stats("gargoyle-sentry") == (a + 2 * each.attack, d + 2 * each.defense, h + 2 * each.health)
    t = table(player(post(upgrades="stone-wall"), reserve="gargoyle-sentry"), player())
    assert t.stats("gargoyle-sentry") == (a, d, h)


@proves(AuraPost)
def test_aura_of_each_own_outpost() -> None:
    """High Castellan, in any zone."""
    aura = effect("high-castellan", AuraPost)
    for side in (player(post(0, "high-castellan"), post()), player(post(), post(), offense="high-castellan")):
        t = table(side, player())
        assert t.post_stats("a1") == t.post_stats("a2") == (aura.attack, aura.defense) > (0, 0)
        assert t.post_stats("b1") == (0, 0)


# --- nothing is left out -------------------------------------------------------------------------


def test_every_effect_of_the_vocabulary_is_tested_on_a_card() -> None:
    """By this module and those that are named here."""
    assert all((test_card_effects_battle, test_card_effects_cards, test_card_effects_outposts))
    assert {kind.__name__ for kind in VOCABULARY - PROVED} == set()
