"""7 keeps what every game must keep."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fatebox.games.seven import GAME
from fatebox.games.seven.state import SevenState
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


def designs(pack: Any) -> set[str]:
    """Every card that is in the box, however many copies there are."""
    return {key.partition(".")[0] for key in pack.box.keys}


def seen(step: Step) -> Iterable[str]:
    """The designs of which somebody can see a copy."""
    return {key.partition(".")[0] for key in seen_by_somebody(step)}


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
    coverage=Coverage(wanted=designs, used=seen),
    games=2,
    samples=3,
)
