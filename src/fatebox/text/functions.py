"""Functions that messages may call; the client has the same ones (`web/src/text/functions.ts`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MINUS = "\N{MINUS SIGN}"
ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def capital(text: Any) -> str:
    """A text with a capital letter at its start, for sentences that begin with a part."""
    said = str(text)
    return said[:1].upper() + said[1:]


def sentence(text: Any) -> str:
    """A text with a full stop at its end, unless it has one: for parts that are sentences or not."""
    said = str(text)
    return said if said.endswith((".", "!", "?")) else f"{said}."


def signed(number: Any) -> str:
    """A number with its sign: `+2`, `−1`."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def roman(number: Any) -> str:
    """A small number as people count chapters: `IV`."""
    left, found = int(number), ""
    for value, letters in ROMAN:
        found += letters * (left // value)
        left %= value
    return found


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "CAPITAL": capital,
    "SENTENCE": sentence,
    "SIGNED": signed,
    "ROMAN": roman,
}
