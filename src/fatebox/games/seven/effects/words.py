"""Words for the sentences on cards."""

from __future__ import annotations

from collections.abc import Mapping

from fatebox.text.words import listed

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


def gift_card(gift: tuple[str, int]) -> str:
    """`1 red gift`, `2 blue gifts`."""
    color, n = gift
    return f"{n} {color} gift" + ("" if n == 1 else "s")


def gift_cards(gifts: Mapping[str, int]) -> str:
    """`2 red gifts and 1 blue gift`."""
    return listed(map(gift_card, gifts.items()))


def amounts(things: Mapping[str, int]) -> str:
    """`2 red and 1 blue`."""
    return listed([f"{n} {what}" for what, n in things.items()])
