"""The weight of pages: the first page, and each board after it. Faces of type are counted apart."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import fatebox.server
from fatebox.games import game_ids

STATIC = Path(fatebox.server.__file__).parent / "static"
FIRST_LOAD = 150_000
BOARD = 60_000
"""The most that may be loaded, in compressed bytes."""

Manifest = dict[str, Any]


def read_manifest() -> Manifest:
    """The parts of the built client, by their source."""
    parts: Manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    return parts


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    """The parts of the built client."""
    return read_manifest()


def files_of(manifest: Manifest, source: str) -> set[str]:
    """The files that a part needs before it can be shown."""
    part = manifest[source]
    found = {part["file"], *part.get("css", ())}
    return found.union(*(files_of(manifest, needed) for needed in part.get("imports", ())))


def weight(files: set[str]) -> int:
    """The size of files as they travel."""
    return sum(len(gzip.compress((STATIC / file).read_bytes(), 6)) for file in files)


def test_the_first_page_is_light(manifest: Manifest) -> None:
    """The client starts with less than 150 kB."""
    assert weight(files_of(manifest, "index.html")) < FIRST_LOAD


@pytest.mark.parametrize("game", game_ids())
def test_boards_are_light(manifest: Manifest, game: str) -> None:
    """A board adds less than 60 kB; so do the pictures, which all boards share and load beside the board."""
    first = files_of(manifest, "index.html")
    assert weight(files_of(manifest, f"src/boards/{game}/game.ts") - first) < BOARD
    assert weight(files_of(manifest, "src/looks/art/figures/index.ts") - first) < BOARD
