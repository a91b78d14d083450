"""Words of the English catalogs, to find them where another language is spoken."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import ENGLISH, SHARED, topics

WORD = re.compile(r"[^\W\d_]+")
CLAUSE = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+\S*")
LONG = 4
"""Shorter words are often the same in two languages."""
PLACES = ("Fantos",)
"""Names of the worlds that no content file has."""
EVERY = "every game"
"""In place of a game: a text about all of them, such as the first page."""


def english_words(shown: str, game: str, language: str) -> list[str]:
    """The English words in a text of a game in another language; names are of every language."""
    spoken = titles().sub("", CLAUSE.sub("", shown))
    return sorted({word.lower() for word in WORD.findall(spoken)} & english_only(game, language))


class _Texts(Visitor):
    """The text of patterns, without keys and arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def texts(node: ast.BaseNode) -> list[str]:
    """The text in messages, without keys and arguments."""
    visitor = _Texts()
    visitor.visit(node)
    return visitor.found


@cache
def words(package: str, language: str) -> frozenset[str]:
    """All words of a package's catalogs in a language."""
    catalogs = [FluentParser().parse(text) for text in topics(package, language).values()]
    found = [text for catalog in catalogs for text in texts(catalog)]
    return frozenset(word.lower() for text in found for word in WORD.findall(text))


@cache
def titles() -> re.Pattern[str]:
    """The titles of all games, whole and in parts, and places: any page may name any game."""
    whole = {load_game(game).title for game in game_ids()}
    parts = {part.strip().removeprefix("The ") for title in whole for part in title.split(":")}
    found = whole | {f"The {part}" for part in parts} | parts | set(PLACES)
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))))


@cache
def english_only(game: str, language: str) -> frozenset[str]:
    """Words of the English catalogs that neither the language nor a name knows."""
    known, english = set(words(SHARED, language)), set(words(SHARED, ENGLISH))
    for each in game_ids() if game == EVERY else (game,):
        package = load_game(each).package
        known |= words(package, language) | content_names(package)
        english |= words(package, ENGLISH)
    return frozenset(word for word in english - known if len(word) >= LONG)


@cache
def content_names(package: str) -> frozenset[str]:
    """The words in the names of a game's content."""
    game = load_game(package.rpartition(".")[2])
    names = " ".join((*game.pack().content.values(), *printed_names(package)))
    return frozenset(word.lower() for word in WORD.findall(names))


def printed_names(package: str) -> Iterator[str]:
    """All names in the content files of a game."""
    folder = Path(str(import_module(package).__file__)).parent
    for file in folder.glob("content/**/*.toml"):
        yield from _names(tomllib.loads(file.read_text(encoding="utf-8")))


def _names(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if ("name" in key or key in ("evil", "ability")) and isinstance(value, str):
                yield value
            yield from _names(value)
    elif isinstance(data, list):
        for each in data:
            yield from _names(each)
