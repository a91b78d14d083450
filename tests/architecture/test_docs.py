"""The documentation names only what exists: links, paths, commands and their options, modules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from fatebox.cli import cli
from fatebox.games import game_ids, load_game

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
ROOMS = (
    "", "src/fatebox", "web/src", "src/fatebox/games", "docs/examples/lamplight",
    *(f"src/fatebox/games/{game}" for game in game_ids()),
)  # fmt: skip
"""Folders that paths in the text start from."""
PATH = re.compile(r"(?<![\w/.<>-])((?:[\w-]+/)+[\w.-]*\w)(?![\w/<>*])")
COMMAND = re.compile(r"(?:^|[\s`(])(?:\.venv/bin/)?fatebox ([^`\n#|]+)")
MODULE = re.compile(r"python -m ([\w.]+)")


def code_of(text: str) -> Iterator[str]:
    """The code in a page: spans, and the lines of blocks."""
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield from block.splitlines()
    for line in text.splitlines():
        if line.startswith("    "):
            yield line.strip()
        else:
            yield from re.findall(r"`([^`\n]+)`", line)


def anchors_of(page: Path) -> set[str]:
    """The anchors that the headings of a page make."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    broken = []
    for target, anchor in re.findall(
        r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", document.read_text(encoding="utf-8")
    ):
        if re.match(r"[a-z]+:", target):
            continue
        found = document.parent / target if target else document
        if not found.exists() or (anchor and anchor not in anchors_of(found)):
            broken.append(f"{target}#{anchor}")
    assert broken == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_and_modules_exist(document: Path) -> None:
    """A path counts if its first folder is one of ours."""
    missing = []
    for code in code_of(document.read_text(encoding="utf-8")):
        for path in PATH.findall(code):
            first = path.partition("/")[0]
            ours = any((ROOT / room / first).is_dir() for room in ROOMS)
            if ours and not any((ROOT / room / path).exists() for room in ROOMS):
                missing.append(path)
        for module in MODULE.findall(code):
            if find_spec(module) is None:
                missing.append(module)
    assert missing == []


def settings_of(words: list[str]) -> Iterator[str]:
    """The options that the settings of a game are, where a command names one."""
    for game in set(words) & set(game_ids()):
        for name in ("campaign", *(setting.name for setting in load_game(game).settings)):
            yield f"--{name.replace('_', '-')}"


def wrong_in(command: str) -> str | None:
    """The first word of a `fatebox` command that does not exist, if any."""
    words = re.sub(r"[\[\]\"']", " ", command.partition(" && ")[0]).split()
    found: click.Command = cli
    context = click.Context(cli)
    while isinstance(found, click.Group) and words and re.fullmatch(r"[a-z][a-z-]*", words[0]):
        inner = found.get_command(context, words[0])
        if inner is None:
            return words[0]
        found, words = inner, words[1:]
    known = {option for parameter in found.params for option in (*parameter.opts, *parameter.secondary_opts)}
    known |= {"-h", "--help", *settings_of(words)}
    return next(
        (word for word in words if word.startswith("-") and word.partition("=")[0] not in known), None
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_and_their_options_exist(document: Path) -> None:
    codes = list(code_of(document.read_text(encoding="utf-8")))
    commands = [command for code in codes for command in COMMAND.findall(code)]
    wrong = [f"{command}: {word}" for command in commands if (word := wrong_in(command)) is not None]
    assert wrong == []


def test_a_wrong_command_is_found() -> None:
    assert wrong_in("bench weaver --seconds 2") is None
    assert wrong_in("bench weaver --minutes 2") == "--minutes"
    assert wrong_in("bensh weaver") == "bensh"
