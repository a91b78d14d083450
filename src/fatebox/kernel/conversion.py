"""Plain data as typed objects, whichever thread reads it."""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_FIRST_LOOK = Lock()
_KNOWN: set[type] = set()


def convert(raw: Any, type_: type[T], *, strict: bool = True) -> T:
    """`msgspec.convert`, also while other threads convert to the same classes."""
    if type_ not in _KNOWN:
        _look_at(type_)
    return msgspec.convert(raw, type_, strict=strict)


def _look_at(type_: type) -> None:
    """Let msgspec find out the fields of a type and of all within it.

    It does so at the first use, and two threads that do it at once end the process: one reads fields that the
    other has yet to fill in.
    """
    with _FIRST_LOOK:
        msgspec.json.Decoder(type_)
    _KNOWN.add(type_)
