"""The house in order: one shape for all games, none known outside its folder, short functions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fatebox.games import game_ids, load_game

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/fatebox"
REQUIRED = {
    "__init__.py",
    "options.py",
    "events.py",
    "state",
    "effects",
    "content",
    "rules",
    "view",
    "judgement",
    "terminal",
    "rules.toml",
    "lesson.toml",
}
OPTIONAL = {"bots", "campaigns", "weights.toml"}
"""Of some games only: bots of the game's own, what lasts between its games, weights that were tuned."""
GENERATED = ROOT / "web/src/api/types.ts"
"""Types of everything that the server sends, those of games included."""
LONGEST = 60
LONGEST_FILE = 400
EVENTS = "src/fatebox/games/{}/events.py"
"""One small class for each kind of event: a catalog, which no split would make easier to read."""


def modules(folder: Path = SOURCE) -> Iterator[tuple[str, ast.Module]]:
    """Every module with its path below the source folder."""
    for file in sorted(folder.rglob("*.py")):
        yield file.relative_to(ROOT).as_posix(), ast.parse(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_the_same_shape(game: str) -> None:
    entries = {entry.name for entry in (SOURCE / "games" / game).iterdir() if entry.name != "__pycache__"}
    assert entries - OPTIONAL == REQUIRED


@pytest.mark.parametrize("game", game_ids())
def test_the_first_module_of_a_game_holds_the_game_and_nothing_else(game: str) -> None:
    tree = ast.parse((SOURCE / "games" / game / "__init__.py").read_text(encoding="utf-8"))
    others = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    assert others == []
    assert load_game(game).id == game


def test_no_game_is_named_outside_its_folder() -> None:
    ids = set(game_ids())
    named = [
        f"{path}:{node.lineno}"
        for path, tree in modules()
        if not path.startswith("src/fatebox/games/")
        for node in ast.walk(tree)
        if (isinstance(node, ast.Constant) and node.value in ids)
        or (isinstance(node, ast.ImportFrom) and re.match(r"fatebox\.games\.\w", node.module or ""))
    ]
    assert named == []


def test_the_client_names_no_game_outside_its_board() -> None:
    word = re.compile(rf"['\"`/]({'|'.join(game_ids())})['\"`/.]")
    named = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in sorted((ROOT / "web/src").rglob("*"))
        if file.suffix in (".ts", ".svelte") and "boards" not in file.parts and file != GENERATED
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if word.search(line)
    ]
    assert named == []


def test_no_function_is_longer_than_a_screen() -> None:
    long = [
        f"{path}:{node.lineno} {node.name}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONGEST
    ]
    assert long == []


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    catalogs = {EVENTS.format(game) for game in game_ids()}
    long = [
        f"{path}: {length} lines"
        for folder in ("src", "tools", "bench", "docs/examples")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if (path := file.relative_to(ROOT).as_posix()) not in catalogs
        and (length := len(file.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    ]
    assert long == []
