"""Fate of Fantos keeps what every game must keep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from fatebox.games.fantos import GAME
from fatebox.games.fantos.rules.negotiation import OFFER
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import PASS, Rng
from fatebox.testkit import Shuffling, Variant, at_random, game_tests, into_discard


def decks_run_out(s: FantosState) -> None:
    """The decks are empty or nearly so; STIMULUS sells cards of a new one (FAN-LAB.15, FAN-CARD.26)."""
    into_discard(s, s.labor_deck, s.labor_discard)
    into_discard(s, s.legacy_deck, s.legacy_discard)
    for block in s.trial_deck:
        for card in [card for card in block if s.pack.box.keys[card] == "stimulus"]:
            block.remove(card)
            s.trials.append(card)


test_game = game_tests(
    GAME,
    variants=[
        Variant(2, {"two_player": True}),
        Variant(3),
        Variant(4),
        Variant(5, {"preset": "extreme", "open_vote": True}),
        Variant(6, {"preset": "short", "negotiation": False, "no_elimination": True}),
    ],
    golden=Path(__file__).parents[2] / "golden" / "fantos",
    policies=[at_random],
    shuffling=Shuffling(decks_run_out),
    games=2,
    samples=3,
)


def test_random_games_run_every_segment() -> None:
    """No segment is left over from rules that are gone."""
    reached: set[str] = set()

    def noting(name: str, run: Callable[[FantosState], Any]) -> Callable[[FantosState], Any]:
        def step(s: FantosState) -> Any:
            reached.add(name)
            return run(s)

        return step

    game = replace(GAME, segments={name: noting(name, run) for name, run in GAME.segments.items()})
    for seed in range(30):  # small Reserves: Citadels fall in their own turns, too
        match = game.start(seed, seats=6, options={"starting_reserve": 20})
        rng = Rng.from_seed(f"segments {seed}")
        while match.decision is not None:
            decision = match.decision
            rare = decision.prompt is OFFER and rng.below(12)  # so that games go on
            match.answer(PASS if rare else rng.choose("answer", decision.options), decision.seat)
        if reached == set(GAME.segments):
            break
    assert reached == set(GAME.segments)
