"""SEV-HID: who may see what, for every seat and for a spectator."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, D, Table, hero, quest, start, table

EYES = (A, B, C, None)


def seen(t: Table, eye: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator, sees it."""
    view: dict[str, Any] = t.match.view(eye)["table"]
    return view


# --- secret --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-HID.1")
def test_sins_and_artifacts_are_secret_to_their_holder_and_their_number_is_public() -> None:
    t = table(hero(), hero(sins="pride greed", artifacts="cord-of-kindness veil-of-chastity"), hero())
    player = t.player(B)
    for eye in EYES:
        shown = seen(t, eye)["players"][B]
        own = eye == B
        assert shown["sins"] == (player.sins if own else [None] * 2)
        assert shown["artifacts"] == (player.artifacts if own else [None] * 2)


@pytest.mark.clause("SEV-HID.1")
@pytest.mark.parametrize("what", ["sins", "artifacts"])
def test_no_view_of_another_depends_on_what_they_are(what: str) -> None:
    """Given two games that differ only in B's hand: A, C and a spectator see and are asked the same."""
    names = {"sins": ("pride", "sloth"), "artifacts": ("cord-of-kindness", "hammer-of-diligence")}[what]
    hands: list[dict[str, Any]] = [{what: name} for name in names]
    one, two = (table(hero(fame=2), hero(**hand), hero(), tavern="ember-squire") for hand in hands)
    assert one.views(A, C, None) == two.views(A, C, None)
    assert one.views(B) != two.views(B)


@pytest.mark.clause("SEV-HID.1")
def test_drawn_sins_and_artifacts_are_shown_to_their_holder_alone() -> None:
    rows = [[quest("the-hollow-oak", "A", treasures="reliquary-of-the-dawn")]]
    t = table(hero(), hero(), hero(), rows=rows)
    t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
    t.all_pass()
    for eye in EYES:
        heard = [(event.kind, *event.args[:1]) for event in t.heard(eye)]
        assert ("artifact-drawn", A) in heard
        assert ("sins-drawn", B) in heard
        assert (("artifact-seen", A) in heard) == (eye == A)
        assert (("sins-seen", B) in heard) == (eye == B)


@pytest.mark.clause("SEV-HID.2")
def test_decks_discard_piles_and_the_treasures_of_row_3_are_secret_to_all() -> None:
    t = table(
        hero(characters="ember-squire/tapped", elixirs="dew-drop"),
        hero(),
        hero(),
        rows=[[quest("the-hollow-oak")], [], [quest("the-great-hunt", hidden="battle-scar copper-hoard")]],
        sin_discard=3,
        treasure_discard="kings-ransom",
        character_deck=5,
        elixir_deck=5,
        tavern="closed closed closed",
        store="closed closed closed",
    )
    t.do("elixir", "dew-drop", 0)
    t.do("gifts", "ember-squire")
    piles = ["castle_deck", "estate_deck", "quest_deck", "treasure_deck", "treasure_discard", "sin_deck"]
    piles += ["sin_discard", "artifact_deck", "cataclysm_deck"]
    for eye in EYES:
        view = seen(t, eye)
        for name in piles:
            assert view[name] == [None] * len(getattr(t.s, name)), name
        for board in ("tavern", "store"):
            assert (view[board]["deck"], view[board]["discard"]) == ([None] * 5, [None])
        assert view["rows"][2][0]["hidden"] == [None, None]


# --- public --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-HID.3")
def test_all_that_lies_face_up_is_seen_by_all() -> None:
    """R41: gifts and money too."""
    t = table(
        hero(),
        hero(
            gifts="2 red",
            gold=3,
            fame=4,
            might=5,
            characters="ember-squire/tapped pearl-diver",
            elixirs="dew-drop",
            buildings="tidewatch/manned",
            corruption=2,
        ),
        hero(),
        rows=[[quest("the-hollow-oak", "AnB.", treasures="battle-scar")]],
        tavern="herb-wife closed bell-ringer",
        store="moss-drop",
        portals={"blue": C},
        falling=True,
        cataclysms=4,
        armour=3,
        order=[A, C, B],
    )
    for eye in EYES:
        view = seen(t, eye)
        assert view["players"][B] == {
            **view["players"][B],
            "gifts": [2, 0, 0, 0, 0, 0],
            "gold": 3,
            "fame": 4,
            "might": 5,
            "characters": t.player(B).characters,
            "tired": [t.find("ember-squire")],
            "elixirs": [t.find("dew-drop")],
            "buildings": [t.find("tidewatch")],
            "manned": [t.find("tidewatch")],
            "corruption": 2,
            "markers": 5,
        }
        assert view["rows"][0][0]["marks"] == [A, -2, B, -1]
        assert view["rows"][0][0]["treasures"] == [t.find("battle-scar")]
        assert [(space["card"], space["closed"]) for space in view["tavern"]["spaces"]] == [
            ([t.find("herb-wife")], False),
            ([], True),
            ([t.find("bell-ringer")], False),
        ]
        assert view["store"]["spaces"][0]["card"] == [t.find("moss-drop")]
        assert (view["castles"], view["estates"], view["temples"]) == (t.s.castles, t.s.estates, t.s.temples)
        assert (view["portals"], view["armour"], view["order"]) == (t.s.portals, 3, [A, C, B])
        assert (len(view["cataclysms"]), len(view["cataclysm_deck"])) == (4, 10)


@pytest.mark.clause("SEV-HID.4")
def test_a_played_sin_and_a_used_artifact_are_shown_to_all() -> None:
    """While B may react to the sin, and while A chooses for the artifact."""
    t = table(hero(sins="greed"), hero(sins="pride"), hero())
    t.do("sin", "greed", 0)
    assert t.prompt == "react.sin"
    assert all(seen(t, eye)["shown"] == [t.find("greed")] for eye in EYES)
    t = table(hero(artifacts="cord-of-kindness"), hero(), hero())
    t.do("artifact", "cord-of-kindness")
    assert t.prompt == "name"
    assert all(seen(t, eye)["shown"] == [t.find("cord-of-kindness")] for eye in EYES)


@pytest.mark.clause("SEV-HID.4")
def test_a_reacting_sin_and_a_card_of_the_unnamed_are_shown_to_all() -> None:
    t = table(hero(sins="greed"), hero(sins="pride"), hero())
    t.plays("greed", 0)
    t.do("react", "pride")
    for eye in EYES:
        assert (B, t.find("pride")) in [event.args for event in t.heard(eye) if event.kind == "reaction"]
    t = table(hero(), hero(gifts="1 red 2 blue"), hero(), unnamed=True, at="unnamed")
    t.do("unnamed", "withering")
    t.do("name", B)
    assert t.prompt == "loss.gifts"
    assert all(seen(t, eye)["shown"] == [t.find("withering")] for eye in (*EYES, D))


@pytest.mark.clause("SEV-HID.5")
def test_the_reward_pool_is_public_while_the_draft_lasts() -> None:
    rows = [[quest("the-broken-seal", "AAB", treasures="copper-hoard"), quest("the-great-hunt", "nnnnn")]]
    t = table(hero(), hero(), hero(), rows=rows, at="row.finished", treasure_deck=3)
    t.do("complete", "the-broken-seal")
    assert len(t.s.rewards) == 4
    assert all(seen(t, eye)["rewards"] == t.s.rewards for eye in EYES)
    t.idles()
    assert len(t.s.rewards) == 3
    assert all(seen(t, eye)["rewards"] == t.s.rewards for eye in EYES)


@pytest.mark.clause("SEV-HID.5")
def test_what_is_left_of_the_pool_is_hidden_again() -> None:
    rows = [[quest("the-broken-seal", "Ann")]]
    t = table(hero(), hero(elixirs="dew-drop"), rows=rows, at="row.finished", treasure_deck=3, quest_deck=0)
    t.idles()
    assert t.prompt == "instants.closing"
    assert all(seen(t, eye)["treasure_deck"] == [None, None] for eye in (A, B, None))


@pytest.mark.clause("SEV-HID.6")
def test_the_top_treasure_is_seen_only_after_the_decision_and_then_by_all() -> None:
    """A has two markers, so he is asked once more: still nobody, not even A, knows what he will draw."""
    rows = [[quest("the-hollow-oak", "AA")]]
    one, two = (
        table(hero(), hero(), hero(), rows=rows, treasure_deck=name)
        for name in ("battle-scar", "kings-ransom")
    )
    assert one.views(*EYES) == two.views(*EYES)
    for t in (one, two):
        t.do("treasure-top", "the-hollow-oak")
    assert one.views(*EYES) == two.views(*EYES)
    for t in (one, two):
        t.do("marker", "the-hollow-oak", 0)
    assert (one.might(A), two.gold(A)) == (1, 5)
    for eye in EYES:
        assert [event.args for event in one.heard(eye) if event.kind == "treasure"] == [
            (A, one.find("battle-scar"))
        ]


@pytest.mark.clause("SEV-HID.7")
@pytest.mark.parametrize("hand", ["siege dark-omen", None])
def test_the_hand_of_the_unnamed_is_secret(hand: str | None) -> None:
    """R41: also what he has played was seen, but it is not kept open."""
    t = table(hero(), hero(), hero(), unnamed=True, at="unnamed", unnamed_hand=hand)
    t.do("unnamed", "dark-omen")
    assert t.s.unnamed is not None
    for eye in (*EYES, D):
        shown = seen(t, eye)["unnamed"]
        assert shown["hand"] == (t.s.unnamed.hand if eye == D else [None] * len(t.s.unnamed.hand))
        assert shown["discard"] == [None] * len(t.s.unnamed.discard)


@pytest.mark.clause("SEV-HID.1", "SEV-HID.2")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_new_game_shows_nobody_what_is_hidden(seats: int) -> None:
    t = start(seats, seed=seats)
    for eye in (*range(seats), None):
        view = seen(t, eye)
        for player in view["players"]:
            assert (None in player["sins"]) == (player["seat"] != eye)
        assert set(view["sin_deck"]) == set(view["cataclysm_deck"]) == set(view["artifact_deck"]) == {None}
