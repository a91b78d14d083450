"""Playing 7 in the terminal: when a person is asked where it could pass (R72)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from fatebox.bots import make_bot
from fatebox.cli.saves import SaveFolder
from fatebox.cli.terminal.screen import Terminal
from fatebox.cli.terminal.session import Left, Session
from fatebox.games.seven import GAME
from fatebox.kernel import PERSON, Perspective, Record

pytestmark = pytest.mark.slow

TURNS = 4


class Typist(Terminal):
    """A person who types some lines first, and then plays as a bot would until some turns are over."""

    def __init__(self, *first: str, turns: int) -> None:
        super().__init__()
        self.first = list(first)
        self.turns = turns
        self.bot = make_bot("greedy:worlds=1", GAME, "typist")
        self.session: Session | None = None
        self.asked: list[str] = []

    def ask(self, question: str) -> str | None:
        """The next line."""
        assert self.session is not None
        match = self.session.match
        decision = match.decision
        assert decision is not None
        if self.first:
            return self.first.pop(0)
        if match.state.turn > self.turns:
            return None
        self.asked.append(decision.prompt.id)
        return str(self.session.numbers.of(decision)[self.bot.choose(Perspective(match, decision.seat))])

    def confirm(self, question: str) -> bool:
        """Warnings do not stop it."""
        return True


def play(folder: Path, *first: str, turns: int = 0) -> tuple[Typist, Session]:
    """Some turns against two bots, after these lines."""
    typist = Typist(*first, turns=turns)
    match = GAME.start(7, seats=3)
    bots = ("greedy:worlds=1",) * 2
    session = Session(match, (PERSON, *bots), SaveFolder(folder).open_new("seven"), typist)
    typist.session = session
    with suppress(Left):
        session.play()
    return typist, session


def windows(typist: Typist) -> int:
    """The number of questions before a step."""
    return sum(map(GAME.may_pass, typist.asked))


def test_by_default_a_person_is_asked_before_steps_only_when_that_can_matter(tmp_path: Path) -> None:
    usual, always, never = (
        play(tmp_path / word, *lines, turns=TURNS)[0]
        for word, lines in (("usual", ()), ("ask", ("passing ask",)), ("never", ("passing never",)))
    )
    assert windows(never) == 0
    assert 0 < windows(usual) * 3 < windows(always)


def test_the_setting_lasts_beyond_the_session(tmp_path: Path) -> None:
    _, session = play(tmp_path, "passing nev")
    record = Record.from_json(session.record().to_json())
    assert record.notes == {"passing of seat 1": "never"}
    resumed = Session(record.replay(GAME), session.players, session.slot, Terminal(), (), record.notes)
    assert resumed.passing == {0: "never"}
    usual = Session(record.replay(GAME), session.players, session.slot, Terminal())
    assert usual.passing == {0: "concerned"}


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        ("passing", "You are asked only when it can matter to you."),
        ("passing never", "You always pass."),
        ("passing sometimes", 'Type one of ask, concerned or never, not "sometimes".'),
    ],
)
def test_the_word_shows_and_changes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, printed: str
) -> None:
    play(tmp_path, line)
    assert printed in " ".join(capsys.readouterr().out.split())


def test_the_help_names_the_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(tmp_path, "?")
    assert "when to ask you where you could pass" in capsys.readouterr().out
