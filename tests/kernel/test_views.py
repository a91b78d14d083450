"""Views: one declaration of who sees what, and everybody sees exactly that, as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fatebox.kernel import (
    EVERYONE,
    PASS,
    Card,
    FaceDown,
    FaceUp,
    InHand,
    Match,
    Plain,
    Prompt,
    Rng,
    Rules,
    Sealed,
    Secret,
    State,
    ask,
    pick,
)
from fatebox.kernel.cards import Eye
from fatebox.kernel.undo import visible_cards
from tests.kernel.little import AB, ASK, TOY, LittleState, answer_at_random, little, over, text_of

WHISPER = Prompt("whisper", "TOY-MKT.4", secret=True)


class Pouch(Plain):
    """An object without a seat: its owner is that of the object around it."""

    coins: InHand


class Corner(Plain):
    """One seat's side."""

    seat: int
    hand: InHand
    shown: FaceUp
    buried: FaceDown
    bid: Secret[int | None]
    plan: Secret[list[str]]
    pouch: Pouch
    slots: dict[str, InHand]


class Room(State):
    """Every kind of secrecy, inside and outside of what a seat owns."""

    corners: list[Corner]
    deck: FaceDown
    orphan: InHand
    fate: Sealed[int]
    maybe: FaceDown | None = None


def corner(seat: int) -> Corner:
    at = 100 * seat
    return Corner(
        seat=seat,
        hand=[Card(at + 1), Card(at + 2)],
        shown=[Card(at + 3)],
        buried=[Card(at + 4)],
        bid=at,
        plan=[f"plan of {seat}"],
        pouch=Pouch(coins=[Card(at + 5)]),
        slots={"left": [Card(at + 6)], "right": []},
    )


def room() -> Room:
    return Room(
        pack=None,
        seats=2,
        rng=Rng.from_seed(1),
        corners=[corner(0), corner(1)],
        deck=[Card(7), Card(8), Card(9)],
        orphan=[Card(10)],
        fate=42,
    )


def seen(state: State, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(text_of(state.redacted(Eye(seat, state.seen))))
    return view


OWN = {
    "seat": 1, "hand": [101, 102], "shown": [103], "buried": [None], "bid": 100, "plan": ["plan of 1"],
    "pouch": {"coins": [105]}, "slots": {"left": [106], "right": []},
}  # fmt: skip
FOREIGN = {
    "seat": 1, "hand": [None, None], "shown": [103], "buried": [None], "bid": None, "plan": None,
    "pouch": {"coins": [None]}, "slots": {"left": [None], "right": []},
}  # fmt: skip


@pytest.mark.parametrize(("seat", "expected"), [(0, FOREIGN), (1, OWN), (None, FOREIGN)])
def test_each_field_is_seen_by_its_audience(seat: int | None, expected: dict[str, Any]) -> None:
    assert seen(room(), seat)["corners"][1] == expected


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_nobody_owns_nobody_sees_and_what_is_sealed_is_not_even_mentioned(seat: int | None) -> None:
    view = seen(room(), seat)
    assert view["deck"] == [None, None, None]
    assert view["orphan"] == [None]
    assert view["maybe"] is None
    assert not {"fate", "rng", "seen", "pack", "listener"} & set(view)


def test_a_pile_that_may_be_missing_is_hidden_when_it_is_there() -> None:
    state = room()
    state.maybe = [Card(11)]
    assert seen(state, 0)["maybe"] == [None]


def test_what_was_shown_to_some_is_seen_by_them_where_it_lies() -> None:
    state = room()
    state.show(Card(8), 0)
    state.show(Card(102), 0)
    state.show(Card(9), 0, 1)
    state.show(Card(10), EVERYONE)
    assert [seen(state, seat)["deck"] for seat in (0, 1, None)] == [[None, 8, 9], [None, None, 9], [None] * 3]
    assert seen(state, 0)["corners"][1]["hand"] == [None, 102]
    assert [seen(state, seat)["orphan"] for seat in (0, 1, None)] == [[10]] * 3
    assert 8 in visible_cards(state, 0)
    assert 8 not in visible_cards(state, 1)


def test_a_view_can_be_made_from_that_of_anybody_else() -> None:
    """Given a table where seats know different cards, when a view is refocused for another eye, then it is
    the view that this eye has of it, byte for byte."""
    state = room()
    state.show(Card(8), 0)
    state.show(Card(102), 0)
    state.show(Card(10), EVERYONE)
    for first in (0, 1, None):
        for then in (0, 1, None):
            view = state.redacted(Eye(first, state.seen))
            state.refocus(view, Eye(then, state.seen))
            assert text_of(view) == text_of(state.redacted(Eye(then, state.seen)))


def test_nobody_knows_a_shuffled_pile_and_forgotten_cards() -> None:
    state = room()
    for card in (7, 8, 101):
        state.show(Card(card), 0)
    state.shuffle("deck", state.deck)
    assert seen(state, 0)["deck"] == [None] * 3
    assert seen(state, 0)["corners"][1]["hand"] == [101, None]
    state.forget(state.corners[1].hand)
    assert seen(state, 0)["corners"][1]["hand"] == [None, None]


def test_visible_cards_are_those_that_the_view_shows() -> None:
    match, rng = TOY.start(3, seats=3), Rng.from_seed(3)
    while match.decision is not None:
        for seat in (0, 1, 2, None):
            table = match.view(seat)["table"]
            piles = [table["deck"], table["discard"], table["omen"], table["omens_gone"], table["omens_box"]]
            piles += [player[name] for player in table["players"] for name in ("hand", "staked", "stall")]
            shown = {card for pile in piles for card in pile if card is not None}
            assert shown == visible_cards(match.state, seat)
        answer_at_random(match, rng)


def test_views_hold_nothing_that_is_no_json_and_do_not_change_with_the_match() -> None:
    match, rng = TOY.start(4, seats=2), Rng.from_seed(4)
    kept: list[tuple[Any, str]] = []
    while match.decision is not None:
        kept += [(view, text_of(view)) for view in (match.view(seat) for seat in (0, 1, None))]
        answer_at_random(match, rng)
    for view, text in kept:
        assert text_of(view) == text


# --- decisions -----------------------------------------------------------------------------------


def questions(s: LittleState) -> Rules[str | None]:
    yield from ask(1, WHISPER, [PASS, ("card", s.places[1].hand[0])])
    yield from pick(0, ASK, s.places[0].hand, most=1)
    yield from ask(0, ASK, AB)
    over(s)
    return None


def asked_views(match: Match[Any]) -> list[tuple[Any, Any]]:
    return [(view["decision"], view["waiting"]) for view in (match.view(seat) for seat in (0, 1, None))]


def test_only_the_asked_seat_sees_its_question() -> None:
    match = little(questions).start(1, seats=2)
    whisper = {
        "prompt": "whisper", "clause": "TOY-MKT.4", "options": [["pass"], ["card", 2]], "group": None,
    }  # fmt: skip
    assert asked_views(match) == [(None, None), (whisper, None), (None, None)]
    match.answer(PASS)
    step = {
        "prompt": "ask", "clause": "TOY-BID.1", "options": [["done"], ["take", 0], ["take", 1]],
        "group": {"kind": "pick", "items": [0, 1], "chosen": [], "least": 0, "most": 1},
    }  # fmt: skip
    assert asked_views(match) == [(step, [0]), (None, [0]), (None, [0])]
    match.answer(("take", 1))
    match.answer(("a",))
    assert asked_views(match) == [(None, [])] * 3
    assert match.view(None)["table"]["result"]["outcome"] == "end"


def test_a_state_from_a_view_has_what_the_seat_knows_and_no_more() -> None:
    match, rng = TOY.start(5, seats=3), Rng.from_seed(5)
    while match.decision is not None:
        for seat in (0, 1, 2, None):
            seen = match.seen_by(seat)
            assert seen == type(match.state).from_view(match.view(seat), match.state.pack)
            assert {card for pile, _, _ in seen.piles() for card in pile} == visible_cards(match.state, seat)
            for mine, true in zip(seen.players, match.state.players, strict=True):
                assert mine.coins == true.coins
                assert mine.goal == (true.goal if true.seat == seat else "")
        match.answer(rng.choose("option", match.decision.options))
