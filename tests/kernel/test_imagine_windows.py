"""Imagined worlds while seats are asked in secret: reaction windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from fatebox.kernel import (
    PASS,
    Card,
    Game,
    Match,
    Option,
    Prompt,
    Rng,
    Rules,
    ask,
)
from tests.kernel.little import (
    AB,
    ASK,
    LittleState,
    little,
    over,
    text_of,
)

WARDS = (11, 12, 13)
REACT = Prompt("react", "TOY-MKT.4", secret=True)


# --- reaction windows ----------------------------------------------------------------------------


def windows(s: LittleState) -> Rules[str | None]:
    """Three windows in one segment; a seat is asked if it holds a ward. Then seat 0 decides."""
    for number in range(3):
        for place in s.places[1:]:
            wards = [card for card in place.hand if card in WARDS]
            if wards:
                option = yield from ask(place.seat, REACT, [PASS, *(("card", card) for card in wards)])
                if option != PASS:
                    place.hand.remove(option[1])
                    s.table.append(option[1])
                    s.notes.append([number, place.seat])
    yield from ask(0, ASK, AB)
    over(s)
    return None


def in_windows(hands: dict[int, list[int]], react: Callable[[Match[Any]], Option]) -> Match[LittleState]:
    """A match of three seats with these hands, played to seat 0's decision."""
    match = with_hands(little(windows), hands)
    while match.decision is not None and match.decision.prompt is REACT:
        match.answer(react(match))
    return match


def with_hands(game: Game[LittleState], hands: dict[int, list[int]]) -> Match[LittleState]:
    """A match of three seats with these hands."""

    def lay(d: Any) -> LittleState:
        state = game.deal(d)
        cards = sorted(c for place in state.places for c in place.hand) + state.deck
        for place in state.places:
            place.hand = [Card(c) for c in hands[place.seat]]
        taken = {c for hand in hands.values() for c in hand}
        state.deck = [c for c in cards if c not in taken]
        return state

    return replace(game, deal=lay).start(1, seats=3)


def holders(match: Match[LittleState]) -> tuple[bool, bool]:
    """Whether seats 1 and 2 hold a ward."""
    one, two = (bool(set(place.hand) & set(WARDS)) for place in match.state.places[1:])
    return one, two


@pytest.mark.parametrize(
    "hands",
    [
        {0: [4, 5], 1: [11, 6], 2: [7, 8]},  # seat 1 could have reacted three times and passed
        {0: [4, 5], 1: [6, 7], 2: [8, 9]},  # nobody was asked
        {0: [4, 5], 1: [11, 6], 2: [12, 13]},  # both were asked
    ],
)
def test_who_was_asked_in_secret_is_imagined_like_everything_hidden(hands: dict[int, list[int]]) -> None:
    match = in_windows(hands, lambda m: PASS)
    seen = Counter[tuple[bool, bool]]()
    for n in range(150):
        world = match.imagine(0, Rng.from_seed(n))
        assert text_of(world.view(0)) == text_of(match.view(0))
        asked = {seat for seat, option in world.answers() if option == PASS}
        assert asked == {seat for seat, holds in zip((1, 2), holders(world), strict=True) if holds}
        seen[holders(world)] += 1
    # two cards out of sixteen with three wards: a hand without one is about two in three
    assert set(seen) == {(False, False), (False, True), (True, False), (True, True)}
    assert 35 < seen[False, False] < 100


def test_a_reaction_that_happened_happens_in_every_world() -> None:
    asked_before: list[int] = []

    def second_window(match: Match[Any]) -> Option:
        """Seat 1 passes once and then reacts."""
        asked_before.append(1)
        return PASS if len(asked_before) == 1 else ("card", 11)

    match = in_windows({0: [4, 5], 1: [11, 6], 2: [7, 8]}, second_window)
    assert match.state.notes == [[1, 1]]
    for n in range(80):
        world = match.imagine(0, Rng.from_seed(n))
        assert world.state.table == [11]
        assert world.state.notes == [[1, 1]]


def test_worlds_agree_while_somebody_is_asked_in_secret() -> None:
    """A spectator sees only that all wait; somebody holds a ward, nobody knows who."""
    match = in_windows({0: [4, 5], 1: [6, 7], 2: [12, 8]}, lambda m: PASS)
    waiting = match.rewound(None)
    assert waiting.decision is not None
    assert waiting.decision.prompt is REACT
    seats = set()
    for n in range(40):
        world = waiting.imagine(0, Rng.from_seed(n))
        assert text_of(world.view(0)) == text_of(waiting.view(0))
        assert any(holders(world))
        seats.add(holders(world))
    assert len(seats) > 1


def test_worlds_wait_for_the_same_seats() -> None:
    """Whoever holds the first ward is asked, for all to see."""

    def duty(s: LittleState) -> Rules[str | None]:
        holder = next((place.seat for place in s.places if WARDS[0] in place.hand), 0)
        yield from ask(holder, ASK, AB)
        over(s)
        return None

    match = with_hands(little(duty), {0: [4, 5], 1: [6, 7], 2: [WARDS[0], 8]})
    for n in range(40):
        world = match.imagine(0, Rng.from_seed(n))
        assert world.view(0)["waiting"] == [2]
        assert WARDS[0] in world.state.places[2].hand
