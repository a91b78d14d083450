"""Outposts keeps what every game must keep."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.testkit import (
    Coverage,
    Shuffling,
    Step,
    Variant,
    at_random,
    game_tests,
    into_discard,
    seen_by_somebody,
)

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
    coverage=Coverage(wanted=designs, used=seen, games=200),
    games=2,
    samples=4,
)
