"""Words as people write them: lists, numbers of things, verbs, sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

IRREGULAR = {"have": "has", "are": "is"}


def third_person(phrase: str) -> str:
    """`draw` as in `Rimehold draws`; of several words the first is the verb."""
    verb, space, rest = phrase.partition(" ")
    ending = "es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else "s"
    return IRREGULAR.get(verb, verb + ending) + space + rest


def listed(words: Iterable[str], joint: str = "and") -> str:
    """Words as a list: `a, b and c`."""
    *most, last = list(words) or ["nothing"]
    return f"{', '.join(most)} {joint} {last}" if most else last


def totalled(words: Iterable[str]) -> list[str]:
    """Each word once, with how often it was there: `Raid ×2`."""
    counts = Counter(words)
    return [word if n == 1 else f"{word} ×{n}" for word, n in counts.items()]


def counted(n: int, thing: str) -> str:
    """A number of things: `1 card`, `3 Shards`."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    text = words[:1].upper() + words[1:]
    return text if text.endswith((".", "!", "?")) else text + "."
