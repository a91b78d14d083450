"""Gifts of all colors as one number, so that a single subtraction compares a hand with a need.

Each color has a field of bits. The highest bit of a field is a guard: a count never reaches it. With all
guards set in the hand, a need that is subtracted takes away the guard of each color that falls short.
"""

from __future__ import annotations

from collections.abc import Iterable

from .terms import COLORS

_BITS = 10
GUARDS = sum(1 << (_BITS * place + _BITS - 1) for place in range(len(COLORS)))


def packed(gifts: Iterable[int]) -> int:
    """The gifts as a number; sums of such numbers count the gifts of both."""
    red, blue, green, yellow, white, purple = gifts
    return red | blue << 10 | green << 20 | yellow << 30 | white << 40 | purple << 50


def covers(hand: int, need: int) -> bool:
    """Whether there are enough gifts of every color; both numbers are packed."""
    return ((hand | GUARDS) - need) & GUARDS == GUARDS
