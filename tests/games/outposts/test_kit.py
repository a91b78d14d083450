"""Outposts keeps what every game must keep."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Rng
from fatebox.testkit import (
    Coverage,
    Shuffling,
    Step,
    Variant,
    at_random,
    designs_seen,
    every_design,
    game_tests,
    into_discard,
)

from .sound import check_table, lively


def seen(step: Step) -> Iterable[str]:
    """The designs of which somebody can see a copy, in the draft or when the game is over."""
    asked = step.match.decision
    if asked is not None and asked.prompt.id != "draft_pick":
        return set()
    return designs_seen(step)


def decks_run_out(s: OutpostsState) -> None:
    """All decks are empty or nearly so (OUT-DRAW.2)."""
    for player in s.players:
        into_discard(s, player.deck, player.discard)


test_game = game_tests(
    GAME,
    variants=[
        Variant(2),
        Variant(3, {"deck_mode": "custom", "shard_cards": True, "max_rounds": 8}),
        Variant(4, {"teardown_reward": True, "max_rounds": 6}),
        Variant(6, {"unique_factions": False, "max_rounds": 4}),
    ],
    golden=Path(__file__).parents[2] / "golden" / "outposts",
    invariants=check_table,
    policies=[at_random, lively],
    shuffling=Shuffling(decks_run_out, policy=lively),
    coverage=Coverage(wanted=every_design, used=seen, games=200),
    games=2,
    samples=4,
)


def test_every_segment_is_reached() -> None:
    """Given games with all options, when they are played, then no segment is left out."""
    reached: set[str] = set()

    def noting(name: str, run: Any) -> Any:
        def step(s: OutpostsState) -> Any:
            reached.add(name)
            return run(s)

        return step

    game = replace(GAME, segments={name: noting(name, run) for name, run in GAME.segments.items()})
    options = {"deck_mode": "custom", "shard_cards": True, "teardown_reward": True, "max_rounds": 6}
    match, rng = game.start("segments", seats=2, options=options), Rng.from_seed("segments")
    while match.decision is not None:
        seat, option = lively(match, rng)
        match.answer(option, seat)
    assert reached == set(GAME.segments)
