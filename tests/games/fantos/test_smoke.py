"""Random games of all sizes and options come to their end, and nothing gets lost on the way."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.options import PRESETS
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import BOX_SHARDS, DORMANT, POOL, SPACES
from fatebox.kernel import Match, OptionsError, Rng

HOUSE_RULES: list[dict[str, Any]] = [
    {"no_elimination": True},
    {"discard_fee": True, "open_vote": True},
    {"zodraz_last": True, "trials_removed": 3},
    {"preset": "extreme", "trials_removed": 6, "zodraz_last": True},
]


def play(seed: str, seats: int, options: dict[str, Any]) -> Match[FantosState]:
    """A game of random answers, looked at before each of them."""
    if seats == 2:
        options = {"two_player": True, **options}
    match = GAME.start(seed, seats=seats, options=options)
    cards, rng = all_cards(match.state), Rng.from_seed(seed)
    while match.decision is not None:
        assert all_cards(match.state) == cards
        look_at(match.state)
        assert match.state.citadels[match.decision.seat].alive
        options_now = match.decision.options
        match.answer(options_now[rng.below(len(options_now))])
    return match


def all_cards(s: FantosState) -> list[int]:
    """All cards on the table, sorted: each lies in exactly one place."""
    return sorted(card for pile, _, _ in s.piles() for card in pile)


def look_at(s: FantosState) -> None:
    """Check what is true of any table at any moment."""
    assert s.total_shards() == BOX_SHARDS  # FAN-GEN.4
    assert len(s.trials) + len(s.revealed) <= SPACES  # FAN-TRI.6
    assert len(s.pool) + len(s.pool_down) <= POOL
    for citadel in s.citadels:
        assert [legacy.card for legacy in citadel.legacies] == citadel.tableau
        assert all((legacy.shards > 0) == (legacy.state != DORMANT) for legacy in citadel.legacies)
        if citadel.alive:
            assert citadel.reserve > 0  # FAN-ELIM.1
        else:
            assert not citadel.hand
            assert not citadel.legacies
            assert not citadel.reserve


def check_result(match: Match[FantosState]) -> None:
    """There is exactly one winner, in the first place (Outcome and scoring)."""
    result = match.result
    assert result is not None
    assert result.outcome in ("final_round", "last_survivor", "simultaneous")
    assert len(result.winners) == 1
    assert result.places[result.winners[0]] == 1
    living = [citadel.seat for citadel in match.state.citadels if citadel.alive]
    for seat, score in enumerate(result.scores):
        assert (score > 0) == (seat in living)
    if result.outcome == "last_survivor":
        assert living == list(result.winners)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_come_to_an_end(seats: int, preset: str) -> None:
    check_result(play(f"smoke {preset} {seats}", seats, {"preset": preset, "negotiation": False}))


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_with_negotiation_come_to_an_end(seats: int) -> None:
    check_result(play(f"smoke deals {seats}", seats, {}))


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=lambda rules: "-".join(rules))
@pytest.mark.parametrize("seats", [3, 6])
def test_random_games_by_house_rules_come_to_an_end(seats: int, rules: dict[str, Any]) -> None:
    match = play(f"smoke house {seats}", seats, {"negotiation": False, **rules})
    check_result(match)
    if rules.get("no_elimination"):
        assert all(citadel.alive for citadel in match.state.citadels)


@pytest.mark.clause("FAN-VAR.16")
def test_a_preset_sets_options_that_are_not_given() -> None:
    _, options = GAME.complete(4, {"preset": "long", "starting_reserve": 60})
    assert options["setup_hires"] == 4
    assert options["zodraz_last"] is True
    assert options["starting_reserve"] == 60


@pytest.mark.clause("FAN-GEN.1")
def test_two_players_need_their_option() -> None:
    with pytest.raises(OptionsError, match=r"2 players need the option two_player"):
        GAME.start(1, seats=2)
