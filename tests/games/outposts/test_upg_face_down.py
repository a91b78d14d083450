"""Upgrades that lie face-down (OUT-UPG.5 to .7)."""

from __future__ import annotations

import pytest

from .table import DOWN, A, B, C, Table, player, post, table

PLENTY = 50
"""Mana for everything that a test wants to play."""
FREE_FACE_DOWN = 'veil.vei_counterfeit_wards.abilities=[{on="static",effects=[{do="facedown_cost",cost=0}]}]'
"""Counterfeit Wards, which has a price but none face-down, without its other ability."""
AVENGES = (
    'wildroot.wil_burrow_kin.abilities=[{on="fall",effects=[{do="strike",at="enemy_creature",damage=9}]}]'
)
"""Burrow Kin takes an enemy creature with it, which no creature that can defend does."""
EYES = (A, B, C, None)


def sees(t: Table, name: str) -> list[int | None]:
    """The seats that see a card on an Outpost of A or B."""
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
    changes = [FREE_FACE_DOWN, "silver.sil_decoy_camp.cost=0"]
    t = table(player(post(), DOWN, DOWN, mana=0, hand=card), player(), changes=changes)
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
    assert not t.emitted("triggered")


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
    attack, defense = t.bonus("ballista-nest")
    assert attack > 0 < defense
    t.attack("b1")
    assert t.emitted("totals") == [(9, defense, attack)]
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
    assert ("decoy-camp", "ambush") not in [(t.name(card), on) for _, card, on in t.emitted("triggered")]
