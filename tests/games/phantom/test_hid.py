"""Hidden information (PHA-HID)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.table import A, B, Table, player, table

EYES = (A, B, None)


def given(**changes: Any) -> Table:
    """A table with something in every place."""
    return table(
        player("colt-45 guran", hand="campfire", discard="talking-drums", exhausted="guran", resources="GS",
               injuries="deep-cut"),
        player("judo-novice", hand="karate-novice", discard="travel-papers"),
        row="poacher:1 python", resolved="rockslide", set_aside="enraged-wolf", destiny="foe-1 foe-2 foe-3",
        mission="shots-in-the-misty-mountains", tokens={"mission": {"Distance": 3}}, **changes,
    )  # fmt: skip


def seen(t: Table, eye: int | None) -> dict[str, Any]:
    """The table as somebody sees it."""
    view: dict[str, Any] = t.match.view(eye)["table"]
    return view


@pytest.mark.clause("PHA-HID.1")
@pytest.mark.parametrize("eye", EYES)
def test_decks_are_unknown_to_all(eye: int | None) -> None:
    t = given()
    view = seen(t, eye)
    assert view["destiny"] == [None] * 3
    assert set(view["story"]) == {None}
    for each in view["players"]:
        assert set(each["deck"]) == set(each["injury_deck"]) == {None}


@pytest.mark.clause("PHA-HID.1")
@pytest.mark.parametrize("eye", EYES)
def test_another_order_or_content_of_the_decks_looks_the_same(eye: int | None) -> None:
    one, other = given(), given()
    for pile in (other.s.destiny, other.s.players[A].deck, other.s.players[A].injury_deck):
        pile.reverse()
    assert one.names(one.s.destiny) != other.names(other.s.destiny)
    assert one.view(eye) == other.view(eye)


@pytest.mark.clause("PHA-HID.2")
@pytest.mark.parametrize("eye", EYES)
def test_what_lies_open_is_known_to_all(eye: int | None) -> None:
    t = given(rewarding=True)
    view, s = seen(t, eye), t.s
    for pile in ("row", "resolved", "set_aside", "missions", "rewards"):
        assert view[pile] == [int(card) for card in getattr(s, pile)], pile
    assert view["rewards"]
    assert (view["wounds"], view["tokens"]) == (
        {str(int(t.find("poacher"))): 1}, {str(int(s.missions[0])): {"Distance": 3}},
    )  # fmt: skip
    for shown, each in zip(view["players"], s.players, strict=True):
        for pile in ("play", "discard", "injuries", "exhausted"):
            assert shown[pile] == [int(card) for card in getattr(each, pile)], pile
        assert shown["resources"] == each.resources


@pytest.mark.clause("PHA-HID.3")
def test_a_hand_is_seen_by_its_owner() -> None:
    t = given()
    hands = {eye: [each["hand"] for each in seen(t, eye)["players"]] for eye in EYES}
    campfire, karate = int(t.find("campfire")), int(t.find("karate-novice"))
    assert hands == {A: [[campfire], [None]], B: [[None], [karate]], None: [[None], [None]]}


@pytest.mark.clause("PHA-HID.3", "PHA-RES.5")
def test_what_was_drawn_is_shown_to_its_drawer() -> None:
    t = table(player(deck="guran colt-45 blank"), player(), at="preparation")
    drawn = [event for event in t.events if event.kind == "drew-cards"]
    assert [event.only for event in drawn] == [(A,)]
    assert t.emitted("drew") == [(A, 3)], "all others know how many"


@pytest.mark.clause("PHA-HID.4")
def test_a_peeked_card_is_known_until_the_deck_is_shuffled() -> None:
    t = table(player("bandar-explorer"), player(), destiny="foe-1 foe-2")
    t.use("bandar-explorer", 1)
    t.do("move")
    peeked = int(t.find("foe-1"))
    for eye in EYES:
        assert seen(t, eye)["destiny"] == [None, peeked]
    t.s.shuffle("destiny", t.s.destiny)
    for eye in EYES:
        assert seen(t, eye)["destiny"] == [None, None]
