"""Files that survive a crash, and the names that files may have."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fatebox.storage.errors import StorageError
from fatebox.storage.files import (
    append_line,
    data_folder,
    locked,
    read_text,
    remove,
    write_atomically,
    write_text,
)
from fatebox.storage.names import checked_name, file_of

WRITER = """
import sys
from pathlib import Path
from fatebox.storage.files import write_atomically
path, number = Path(sys.argv[1]), 0
while True:
    number += 1
    write_atomically(path, f"{number}\\n" * 20_000)
    print(number, flush=True)
"""
"""Writes ever new contents, and says so when each is on the disk."""


def test_the_folder_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATEBOX_DATA", "/somewhere")
    assert data_folder() == Path("/somewhere")
    monkeypatch.delenv("FATEBOX_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/fatebox")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/zadarra")
    assert data_folder() == Path("/home/zadarra/.local/share/fatebox")


def test_writing_leaves_the_old_or_the_new_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "file"
    write_atomically(file, "old")
    write_atomically(file, "new")
    assert file.read_text() == "new"
    with pytest.raises(UnicodeEncodeError):
        write_atomically(file, "broken \ud800")
    assert file.read_text() == "new"
    assert [path.name for path in file.parent.iterdir()] == ["file"]


@pytest.mark.parametrize("after", range(1, 9))
def test_a_writer_that_is_killed_leaves_a_complete_file(after: int, tmp_path: Path) -> None:
    """Given a process that writes without end; when it is killed; then what it wrote last is there, whole."""
    file = tmp_path / "file"
    with subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for _ in range(after):
            said = process.stdout.readline()
        process.kill()
        said = (said + process.stdout.read()).split()[-1]
    lines = file.read_text().splitlines()
    assert len(lines) == 20_000
    assert len(set(lines)) == 1
    assert int(lines[0]) in (int(said), int(said) + 1)


def test_what_a_killed_writer_left_over_is_cleared_away(tmp_path: Path) -> None:
    left_over = tmp_path / ".file.abc.new"
    left_over.write_text("half")
    with locked(tmp_path):
        assert not left_over.exists()


def test_a_line_that_was_cut_off_does_not_spoil_the_next(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    append_line(file, "one")
    with file.open("a") as cut:
        cut.write("tw")
    append_line(file, "three")
    assert file.read_text() == "one\ntw\nthree\n"


def test_removing_what_is_not_there_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    remove(file)
    remove(file)
    assert not file.exists()


def test_errors_name_the_file(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"nowhere\.toml: there is no such file"):
        read_text(tmp_path / "nowhere.toml")
    (tmp_path / "latin").write_bytes(b"caf\xe9")
    with pytest.raises(StorageError, match=r"latin: expected text in UTF-8: .* at byte 3"):
        read_text(tmp_path / "latin")
    with pytest.raises(StorageError, match="latin/below: it cannot be written"):
        write_text(tmp_path / "latin" / "below", "")


@pytest.mark.parametrize("name", ["Ada", "Old Ben", "7", "Zoë's first-deck_2.1", "李"])
def test_names_that_can_be_files(name: str) -> None:
    assert checked_name(f" {name} ", "deck") == name


@pytest.mark.parametrize(
    "name", ["", " ", ".", "..", "a/b", "../a", ".hidden", "a\\b", "a\nb", "x" * 41, "a.", "_a"]
)
def test_names_that_cannot(name: str) -> None:
    with pytest.raises(StorageError, match="cannot be the name of a deck: expected"):
        checked_name(name, "deck")


def test_capitals_make_no_difference(tmp_path: Path) -> None:
    assert file_of(tmp_path, "Ada", "player") == file_of(tmp_path, "ADA", "player") == tmp_path / "ada.toml"
