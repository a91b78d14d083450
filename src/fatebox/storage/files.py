"""Files that survive a crash: at every moment the old or the new contents are there, complete."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import StorageError


def data_folder() -> Path:
    """The folder where everything is kept: `FATEBOX_DATA`, or the user's data folder."""
    chosen = os.environ.get("FATEBOX_DATA")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fatebox"


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new contents are there, on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def append_line(path: Path, line: str) -> None:
    """Add a line to a file, on the disk; one that was cut off before is closed first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            if file.read() != b"\n":  # the machine stopped in the middle of a line
                file.write(b"\n")
        file.write(line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())
    sync_folder(path.parent)


def remove(path: Path) -> None:
    """Delete a file, if it is there, for good."""
    if path.exists():
        path.unlink(missing_ok=True)
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder for this program alone; others wait. Whatever ends the program ends the lock."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder / ".lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        for left_over in folder.glob(".*.new"):  # of a program that was stopped while it wrote
            left_over.unlink(missing_ok=True)
        yield
    finally:
        os.close(handle)


def read_text(path: Path) -> str:
    """The text of a file; an error says which file and why not."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise StorageError(f"{path}: there is no such file") from None
    except UnicodeDecodeError as error:
        raise StorageError(f"{path}: expected text in UTF-8: {error.reason} at byte {error.start}") from None
    except OSError as error:
        raise StorageError(f"{path}: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file for a person; an error says which file and why not."""
    try:
        write_atomically(path, text)
    except OSError as error:
        raise StorageError(f"{path}: it cannot be written: {error.strerror}") from None
