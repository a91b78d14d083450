"""Words that are said already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def totalled(words: Iterable[str]) -> list[str]:
    """Each word once, with how often it was there: `Raid ×2`."""
    counts = Counter(words)
    return [word if n == 1 else f"{word} ×{n}" for word, n in counts.items()]
