"""Each effect on decks, hands and discard piles, and each choice, tested alone on cards of the box."""

from __future__ import annotations

import pytest

from fatebox.games.outposts.effects.cards import (
    Discard,
    Draw,
    Recover,
    Recycle,
    Return,
    Revive,
    Scry,
    Search,
)
from fatebox.games.outposts.effects.choices import Choose, OppChoose

from .assaults import attacked
from .table import A, B, C, player, post, table
from .vocabulary import amount, cost, effect, hand, played, proves

# --- drawing -------------------------------------------------------------------------------------


@proves(Draw)
@pytest.mark.parametrize("crystals", [0, 2])
@pytest.mark.parametrize("name", ["bountiful-season", "night-broker", "wandering-alchemist", "refraction"])
def test_draw(name: str, crystals: int) -> None:
    t = played(name, hand(name, crystals=crystals), player())
    assert len(t.player(A).hand) == amount(effect(name, Draw).cards, crystals) > 0
    assert t.player(B).hand == []


@proves(Draw)
def test_draw_of_each_opponent() -> None:
    t = played("grand-auction", hand("grand-auction"), player(), player())
    own = amount(effect("grand-auction", Draw).cards)
    assert [len(t.player(seat).hand) for seat in (A, B, C)] == [own, 1, 1]


@proves(Draw)
@pytest.mark.parametrize("name", ["ash-plunderer", "shadow-courier"])
def test_draw_by_raid(name: str) -> None:
    t = attacked(player(offense=name), player(post(), post()))
    t.damage(outpost=1)
    assert len(t.player(A).hand) == amount(effect(name, Draw).cards)


@proves(Draw)
@pytest.mark.parametrize("name", ["burrow-kin", "quicksilver-wisp"])
def test_draw_by_fall(name: str) -> None:
    t = table(player(reserve=name), player())
    t.do("sacrifice", name)
    assert len(t.player(A).hand) == amount(effect(name, Draw).cards)


@proves(Draw)
@pytest.mark.parametrize("name", ["listening-post", "decoy-camp", "prismatic-veil"])
def test_draw_by_ambush(name: str) -> None:
    t = attacked(player(offense="x=1/1/99"), player(post(hidden=name), post()))
    assert len(t.player(B).hand) == amount(effect(name, Draw).cards)


@proves(Draw)
def test_draw_by_upkeep_and_ruin() -> None:
    """Moon Oracle, Trader's Row."""
    t = table(player(post(0, "moon-oracle")), player(), at="second_step")
    t.go()
    assert len(t.player(A).hand) == amount(effect("moon-oracle", Draw).cards)
    t = attacked(player(offense="x=9/1/99"), player(post(5, upgrades="traders-row"), post()))
    t.damage(outpost=None)
    assert len(t.player(B).hand) == amount(effect("traders-row", Draw).cards)


# --- discarding ----------------------------------------------------------------------------------


@proves(Discard)
@pytest.mark.parametrize("name", ["sealed-orders", "quick-bargain"])
def test_discard_of_ones_own_choice(name: str) -> None:
    """In the order of the card: before or after drawing."""
    t = played(name, hand(f"{name} firebolt vanish"), player())
    assert t.prompt == "discard_forced"
    before = len(t.player(A).hand)
    t.do("drop", "vanish")
    drawn = amount(effect(name, Draw).cards)
    assert before == (2 + drawn if name == "sealed-orders" else 2)
    assert len(t.player(A).hand) == 2 + drawn - effect(name, Discard).cards
    assert t.discard(A) == f"vanish {name}"


@proves(Discard)
def test_discard_at_random() -> None:
    t = table(
        hand("whisper-campaign"),
        player(hand="firebolt vanish overheat"),
        player(hand=2),
        chance={"discard": ["overheat firebolt"]},
        changes=["veil.vei_whisper_campaign.abilities.0.effects.0.cards=2"],
    )
    t.play("whisper-campaign")
    t.do("opponent", B)
    assert (t.hand(B), t.discard(B), len(t.player(C).hand)) == ("vanish", "overheat firebolt", 2)


@proves(Discard)
def test_discard_of_the_defender_by_raid() -> None:
    t = attacked(player(offense="pickpocket"), player(post(), post(), hand=3))
    t.damage(outpost=1)
    assert len(t.player(B).discard) == effect("pickpocket", Discard).cards


@proves(Discard)
@pytest.mark.parametrize("name", ["spymaster-ilvane", "silver-tongue"])
def test_discard_of_the_choice_of_who_looks(name: str) -> None:
    """The most expensive card if time runs out."""
    t = played(name, hand(name), player(hand="firebolt judgement vanish"))
    assert (t.asked, t.prompt) == (A, "hand_pick")
    assert t.default == "drop judgement"
    t.do("drop", "vanish")
    assert (t.hand(B), t.discard(B)) == ("firebolt judgement", "vanish")


# --- looking, searching, taking back -------------------------------------------------------------


@proves(Scry)
def test_scry_top_or_bottom_in_any_order() -> None:
    deck = "firebolt overheat vanish judgement rebuild"
    changes = ["shard.sha_lens_keeper.abilities.0.effects.0.cards=3"]
    t = table(hand("lens-keeper", deck=deck), player(), changes=changes)
    t.play("lens-keeper")
    t.picks("overheat")
    assert t.offered == ["next firebolt", "next vanish"]
    t.do("next", "vanish")
    assert t.names(t.player(A).deck) == "vanish firebolt judgement rebuild overheat"
    t = table(hand("lens-keeper", deck=deck), player(), changes=changes)
    t.play("lens-keeper")
    t.picks("firebolt", "overheat", "vanish")
    t.do("next", "vanish")
    t.do("next", "firebolt")
    assert t.names(t.player(A).deck) == "judgement rebuild vanish firebolt overheat"


@proves(Scry)
def test_scry_sees_fewer_cards_without_damage() -> None:
    t = played("lens-keeper", hand("lens-keeper", deck="firebolt overheat", discard=3), player())
    t.picks()
    t.idles()
    assert (t.names(t.player(A).deck), t.counters(A)) == ("firebolt overheat", [0, 0, 0])


@proves(Search)
@pytest.mark.parametrize(
    ("name", "fitting"), [("vault-keeper", ["stone-wall"]), ("mercenary-contract", ["great-bear", "recruit"])]
)
def test_search_the_deck_for_a_kind_and_shuffle(name: str, fitting: list[str]) -> None:
    t = table(hand(name, deck="firebolt recruit stone-wall great-bear recruit"), player())
    t.play(name)
    assert sorted(t.offered) == sorted(["done", *(f"take {word}" for word in fitting)])  # each once
    t.do("take", fitting[0])
    assert t.hand(A) == fitting[0]
    assert len(t.player(A).deck) == 4
    assert t.emitted("shuffled") == [(A, 4)]


@proves(Recover)
@pytest.mark.parametrize("name", ["spore-mother", "field-surgeon", "old-blueprints"])
def test_recover_from_the_discard_pile_to_the_hand(name: str) -> None:
    given = effect(name, Recover)
    discard = "firebolt thicket-wolf great-bear thornmaw-hydra stone-wall"
    t = played(name, hand(name, discard=discard, deck=0), player())
    words = [word for word in discard.split() if t.s.pack.type[t.find(word)] == given.kind]
    fitting = [word for word in words if given.max_cost is None or cost(word) <= given.max_cost]
    assert t.offered == ["done", *(f"take {word}" for word in fitting)]
    t.picks(fitting[0])
    assert fitting[0] in t.hand(A).split()
    assert fitting[0] not in t.discard(A).split()


@proves(Revive)
@pytest.mark.parametrize("name", ["regrowth", "emergency-levy", "broodnest-matron"])
def test_revive_into_the_reserve(name: str) -> None:
    most = effect(name, Revive).max_cost
    discard = "firebolt thicket-wolf bramble-boar mossback-tortoise great-bear"
    t = played(name, hand(name, discard=discard), player())
    fitting = [word for word in discard.split()[1:] if cost(word) <= most]
    assert t.offered == ["done", *(f"take {word}" for word in fitting)]
    t.do("take", fitting[-1])
    assert t.zone(fitting[-1]) == "reserve"
    t = played(name, hand(name, discard=discard), player())
    t.do("done")
    assert t.zone(fitting[-1]) == "discard"


@proves(Recycle)
def test_recycle_into_the_deck() -> None:
    t = played("fungal-bloom", hand("fungal-bloom", deck=1, discard="firebolt vanish overheat"), player())
    t.picks("firebolt", "vanish")
    assert t.emitted("shuffled") == [(A, 3)]
    assert t.discard(A) == "overheat fungal-bloom"
    assert len(t.player(A).deck) + len(t.player(A).hand) == 3


@proves(Recycle)
def test_recycle_no_more_than_so_many() -> None:
    most = effect("fungal-bloom", Recycle).cards
    t = played("fungal-bloom", hand("fungal-bloom", deck=1, discard=most + 2), player())
    t.picks(*["recruit"] * most)
    assert t.prompt == "play_action"
    assert len(t.player(A).discard) == 2 + 1


@proves(Return)
def test_return_to_the_hand_when_destroyed() -> None:
    t = table(player(reserve="echo-swarm"), player())
    t.do("sacrifice", "echo-swarm")
    assert (t.hand(A), t.player(A).discard) == ("echo-swarm", [])


# --- choices -------------------------------------------------------------------------------------


@proves(Choose)
@pytest.mark.parametrize("name", ["firebolt", "field-repairs", "alley-informant"])
def test_choose_one_part(name: str) -> None:
    t = played(name, player(post(3), post(3), hand=name, mana=9), player(reserve="x=1/1/1"))
    assert sorted(t.offered) == ["mode 0", "mode 1"]
    assert len(effect(name, Choose).modes) == 2


@proves(Choose)
def test_choose_first_what_does_something() -> None:
    """The default: without enemy creatures the Outpost."""
    t = played("firebolt", hand("firebolt"), player())
    assert t.default == "mode 1"
    t.idles()
    t.idles()
    assert sum(t.counters(B)) > 0


@proves(OppChoose)
@pytest.mark.parametrize(
    ("held", "reserve", "offered"),
    [
        (3, "x=1/1/1", ["mode 0", "mode 1"]),
        (0, "x=1/1/1", []),
        (1, "", []),
        (0, "", []),
    ],
)
def test_opp_choose_among_what_can_be_done(held: int, reserve: str, offered: list[str]) -> None:
    t = played("blackmail", hand("blackmail"), player(hand=held, reserve=reserve))
    if offered:
        assert (t.asked, t.prompt, t.offered) == (B, "opp_choice", offered)
    else:
        assert t.prompt == "play_action"  # the only way is taken
        assert len(t.player(B).discard) == held + bool(reserve)


@proves(OppChoose, Discard)
def test_opp_choose_the_discard() -> None:
    t = played("blackmail", hand("blackmail"), player(hand="firebolt vanish judgement", reserve="x=1/1/1"))
    t.do("mode", 0)
    assert (t.asked, t.prompt, t.default) == (B, "discard_forced", "drop firebolt")
    t.picks("firebolt", "judgement")
    assert (t.hand(B), t.zone("x")) == ("vanish", "reserve")
