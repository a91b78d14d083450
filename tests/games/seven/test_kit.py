"""7 keeps what every game must keep."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from fatebox.games.seven import GAME
from fatebox.games.seven.state import SevenState
from fatebox.kernel import Rng
from fatebox.testkit import (
    Coverage,
    Shuffling,
    Variant,
    at_random,
    designs_seen,
    every_design,
    game_tests,
    into_discard,
)


def decks_run_out(s: SevenState) -> None:
    """The decks that are made of their discard piles are empty or nearly so (SEV-DECK.1, .8)."""
    for board in (s.tavern, s.store):
        into_discard(s, board.deck, board.discard)
    into_discard(s, s.artifact_deck, s.artifact_discard)
    into_discard(s, s.treasure_deck, s.treasure_discard)


test_game = game_tests(
    GAME,
    variants=[
        Variant(2, {"hero_assignment": "choose"}),
        Variant(3),
        Variant(4, {"fall_of_a_hero": True, "first_player": 2}),
        Variant(5, {"fall_of_a_hero": True, "unnamed_player": True}),
        Variant(7, {"unnamed_player": True}),
    ],
    golden=Path(__file__).parents[2] / "golden" / "seven",
    policies=[at_random],
    shuffling=Shuffling(decks_run_out),
    coverage=Coverage(wanted=every_design, used=designs_seen),
    games=2,
    samples=3,
)


def test_every_segment_is_reached() -> None:
    """Given random games with all rules, when they are played, then no segment is left out."""
    reached: set[str] = set()

    def noting(name: str, run: Any) -> Any:
        def step(s: SevenState) -> Any:
            reached.add(name)
            return run(s)

        return step

    game = replace(GAME, segments={name: noting(name, run) for name, run in GAME.segments.items()})
    for seed in range(4):
        options = {"fall_of_a_hero": True, "unnamed_player": True}
        match, rng = game.start(seed, seats=4, options=options), Rng.from_seed(f"segments {seed}")
        while match.decision is not None:
            match.answer(match.decision.options[rng.below(len(match.decision.options))])
    assert reached == set(GAME.segments)
