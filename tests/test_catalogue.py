"""The client's catalogue: every event of a game with a board is told, and no sentence is missing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web/src"
BOARDS = sorted(path.parent.name for path in CLIENT.glob("boards/*/Board.svelte"))
TOLD = re.compile(r"""\.tell\(\s*"([\w-]+)\"""")
ASKED = re.compile(r"""\bt\(\s*'([\w.-]+)'""")


def catalogue() -> dict[str, str]:
    """All sentences in English."""
    found: dict[str, str] = {}
    for path in CLIENT.glob("text/*en.json"):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found


def texts(folder: Path, *suffixes: str) -> str:
    """All source text under a folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in suffixes]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("game", BOARDS)
def test_every_kind_of_event_has_a_sentence(game: str) -> None:
    """One sentence, or several from which the board chooses: `vote-result.passed`."""
    kinds = set(TOLD.findall(texts(ROOT / f"src/fatebox/games/{game}", ".py")))
    events = [key.removeprefix(f"{game}.event.") for key in catalogue() if key.startswith(f"{game}.event.")]
    told = {event.split(".")[0] for event in events}
    assert kinds
    assert sorted(kinds - told) == []
    assert sorted(told - kinds) == []


def test_every_sentence_that_the_client_asks_for_is_there() -> None:
    wanted = set(ASKED.findall(texts(CLIENT, ".ts", ".svelte")))
    assert len(wanted) > 50
    assert sorted(wanted - catalogue().keys()) == []
