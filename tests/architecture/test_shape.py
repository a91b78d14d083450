"""The house in order: games of one shape, unknown outside their folders; short parts, plain docstrings."""

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
    "events",
    "state",
    "effects",
    "content",
    "rules",
    "view",
    "judgement",
    "terminal",
    "text",
    "rules.toml",
    "lesson.toml",
}
OPTIONAL = {"bots", "campaigns", "weights.toml"}
"""Of some games only: bots of the game's own, what lasts between its games, weights that were tuned."""
GENERATED = ROOT / "web/src/api/types.ts"
"""Types of everything that the server sends, those of games included."""
QUESTION = re.compile(r"(Who|Whom|Whose|What|How|Which|Where|Why|When)\b")
"""A docstring says what a thing is or does; one that opens with a question word goes around it."""
PYTHON = ("src", "tests", "tools", "bench", "docs/examples")
MAX_LINES = 60
MAX_FILE = 400


def python_files(*folders: str) -> Iterator[tuple[str, str]]:
    """The path and the text of every Python file."""
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


def modules(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Every module below the folders with its path."""
    for path, text in python_files(*folders):
        yield path, ast.parse(text)


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
        for path, tree in modules("src")
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
        for path, tree in modules("src")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= MAX_LINES
    ]
    assert long == []


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    long = [
        f"{path}: {length} lines"
        for path, text in python_files(*PYTHON)
        if (length := len(text.splitlines())) > MAX_FILE
    ]
    assert long == []


def test_docstrings_open_with_a_noun_or_a_verb() -> None:
    questions = [
        f"{path}:{node.lineno} {node.value.value[:40]}"
        for path, tree in modules(*PYTHON)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        and QUESTION.match(node.value.value.lstrip())
    ]
    assert questions == []
