"""Secret and public information (OUT-INFO)."""

from __future__ import annotations

import pytest

from fatebox.games.outposts import GAME
from fatebox.text.speaker import Speaker

from .table import A, B, C, Table, player, post, start, table

EYES = (A, B, C, None)


def unknown(pile: list[int | None]) -> bool:
    """Whether a pile is seen as a number of cards and no more."""
    return all(card is None for card in pile)


# --- secrets -------------------------------------------------------------------------------------


@pytest.mark.clause("OUT-INFO.1")
def test_the_order_of_decks_is_secret_to_all() -> None:
    t = table(player(deck=5), player(deck=3), player())
    for eye in EYES:
        for seat, number in ((A, 5), (B, 3)):
            pile = t.side(seat, eye)["deck"]
            assert unknown(pile)
            assert len(pile) == number


@pytest.mark.clause("OUT-INFO.1")
def test_the_undealt_silver_and_shard_decks_are_secret_to_all() -> None:
    t = start(3, shard_cards=True)
    t.to("draft_pick")
    for eye in EYES:
        view = t.match.view(eye)["table"]
        assert view["silver_deck"]
        assert unknown(view["silver_deck"])
        assert view["shard_deck"]
        assert unknown(view["shard_deck"])


@pytest.mark.clause("OUT-INFO.2")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    t = table(player(hand="firebolt overheat"), player(), player())
    assert t.side(A, A)["hand"] == t.player(A).hand
    for eye in (B, C, None):
        assert t.side(A, eye)["hand"] == [None, None]


@pytest.mark.clause("OUT-INFO.2", "OUT-UPG.5")
def test_face_down_upgrades_are_seen_by_their_owner_alone() -> None:
    t = table(player(post(hidden="needle-trap")), player(), player())
    assert t.side(A, A)["posts"][0]["hidden"] == [t.find("needle-trap")]
    for eye in (B, C, None):
        assert t.side(A, eye)["posts"][0]["hidden"] == [None]


@pytest.mark.clause("OUT-INFO.2")
def test_draft_cards_held_and_kept_are_seen_by_their_holder_alone() -> None:
    t = start(3)
    t.to("draft_pick")
    for _ in range(2 * 3):  # the first pass
        t.idles()
    assert t.side(A, A)["kept"] == t.player(A).kept
    assert len(t.player(A).kept) == 2
    assert t.side(A, A)["held"] == t.player(A).held
    for eye in (B, None):
        assert unknown(t.side(A, eye)["held"])
    assert t.side(A, C)["held"] == t.player(A).held  # C has passed this hand on
    for eye in (B, C, None):
        assert unknown(t.side(A, eye)["kept"])


@pytest.mark.clause("OUT-INFO.2", "OUT-OPT.2")
def test_shard_cards_received_and_deck_lists_are_secret() -> None:
    t = start(2, shard_cards=True, deck_mode="custom")
    t.to("shard_count")
    t.do("shards", 4, by=A)
    t.do("shards", 4, by=B)
    assert t.prompt == "deck_list"
    assert t.side(A, A)["kept"] == t.player(A).kept
    assert len(t.player(A).kept) == 4
    assert unknown(t.side(A, B)["kept"])
    t.to("draft_pick")
    for eye in (B, None):
        for pile in ("deck", "kept", "spare"):
            assert unknown(t.side(A, eye)[pile])


@pytest.mark.clause("OUT-INFO.2")
def test_others_are_not_told_which_cards_were_drawn() -> None:
    t = table(player(), player(), at="first_step")
    t.go()
    assert [e.kind for e in t.heard(A)].count("drew-cards") == 1
    assert [e.kind for e in t.heard(B)].count("drew-cards") == 0
    assert [e.args for e in t.heard(B) if e.kind == "drew"] == [(A, 2)]


# --- what all see --------------------------------------------------------------------------------


@pytest.mark.clause("OUT-INFO.3", "OUT-WAR.9")
def test_what_is_public() -> None:
    t = table(
        player(
            post(3, "p=1/2/3", upgrades="stone-wall", hidden="needle-trap decoy-camp"),
            post(),
            reserve="q=1/1/1",
            offense="r=1/1/1",
            hand=4,
            deck=6,
            discard="firebolt overheat",
            crystals=1,
            mana=2,
            tax=3,
            no_attack=5,
        ),
        player(),
        player(),
    )
    for eye in EYES:
        side, own = t.side(A, eye), t.player(A)
        place = side["posts"][0]
        assert (place["counters"], place["defenders"], place["upgrades"]) == (
            3,
            [t.find("p")],
            [t.find("stone-wall")],
        )
        assert len(place["hidden"]) == 2
        assert (side["reserve"], side["offense"]) == ([t.find("q")], [t.find("r")])
        assert side["discard"] == own.discard
        assert (len(side["hand"]), len(side["deck"])) == (4, 6)
        assert (side["crystals"], side["mana"], side["tax"], side["no_attack"]) == (1, 2, 3, 5)
        assert side["faction"] == own.faction
        assert t.match.view(eye)["table"]["active"] == A


@pytest.mark.clause("OUT-INFO.3")
def test_bonuses_groups_and_targets_are_public() -> None:
    """Current values follow from what all see."""
    t = table(
        player(hand="war-drums", mana=9, offense="x=1/1/9 y=1/1/9"),
        player(post(0, "p=0/0/9"), post()),
        player(),
    )
    t.play("war-drums")
    t.picks("x")
    t.finish()
    t.moves()
    t.groups("x", "y")
    t.attack("b1", "c1")
    for eye in EYES:
        view = t.match.view(eye)["table"]
        assert [boost["card"] for boost in view["boosts"]] == [t.find("x")]
        assert view["groups"] == t.s.groups
        assert view["targets"] == t.s.targets


@pytest.mark.clause("OUT-INFO.4")
def test_the_mana_paid_for_a_face_down_upgrade_is_public() -> None:
    t = table(player(hand="shard-mine", mana=9), player(), player())
    t.play("shard-mine", "a1", "down")
    paid = t.s.pack.cost[t.find("shard-mine")]
    assert t.emitted("built-hidden") == [(A, 0, paid)]
    for eye in (B, C, None):
        assert t.side(A, eye)["posts"][0]["bills"][0][0] == paid
        assert t.side(A, eye)["posts"][0]["hidden"] == [None]
        assert all(t.find("shard-mine") not in event.args for event in t.heard(eye))


# --- when secrets are shown ----------------------------------------------------------------------


def shown(t: Table, name: str, pile: str) -> bool:
    """Whether all see this card of B in a pile."""
    return all(t.find(name) in t.side(B, eye)[pile] for eye in EYES)


@pytest.mark.clause("OUT-INFO.5")
def test_a_face_down_upgrade_is_shown_when_it_is_turned_up() -> None:
    for at, spell in (("fourth_step", ""), ("action", "griffin-courier")):
        t = table(
            player(offense="x=1/1/1", hand=spell, mana=9),
            player(post(hidden="stone-wall"), post()),
            player(),
            at=at,
            groups=["x"] if at == "fourth_step" else [],
        )
        if spell:
            t.play(spell)
            t.do("target_post", "b1")
        else:
            t.attack("b1")
        for eye in EYES:
            assert t.side(B, eye)["posts"][0]["upgrades"] == [t.find("stone-wall")]


@pytest.mark.clause("OUT-INFO.5")
def test_a_face_down_upgrade_is_shown_when_it_is_discarded() -> None:
    """With its Outpost, or by an enemy card, whose player cannot tell beforehand what they choose."""
    t = table(player(hand="firebolt", mana=1), player(post(9, hidden="stone-wall"), post()), player())
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    assert shown(t, "stone-wall", "discard")
    t = table(
        player(hand="natures-reproof", mana=9), player(post(hidden="stone-wall decoy-camp"), post()), player()
    )
    t.play("natures-reproof")
    assert t.offered == ["raze b1 0", "raze b1 1"]
    english = Speaker.of(GAME, t.s.pack)
    labels = [english.say(GAME.display.label(t.s, option)) for option in t.options]
    assert not any("Stone Wall" in label or "Decoy" in label for label in labels)
    t.do("raze", "b1", 1)
    assert shown(t, "decoy-camp", "discard")
    assert t.side(B, A)["posts"][0]["hidden"] == [None]


@pytest.mark.clause("OUT-INFO.5")
def test_face_down_upgrades_are_shown_when_the_game_ends() -> None:
    t = table(player(crystals=2, mana=8), player(post(hidden="stone-wall"), post()), player())
    t.do("buy")
    for eye in EYES:
        assert t.side(B, eye)["posts"][0]["hidden"] == [t.find("stone-wall")]


@pytest.mark.clause("OUT-INFO.6")
def test_a_card_searched_for_is_shown() -> None:
    t = table(
        player(hand="mercenary-contract", mana=9, deck="firebolt great-bear overheat"), player(), player()
    )
    t.play("mercenary-contract")
    assert t.offered == ["done", "take great-bear"]
    t.do("take", "great-bear")
    for eye in EYES:
        assert t.find("great-bear") in t.side(A, eye)["hand"]
        assert any(event.args == (A, t.find("great-bear")) for event in t.heard(eye))
    assert unknown(t.side(A, B)["deck"])


@pytest.mark.clause("OUT-INFO.6")
def test_a_search_that_takes_nothing_shows_nothing() -> None:
    t = table(player(hand="mercenary-contract", mana=9, deck="firebolt great-bear"), player(), player())
    t.play("mercenary-contract")
    t.do("done")
    assert unknown(t.side(A, B)["hand"])
    assert unknown(t.side(A, B)["deck"])


@pytest.mark.clause("OUT-INFO.6")
def test_a_card_taken_from_the_discard_pile_is_shown() -> None:
    t = table(player(hand="old-blueprints", mana=9, discard="stone-wall"), player(), player())
    t.play("old-blueprints")
    t.picks("stone-wall")
    hand = t.side(A, B)["hand"]
    assert t.find("stone-wall") in hand
    assert hand.count(None) == 1  # the card drawn


@pytest.mark.clause("OUT-INFO.6")
def test_cards_merely_looked_at_are_seen_by_the_player_who_looks() -> None:
    t = table(
        player(hand="lens-keeper", mana=9, deck="firebolt overheat stampede vanish"), player(), player()
    )
    t.play("lens-keeper")
    assert t.prompt == "scry"
    assert t.side(A, A)["deck"][:3] == t.player(A).deck[:3]
    assert t.side(A, A)["deck"][3] is None
    for eye in (B, C, None):
        assert unknown(t.side(A, eye)["deck"])
        assert t.match.view(eye)["decision"] is None
        assert [event.args for event in t.heard(eye) if event.kind == "looked"] == [(A, 3)]


@pytest.mark.clause("OUT-INFO.6")
def test_a_hand_that_was_looked_at_stays_known_to_the_player_who_looked() -> None:
    t = table(player(hand="silver-tongue", mana=9), player(hand="firebolt overheat stampede"), player())
    t.play("silver-tongue")
    t.do("opponent", B)
    assert None not in t.side(B, A)["hand"]
    assert unknown(t.side(B, C)["hand"])
    t.do("drop", "overheat")
    assert shown(t, "overheat", "discard")
    assert sorted(t.side(B, A)["hand"]) == sorted(t.player(B).hand)
    assert t.side(B, C)["hand"] == [None, None]
