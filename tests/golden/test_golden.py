"""Every game in the box has transcripts, and every transcript belongs to a game in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.games import game_ids

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_transcripts(game: str) -> None:
    """They are compared, one by one, by the game's own tests (`fatebox.testkit`)."""
    assert list((FOLDER / game).glob("*.txt")), "run the game's test_kit.py with FATEBOX_GOLDEN=write"
    assert (FOLDER.parent / "games" / game / "test_kit.py").exists()


def test_every_transcript_belongs_to_a_game() -> None:
    folders = {entry.name for entry in FOLDER.iterdir() if entry.is_dir() and entry.name != "__pycache__"}
    assert folders <= set(game_ids())
