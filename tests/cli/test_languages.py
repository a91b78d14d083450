"""The terminal in Polish and Swedish: a game of each shows no English word but names."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fatebox.bots import make_bot
from fatebox.cli.saves import SaveFolder
from fatebox.cli.terminal.choices import numbered
from fatebox.cli.terminal.finish import finish
from fatebox.cli.terminal.screen import Terminal
from fatebox.cli.terminal.session import Left, Session
from fatebox.games import game_ids, load_game
from fatebox.kernel import PERSON, Perspective
from fatebox.text.bundles import ENGLISH, LANGUAGES, SHARED, topics

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
MOVED = tuple(
    game for game in game_ids() if not hasattr(import_module(f"{load_game(game).package}.terminal"), "HELP")
)
"""Games whose terminal speaks by catalogs."""
ANSWERS = 60
"""Answers of the person until it leaves, if the game is not over before."""
WORD = re.compile(r"[^\W\d_]+")
LONG = 4
"""Shorter words are often the same in two languages."""


class _Texts(Visitor):
    """The text of patterns, without keys and arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def words(package: str, language: str) -> frozenset[str]:
    """All words of a package's catalogs in a language."""
    visitor = _Texts()
    for text in topics(package, language).values():
        visitor.visit(FluentParser().parse(text))
    return frozenset(word.lower() for text in visitor.found for word in WORD.findall(text))


def english_only(game: str, language: str) -> frozenset[str]:
    """Words of the English catalogs that neither the language nor a name knows."""
    pack, package = load_game(game).pack(), load_game(game).package
    names = " ".join((load_game(game).title, *pack.content.values(), *printed_names(game)))
    known = {word.lower() for word in WORD.findall(names)}
    known |= words(SHARED, language) | words(package, language)
    english = words(SHARED, ENGLISH) | words(package, ENGLISH)
    return frozenset(word for word in english - known if len(word) >= LONG)


def printed_names(game: str) -> Iterator[str]:
    """All names in the content files of a game."""
    folder = Path(str(import_module(load_game(game).package).__file__)).parent
    for file in folder.glob("content/**/*.toml"):
        yield from _names(tomllib.loads(file.read_text(encoding="utf-8")))


def _names(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if "name" in key or key == "evil":
                yield str(value)
            yield from _names(value)
    elif isinstance(data, list):
        for each in data:
            yield from _names(each)


class Typist(Terminal):
    """A person who looks at everything once and then plays as a bot would, for a while."""

    def __init__(self, language: str, looks: tuple[str, ...]) -> None:
        super().__init__(language)
        self.first = ["?", *looks, "l", "dance", "u"]
        self.session: Session | None = None
        self.left = ANSWERS

    def ask(self, question: str) -> str | None:
        """The next line."""
        self.say(question)
        assert self.session is not None
        match = self.session.match
        if self.first:
            return self.first.pop(0)
        self.left -= 1
        if self.left < 0 or match.decision is None:
            return None
        bot = make_bot("random", match.game, f"typist {self.left}")
        return str(numbered(match.decision)[bot.choose(Perspective(match, match.decision.seat))])

    def confirm(self, question: str) -> bool:
        """Warnings do not stop it."""
        self.say(question)
        return True


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", MOVED)
def test_a_game_in_the_terminal_shows_no_english_word(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a game against bots, when a person reads and plays, then all words are of its language."""
    match = load_game(game).start("words")
    players = (PERSON, *["random"] * (match.state.seats - 1))
    typist = Typist(language, ())
    folder = SaveFolder(tmp_path)
    session = Session(match, players, folder.open_new(game), typist)
    typist.session = session
    typist.first[1:1] = session.face.looks
    try:
        session.play()
        finish(session, folder)
    except Left:
        session.show_the_end()
    shown = re.sub(r"\bfatebox [\w -]+|\b[A-Z]{2,4}-[A-Z0-9]+\S*|\brandom\b", "", capsys.readouterr().out)
    found = {word.lower() for word in WORD.findall(shown)} & english_only(game, language)
    assert {word: _line(shown, word) for word in sorted(found)} == {}


def _line(shown: str, word: str) -> str:
    """The first line with a word, for whoever reads the failure."""
    return next(line for line in shown.splitlines() if re.search(rf"\b{word}\b", line, re.IGNORECASE))
