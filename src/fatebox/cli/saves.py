"""Saved games: records in the data folder, written so that nothing can be lost.

    saves/GAME-3.json            a running game
    saves/GAME-3.json.damaged    a save that could not be read, kept aside
    records/GAME-2.json          a finished game
    results.jsonl                how all finished games ended (see `storage.results`)
    folder-id                    the identity of this data folder

A save is an ordinary record with a snapshot, so a game goes on even after its rules or cards have changed.
It notes the folder and the name it was written under, so a copy can be told from the original.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from fatebox.cli.language import said
from fatebox.kernel import FateboxError, Record, RecordError
from fatebox.storage.files import locked, remove, write_atomically

HOME = "home"
"""The note on a save that says where it was written."""


class SaveError(FateboxError):
    """A save that cannot be read, written or opened."""


@dataclass(frozen=True, slots=True)
class Save:
    """A running game that can be gone on with."""

    name: str
    record: Record
    changed: float
    """The time it was written, in seconds since the epoch."""


class SaveFolder:
    """All games of this user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saves = folder / "saves"
        self.records = folder / "records"
        self._id = folder / "folder-id"

    def mark(self, name: str) -> str:
        """The mark of a save that is written here under this name; a copy elsewhere keeps the old one."""
        if not self._id.exists():
            with locked(self.folder):
                if not self._id.exists():
                    write_atomically(self._id, f"{secrets.token_hex(16)}\n")
        place = f"{self._id.read_text(encoding='utf-8').strip()} {self.folder.resolve()} {name}"
        return hashlib.sha256(place.encode()).hexdigest()[:16]

    def is_original(self, name: str, record: Record) -> bool:
        """Whether a save was written here under this name; saves without a mark are older than marks."""
        mark = record.notes.get(HOME)
        return mark is None or (self._id.exists() and mark == self.mark(name))

    def list(self) -> tuple[list[Save], list[str]]:
        """All running games, the latest first, and what is wrong with those that cannot be read."""
        found, troubles = [], []
        for path in sorted(self.saves.glob("*.json")):
            try:
                found.append(Save(path.stem, self._read(path), path.stat().st_mtime))
            except SaveError as error:
                troubles.append(said(error))
        found.sort(key=lambda save: (-save.changed, save.name))
        return found, troubles

    def _read(self, path: Path) -> Record:
        """A record; one that is damaged is put aside, so that it neither bothers again nor is lost."""
        try:
            return Record.from_json(path.read_text(encoding="utf-8"))
        except (RecordError, UnicodeDecodeError) as error:
            aside = path.with_name(f"{path.name}.damaged")
            os.replace(path, aside)
            raise SaveError(
                f"the saved game {path.stem} is damaged: {said(error)} It is kept as {aside}"
            ) from None

    def path_of(self, name: str) -> Path | None:
        """The file of a running or finished game."""
        for folder in (self.saves, self.records):
            if (folder / f"{name}.json").is_file():
                return folder / f"{name}.json"
        return None

    def open_new(self, game: str) -> Slot:
        """A slot for a new game, with the next free number."""
        self.saves.mkdir(parents=True, exist_ok=True)
        pattern = re.compile(rf"\.?{re.escape(game)}-(\d+)\.(?:json|lock)")
        files = [path.name for folder in (self.saves, self.records) for path in folder.glob("*")]
        used = [int(match.group(1)) for name in files if (match := pattern.match(name))]
        number = max(used, default=0) + 1
        while True:
            with suppress(SaveError):  # somebody else was faster
                return Slot(self, f"{game}-{number}")
            number += 1

    def open_existing(self, name: str) -> tuple[Slot, Record]:
        """The slot of a running game, and its record as it is now that nobody else can change it."""
        slot = Slot(self, name)
        try:
            return slot, self._read(slot.path)
        except FileNotFoundError:
            slot.close()
            raise SaveError(f"the game {name} is no longer there: it was ended in another terminal") from None
        except SaveError:
            slot.close()
            raise


class Slot:
    """The place of one game in the folder, held by one program at a time."""

    def __init__(self, folder: SaveFolder, name: str) -> None:
        self.name = name
        self._folder = folder
        self.path = folder.saves / f"{name}.json"
        self._finished = folder.records / f"{name}.json"
        self._lock_path = folder.saves / f".{name}.lock"
        # The lock goes away with the program, whatever ends it.
        self._lock = os.open(self._lock_path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            raise SaveError(f"the game {name} is being played in another terminal") from None

    def write(self, record: Record) -> None:
        """Save the game."""
        notes = {**record.notes, HOME: self._folder.mark(self.name)}
        write_atomically(self.path, replace(record, notes=notes).to_json())

    def finish(self, record: Record) -> Path:
        """Keep the record of a finished game; it is no running game any more."""
        write_atomically(self._finished, record.to_json())
        remove(self.path)
        return self._finished

    def close(self) -> None:
        """Let others open this game."""
        self._lock_path.unlink(missing_ok=True)
        os.close(self._lock)
