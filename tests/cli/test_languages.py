"""The terminal in Polish and Swedish: a game of each shows no English word but names."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from fatebox.bots import make_bot
from fatebox.cli import cli
from fatebox.cli.language import said
from fatebox.cli.saves import SaveFolder
from fatebox.cli.terminal.finish import finish
from fatebox.cli.terminal.screen import Terminal
from fatebox.cli.terminal.session import Left, Session
from fatebox.games import game_ids, load_game, load_rulebook
from fatebox.kernel import PERSON, FateboxError, Match, Perspective, Record
from fatebox.text.bundles import ENGLISH, LANGUAGES
from tests.text.english import english_words

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
ANSWERS = 30
"""Answers of the person until it leaves, if the game is not over before."""
ALL = 10_000
LAST = 12
"""The last decisions of a game, which the person comes back for."""
TYPED = r"\b(watch|few|again|ada|ash hound|great bear|flame dancer)\b|\w*\.toml(: cards\b)?|\b[\w]*\.?json\b"
"""Words that are typed and said again as they are: names, examples, files and their fields."""


class Typist(Terminal):
    """A person who looks at everything once and then plays as a bot would, for a while."""

    def __init__(self, language: str, answers: int) -> None:
        super().__init__(language)
        self.first = ["?", "l", "dance", "u"]
        self.session: Session | None = None
        self.left = answers

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
        return str(
            self.session.numbers.of(match.decision)[bot.choose(Perspective(match, match.decision.seat))]
        )

    def confirm(self, question: str) -> bool:
        """Warnings do not stop it."""
        self.say(question)
        return True


def nearly_over(game: str) -> Match[Any]:
    """A game of random answers, a few decisions before its end."""
    whole, rng = load_game(game).start("words"), Random("words")
    while whole.decision is not None:
        whole.answer(rng.choice(whole.decision.options), whole.decision.seat)
    record = Record.of(whole)
    return replace(record, answers=record.answers[:-LAST]).replay(load_game(game))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_ids())
def test_a_game_in_the_terminal_shows_no_english_word(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a game against bots, when a person reads and plays it, leaves, and comes back for its end and
    result, then all words are of its language."""
    folder = SaveFolder(tmp_path)
    for match, answers in ((load_game(game).start("words"), ANSWERS), (nearly_over(game), ALL)):
        players = (PERSON, *["random"] * (match.state.seats - 1))
        typist = Typist(language, answers)
        session = Session(match, players, folder.open_new(game), typist)
        typist.session = session
        typist.first[1:1] = session.face.looks
        try:
            session.play()
            finish(session, folder)
        except Left:
            session.show_the_end()
    assert match.decision is None
    shown = re.sub(rf"\bfatebox [\w -]+|\brandom\b|\b{game}-\d+", "", capsys.readouterr().out)
    assert {word: _line(shown, word) for word in english_words(shown, game, language)} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_ids())
def test_commands_show_no_english_word(game: str, language: str, tmp_path: Path) -> None:
    """Given a running game, when somebody looks things up, then only names and what is typed are English."""
    match, rng = load_game(game).start(7), Random(7)
    for _ in range(12):
        if match.decision is not None:
            match.answer(rng.choice(match.decision.options), match.decision.seat)
    file = tmp_path / "game.json"
    file.write_text(Record.of(match).to_json(), encoding="utf-8")
    cards = load_game(game).pack().describe(language)
    for words in (("games", game), ("cards", game), ("replay", str(file))):
        run = CliRunner().invoke(cli, ["--lang", language, *words], env={"COLUMNS": "9999"})
        assert run.exit_code == 0, run.output
        shown = run.stdout
        for clause in load_rulebook(game).wins:  # the law is English
            shown = shown.replace(clause.text, "")
        shown = _without_typed(shown, {game, *(word for info in cards for word in (info.key, info.kind))})
        found = {word: _line(shown, word) for word in english_words(shown, game, language)}
        assert found == {}, words
        assert run.stdout.strip()


@pytest.mark.parametrize("language", OTHERS)
def test_a_review_shows_no_english_word(language: str, tmp_path: Path) -> None:
    match = load_game("weaver").start(3)
    while match.decision is not None:
        match.answer(match.decision.options[0], match.decision.seat)
    file = tmp_path / "game.json"
    file.write_text(Record.of(match).to_json(), encoding="utf-8")
    run = CliRunner().invoke(
        cli, ["--lang", language, "review", str(file), "--bot", "greedy:worlds=1", "--most", "2"]
    )
    assert run.exit_code == 0, run.output
    assert {word: _line(run.stdout, word) for word in english_words(run.stdout, "weaver", language)} == {}


def test_decks_campaigns_and_checks_show_no_english_word(tmp_path: Path) -> None:
    """Given nothing, when somebody builds decks, begins a campaign and checks a record, all is Polish."""
    match = load_game("outposts").start(7)
    file = tmp_path / "game.json"
    file.write_text(Record.of(match).to_json(), encoding="utf-8")
    decks, campaigns = tmp_path / "decks", tmp_path / "campaigns"
    walk: tuple[tuple[str, str, str], ...] = (
        ("outposts", "deck list", ""),
        ("outposts", "deck new watch --faction veil", ""),
        ("outposts", "deck new few --faction cinder --from empty", ""),
        ("outposts", "deck edit few", "?\n1\n2 = 9\n1 = 4\ngreat bear\n- flame dancer\nu\nu\n\nq\n"),
        ("outposts", "deck list", ""),
        ("outposts", "deck show watch", ""),
        ("outposts", f"deck check {decks}/few.toml", ""),
        ("outposts", "deck copy watch again", ""),
        ("outposts", f"deck export watch {tmp_path}/out.toml", ""),
        ("outposts", f"deck export watch {tmp_path}/out.toml", ""),
        ("outposts", f"deck import {tmp_path}/out.toml", ""),
        ("outposts", "deck delete again", "t\n"),
        ("outposts", "deck collection list", ""),
        ("outposts", "deck collection reset Ada", ""),
        ("outposts", "deck collection reset Ada --faction cinder", "t\n"),
        ("outposts", "deck collection list", ""),
        ("outposts", "deck collection show Ada", ""),
        ("phantom", "campaign list", ""),
        ("phantom", "campaign new ada", ""),
        ("phantom", "campaign list", ""),
        ("phantom", "campaign show ada", ""),
        ("phantom", "campaign deck ada diana", ""),
        ("phantom", "campaign deck ada diana --leave-out DI-11", ""),
        ("phantom", "campaign reset ada", "t\n"),
        ("phantom", "campaign delete ada", "t\n"),
        ("outposts", f"verify {file}", ""),
        ("outposts", f"verify {file} --seal {'0' * 64}", ""),
    )
    for game, words, typed in walk:
        run = CliRunner().invoke(
            cli,
            ["--lang", "pl", *words.split()],
            input=typed,
            env={"FATEBOX_DATA": str(tmp_path), "COLUMNS": "999"},
        )
        assert run.exception is None or isinstance(run.exception, FateboxError | SystemExit), words
        shown = run.stdout
        if isinstance(run.exception, FateboxError):
            shown = said(run.exception)
        assert shown.strip(), words
        for path in (decks, campaigns, tmp_path):
            shown = shown.replace(str(path), "")
        shown = re.sub(rf"\bfatebox .*|--[\w-]+|{TYPED}", "", shown)
        assert {word: _line(shown, word) for word in english_words(shown, game, "pl")} == {}, words


def _without_typed(shown: str, keys: set[str]) -> str:
    """The output without options, commands, bots and keys: those are typed as they are."""
    shown = re.sub(r"--[\w-]+(: [^;\n]*; \S+ \S+.*)?|\bfatebox .*?  |\beasy, normal, .*", "", shown)
    typed = "|".join(map(re.escape, sorted(keys, key=len, reverse=True)))
    return re.sub(rf"\b({typed})\b", "", shown)


def _line(shown: str, word: str) -> str:
    """The first line with a word, for whoever reads the failure."""
    return next(line for line in shown.splitlines() if re.search(rf"\b{word}\b", line, re.IGNORECASE))
