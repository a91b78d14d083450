"""Did you mean: words that are near to one that was not found."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def near(word: str, choices: Iterable[str], most: int = 5) -> list[str]:
    """The choices that hold the word or are spelt much like it, those that hold it first."""
    by_lower: dict[str, str] = {}
    for choice in choices:
        by_lower.setdefault(choice.lower(), choice)
    wanted = word.lower()
    holding = [lower for lower in by_lower if wanted and wanted in lower]
    alike = get_close_matches(wanted, by_lower, n=most)
    return [by_lower[lower] for lower in dict.fromkeys(holding + alike)][:most]


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """The end of an error message: `; did you mean a, b?`, or nothing."""
    found = near(word, choices)
    return f"; did you mean {', '.join(found)}?" if found else ""
