"""Games of every size and with every option end, also if somebody gives up; the kit looks at the rest."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.outposts import GAME
from fatebox.kernel import Rng
from tests.games.sight import cards_of

from .sound import check_table, lively

EVERYTHING: dict[str, Any] = {
    "deck_mode": "custom",
    "shard_cards": True,
    "campaign": True,
    "unique_factions": False,
    "max_rounds": 20,
}


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["starter", "everything"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_lively_games_end_with_all_cards_on_the_table(seats: int, options: dict[str, Any]) -> None:
    match = GAME.start(f"smoke {seats}", seats=seats, options=options)
    rng = Rng.from_seed(seats)
    cards = cards_of(match.state)
    while match.decision is not None:
        seat, option = lively(match, rng)
        match.answer(option, seat)
        assert cards_of(match.state) == cards
        check_table(match.state)
    assert match.result is not None
    assert sorted(match.result.places)[0] == 1


@pytest.mark.clause("OUT-ELIM.7")
def test_somebody_gives_up_at_any_time_and_the_others_play_on() -> None:
    """At every few decisions of a game a copy goes on for a while without who is asked then."""
    match = GAME.start("giving up", seats=3)
    rng = Rng.from_seed("giving up")
    cards = cards_of(match.state)
    asked_in_turns_of_others = 0
    while match.decision is not None:
        loser, s = match.decision.seat, match.state
        elsewhere = bool(s.round) and loser != s.active
        if elsewhere or rng.below(20) == 0:
            asked_in_turns_of_others += elsewhere
            other = match.copy()
            other.concede(loser)
            for _ in range(10):
                if other.decision is not None:
                    assert other.decision_of(loser) is None
                    assert cards_of(other.state) == cards
                    check_table(other.state)
                    seat, option = lively(other, rng)
                    other.answer(option, seat)
            assert other.state.players[loser].out
        seat, option = lively(match, rng)
        match.answer(option, seat)
    assert asked_in_turns_of_others > 3
