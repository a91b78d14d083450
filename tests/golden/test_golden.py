"""Every game in the box has golden games, and every golden game belongs to a game in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.games import game_ids

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_golden_games(game: str) -> None:
    """They are compared, one by one, by the game's own tests (`fatebox.testkit`)."""
    assert (FOLDER / game / "digests.txt").exists(), "write them with ./test --accept"
    assert (FOLDER.parent / "games" / game / "test_kit.py").exists()


def test_every_golden_game_belongs_to_a_game() -> None:
    folders = {entry.name for entry in FOLDER.iterdir() if entry.is_dir() and entry.name != "__pycache__"}
    assert folders <= set(game_ids())
