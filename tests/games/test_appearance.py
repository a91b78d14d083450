"""Appearances, by which imagined worlds are compared with the truth, tell apart what views tell apart."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Match, Perspective, Rng, State
from fatebox.kernel.cards import EVERYONE, Eye

GAMES, STEPS = 4, 40
LOOKS = 0.25
"""The share of the decisions before which worlds are imagined."""


@pytest.mark.parametrize("game_id", game_ids())
def test_states_appear_alike_where_their_views_are_equal(game_id: str) -> None:
    alike = 0
    for number in range(GAMES):
        # given states of a random game, and worlds that its seats imagined there
        match = load_game(game_id).start(f"appearances {number}")
        states = _states(match, Random(number))
        # when every seat, and a spectator, looks at all of them
        for seat in (None, *range(match.state.seats)):
            eyes = [Eye(seat, each.seen) for each in states]
            seen = [
                (each.redacted(eye), each.appearance(eye)) for each, eye in zip(states, eyes, strict=True)
            ]
            # then two of them appear alike if their views are equal, and only then
            for (view, appearance), (other_view, other) in combinations(seen, 2):
                assert (appearance == other) == (view == other_view)
                alike += view == other_view
    assert alike


def _states(match: Match[State], random: Random) -> list[State]:
    """The states of a random game as it goes on, now and then with worlds that are imagined there."""
    chance, states = Rng.from_seed("appearances"), list[State]()
    for _ in range(STEPS):
        decision = match.decision
        if decision is None:
            break
        if random.random() < LOOKS:
            seat = Perspective(match, decision.seat)
            states += [match.state.copy(), *(seat.imagine(chance).state for _ in range(2))]
            states += [_with_known_card(match.state, place) for place in (0, -1)]
        match.answer(random.choice(decision.options))
    return states


def _with_known_card(state: State, place: int) -> State:
    """The same state, but all know a card of the largest pile that is hidden from spectators."""
    twin = state.copy()
    pile = max(twin.hidden_piles(Eye(None, {})), key=len)
    twin.show(pile[place], EVERYONE)
    return twin
