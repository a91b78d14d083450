"""Outposts keeps what every game must keep."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fatebox.games.outposts import GAME
from fatebox.testkit import Coverage, Step, Variant, at_random, game_tests, seen_by_somebody

from .sound import check_table, lively


def designs(pack: Any) -> set[str]:
    """Every card that is in the box, however many copies there are."""
    return {key.partition(".")[0] for key in pack.box.keys}


def seen(step: Step) -> Iterable[str]:
    """The designs of which somebody can see a copy, in the draft or when the game is over."""
    asked = step.match.decision
    if asked is not None and asked.prompt.id != "draft_pick":
        return set()
    return {key.partition(".")[0] for key in seen_by_somebody(step)}


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
    coverage=Coverage(wanted=designs, used=seen, games=200),
    games=2,
    samples=4,
)
