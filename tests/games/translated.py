"""Card texts in other languages than English: nothing is missing, and no English word is left."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fatebox.games import load_game
from fatebox.kernel import CardInfo, Definition, Match, Struct
from fatebox.kernel.messages import key_of
from fatebox.text.bundles import ENGLISH, LANGUAGES, SHARED, topics
from fatebox.text.speaker import Speaker
from tests.games.screens import screen
from tests.text.test_catalogs import parts

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
WORD = re.compile(r"[^\W\d_]{3,}")
GAP = re.compile(r"[{}$]|\b(effect|static|ability|native|moment|condition|keyword|target|card)-[a-z]")
"""The look of a sentence with a missing message or argument."""


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found |= set(WORD.findall(node.value.lower()))


@cache
def words(package: str, language: str) -> frozenset[str]:
    """All words of the catalogs of a package, without capitals."""
    visitor = _Words()
    for text in topics(package, language).values():
        visitor.visit(FluentParser().parse(text))
    return frozenset(visitor.found)


def english_words(game: Definition[Any], language: str) -> frozenset[str]:
    """Words of the English catalogs that a language does not share."""
    own = words(game.package, language) | words(SHARED, language)
    return (words(game.package, ENGLISH) | words(SHARED, ENGLISH)) - own


def without_effect_message(game: Definition[Any], kind: str, effects: tuple[type[Struct], ...]) -> list[str]:
    """Effects that some language has no message for."""
    wanted = [key_of(kind, str(effect.__struct_config__.tag)) for effect in effects]
    return [
        f"{language}: {key}"
        for language in LANGUAGES
        for key in wanted
        if not Speaker(language, game.package).knows(key)
    ]


def words_of_cards(game: Definition[Any], family: str, content: Mapping[str, str]) -> None:
    """The messages of a family are words of cards: English says what the card files say, another language
    something else. Cards without a message keep the words of their files, so a new card needs none."""
    for language in LANGUAGES:
        known = {key for key in parts(game.package, language) if key.startswith(f"{family}-")}
        assert known <= set(content), f"{language}: messages of cards that are not there"
        speaker = Speaker(language, game.package)
        same = {key for key in known if speaker.text(key, content=content[key]) == content[key]}
        assert same == (known if language == ENGLISH else set()), language


def flaws(game: Definition[Any], language: str, names: Collection[str] = ()) -> list[str]:
    """Texts with a gap, and in another language than English those with an English word."""
    infos: list[CardInfo] = game.pack().describe(language)
    english = english_words(game, language) if language != ENGLISH else frozenset()
    every_name = sorted({*names, *(info.name for info in infos)}, key=len, reverse=True)
    called = re.compile("|".join(map(re.escape, every_name)))
    found = []
    for info in infos:
        rest = called.sub("", info.text)
        left = sorted(english & set(WORD.findall(rest.lower())))
        if GAP.search(info.text) or left:
            found.append(f"{info.kind}.{info.key}: {left}: {info.text}")
    return found


def said_in(language: str, match: Match[Any], seat: int, width: int = 80) -> None:
    """Table and menu of a seat fit the width; in another language than English no English word is left."""
    shown = screen(match, seat, width, language=language)
    assert max(map(len, shown.splitlines())) <= width, shown
    if language == ENGLISH:
        return
    whole = re.sub(r"\w*…", "", shown.lower())  # a word that is cut may look like another
    left = english_words(match.game, language) & set(WORD.findall(whole)) - words_in_names(match.game.id)
    assert left == set(), (left, shown)


@cache
def words_in_names(game_id: str) -> frozenset[str]:
    """All words of the names of a game, without capitals: to find them takes longer than to draw a screen."""
    game = load_game(game_id)
    pack = game.pack()
    infos = pack.describe()
    names = {game.title, *pack.content.values(), *(n for info in infos for n in (info.name, *info.aliases))}
    return frozenset(word for name in names for word in WORD.findall(name.lower()))
