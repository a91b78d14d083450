"""The loop with several seats, on a game that has every way of asking: bots, people, secrets."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fatebox.cli.language import said
from fatebox.cli.saves import SaveFolder
from fatebox.cli.terminal.finish import finish
from fatebox.cli.terminal.people import PARTNER, seat_players
from fatebox.cli.terminal.screen import Terminal
from fatebox.cli.terminal.session import Left, Session
from fatebox.kernel import DONE, Decision, Match, OptionsError, Record, Rng, Rules, ask
from tests.cli.program import WEAVER
from tests.kernel.little import AB, ASK, LittleState, little, over
from tests.kernel.toy import GAME as TOY

ALONE = ("person", "greedy", "random")


class Keyboard:
    """The line that is typed next."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def type(self, *lines: str) -> None:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(monkeypatch)


def sit_down(folder: Path, players: tuple[str, ...], seed: int = 1, **options: Any) -> Session:
    match = TOY.start(seed, seats=len(players), options=options)
    return Session(match, players, SaveFolder(folder).open_new("toy"), Terminal())


def any_line(session: Session, decision: Decision, rng: Rng) -> str:
    """Something that answers the decision: one of the numbers on the screen, or several of them."""
    group, numbers = decision.group, session.numbers.of(decision)
    if group is None or group.kind == "share":
        return str(rng.choose("number", list(numbers.values())))
    items = [str(number) for option, number in numbers.items() if option != DONE]
    rng.shuffle("items", items)
    if group.kind == "arrange":
        return " ".join(items)
    least, most = max(0, group.least - len(group.chosen)), group.most - len(group.chosen)
    count = least + rng.below(min(most, len(items)) - least + 1)
    return " ".join(items[:count]) or "none"


def one_visit(session: Session, keyboard: Keyboard) -> None:
    """Come to the table, answer once, leave."""
    rng = Rng.from_seed(f"{session.match.seed} {len(session.match.answers())}")
    keyboard.type(*(any_line(session, d, rng) for d in session.match.decisions if d.seat in session.people))
    with suppress(Left):
        session.play()


def play_to_the_end(session: Session, keyboard: Keyboard) -> None:
    while session.match.result is None:
        one_visit(session, keyboard)


@pytest.mark.parametrize("seed", range(4))
def test_a_person_plays_against_bots_to_the_end(
    seed: int, tmp_path: Path, keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    session = sit_down(tmp_path, ALONE, seed)
    play_to_the_end(session, keyboard)
    finish(session, SaveFolder(tmp_path))
    output = capsys.readouterr().out
    assert "How much do you bid? (TOY-BID.1)" in output
    assert "The game is over. Won by Player" in output
    record = Record.from_json((tmp_path / "records" / "toy-1.json").read_text(encoding="utf-8"))
    assert record.players == ALONE
    assert record.replay(TOY).result == session.match.result


def test_a_resumed_game_goes_on_with_the_same_answers_of_the_bots(tmp_path: Path, keyboard: Keyboard) -> None:
    whole = sit_down(tmp_path, ALONE)
    play_to_the_end(whole, keyboard)
    pieces = sit_down(tmp_path, ALONE)
    while pieces.match.result is None:
        one_visit(pieces, keyboard)
        pieces = Session(pieces.record().replay(TOY), ALONE, pieces.slot, Terminal())
    assert pieces.match.answers() == whole.match.answers()


def test_everything_is_saved_at_every_moment(tmp_path: Path, keyboard: Keyboard) -> None:
    session = sit_down(tmp_path, ALONE)
    while session.match.result is None:
        one_visit(session, keyboard)
        record = Record.from_json((tmp_path / "saves" / "toy-1.json").read_text(encoding="utf-8"))
        assert record.replay(TOY).state.to_data() == session.match.state.to_data()


def test_a_full_disk_is_reported_and_the_game_goes_on(
    tmp_path: Path, keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    session = sit_down(tmp_path, ALONE)
    (tmp_path / "saves").rename(tmp_path / "elsewhere")
    (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    one_visit(session, keyboard)
    assert "The game could not be saved: " in capsys.readouterr().out
    assert session.match.answers()


def test_people_at_one_screen_do_not_see_what_others_hold(
    tmp_path: Path, keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given two people, when seat 2 has pressed Enter, then nothing on the screen is secret to it."""
    session = sit_down(tmp_path, ("person", "person"))
    first, second = session.match.state.players
    keyboard.type("", "2", "1")  # seat 1: Enter, a bid, a stake
    with pytest.raises(Left):
        session.play()
    screen = capsys.readouterr().out
    before, after = screen.split("Player 2: press Enter when nobody else is looking.")
    assert f"hand: {first.hand}" in " ".join(before.split())
    assert after.strip() == ""  # nothing is shown before Enter is pressed
    keyboard.type("")
    with pytest.raises(Left):
        session.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert f"hand: {second.hand}" in shown
    assert "hand: 3 hidden" in shown  # not even that seat 1 has staked a ware is known
    assert "goal: None" in shown


def test_a_forced_step_back_is_for_one_person_alone(
    tmp_path: Path, keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    session = sit_down(tmp_path, ("person", "person"))
    keyboard.type("", "1", "", "u!", "u")
    with pytest.raises(Left):
        session.play()
    assert "u! works only if you play alone" in capsys.readouterr().out
    assert len(session.match.answers()) == 1


def test_a_step_back_behind_answers_of_bots_has_to_be_forced(
    tmp_path: Path, keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    session = sit_down(tmp_path, ALONE)
    keyboard.type("1")
    with pytest.raises(Left):
        session.play()
    given = session.match.answers()
    keyboard.type("u", "u!")
    with pytest.raises(Left):
        session.play()
    output = capsys.readouterr().out
    assert "Another player has moved since." in output
    assert "Type u! to undo it anyway" in output
    assert session.match.answers() == given[: len(session.match.answers())]
    assert [undo.forced for undo in session.match.undos] == [True]
    assert all(number <= len(session.match.answers()) for number, _ in session.heard)


@pytest.mark.parametrize(("partner", "free"), [("random", True), ("person", False)])
def test_bots_forget_a_card_that_they_were_shown(
    tmp_path: Path, keyboard: Keyboard, capsys: pytest.CaptureFixture[str], partner: str, free: bool
) -> None:
    """Given a card shown to the other player, then it can be taken back from a bot, but not from a person."""

    def show_a_card(s: LittleState) -> Rules[str | None]:
        yield from ask(0, ASK, AB)
        s.show(s.places[0].hand[0], 1)
        yield from ask(0, ASK, AB)
        over(s)
        return None

    match = little(show_a_card).start("shown", seats=2)
    session = Session(match, ("person", partner), SaveFolder(tmp_path).open_new("toy"), Terminal())
    keyboard.type(*[""] * (partner == "person"), "1", "u")
    with pytest.raises(Left):
        session.play()
    assert len(match.answers()) == (0 if free else 1)
    assert [undo.forced for undo in match.undos] == [False] * free
    assert ("Somebody has since seen a card" in capsys.readouterr().out) is not free


def test_what_happened_is_told_once_and_can_be_read_again(
    tmp_path: Path, keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    match: Match[Any] = WEAVER.start(3)
    session = Session(match, ("person",), SaveFolder(tmp_path).open_new("weaver"), Terminal())
    keyboard.type("1", "", "2")
    with pytest.raises(Left):
        session.play()
    assert capsys.readouterr().out.count("You play") == 2
    keyboard.type("l")
    with pytest.raises(Left):
        session.play()
    assert capsys.readouterr().out.count("at place") == 2


@pytest.mark.parametrize(
    ("seats", "bots", "players"),
    [
        (None, None, ("person", PARTNER)),
        (3, None, ("person", PARTNER, PARTNER)),
        (None, ["random", "greedy:worlds=2"], ("person", "random", "greedy:worlds=2")),
        (3, ["random"], ("person", "random", "random")),
        (2, [], ("person", "person")),
    ],
)
def test_people_sit_first_and_bots_fill_up(
    seats: int | None, bots: list[str] | None, players: tuple[str, ...]
) -> None:
    assert seat_players(TOY, seats, bots) == players


@pytest.mark.parametrize(
    ("seats", "bots", "people", "players"),
    [
        (3, ["random"], 2, ("person", "person", "random")),
        (3, None, 2, ("person", "person", PARTNER)),
        (None, ["random"], 2, ("person", "person", "random")),
        (3, ["random"], 3, ("person", "person", "person")),
    ],
)
def test_one_bot_takes_the_seats_that_people_leave(
    seats: int | None, bots: list[str] | None, people: int, players: tuple[str, ...]
) -> None:
    """Given a number of people and one bot, or none, then the bot sits on every other seat."""
    assert seat_players(TOY, seats, bots, people) == players


@pytest.mark.parametrize(
    ("bots", "people", "message"),
    [
        (["random"], 4, "people: 4, bots: 0; the table has 3 seats"),
        (["random", "random"], 2, "people: 2, bots: 2; the table has 3 seats"),
        (None, 0, "3 of 3 seats leave none for a person"),
    ],
)
def test_people_and_bots_must_fill_the_table(bots: list[str] | None, people: int, message: str) -> None:
    """Given more or fewer players than seats, then the command says how many there are."""
    with pytest.raises(OptionsError) as refused:
        seat_players(TOY, 3, bots, people)
    assert message in said(refused.value)


@pytest.mark.parametrize(
    ("seats", "bots", "message"),
    [
        (2, ["random", "random"], "2 of 2 seats leave none for a person"),
        (2, ["deepthought"], "there is no bot 'deepthought'"),
        (2, ["greedy:worlds=0"], "worlds: expected at least 1"),
    ],
)
def test_bots_that_cannot_play_are_refused_before_the_game(seats: int, bots: list[str], message: str) -> None:
    with pytest.raises(OptionsError) as refused:
        seat_players(TOY, seats, bots)
    assert message in said(refused.value)
