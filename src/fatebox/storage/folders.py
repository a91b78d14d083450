"""Documents in plain files: one folder for each kind, one file for each document.

    decks/night watch.toml
    campaigns/ada.json

Whatever is changed is read, changed and written while nobody else can. Where several files change together,
the new contents of all are written down first, in `.pending`; the next program that opens the folder carries
out what is found there. So a program may be stopped at any moment.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from fatebox.kernel.keeping import Document, Running

from .documents import Kept
from .errors import StorageError
from .files import locked, read_text, remove, write_atomically
from .names import checked_name, file_of


class Format(Protocol):
    """The file format of a kind of document."""

    what: str
    """The name of one of them in errors, such as `deck`."""
    suffix: str

    def read(self, text: str, where: str) -> tuple[str, Document]:
        """The name (empty if the text does not say it) and the document that a text holds."""

    def write(self, name: str, data: Document) -> str:
        """A document as text."""


class Folder:
    """A store in a folder of files."""

    def __init__(
        self, folder: Path, format_: Format, running: Callable[[str], Sequence[Running]] = lambda name: ()
    ) -> None:
        self.folder = folder
        self.format = format_
        self.running = running
        """The saved games that belong to the document of a name."""
        self._pending = folder / ".pending"

    def path_of(self, name: str) -> Path:
        """The file of a document, whether it is there or not."""
        return file_of(self.folder, name, self.format.what, self.format.suffix)

    def paths(self) -> list[Path]:
        """The files of all documents."""
        return sorted(self.folder.glob(f"[!.]*{self.format.suffix}"))

    @contextmanager
    def transaction(self) -> Iterator[FolderDocuments]:
        """Hold the folder alone, with everything carried out that was left over."""
        try:
            with locked(self.folder):
                if self._pending.is_file():
                    self._carry_out()
                documents = FolderDocuments(self)
                yield documents
                self._write(documents.changes)
        except OSError as error:
            raise StorageError(
                f"{self.folder}: {self.format.what}s cannot be kept there: {error.strerror}"
            ) from None

    def _write(self, changes: dict[str, str | None]) -> None:
        texts = {name: text for name, text in changes.items() if text is not None}
        if len(texts) > 1:
            write_atomically(self._pending, json.dumps(texts, ensure_ascii=False))
            self._carry_out()
        else:
            for name, text in texts.items():
                write_atomically(self.folder / name, text)
        for name in changes.keys() - texts.keys():
            remove(self.folder / name)

    def _carry_out(self) -> None:
        texts: dict[str, str] = json.loads(read_text(self._pending))
        for name, text in texts.items():
            write_atomically(self.folder / name, text)
        remove(self._pending)


class FolderDocuments:
    """The documents of a folder inside a transaction; changes are written when it ends well."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self.changes: dict[str, str | None] = {}
        """By file name, the texts to write; None: the file goes."""

    def names(self) -> list[str]:
        """The names of all documents, as their files are called."""
        return [path.stem for path in self._folder.paths()]

    def find(self, key: str) -> Kept | None:
        """The document of a name."""
        path = self._folder.path_of(key)
        if path.name in self.changes:
            text = self.changes[path.name]
        else:
            text = read_text(path) if path.is_file() else None
        if text is None:
            return None
        name, data = self._folder.format.read(text, str(path))
        return Kept(path.stem, name or path.stem, data)

    named = find

    def add(self, name: str, data: Document, *, replace: bool = False) -> str:
        """Keep a new document, perhaps in place of one of the same name, even a damaged one."""
        path = self._folder.path_of(name)
        if path.exists() and not replace:
            raise StorageError(
                f"there is a {self._folder.format.what} {checked_name(name, self._folder.format.what)!r}"
                f" already ({path})"
            )
        return self._put(name, data)

    def update(self, key: str, data: Document) -> None:
        """Keep other contents under a name."""
        kept = self.find(key)
        self._put(key if kept is None else kept.name, data)

    def _put(self, name: str, data: Document) -> str:
        path = self._folder.path_of(name)
        written = self._folder.format
        self.changes[path.name] = written.write(checked_name(name, written.what), data)
        return path.stem

    def remove(self, key: str) -> None:
        """Throw a document away, even a damaged one."""
        self.changes[self._folder.path_of(key).name] = None

    def running(self, key: str) -> list[Running]:
        """The saved games that belong to a document."""
        return list(self._folder.running(key))

    def uncounted(self, key: str) -> int:
        """Nothing is noted of saved games that did not count."""
        del key
        return 0
