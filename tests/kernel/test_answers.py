"""Answers as people write them, and errors that help them on."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.kernel import Decision, Display, IllegalAnswer, Match, Record, RecordError, Rules, SeatError
from fatebox.kernel.messages import Message
from fatebox.text.speaker import Speaker
from tests.kernel.little import ASK, LittleState, little, over

ROOT = Path(__file__).parents[2]


def hiring() -> Match[Any]:
    """A game of Fantos in which a Legacy has to be hired: the options name cards."""
    match = load_game("fantos").start(1)
    assert match.decision is not None
    assert match.decision.options[0][0] == "hire"
    return match


def last(match: Match[Any]) -> Any:
    return match.answers()[-1][1]


@pytest.mark.parametrize("written", [["hire", "brigands"], ("hire", "Brigands"), ("hire", "BRIGANDS")])
def test_lists_and_names_of_cards_are_answers_too(written: Any) -> None:
    match = hiring()
    (card,) = match.state.pack.box.find("brigands")
    match.answer(written)
    assert last(match) == ("hire", card), "the option itself is kept, not what was written"


def test_a_list_without_arguments_is_an_answer() -> None:
    match = load_game("seven").start(1, seats=2)
    while match.decision is not None and ("pass",) not in match.decision.options:
        match.answer(match.decision.options[0])
    match.answer(["pass"])
    assert last(match) == ("pass",)


def test_words_and_other_content_may_be_called_by_name() -> None:
    match = load_game("weaver").start(1)
    match.answer(["play", "Love", 0])
    assert last(match) == ("play", "love", 0)
    s = match.state
    s.shards = 9
    rich = Match(match.game, match.options, 1, s, s.segment)
    rich.answer(["use", "Troll Clan Mimic Chest", 1, "power"])
    assert last(rich) == ("use", "mimic-chest", 1, "power")


def test_an_illegal_answer_names_the_nearest_legal_ones() -> None:
    match = hiring()
    before = match.state.to_data()
    with pytest.raises(IllegalAnswer) as error:
        match.answer(("hire", "brigand"))
    text = str(error.value)
    assert text.startswith("('hire', 'brigand') is not among the options of setup.hire (")
    assert "; nearest: ('hire', 'brigands'), ('hire', " in text
    assert text.count("('hire', ") == 6, "what was written, and at most five others"
    assert match.state.to_data() == before
    with pytest.raises(IllegalAnswer, match=r"nearest: \('hire', "):
        match.answer(["hier", "brigands"])


@pytest.mark.parametrize(
    "written", [("hire", None), ("hire",), ("hire", 1, 2), "hire", 3, {}, ("hire", [1]), ()]
)
def test_whatever_is_written_an_illegal_answer_is_an_error_of_its_own(written: Any) -> None:
    with pytest.raises(IllegalAnswer, match="nearest: "):
        hiring().answer(written)


def take(s: LittleState) -> Rules[None]:
    """Ask for one of two lamps."""
    lamps = s.pack.box.find("lamp")[:2]
    option = yield Decision(0, ASK, [("take", lamp) for lamp in lamps])
    s.notes.append(option)
    over(s)


def test_copies_that_look_alike_are_as_good_as_each_other() -> None:
    game = little(take)
    match = replace(game, display=Display(lambda state, option: Message("take-a-lamp"))).start(1)
    match.answer(["take", "Lamp"])
    assert match.state.notes == [("take", 0)]


def test_copies_that_differ_have_to_be_told_apart() -> None:
    """Given two copies whose labels differ, then the name is not enough, but the key of a copy is."""
    match = little(take).start(1)
    with pytest.raises(
        IllegalAnswer, match=r"may mean several .*\('take', 'lamp\.1'\), \('take', 'lamp\.2'\)$"
    ):
        match.answer(["take", "lamp"])
    match.answer(["take", "lamp.2"])
    assert match.state.notes == [("take", 1)]


def test_records_hold_exact_answers_only() -> None:
    """Given a record in which a card was replaced by its name, then it is refused: a record is exact."""
    match = hiring()
    match.answer(["hire", "brigands"])
    record = Record.of(match)
    seat, option = record.answers[-1]
    record.answers[-1] = (seat, (option[0], "brigands"))
    with pytest.raises(RecordError, match=r"answers\[0\]: \('hire', 'brigands'\) is not among the options"):
        record.replay(match.game)


@pytest.mark.parametrize("seat", [5, 2, -1, "0", 0.5])
def test_a_seat_that_is_not_there_has_no_view(seat: Any) -> None:
    match = load_game("outposts").start(1, seats=2)
    with pytest.raises(SeatError, match=f"seat {seat!r}: expected 0 to 1, or None for a spectator"):
        match.view(seat)
    assert match.view(1)["seat"] == 1
    assert match.view(None)["seat"] is None


def test_a_label_is_the_option_in_words() -> None:
    match = load_game("weaver").start(7, options={"difficulty": "adept"})
    said = Speaker.of(match.game, match.state.pack).say(match.label(("play", "love", 0)))
    assert said == "Play Thorned Rose (love) at place 1"


def test_the_example_of_the_readme_runs_and_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(example, {})
    printed = capsys.readouterr().out.splitlines()
    (promised,) = re.findall(r"print\(option.*# (.*)", example)
    assert promised in printed
    assert printed[-1].startswith("Result(")
