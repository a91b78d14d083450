"""Words for the sentences on cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(n: int) -> str:
    """`two`; from eleven on in figures."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def count(n: int, noun: str) -> str:
    """`one gift`, `two gifts`."""
    return f"{number(n)} {noun}" + ("" if n == 1 else "s")


def a(noun: str) -> str:
    """`a castle`, `an estate`."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def joined(parts: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    return f" {last} ".join(filter(None, (", ".join(parts[:-1]), parts[-1])))


def amounts(things: Mapping[str, int]) -> str:
    """`2 red and 1 blue`."""
    return joined([f"{n} {what}" for what, n in things.items()])


def third(phrase: str) -> str:
    """What another does: `lose 1 might` -> `loses 1 might`."""
    verb, _, rest = phrase.partition(" ")
    return f"{verb}s {rest}"


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return text[:1].upper() + text[1:] + "."
