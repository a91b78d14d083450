"""The terminal in Polish and Swedish: a game of each shows no English word but names."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from fatebox.bots import make_bot
from fatebox.cli.saves import SaveFolder
from fatebox.cli.terminal.choices import numbered
from fatebox.cli.terminal.finish import finish
from fatebox.cli.terminal.screen import Terminal
from fatebox.cli.terminal.session import Left, Session
from fatebox.games import game_ids, load_game
from fatebox.kernel import PERSON, Perspective
from fatebox.text.bundles import ENGLISH, LANGUAGES
from tests.text.english import english_words

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
MOVED = tuple(
    game for game in game_ids() if not hasattr(import_module(f"{load_game(game).package}.terminal"), "HELP")
)
"""Games whose terminal speaks by catalogs."""
ANSWERS = 60
"""Answers of the person until it leaves, if the game is not over before."""


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
    shown = re.sub(r"\bfatebox [\w -]+|\brandom\b", "", capsys.readouterr().out)
    assert {word: _line(shown, word) for word in english_words(shown, game, language)} == {}


def _line(shown: str, word: str) -> str:
    """The first line with a word, for whoever reads the failure."""
    return next(line for line in shown.splitlines() if re.search(rf"\b{word}\b", line, re.IGNORECASE))
