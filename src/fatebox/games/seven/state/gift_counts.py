"""Gifts of all colors, and money, as one number, so that a single subtraction compares a purse with a need.

Each color has a byte, then gold and fame have one. The highest bit of a byte is a guard: a count never
reaches it. With all guards set in the purse, a need that is subtracted takes away the guard of each thing
that falls short.
"""

from __future__ import annotations

from collections.abc import Iterable

from .terms import COLORS

_BYTES = len(COLORS) + 2
GUARDS = int.from_bytes([0x80] * _BYTES, "little")
_MOST = 0x7F


def packed(gifts: Iterable[int], gold: int = 0, fame: int = 0) -> int:
    """Gifts and money as a number; sums of such numbers count the gifts of both.

    More gold or fame than anything costs is not counted.
    """
    if gold > _MOST or fame > _MOST:
        gold, fame = min(gold, _MOST), min(fame, _MOST)
    return int.from_bytes((*gifts, gold, fame), "little")


def missing(purse: int, need: int) -> int:
    """The number of gifts and coins, all together, that a purse lacks for a need; both are packed."""
    held, needed = purse.to_bytes(_BYTES, "little"), need.to_bytes(_BYTES, "little")
    return sum([n - have for have, n in zip(held, needed, strict=True) if n > have])


def covers(purse: int, need: int) -> bool:
    """Whether there is enough of everything; both numbers are packed."""
    return ((purse | GUARDS) - need) & GUARDS == GUARDS
