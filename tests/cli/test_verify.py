"""`fatebox verify`: the seed, its seal, and every answer checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.kernel import Record, seal
from tests.cli.program import Program, easy_game, last_reading


@pytest.fixture
def record() -> Record:
    match, _ = easy_game(3, changes=())
    return Record.of(match)


def written(record: Record, folder: Path) -> str:
    path = folder / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return str(path)


def test_a_game_that_was_dealt_as_promised(program: Program, record: Record, tmp_path: Path) -> None:
    run = program.here("verify", written(record, tmp_path), "--seal", seal(3))
    assert run.returncode == 0, run.stderr
    assert f"All {len(record.answers)} answers are legal" in run.stdout
    assert "The seal fits" in run.stdout


def test_without_a_seal_to_compare_it_is_printed(program: Program, record: Record, tmp_path: Path) -> None:
    run = program.here("verify", written(record, tmp_path))
    assert run.returncode == 0
    assert f"Seal {seal(3)}" in run.stdout


def test_another_seed_than_promised_is_told(program: Program, record: Record, tmp_path: Path) -> None:
    run = program.here("verify", written(record, tmp_path), "--seal", seal(4))
    assert run.returncode == 1
    assert "does NOT fit" in run.stdout


def test_answers_that_do_not_follow_from_the_seed_are_found(
    program: Program, record: Record, tmp_path: Path
) -> None:
    record.answers.append((0, ("play", "love", 0)))
    run = program.here("verify", written(record, tmp_path))
    assert run.returncode == 1
    assert f"answers[{len(record.answers) - 1}]" in run.stdout


def test_a_game_that_was_set_up_by_hand_proves_nothing(program: Program, tmp_path: Path) -> None:
    run = program.here("verify", written(Record.of(last_reading(10), snapshot=True), tmp_path))
    assert run.returncode == 1
    assert "proves nothing" in run.stdout


def test_a_seal_of_the_wrong_length_is_refused(program: Program, record: Record, tmp_path: Path) -> None:
    run = program.here("verify", written(record, tmp_path), "--seal", "abc")
    assert run.returncode == 2
    assert "64 hexadecimal digits" in run.stderr
