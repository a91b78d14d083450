"""Upgrades: where they go, what they cost, what they do (OUT-UPG)."""

from __future__ import annotations

import pytest

from fatebox.text.speaker import Speaker

from .table import DOWN, A, B, player, post, table

PLENTY = 50
"""Mana for everything that a test wants to play."""
FREE_FACE_DOWN = 'veil.vei_counterfeit_wards.abilities=[{on="static",effects=[{do="facedown_cost",cost=0}]}]'
"""Counterfeit Wards, which has a price but none face-down, without its other ability."""


@pytest.mark.clause("OUT-UPG.1")
def test_an_upgrade_goes_to_a_face_up_outpost_of_its_player_with_room() -> None:
    t = table(
        player(post(upgrades="stone-wall great-moat"), DOWN, post(), mana=PLENTY, hand="heartgrove"), player()
    )
    t.play("heartgrove")
    assert sorted(t.offered) == ["place a1 down", "place a1 up", "place a3 down", "place a3 up"]


@pytest.mark.clause("OUT-UPG.1")
def test_it_is_assigned_to_one_outpost() -> None:
    t = table(player(mana=PLENTY, hand="stone-wall"), player())
    t.play("stone-wall", "a3", "up")
    assert [len(place.upgrades) for place in t.player(A).posts] == [0, 0, 1]


@pytest.mark.clause("OUT-UPG.1")
def test_on_time_out_it_goes_face_down_to_the_outpost_with_fewest_upgrades() -> None:
    t = table(
        player(
            post(upgrades="stone-wall"), post(), post(hidden="decoy-camp"), mana=PLENTY, hand="great-moat"
        ),
        player(),
    )
    t.play("great-moat")
    assert t.default == "place a2 down"


@pytest.mark.clause("OUT-UPG.2")
@pytest.mark.parametrize(
    ("open_ones", "hidden"),
    [
        ("stone-wall great-moat decoy-camp", ""),
        ("stone-wall", "great-moat decoy-camp"),
        ("", "stone-wall great-moat decoy-camp"),
    ],
)
def test_an_outpost_has_at_most_three_upgrades_and_face_down_ones_count(open_ones: str, hidden: str) -> None:
    t = table(
        player(post(upgrades=open_ones, hidden=hidden), post(), mana=PLENTY, hand="heartgrove"), player()
    )
    t.play("heartgrove")
    assert sorted(t.offered) == ["place a2 down", "place a2 up"]


@pytest.mark.clause("OUT-UPG.2")
def test_the_third_upgrade_still_fits() -> None:
    t = table(
        player(post(upgrades="stone-wall", hidden="decoy-camp"), mana=PLENTY, hand="heartgrove great-moat"),
        player(),
    )
    t.play("heartgrove", "a1", "up")
    assert t.zone("heartgrove") == "a1 up"
    assert not t.offers("play", "great-moat")


@pytest.mark.clause("OUT-UPG.3")
def test_without_an_outpost_with_room_an_upgrade_cannot_be_played() -> None:
    t = table(
        player(
            post(upgrades="stone-wall stone-wall stone-wall"), DOWN, mana=PLENTY, hand="great-moat x=1/1/1"
        ),
        player(),
    )
    assert not t.offers("play", "great-moat")
    assert t.offers("play", "x")
    assert t.offers("discard", "great-moat")
    english = Speaker.of(t.match.game, t.s.pack)
    refused = [(english.say(refusal.what), refusal.clause) for refusal in t.refusals()]
    assert ("Great Moat", "OUT-UPG.3") in refused


@pytest.mark.clause("OUT-UPG.3")
def test_a_player_in_exile_plays_no_upgrade() -> None:
    t = table(player(DOWN, mana=PLENTY, hand="great-moat"), player(), player())
    assert not t.offers("play")


@pytest.mark.clause("OUT-UPG.4")
@pytest.mark.parametrize("side", ["up", "down"])
def test_the_side_is_chosen_and_costs_the_same(side: str) -> None:
    """R25."""
    t = table(player(mana=PLENTY, hand="great-moat"), player())
    t.play("great-moat", "a1", side)
    assert t.zone("great-moat") == f"a1 {side}"
    assert PLENTY - t.mana == t.cost("great-moat")


@pytest.mark.clause("OUT-UPG.4")
def test_neither_side_is_offered_without_the_full_price() -> None:
    price = table(player(hand="great-moat"), player()).cost("great-moat")
    t = table(player(mana=price - 1, hand="great-moat"), player())
    assert not t.offers("play")


@pytest.mark.clause("OUT-UPG.4")
def test_a_card_may_name_another_price_for_the_face_down_side() -> None:
    """Counterfeit Wards: with too little mana for the open side only the other one is offered."""
    t = table(player(mana=0, hand="counterfeit-wards"), player(), changes=[FREE_FACE_DOWN])
    t.play("counterfeit-wards")
    assert t.offered == ["place a1 down", "place a2 down", "place a3 down"]


@pytest.mark.clause("OUT-UPG.8")
def test_own_upgrades_are_not_turned_moved_removed_or_replaced_at_will() -> None:
    """R27: through whole turns nothing of the kind is offered; a full Outpost takes no other upgrade."""
    t = table(
        player(
            post(0, "p=1/1/1", upgrades="stone-wall", hidden="needle-trap decoy-camp"),
            DOWN,
            DOWN,
            hand="great-moat",
            reserve="x=1/1/1",
        ),
        player(),
        at="first_step",
    )
    offered = set()
    while t.s.active == A:
        offered |= {option[0] for option in t.options}
        assert not t.offers("play", "great-moat")
        wishes = ("go", "finish", "move x offense", "attack 0 b1")
        t.answer(next((o for o in t.options if t.in_words(o) in wishes), t.options[0]))
    assert offered == {
        *("go", "skip", "finish", "discard", "sacrifice", "play", "move", "hold", "attack", "batter"),
    }
    assert [t.zone(name) for name in ("stone-wall", "needle-trap", "decoy-camp")] == [
        "a1 up",
        "a1 down",
        "a1 down",
    ]


@pytest.mark.clause("OUT-UPG.9")
def test_bonuses_count_without_defenders() -> None:
    t = table(
        player(offense="x=9/1/1"), player(post(upgrades="ballista-nest")), at="fourth_step", groups=["x"]
    )
    attack, defense = t.bonus("ballista-nest")
    t.attack("b1")
    assert t.emitted("totals") == [(9, defense, attack)]
    t.damage(outpost=9 - defense)
    assert t.counters(B) == [9 - defense]
    assert t.zone("x") == "discard"


@pytest.mark.clause("OUT-UPG.9")
def test_bonuses_add_up_with_each_other_and_with_the_defenders() -> None:
    t = table(
        player(offense="x=9/1/1"),
        player(post(0, "p=4/3/2", upgrades="ballista-nest great-moat")),
        at="fourth_step",
        groups=["x"],
    )
    (attack, defense), (more_attack, more_defense) = t.bonus("ballista-nest"), t.bonus("great-moat")
    assert t.post_stats("b1") == (attack + more_attack, defense + more_defense)
    t.attack("b1")
    assert t.emitted("totals") == [(9, 3 + defense + more_defense, 4 + attack + more_attack)]


@pytest.mark.clause("OUT-UPG.10")
def test_an_upgrade_affects_its_outpost_and_no_other() -> None:
    t = table(player(post(upgrades="ballista-nest deep-foundations"), post()), player())
    assert t.post_stats("a1") == t.bonus("ballista-nest")
    assert t.limit("a1") > 10
    assert (t.post_stats("a2"), t.limit("a2")) == ((0, 0), 10)
    assert (t.post_stats("b1"), t.limit("b1")) == ((0, 0), 10)


@pytest.mark.clause("OUT-UPG.10")
def test_an_upgrade_affects_the_creatures_that_defend_its_outpost_and_no_others() -> None:
    t = table(
        player(
            post(0, "p=2/2/2", upgrades="heartgrove"),
            post(0, "q=2/2/2"),
            reserve="r=2/2/2",
            offense="x=2/2/2",
        ),
        player(post(0, "s=2/2/2")),
    )
    (aura,) = t.s.pack.auras[t.find("heartgrove")]
    assert t.stats("p") == (2 + aura.attack, 2 + aura.defense, 2 + aura.health) != (2, 2, 2)
    assert [t.stats(name) for name in "qrxs"] == [(2, 2, 2)] * 4


@pytest.mark.clause("OUT-UPG.10")
def test_its_text_may_say_otherwise() -> None:
    """Standard of the Forge is for the offense zone."""
    t = table(
        player(post(0, "p=2/2/2", upgrades="standard-of-the-forge"), offense="x=2/2/2"),
        player(offense="y=2/2/2"),
    )
    (aura,) = t.s.pack.auras[t.find("standard-of-the-forge")]
    assert t.stats("x") == (2 + aura.attack, 2, 2) != (2, 2, 2)
    assert t.stats("p") == t.stats("y") == (2, 2, 2)
