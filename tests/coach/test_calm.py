"""Calm: the number of a hint does not flicker from one question of a turn to the next."""

from __future__ import annotations

from itertools import pairwise

from fatebox.bots import make_bot
from fatebox.bots.learned.mind import mind_of, packed_weights
from fatebox.bots.learned.thinking import think
from fatebox.coach.calibration import raw_standing
from fatebox.coach.calm import MOST, calmed
from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Match, Perspective, Rng

ROUNDING = 1e-9


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


def test_the_number_of_a_hint_is_calmer_than_the_networks_and_close_to_it() -> None:
    """Given turns in which nothing surprising happens, then the number goes up and down much less."""
    weights = packed_weights(GAME)
    assert weights is not None
    before = after = 0.0
    for turn in (turn for deal in range(2) for turn in turns(deal)):
        seats = [Perspective(match, match.decision.seat) for match in turn if match.decision is not None]
        mind = mind_of(weights, GAME, seats[0].pack)
        raw = [think(mind.chance(seat)) for seat in seats]
        calm = [calmed(seat, mind, chance) for seat, chance in zip(seats, raw, strict=True)]
        assert all(abs(one - other) < MOST + ROUNDING for one, other in zip(raw, calm, strict=True))
        before, after = before + flicker(raw), after + flicker(calm)
    assert after < 0.6 * before


def test_equal_questions_have_the_same_number() -> None:
    match = turns(0)[0][0]
    assert match.decision is not None
    seat = match.decision.seat
    first, second = (raw_standing(Perspective(match, seat), Rng.from_seed(seed)) for seed in (1, 2))
    assert first == second
