"""Calm: the number of a hint does not flicker from one question of a turn to the next."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fatebox.bots import make_bot
from fatebox.bots.learned.mind import mind_of, packed_weights
from fatebox.bots.learned.thinking import think
from fatebox.coach.calibration import raw_chances, raw_standing
from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Match, Perspective, Rng

SAME = 1e-4
"""The tolerance: what a network says depends a little on what else it judges in the same batch."""


def turns(deal: int) -> list[list[Match[OutpostsState]]]:
    """The questions of each turn of a game that only its own player answers, without chance between them."""
    match = GAME.start(f"calm {deal}", seats=2)
    bots = [make_bot("quick", GAME, seat) for seat in (0, 1)]
    found: list[list[Match[OutpostsState]]] = []
    before = None
    while (decision := match.decision) is not None and len(match.answers()) < 90:
        s = match.state
        now = (decision.seat, s.round, s.active, s.rng.count, len(s.players[decision.seat].deck))
        if len(decision.options) > 1:
            if now != before:
                found.append([])
            found[-1].append(match.copy())
            before = now
        match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)
    return [turn for turn in found if len(turn) > 1]


def flicker(chances: list[float]) -> float:
    """The way that a number goes up and down, beyond what takes it from the first to the last."""
    way = sum(abs(after - before) for before, after in pairwise(chances))
    return way - abs(chances[-1] - chances[0])


def test_the_number_of_a_hint_is_calmer_than_the_networks() -> None:
    """Given turns in which nothing surprising happens, then the number goes up and down much less."""
    weights = packed_weights(GAME)
    assert weights is not None
    before = after = 0.0
    for turn in (turn for deal in range(2) for turn in turns(deal)):
        seats = [Perspective(match, match.decision.seat) for match in turn if match.decision is not None]
        mind = mind_of(weights, GAME, seats[0].pack)
        before += flicker([think(mind.chance(seat)) for seat in seats])
        after += flicker([raw_standing(seat, Rng.from_seed("hint")) for seat in seats])
    assert after < 0.25 * before


def test_a_hint_that_looks_ahead_knows_no_more_than_the_chart_and_the_chart_no_more_than_the_seat() -> None:
    """Given questions of a turn, then an imagined world and the true one lead to the same number."""
    for turn in turns(1):
        for match in turn:
            assert match.decision is not None
            seat = match.decision.seat
            hint = raw_standing(Perspective(match, seat), Rng.from_seed("hint"))
            assert hint == pytest.approx(think(raw_chances(match))[seat], abs=SAME)


def test_nothing_counts_that_comes_to_light_later() -> None:
    """Given a seat that is about to draw, then its number is the network's, whatever lies in the deck."""
    match, bot, weights = GAME.start("calm", seats=2), make_bot("quick", GAME, 0), packed_weights(GAME)
    assert weights is not None
    while match.state.step != "first":
        assert match.decision is not None
        match.answer(bot.choose(Perspective(match, match.decision.seat)), match.decision.seat)
    assert match.decision is not None
    seat = Perspective(match, match.decision.seat)
    network = think(mind_of(weights, GAME, seat.pack).chance(seat))
    assert think(raw_chances(match))[seat.seat] == pytest.approx(network, abs=SAME)


def test_equal_questions_have_the_same_number() -> None:
    match = turns(0)[0][0]
    assert match.decision is not None
    seat = match.decision.seat
    first, second = (raw_standing(Perspective(match, seat), Rng.from_seed(seed)) for seed in (1, 2))
    assert first == second
