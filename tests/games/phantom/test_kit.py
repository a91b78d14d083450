"""The Phantom keeps what every game must keep."""

from __future__ import annotations

from pathlib import Path

from fatebox.games.phantom import GAME
from fatebox.testkit import Variant, at_random, game_tests, greedy

test_game = game_tests(
    GAME,
    variants=[
        Variant(1),
        Variant(1, {"adventure": "year_one", "level": "heroic", "loot_achievements": True}),
        Variant(2, {"adventure": "patrol", "loot_achievements": True, "promo_direct": True}),
        Variant(2, {"level": "mythic", "lingering_wounds": True, "item_restrictions": True}),
    ],
    golden=Path(__file__).parents[2] / "golden" / "phantom",
    policies=[at_random, greedy],
    games=2,
    samples=3,
)
