"""`fatebox replay`: records read back, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.kernel import Record
from tests.cli.program import WEAVER, Program, easy_game, last_reading


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a whole game without changed cards: it is soon lost."""
    match, _ = easy_game(3, changes=())
    record = Record.of(match)
    record.players = ("person",)
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_all_steps_are_printed_with_what_came_of_them(program: Program, file: Path) -> None:
    record = Record.from_json(file.read_text(encoding="utf-8"))
    run = program.here("replay", str(file))
    assert run.returncode == 0, run.stderr
    assert "Fate Weaver, difficulty Apprentice, seed 3" in run.stdout
    assert f"answers: {len(record.answers)}, players: person" in run.stdout
    for number in range(1, len(record.answers) + 1):
        assert f"\n{number:>3} " in run.stdout
    assert "The game is lost in round" in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80


def test_the_record_of_a_played_game_can_be_replayed_by_its_name(program: Program) -> None:
    program.here("play", "weaver", "--seed", "3", lines=["1", "1", "give up", "y"])
    run = program.here("replay", "weaver-1")
    assert "  3 gives up" in run.stdout
    assert "you gave up (WEA-END.5)" in run.stdout


def test_json_holds_answers_result_and_state(program: Program, file: Path) -> None:
    match = Record.from_json(file.read_text(encoding="utf-8")).replay(WEAVER)
    data = json.loads(program.here("replay", str(file), "--json").stdout)
    assert data["answers"] == [[seat, *option] for seat, option in match.answers()]
    assert data["state"] == json.loads(json.dumps(match.state.to_data()))
    assert match.result is not None
    assert data["result"] == json.loads(json.dumps(match.result.to_data()))
    assert (data["undos"], data["forced_undos"]) == (0, 0)


def test_a_part_of_the_game_as_one_seat_sees_it(program: Program, file: Path) -> None:
    data = json.loads(program.here("replay", str(file), "--json", "--to", "2", "--seat", "1").stdout)
    assert len(data["answers"]) == 2
    assert data["result"] is None
    assert "state" not in data
    decks = data["view"]["table"]["decks"]
    assert [card for deck in decks for card in deck if card is not None] == []


def test_stepping_goes_forth_and_back(program: Program, file: Path) -> None:
    run = program.here("replay", str(file), "--step", lines=["", "", "b", "2", "dance", "q"])
    shown = [line for line in run.stdout.splitlines() if " of " in line and "Enter forward" in line]
    assert [line.split(" of ")[0] for line in shown] == ["0", "1", "2", "1", "2", "2"]
    assert "Type Enter, b, a number or q." in run.stdout


def test_stepping_ends_after_the_last_step_and_at_the_end_of_the_input(program: Program, file: Path) -> None:
    assert program.here("replay", str(file), "--step", lines=["999", ""]).returncode == 0
    assert program.here("replay", str(file), "--step").returncode == 0


def test_steps_back_are_named(program: Program) -> None:
    program.here("play", "weaver", "--seed", "3", lines=["1", "u!", "2", "q"])
    assert "undone: 1 (1 forced)" in program.here("replay", "weaver-1").stdout


def test_a_game_that_goes_on_from_a_snapshot_is_replayed_from_there(program: Program, tmp_path: Path) -> None:
    match = last_reading(30)
    match.answer(("finish",))
    path = tmp_path / "resumed.json"
    path.write_text(Record.of(match, snapshot=True).to_json(), encoding="utf-8")
    run = program.here("replay", str(path))
    assert run.returncode == 0, run.stderr
    assert "you win the game" in " ".join(run.stdout.split())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "game.json: line 1: "),
        ("[]", "game.json: This is not a saved game of Fatebox"),
        ('{"fatebox": 99}', "game.json: fatebox: expected record format 1, got 99"),
        ("", "game.json: line 1: "),
    ],
)
def test_files_that_are_no_records_are_refused(program: Program, file: Path, text: str, message: str) -> None:
    file.write_text(text, encoding="utf-8")
    run = program.here("replay", str(file))
    assert run.returncode == 2
    assert message in run.stderr
    assert run.stdout == ""


def edited(file: Path, **fields: object) -> None:
    """Rewrite a record with other fields and a digest that fits."""
    record = Record.from_json(file.read_text(encoding="utf-8"))
    for name, value in fields.items():
        setattr(record, name, value)
    file.write_text(record.to_json(), encoding="utf-8")


def test_damaged_and_foreign_records_are_refused(program: Program, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"seed": 3', '"seed": 4'), encoding="utf-8")
    assert "edited or damaged" in program.here("replay", str(file)).stderr
    for fields, message in (
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"version": "0"}, "the record was made with rules version 0"),
        ({"content": "0000"}, "the record was made with content 0000"),
        ({"answers": [(0, ("play", "love", 7))]}, "answers[0]: "),
    ):
        file.write_text(text, encoding="utf-8")
        edited(file, **fields)
        run = program.here("replay", str(file))
        assert run.returncode == 2
        assert message in run.stderr
        assert "Traceback" not in run.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.json"], "nowhere.json: there is no such file, and no game of that name"),
        (["FILE", "--seat", "2"], "--seat: expected 1 to 1, got 2"),
        (["FILE", "--to", "999"], "--to: the record has "),
        (["FILE", "--to", "-1"], "'--to'"),
        (["."], ".: cannot be read"),
    ],
)
def test_bad_arguments_are_refused_with_exit_code_2(
    program: Program, file: Path, arguments: list[str], message: str
) -> None:
    run = program.here("replay", *(str(file) if word == "FILE" else word for word in arguments))
    assert run.returncode == 2
    assert message in run.stderr
