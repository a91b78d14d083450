"""Upgrades (OUT-UPG)."""

from __future__ import annotations

import pytest

from .table import DOWN, A, B, C, Table, player, post, table

PLENTY = 50
"""Mana for everything that a test wants to play."""
AVENGES = (
    'wildroot.wil_burrow_kin.abilities=[{on="fall",effects=[{do="strike",at="enemy_creature",damage=9}]}]'
)
"""Burrow Kin takes an enemy creature with it, which no creature that can defend does."""
EYES = (A, B, C, None)


def bonus(t: Table, name: str) -> tuple[int, int]:
    """The Attack and Defense that an upgrade gives to its Outpost."""
    (effect,) = t.s.pack.post_bonus[t.find(name)]
    assert isinstance(effect.attack, int)
    assert isinstance(effect.defense, int)
    return effect.attack, effect.defense


def sees(t: Table, name: str) -> list[int | None]:
    """Who sees a card that lies on an Outpost of A or B."""
    card = t.find(name)
    return [
        eye
        for eye in EYES
        if any(
            card in (*place["upgrades"], *place["hidden"])
            for seat in (A, B)
            for place in t.side(seat, eye)["posts"]
        )
    ]


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
    assert ("Great Moat", "OUT-UPG.3") in [(refusal.what, refusal.clause) for refusal in t.refusals()]


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
    t = table(player(mana=0, hand="counterfeit-wards"), player(post()))
    assert t.s.pack.facedown_cost[t.find("counterfeit-wards")] == 0 < t.cost("counterfeit-wards")
    t.play("counterfeit-wards")
    assert t.offered == ["place a1 down", "place a2 down", "place a3 down"]


@pytest.mark.clause("OUT-UPG.5")
def test_only_its_player_may_look_at_a_face_down_upgrade() -> None:
    """R26."""
    t = table(player(mana=PLENTY, hand="needle-trap"), player(), player())
    t.play("needle-trap", "a1", "down")
    assert sees(t, "needle-trap") == [A]
    t.finish()
    assert sees(t, "needle-trap") == [A]  # at any time
    for eye in (B, C, None):
        assert t.side(A, eye)["posts"][0]["hidden"] == [None]


@pytest.mark.clause("OUT-UPG.5")
def test_an_upgrade_that_all_knew_in_the_hand_is_unknown_face_down() -> None:
    """R71: Old Blueprints shows the trap; which upgrade of the hand is placed then is not seen."""
    t = table(
        player(mana=PLENTY, hand="old-blueprints great-moat", discard="needle-trap"), player(), player()
    )
    t.play("old-blueprints")
    t.picks("needle-trap")
    assert t.find("needle-trap") in t.side(A, B)["hand"]
    t.play("needle-trap", "a1", "down")
    assert sees(t, "needle-trap") == [A]
    assert set(t.side(A, B)["hand"]) == {None}


@pytest.mark.clause("OUT-UPG.5")
@pytest.mark.parametrize("card", ["decoy-camp", "counterfeit-wards"])
def test_the_question_for_its_place_does_not_tell_which_upgrade_it_is(card: str) -> None:
    """Without mana both can be placed face-down, but only one of them face-up: it is asked all the same."""
    t = table(player(post(), DOWN, DOWN, mana=0, hand=card), player())
    t.play(card)
    assert (t.asked, t.prompt) == (A, "upgrade_place")
    t.do("place", "a1", "down")
    assert t.zone(card) == "a1 down"


@pytest.mark.clause("OUT-UPG.5")
def test_a_face_down_upgrade_changes_no_values() -> None:
    """Neither those of its Outpost nor those of creatures."""
    for cards in ("ballista-nest heartgrove deep-foundations", "standard-of-the-forge crystal-spire"):
        here = post(defenders="gargoyle-sentry", hidden=cards)
        t = table(player(here, offense="x=1/1/1", crystals=1), player())
        assert (t.post_stats("a1"), t.limit("a1")) == ((0, 0), 10)
        assert t.stats("gargoyle-sentry") == t.s.pack.stats[t.find("gargoyle-sentry")]
        assert t.stats("x") == (1, 1, 1)


@pytest.mark.clause("OUT-UPG.5")
def test_a_face_down_upgrade_gives_no_mana() -> None:
    t = table(
        player(post(hidden="counting-house smelting-pit"), reserve="x=1/1/1", mana=0),
        player(),
        at="second_step",
    )
    t.go()
    assert t.mana == 1
    t.do("sacrifice", "x")
    assert t.mana == 1 + 1


@pytest.mark.clause("OUT-UPG.5")
def test_a_face_down_upgrade_wards_off_nothing_and_does_nothing_when_its_outpost_falls() -> None:
    t = table(
        player(mana=PLENTY, hand="firebolt"),
        player(post(9, hidden="warded-gate traders-row"), post(), hand=0),
    )
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    assert t.standing(B) == "b2"
    assert len(t.player(B).hand) == 0
    assert not t.told("triggered")


@pytest.mark.clause("OUT-UPG.6")
def test_all_face_down_upgrades_turn_up_when_their_outpost_is_attacked_and_stay_so() -> None:
    t = table(
        player(offense="x=1/1/9"),
        player(post(hidden="stone-wall great-moat"), post(hidden="living-hedge")),
        player(post(hidden="decoy-camp")),
        at="fourth_step",
        groups=["x"],
    )
    assert sees(t, "stone-wall") == [B]
    t.attack("b1")
    assert (t.zone("stone-wall"), t.zone("great-moat")) == ("b1 up", "b1 up")
    assert sees(t, "stone-wall") == sees(t, "great-moat") == list(EYES)
    assert (t.zone("living-hedge"), t.zone("decoy-camp")) == ("b2 down", "c1 down")
    for _ in range(3):
        t.pass_turn()
    assert (t.zone("stone-wall"), t.zone("great-moat")) == ("b1 up", "b1 up")


@pytest.mark.clause("OUT-UPG.6")
def test_they_count_in_that_very_assault() -> None:
    """R25: before strengths are totalled."""
    t = table(
        player(offense="x=9/1/99"), player(post(hidden="ballista-nest")), at="fourth_step", groups=["x"]
    )
    attack, defense = bonus(t, "ballista-nest")
    assert attack > 0 < defense
    t.attack("b1")
    assert t.told("totals") == [(9, defense, attack)]
    kinds = [event.kind for event in t.events]
    assert kinds.index("assault") < kinds.index("turned-up") < kinds.index("totals")


@pytest.mark.clause("OUT-UPG.6")
def test_a_higher_limit_that_turns_up_saves_the_outpost() -> None:
    t = table(
        player(offense="x=1/1/1"), player(post(9, hidden="deep-foundations")), at="fourth_step", groups=["x"]
    )
    t.attack("b1")
    t.damage(outpost=1)
    assert t.counters(B) == [10]
    assert t.standing(B) == "b1"


@pytest.mark.clause("OUT-UPG.7")
def test_damage_from_cards_turns_nothing_up() -> None:
    t = table(player(mana=PLENTY, hand="firebolt"), player(post(hidden="decoy-camp")))
    t.play("firebolt")
    t.do("mode", 1)
    assert t.counters(B)[0] > 0
    assert t.zone("decoy-camp") == "b1 down"


@pytest.mark.clause("OUT-UPG.7")
def test_damage_from_drawing_turns_nothing_up() -> None:
    t = table(player(post(hidden="decoy-camp"), DOWN, DOWN, deck=0), player(), at="first_step")
    t.go()
    assert t.counters(A)[0] == 5
    assert t.zone("decoy-camp") == "a1 down"


@pytest.mark.clause("OUT-UPG.7")
def test_groups_that_are_held_back_or_only_assigned_turn_nothing_up() -> None:
    t = table(
        player(offense="x=1/1/9 y=1/1/9 z=1/1/9"),
        player(post(hidden="stone-wall"), post(hidden="great-moat"), post(hidden="living-hedge")),
        at="fourth_step",
        groups=["x", "y", "z"],
    )
    t.attack("b1", "b2", "")
    assert (t.zone("stone-wall"), t.zone("great-moat"), t.zone("living-hedge")) == (
        "b1 down",
        "b2 down",
        "b3 down",
    )
    t.do("resolve", 1)  # and then the other one, too
    assert (t.zone("stone-wall"), t.zone("great-moat"), t.zone("living-hedge")) == (
        "b1 up",
        "b2 up",
        "b3 down",
    )
    assert [event.args[0] for event in t.events if event.kind == "turned-up"] == [4, 3]


@pytest.mark.clause("OUT-UPG.7")
def test_an_attack_that_does_not_take_place_turns_nothing_up() -> None:
    """A creature that falls at the first Outpost takes the whole second group with it."""
    t = table(
        player(offense="x=5/1/9 y=1/1/9"),
        player(post(0, "burrow-kin"), post(hidden="decoy-camp")),
        at="fourth_step",
        groups=["x", "y"],
        changes=[AVENGES],
    )
    t.attack("b1", "b2")
    t.do("resolve", 0)
    t.damage(kill="burrow-kin")
    t.do("target", "y")
    assert t.s.active == B
    assert t.zone("decoy-camp") == "b2 down"


@pytest.mark.clause("OUT-UPG.7")
def test_ambushes_wait_for_an_assault() -> None:
    """A card that turns upgrades up is no attack."""
    t = table(player(mana=PLENTY, hand="griffin-courier"), player(post(hidden="decoy-camp")))
    t.play("griffin-courier")
    assert t.zone("decoy-camp") == "b1 up"
    assert len(t.player(B).hand) == 0
    assert ("decoy-camp", "ambush") not in [(t.name(card), on) for _, card, on in t.told("triggered")]


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
    attack, defense = bonus(t, "ballista-nest")
    t.attack("b1")
    assert t.told("totals") == [(9, defense, attack)]
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
    (attack, defense), (more_attack, more_defense) = bonus(t, "ballista-nest"), bonus(t, "great-moat")
    assert t.post_stats("b1") == (attack + more_attack, defense + more_defense)
    t.attack("b1")
    assert t.told("totals") == [(9, 3 + defense + more_defense, 4 + attack + more_attack)]


@pytest.mark.clause("OUT-UPG.10")
def test_an_upgrade_affects_its_outpost_and_no_other() -> None:
    t = table(player(post(upgrades="ballista-nest deep-foundations"), post()), player())
    assert t.post_stats("a1") == bonus(t, "ballista-nest")
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
