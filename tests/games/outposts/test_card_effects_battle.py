"""Each effect on creatures and Outposts, tested alone on cards of the box."""

from __future__ import annotations

import pytest

from fatebox.games.outposts.effects.battle import (
    Bounce,
    Destroy,
    Grant,
    Mod,
    PaySac,
    Prey,
    Rally,
    Rout,
    RoutAll,
    Sac,
    Strike,
    Tuck,
)
from fatebox.games.outposts.effects.economy import Mana
from fatebox.games.outposts.effects.statics import Aura

from .assaults import attacked
from .table import A, B, player, post, table
from .vocabulary import amount, cost, effect, hand, played, proves

# --- damage, destruction, return -----------------------------------------------------------------


@proves(Strike)
@pytest.mark.parametrize("crystals", [0, 2])
@pytest.mark.parametrize(
    "name",
    ["scorch-adept", "veil-assassin", "bounty-hunter", "arc-bolt", "splinter-mage", "crystal-spike"],
)
def test_strike_one_enemy_creature(name: str, crystals: int) -> None:
    damage = amount(effect(name, Strike).damage, crystals)
    own = hand(name, reserve="o=1/1/1", crystals=crystals)
    t = played(name, own, player(reserve=f"x=1/1/{damage} y=1/1/{damage + 1}"))
    assert t.offered == ["target x", "target y"]
    t.do("target", "x")
    assert (t.zone("x"), t.zone("y"), t.zone("o")) == ("discard", "reserve", "reserve")
    t = played(name, own, player(reserve=f"x=1/1/{damage} y=1/1/{damage + 1}"))
    t.do("target", "y")
    assert (t.zone("x"), t.zone("y")) == ("reserve", "reserve")


@proves(Strike)
@pytest.mark.parametrize("crystals", [0, 1])
def test_strike_every_creature_in_play(crystals: int) -> None:
    damage = amount(effect("mirror-storm", Strike).damage, crystals)
    t = played(
        "mirror-storm",
        hand("mirror-storm", offense=f"x=1/1/{damage} y=1/1/{damage + 1}", crystals=crystals),
        player(post(0, f"p=1/1/{damage}"), post(), reserve=f"q=1/1/{damage + 1}"),
        player(reserve=f"r=1/1/{damage}"),
    )
    assert [t.zone(n) for n in "xyqpr"] == ["discard", "offense", "reserve", "discard", "discard"]


@proves(Strike)
def test_strike_the_offense_zone_of_one_opponent() -> None:
    damage = amount(effect("silver-rain", Strike).damage)
    t = played(
        "silver-rain",
        hand("silver-rain", offense="o=1/1/1"),
        player(offense=f"x=1/1/{damage} y=1/1/{damage + 1}", reserve="z=1/1/1"),
        player(offense="c=1/1/1"),
    )
    t.do("opponent", B)
    assert t.discard(B) == "x"
    assert (t.zone("c"), t.zone("o"), t.zone("z")) == ("offense", "offense", "reserve")


@proves(Strike)
@pytest.mark.parametrize("name", ["powder-store", "shard-mine"])
def test_strike_each_attacker(name: str) -> None:
    damage = amount(effect(name, Strike).damage)
    t = attacked(
        player(offense=f"x=1/1/{damage} y=1/1/{damage + 1}", reserve="z=1/1/1"),
        player(post(0, "p=0/0/1", hidden=name), post()),
    )
    assert (t.discard(A), t.zone("y"), t.zone("z"), t.zone("p")) == ("x", "offense", "reserve", "b1")


@proves(Strike)
def test_strike_one_attacker_of_the_defenders_choice() -> None:
    damage = amount(effect("needle-trap", Strike).damage)
    t = attacked(player(offense=f"x=1/1/{damage} y=1/1/{damage}"), player(post(hidden="needle-trap"), post()))
    assert (t.asked, t.offered) == (B, ["target x", "target y"])
    t.do("target", "y")
    assert (t.discard(A), t.zone("x")) == ("y", "offense")


@proves(Strike)
def test_strike_by_raid_fall_and_ruin() -> None:
    """Flame Dancer, Emberwake Zealot, Volatile Core."""
    damage = amount(effect("flame-dancer", Strike).damage)
    t = attacked(player(offense="flame-dancer"), player(post(), post(), reserve=f"x=1/1/{damage} y=1/1/99"))
    t.damage(outpost=1)
    t.do("target", "x")
    assert t.discard(B) == "x"
    damage = amount(effect("emberwake-zealot", Strike).damage)
    t = table(player(reserve="emberwake-zealot"), player(reserve=f"x=1/1/{damage} y=1/1/{damage + 1}"))
    t.do("sacrifice", "emberwake-zealot")
    t.do("target", "x")
    assert t.discard(B) == "x"
    damage = amount(effect("volatile-core", Strike).damage)
    t = attacked(
        player(offense=f"x=9/1/{damage} y=9/1/{damage + 5}"),
        player(post(5, upgrades="volatile-core"), post()),
    )
    t.damage(outpost=None)
    assert (t.zone("x"), t.zone("y")) == ("discard", "offense")


@proves(Prey)
@pytest.mark.parametrize(("health", "dead"), [(4, True), (5, False)])
def test_prey_deals_the_current_attack_of_the_hunter(health: int, dead: bool) -> None:
    """Standard of the Forge gives X in the offense zone more than it shows."""
    bonus = effect("standard-of-the-forge", Aura).attack
    own = player(
        post(upgrades="standard-of-the-forge"),
        hand="predators-leap",
        mana=20,
        offense=f"x={4 - bonus}/0/1 y=9/0/1",
    )
    t = played("predators-leap", own, player(reserve=f"p=1/1/{health} q=1/1/1"))
    assert t.offered == ["target x", "target y"]
    t.do("target", "x")
    assert t.offered == ["target p", "target q"]
    t.do("target", "p")
    assert (t.zone("p") == "discard") is dead
    assert t.zone("x") == "offense"


@proves(Prey)
def test_prey_needs_both() -> None:
    t = played("predators-leap", hand("predators-leap"), player(reserve="p=1/1/1"))
    assert (t.prompt, t.zone("p"), t.zone("predators-leap")) == ("play_action", "reserve", "discard")


@proves(Destroy)
def test_destroy() -> None:
    """Judgement: one in an opponent's offense zone. Trapdoor Vault: an attacker. Whatever their Health."""
    t = played("judgement", hand("judgement"), player(offense="x=1/1/99 y=1/1/99"))
    t.do("target", "y")
    assert t.discard(B) == "y"
    t = attacked(player(offense="x=1/1/99 y=1/1/99"), player(post(hidden="trapdoor-vault"), post()))
    t.do("target", "x")
    assert t.discard(A) == "x"


@proves(Bounce)
@pytest.mark.parametrize("name", ["mirror-adept", "vanish", "royal-recall", "umbral-leviathan"])
def test_bounce_to_the_owners_hand(name: str) -> None:
    """Some only up to a cost; Vanish one's own creatures, too."""
    most = effect(name, Bounce).max_cost
    t = played(name, hand(name), player(reserve="thicket-wolf great-bear thornmaw-hydra"))
    others = ["thicket-wolf", "great-bear", "thornmaw-hydra"]
    fitting = [other for other in others if most is None or cost(other) <= most]
    if len(fitting) > 1:
        t.do("target", fitting[-1])
    assert t.hand(B) == fitting[-1]
    if name == "vanish":
        t = played(name, hand(name, reserve="thicket-wolf"), player())
        assert t.hand(A) == "thicket-wolf"


@proves(Bounce)
def test_bounce_an_attacker() -> None:
    t = attacked(player(offense="x=1/1/9 y=1/1/9"), player(post(hidden="hall-of-mirrors"), post()))
    t.do("target", "x")
    assert t.hand(A) == "x"
    assert t.emitted("totals")[-1][0] == 1


@proves(Tuck)
def test_tuck_to_the_bottom_of_the_deck() -> None:
    t = played("crystalline-prison", hand("crystalline-prison"), player(offense="x=1/1/1", reserve="y=1/1/1"))
    t.do("target", "x")
    assert t.name(t.player(B).deck[-1]) == "x"
    assert t.player(B).hand == []


# --- moving defenders ----------------------------------------------------------------------------


@proves(Rout)
@pytest.mark.parametrize("name", ["misdirection", "smoke-runner", "turncoat-captain"])
def test_rout_up_to_so_many_defenders_of_one_opponent(name: str) -> None:
    most = effect(name, Rout).creatures
    t = played(
        name,
        hand(name),
        player(post(0, "p=1/1/1 q=1/1/1"), post(0, "r=1/1/1"), reserve="s=1/1/1"),
        player(post(0, "c=1/1/1"), post()),
    )
    t.do("opponent", B)
    assert t.offered == ["done", "target p", "target q", "target r"]
    chosen = ["q", "r", "p"][:most]
    t.picks(*sorted(chosen))
    assert sorted(t.names(t.player(B).reserve).split()) == sorted([*chosen, "s"])
    assert t.zone("c") == "c1"


@proves(RoutAll)
def test_rout_all_defenders_of_an_outpost() -> None:
    t = played(
        "grand-deception",
        hand("grand-deception"),
        player(post(0, "p=1/1/1 q=1/1/1 r=1/1/1"), post(0, "s=1/1/1")),
    )
    t.do("target_post", "b1")
    assert t.names(t.player(B).reserve) == "p q r"
    assert t.zone("s") == "b2"


@proves(Rally)
@pytest.mark.parametrize("name", ["watchfire-beacon", "bell-tower"])
def test_rally_from_the_reserve_within_the_limit_of_three(name: str) -> None:
    most = effect(name, Rally).creatures
    reserve = "x=1/1/9 y=1/3/9 z=1/2/9"
    t = attacked(
        player(offense="o=1/0/99"),
        player(post(hidden=name), post(), reserve=reserve, offense="w=1/1/9"),
    )
    assert (t.asked, t.prompt) == (B, "rally_pick")
    assert t.offered == ["done", "rally y", "rally z", "rally x"]  # highest Defense first
    for _ in range(most):
        t.idles()
    assert t.names(t.post("b1").defenders).split() == ["y", "z", "x"][:most]
    full = player(post(0, "p=1/1/9 q=1/1/9 r=1/1/9", hidden=name), post(), reserve=reserve)
    t = attacked(player(offense="o=1/0/99"), full)
    assert t.prompt != "rally_pick"
    assert t.names(t.player(B).reserve) == "x y z"


# --- values --------------------------------------------------------------------------------------


def grown(name: str, base: tuple[int, int, int]) -> tuple[int, int, int]:
    """Values with the change of a card."""
    mod = effect(name, Mod)
    a, d, h = base
    return max(0, a + mod.attack), max(0, d + mod.defense), max(0, h + mod.health)


@proves(Mod)
def test_mod_up_to_three_own_creatures() -> None:
    t = played("war-drums", hand("war-drums", reserve="x=1/1/1 y=1/1/1 z=1/1/1 w=1/1/1"), player())
    t.picks("x", "z", "w")
    better = grown("war-drums", (1, 1, 1))
    assert [t.stats(n) for n in "xyzw"] == [better, (1, 1, 1), better, better]
    assert better[0] > 1


@proves(Mod, Grant)
def test_mod_and_grant_to_the_same_creature() -> None:
    t = played("reckless-charge", hand("reckless-charge", reserve="x=1/1/1 y=1/1/1"), player())
    t.do("target", "y")
    assert t.stats("y") == grown("reckless-charge", (1, 1, 1)) > (1, 1, 1)
    assert t.stats("x") == (1, 1, 1)
    pierced = [boost.card for boost in t.s.boosts if boost.pierce == effect("reckless-charge", Grant).pierce]
    assert pierced == [t.find("y")]


@proves(Mod)
@pytest.mark.parametrize("name", ["stampede", "overrun"])
def test_mod_each_own_creature(name: str) -> None:
    t = played(name, hand(name, reserve="x=1/1/1", offense="y=1/1/1"), player(reserve="z=1/1/1"))
    assert t.stats("x") == t.stats("y") == grown(name, (1, 1, 1)) > (1, 1, 1)
    assert t.stats("z") == (1, 1, 1)


@proves(Mod)
def test_mod_one_own_creature() -> None:
    t = played("sudden-dispatch", hand("sudden-dispatch", reserve="x=1/1/1 y=1/1/1"), player())
    t.do("target", "x")
    assert (t.stats("x"), t.stats("y")) == (grown("sudden-dispatch", (1, 1, 1)), (1, 1, 1))
    assert t.stats("x") > (1, 1, 1)


@proves(Mod)
@pytest.mark.parametrize(("name", "itself"), [("ember-captain", False), ("cinder-marshal", True)])
def test_mod_the_attacking_group(name: str, itself: bool) -> None:
    """Ember Captain helps the others, Cinder Marshal all of the group."""
    offense = f"{name} x=1/1/9 y=1/1/9"
    t = table(player(offense=offense), player(), at="fourth_step", groups=[f"{name} x", "y"])
    own = t.stats(name)
    t.attack("b1", "b2")
    t.do("resolve", 0)
    assert t.stats("x") == grown(name, (1, 1, 9)) > (1, 1, 9)
    assert t.stats("y") == (1, 1, 9)
    assert t.stats(name) == (grown(name, own) if itself else own)


@proves(Mod)
def test_mod_each_attacker_and_each_defender() -> None:
    """Snare Web lowers Attack, not below 0; Hidden Armory raises that of the defenders."""
    t = attacked(
        player(offense="x=9/1/9 y=1/1/9"),
        player(post(0, "p=1/1/9", upgrades="hidden-armory", hidden="snare-web"), post(0, "q=1/1/9")),
    )
    assert t.stats("x") == grown("snare-web", (9, 1, 9)) < (9, 1, 9)
    assert t.stats("y") == grown("snare-web", (1, 1, 9))
    assert t.stats("p") == grown("hidden-armory", (1, 1, 9)) > (1, 1, 9)
    assert t.stats("q") == (1, 1, 9)


@proves(Grant)
def test_grant_keywords_to_each_own_creature() -> None:
    t = played("shroud-of-night", hand("shroud-of-night", reserve="x=1/1/1", offense="y=1/1/1"), player())
    elusive = {boost.card for boost in t.s.boosts if boost.elusive}
    pierce = {boost.card for boost in t.s.boosts if boost.pierce}
    assert elusive == pierce == {t.find("x"), t.find("y")}


# --- sacrifices ----------------------------------------------------------------------------------


@proves(Sac)
def test_sac_is_the_choice_of_the_player_and_gives_no_mana() -> None:
    t = played("blackmail", hand("blackmail"), player(reserve="x=1/1/1", offense="y=1/1/1"))
    assert (t.asked, t.offered) == (B, ["doom x", "doom y"])  # without a hand there is no other way
    t.do("doom", "y")
    assert (t.discard(B), t.player(B).mana, t.s.sacrificed) == ("y", 0, 0)


@proves(PaySac, Mana)
def test_pay_sac_is_a_cost() -> None:
    gain = amount(effect("blood-price", Mana).amount)
    t = played("blood-price", player(hand="blood-price", reserve="x=1/1/1", offense="y=1/1/1"), player())
    t.do("doom", "y")
    assert (t.discard(A), t.mana, t.s.sacrificed) == ("y blood-price", gain, 0)
    t = table(player(hand="blood-price"), player())
    assert not t.offers("play", "blood-price")
