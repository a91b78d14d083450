"""The interface to what is kept: named documents of one owner, read and changed in transactions."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from fatebox.kernel.keeping import Document, Running


@dataclass(frozen=True, slots=True)
class Kept:
    """A document as it is kept."""

    key: str
    """Its id in the store."""
    name: str
    """Its name for people."""
    data: Document
    created: float = 0.0
    changed: float = 0.0
    owner: str = ""


class Documents(Protocol):
    """The documents of one kind, inside a transaction: all changes happen, or none."""

    def names(self) -> list[str]:
        """The names of all documents, in order."""

    def find(self, key: str) -> Kept | None:
        """The document that the store knows by this key; one that is damaged is an error."""

    def named(self, name: str) -> Kept | None:
        """The document of this name; small and capital letters are the same."""

    def add(self, name: str, data: Document, *, replace: bool = False) -> str:
        """Keep a new document, perhaps in place of one of the same name; returns its key."""

    def update(self, key: str, data: Document) -> None:
        """Keep other contents under a key that is there."""

    def remove(self, key: str) -> None:
        """Throw a document away."""

    def running(self, key: str) -> list[Running]:
        """The games that belong to a document and are not over."""

    def uncounted(self, key: str) -> int:
        """The number of games that belonged to a document and ended without changing it."""


class Store(Protocol):
    """A place where documents of one kind are kept."""

    def transaction(self) -> AbstractContextManager[Documents]:
        """Read and change documents while nobody else can."""
