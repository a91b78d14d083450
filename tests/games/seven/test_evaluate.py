"""What seats think of their chances: between lost and won, and by what they know alone."""

from __future__ import annotations

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.evaluate import evaluate
from fatebox.games.seven.state import SevenState
from fatebox.kernel import Match, Rng

ADVANCED = {"fall_of_a_hero": True, "unnamed_player": True}


def some_way_on(seed: int, answers: int = 150) -> Match[SevenState]:
    """A game with the Unnamed after a while of random play."""
    match = GAME.start(seed, seats=4, options=ADVANCED)
    rng = Rng.from_seed(seed)
    for _ in range(answers):
        decision = match.decision
        if decision is None:
            break
        match.answer(rng.choose("answer", decision.options), decision.seat)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_every_seat_stands_between_lost_and_won(seed: int) -> None:
    match = some_way_on(seed)
    values = [evaluate(match.state, seat) for seat in range(4)]
    assert all(0.0 <= value <= 1.0 for value in values)
    assert len(set(values)) > 1


def test_a_finished_game_is_worth_its_result() -> None:
    match = some_way_on(1, answers=5_000)
    assert match.result is not None
    assert [evaluate(match.state, seat) for seat in range(4)] == [match.result.value(s) for s in range(4)]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_hidden_makes_no_difference(seed: int) -> None:
    """Given a seat that is asked; when it imagines another world; then it stands there as well as here."""
    match = some_way_on(seed)
    assert match.decision is not None
    seat = match.decision.seat
    world = match.imagine(seat, Rng.from_seed("world"))
    assert world.state != match.state
    assert evaluate(world.state, seat) == evaluate(match.state, seat)


def test_good_heroes_want_might_and_armour() -> None:
    s = some_way_on(0).state
    before = evaluate(s, 0)
    s.players[0].might += 3
    mightier = evaluate(s, 0)
    s.armour += 1
    assert before < mightier < evaluate(s, 0)


@pytest.mark.parametrize("foe", ["the Unnamed", "a fallen hero"])
def test_foes_want_sins_and_cataclysms(foe: str) -> None:
    s = some_way_on(0).state
    seat = 3
    if foe == "a fallen hero":
        seat = 1
        s.players[seat].corrupted, s.players[seat].corruption = True, 7
    before = evaluate(s, seat)
    s.sin_discard.append(s.sin_deck.pop())
    after_sin = evaluate(s, seat)
    s.cataclysms.append(s.cataclysm_deck.pop())
    assert before < after_sin < evaluate(s, seat)
