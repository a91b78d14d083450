"""Did you mean: words that are near to one that was not found."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from re import findall

WHOLE, PART = 0.65, 0.75
"""The likeness to the typed word that a choice, and a single word of a longer one, must have."""


def near(word: str, choices: Iterable[str], most: int = 5, alike: float = WHOLE) -> list[str]:
    """The choices that hold the word, are spelled much like it, or have a word that is, in this order."""
    by_lower: dict[str, str] = {}
    for choice in choices:
        by_lower.setdefault(choice.lower(), choice)
    wanted = word.lower()
    holding = [lower for lower in by_lower if wanted and wanted in lower]
    spelled = get_close_matches(wanted, by_lower, n=most, cutoff=alike)
    parts: dict[str, list[str]] = {}
    for lower in by_lower:
        for part in findall(r"\w+", lower):
            parts.setdefault(part, []).append(lower)
    partly = [
        lower for part in get_close_matches(wanted, parts, n=most, cutoff=PART) for lower in parts[part]
    ]
    return [by_lower[lower] for lower in dict.fromkeys(holding + spelled + partly)][:most]


def did_you_mean(word: str, choices: Iterable[str], alike: float = WHOLE) -> str:
    """The end of an error message: `; did you mean a, b?`, or nothing."""
    found = near(word, choices, alike=alike)
    return f"; did you mean {', '.join(found)}?" if found else ""
