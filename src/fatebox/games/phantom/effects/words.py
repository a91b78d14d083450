"""Numbers as Lore cards print them."""

from __future__ import annotations


def roman(number: int) -> str:
    """The number of a Lore card: `IV`."""
    text = ""
    for value, letters in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while number >= value:
            text += letters
            number -= value
    return text
