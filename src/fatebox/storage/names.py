"""Names of players and decks. They are names of files too, so not every sign is allowed."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from .errors import StorageError

MAX_LENGTH = 40
_NAME = re.compile(r"[^\W_](?:[\w '.-]*[\w'])?")


def checked_name(name: str, what: str) -> str:
    """The name, if it can be one; `what` says in an error what it should be the name of."""
    name = unicodedata.normalize("NFC", name.strip())
    if len(name) > MAX_LENGTH or not _NAME.fullmatch(name):
        raise StorageError(
            f"{name!r} cannot be the name of a {what}: expected a letter or digit, "
            f"then up to {MAX_LENGTH - 1} letters, digits, spaces, - ' . or _"
        )
    return name


def file_of(folder: Path, name: str, what: str, suffix: str = ".toml") -> Path:
    """The file that belongs to a name; small and capital letters are the same."""
    return folder / f"{checked_name(name, what).casefold()}{suffix}"


def same_name(one: str, other: str) -> bool:
    """Whether two names mean the same."""
    return one.casefold() == other.casefold()
