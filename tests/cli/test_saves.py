"""The data folder: saves that survive, damage that is noticed, one program at a game."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from fatebox.cli.saves import SaveError, SaveFolder
from fatebox.kernel import Record
from tests.cli.program import WEAVER, Program


def a_record(answers: int = 1) -> Record:
    match = WEAVER.start(5)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    record = Record.of(match, snapshot=True)
    record.players = ("person",)
    return record


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path)


def test_games_get_numbers_and_never_an_old_one(folder: SaveFolder) -> None:
    first, second = folder.open_new("weaver"), folder.open_new("weaver")
    assert (first.name, second.name) == ("weaver-1", "weaver-2")
    first.write(a_record())
    second.write(a_record())
    second.finish(a_record())
    first.close()
    second.close()
    third = folder.open_new("weaver")
    assert third.name == "weaver-3"
    third.close()


def test_the_latest_game_comes_first(folder: SaveFolder) -> None:
    for answers in (1, 2):
        slot = folder.open_new("weaver")
        slot.write(a_record(answers))
        slot.close()
    saves, troubles = folder.list()
    assert troubles == []
    assert [save.name for save in saves] == ["weaver-2", "weaver-1"]
    assert saves[0].record.answers == a_record(2).answers


def test_a_game_is_played_in_one_terminal_only(folder: SaveFolder) -> None:
    slot = folder.open_new("weaver")
    slot.write(a_record())
    with pytest.raises(SaveError, match="weaver-1 is being played in another terminal"):
        folder.open_existing("weaver-1")
    slot.write(a_record(3))
    slot.close()
    again, record = folder.open_existing("weaver-1")
    assert record.answers == a_record(3).answers  # not what it was when the games were listed
    again.finish(record)
    again.close()
    with pytest.raises(SaveError, match="weaver-1 is no longer there"):
        folder.open_existing("weaver-1")


def test_a_copy_is_told_from_the_save_that_was_written_here(folder: SaveFolder, tmp_path: Path) -> None:
    slot = folder.open_new("weaver")
    slot.write(a_record())
    slot.close()
    _, record = folder.open_existing("weaver-1")
    assert folder.is_original("weaver-1", record)
    assert not folder.is_original("weaver-2", record), "a copy beside it"
    elsewhere = SaveFolder(tmp_path / "elsewhere")
    assert not elsewhere.is_original("weaver-1", record), "a copy in a new data folder"
    elsewhere.open_new("weaver").write(a_record())
    assert not elsewhere.is_original("weaver-1", record), "a copy in a data folder with saves of its own"
    whole = shutil.copytree(folder.folder, tmp_path.with_name(f"{tmp_path.name}-copy"))
    assert not SaveFolder(whole).is_original("weaver-1", record), "a copy of the whole data folder"
    assert folder.is_original("weaver-1", a_record()), "a save from before saves were marked"


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text[: len(text) // 2], "Unterminated string"),
        (lambda text: text.rstrip()[:-1], "the file ends too early"),
        (lambda text: text.replace('"love"', '"wealth"').replace('"happiness"', '"wealth"'), "checksum"),
        (lambda text: "", "ends too early"),
        (lambda text: "[]", "not a saved game of Fatebox"),
    ],
)
def test_a_damaged_save_is_reported_and_kept_aside(
    folder: SaveFolder, damage: Callable[[str], str], message: str
) -> None:
    for _ in range(2):
        slot = folder.open_new("weaver")
        slot.write(a_record())
        slot.close()
    file = folder.saves / "weaver-1.json"
    damaged = damage(file.read_text(encoding="utf-8"))
    file.write_text(damaged, encoding="utf-8")
    saves, troubles = folder.list()
    assert [save.name for save in saves] == ["weaver-2"]
    assert len(troubles) == 1
    assert "the saved game weaver-1 is damaged" in troubles[0]
    assert message in troubles[0]
    assert (folder.saves / "weaver-1.json.damaged").read_text(encoding="utf-8") == damaged
    assert folder.list()[1] == []
    slot = folder.open_new("weaver")
    assert slot.name == "weaver-3"
    slot.close()


def test_a_damaged_save_does_not_stop_the_program(tmp_path: Path) -> None:
    program = Program(tmp_path)
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "weaver-1.json").write_text("{", encoding="utf-8")
    run = program.here("play", "weaver", lines=["q"])
    assert run.returncode == 0
    assert "the saved game weaver-1 is damaged" in run.stdout
    assert (tmp_path / "saves" / "weaver-1.json.damaged").read_text(encoding="utf-8") == "{"


def test_a_game_that_ended_just_when_the_program_was_stopped_is_brought_to_its_end(tmp_path: Path) -> None:
    match = WEAVER.start(5)
    match.concede(0)
    record = Record.of(match)
    record.players = ("person",)
    slot = SaveFolder(tmp_path).open_new("weaver")
    slot.write(record)
    slot.close()
    run = Program(tmp_path).here("play", "--resume")
    assert "you gave up" in run.stdout
    assert Program(tmp_path).record("weaver-1") == record
    assert SaveFolder(tmp_path).list() == ([], [])


def test_a_folder_that_cannot_be_used_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    run = Program(tmp_path / "file").here("play", "weaver", "--new")
    assert run.returncode == 2
    assert "games cannot be saved in" in run.stderr
    assert "Traceback" not in run.stderr
