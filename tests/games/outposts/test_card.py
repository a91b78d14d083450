"""The faces of cards, and which cards there are (OUT-CARD)."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.content.designs import CreatureCard, SpellCard, UpgradeCard
from fatebox.games.outposts.state.terms import FACTIONS

from .table import A, B, player, post, start, table

PACK = GAME.pack()


@pytest.mark.clause("OUT-CARD.1")
def test_every_card_shows_its_cost_and_its_faction() -> None:
    cards = {info.key: info for info in PACK.describe() if info.key in PACK.designs}
    assert set(cards) == set(PACK.designs)
    for key, info in cards.items():
        assert info.facts["cost"] == PACK.designs[key].cost
        assert info.kind in (*FACTIONS, "silver", "shard")
    assert cards["cin_ember_captain"].facts["cost"] == 4
    assert cards["cin_ember_captain"].kind == "cinder"


@pytest.mark.clause("OUT-CARD.1")
def test_every_faction_has_a_symbol_of_its_own() -> None:
    symbols = {info.key: info.facts["symbol"] for info in PACK.describe() if info.kind == "factions"}
    assert symbols == {"cinder": "flame", "bastion": "tower", "wildroot": "leaf", "veil": "mask"}


@pytest.mark.clause("OUT-CARD.2")
def test_creatures_show_attack_defense_and_health_and_nothing_else_does() -> None:
    for info in PACK.describe():
        design = PACK.designs.get(info.key)
        if isinstance(design, CreatureCard):
            assert info.facts["stats"] == list(design.stats)
        else:
            assert not info.facts.get("stats")


@pytest.mark.clause("OUT-CARD.2")
def test_the_values_are_attack_defense_and_health_in_this_order() -> None:
    """Ash Hound 2/0/1 attacks with 2, adds no Defense and falls to 1 damage."""
    t = table(
        player(offense="ash-hound"),
        player(post(0, "gate-warden")),  # 1/2/2
        at="fourth_step",
        groups=["ash-hound"],
    )
    t.attack("b1")
    assert t.emitted("totals") == [(2, 2, 1)]
    assert t.zone("ash-hound") == "discard"


@pytest.mark.clause("OUT-CARD.3")
def test_there_are_three_types_of_card() -> None:
    assert {type(design) for design in PACK.designs.values()} == {CreatureCard, SpellCard, UpgradeCard}
    types = {info.facts["type"] for info in PACK.describe() if info.key in PACK.designs}
    assert types == {"creature", "spell", "upgrade"}


@pytest.mark.clause("OUT-CARD.4")
def test_outposts_and_mana_crystals_are_no_playing_cards() -> None:
    """They are in no deck list, so they can be in no deck, hand or discard pile."""
    pieces = {info.key: info.name for info in PACK.describe() if info.kind == "pieces"}
    assert {"outpost", "mana_crystal"} <= set(pieces)
    names = {design.name.lower() for design in PACK.designs.values()}
    assert names.isdisjoint({"outpost", "mana crystal"})


@pytest.mark.clause("OUT-CARD.4")
def test_a_lost_outpost_and_a_lost_crystal_go_to_no_discard_pile() -> None:
    t = table(
        player(mana=4, hand="fracture firebolt"),
        player(post(8), post(), crystals=1),
    )
    t.play("fracture")
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    assert t.standing(B) == "b2"
    assert t.player(B).crystals == 0
    assert t.discard(B) == ""
    assert t.discard(A) == "fracture firebolt"


@pytest.mark.clause("OUT-CARD.5")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_starred_cards_are_the_starter_deck(faction: str) -> None:
    starred = [key for key, design in PACK.designs.items() if design.starred and PACK.pool[key] == faction]
    assert sum(PACK.designs[key].copies for key in starred) == 30
    t = start(2)
    t.do("faction", faction)
    t.to("draft_pick")
    assert Counter(PACK.key[card] for card in t.player(A).deck) == {
        k: PACK.designs[k].copies for k in starred
    }


@pytest.mark.clause("OUT-CARD.5")
def test_no_silver_or_shard_card_has_a_star() -> None:
    assert not any(d.starred for key, d in PACK.designs.items() if PACK.pool[key] in ("silver", "shard"))


@pytest.mark.clause("OUT-CARD.6")
def test_any_mana_pays_for_any_card() -> None:
    """A player of Cinder plays cards of all six decks with the mana of their Outposts."""
    names = "ash-hound gate-warden thicket-wolf shadow-courier hired-shield glasswing"
    t = table(player(hand=names), player(), at="second_step")
    t.go()
    assert t.player(A).faction == "cinder"
    assert t.mana == 3
    for name in names.split():
        assert t.offers("play", name)
    t.play("gate-warden")
    t.play("shadow-courier")
    t.play("glasswing")
    assert t.mana == 0


@pytest.mark.clause("OUT-CARD.6")
def test_the_mana_of_a_sacrificed_creature_has_no_color_either() -> None:
    t = table(player(reserve="thicket-wolf", hand="stone-wall"), player())
    t.do("sacrifice", "thicket-wolf")
    t.play("stone-wall", "a1", "up")
    assert t.zone("stone-wall") == "a1 up"


@pytest.mark.clause("OUT-CARD.7")
def test_a_creature_with_attack_0_attacks() -> None:
    t = table(player(reserve="x=0/1/2"), player(), at="third_step")
    t.moves(x="offense")
    assert t.offers("attack", 0, "b1")
    t.attack("b1")
    assert t.emitted("totals") == [(0, 0, 0)]


@pytest.mark.clause("OUT-CARD.7")
def test_a_creature_with_attack_0_defends() -> None:
    t = table(player(offense="x=3/1/2"), player(post(0, "p=0/2/2")), at="fourth_step", groups=["x"])
    t.attack("b1")
    assert t.emitted("totals") == [(3, 2, 0)]
