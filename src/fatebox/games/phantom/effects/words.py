"""Numbers, resources and lists as cards print them."""

from __future__ import annotations

import re

from fatebox.games.phantom.state.terms import RESOURCE_NAMES
from fatebox.text.words import listed

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_BY_LEVEL = re.compile(r"(\d+)/(\d+)/(\d+)/(\d+)")
_FORMS = re.compile(r"(\S+) <(.+?)\|(.+?)>")
_NONE_YET = re.compile(r"\b0 ([\w ]+?) \(\+(\d+) with two players\)")


def plural(number: int | str, noun: str) -> str:
    """`1 card`, `2 cards`; of a number by level both forms: `1/2/2/2 <card|cards>` (see `at_level`)."""
    if isinstance(number, str) and not number.isdecimal():
        return f"{number} <{noun}|{many(noun)}>"
    return f"{number} {noun if number in (1, '1') else many(noun)}"


def many(noun: str) -> str:
    """`cards`, `Enemies`, `Enraged Wolves`."""
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    return noun[:-1] + "ves" if noun.endswith("lf") else noun + "s"


def resources_text(symbols: str) -> str:
    """`a Good mark`, `two Skull marks and any resource`, `any 2 resources`."""
    parts = []
    for symbol in dict.fromkeys(symbols):
        number = symbols.count(symbol)
        name = RESOURCE_NAMES[symbol]
        if symbol == "W":
            parts.append("any resource" if number == 1 else f"any {number} resources")
        elif number == 1:
            parts.append(f"{'an' if name[0] in 'I' else 'a'} {name}")
        else:
            parts.append(f"{NUMBERS[number]} {many(name)}")
    return listed(parts)


def at_level(text: str, level: int | None) -> str:
    """Numbers of all four levels (`6/7/8/9`) become the one of this level, nouns follow their numbers."""
    if level is not None:
        text = _BY_LEVEL.sub(lambda found: found.group(level + 1), text)
        text = _NONE_YET.sub(r"\2 \1 with two players", text.replace(" (+0 with two players)", ""))
    return _FORMS.sub(_agreeing, text)


def _agreeing(found: re.Match[str]) -> str:
    """`1 card`, `2 cards`, `no card`; `1/2/2/2 cards` if no level is meant."""
    number, one, several = found.groups()
    return f"no {one}" if number == "0" else f"{number} {one if number == '1' else several}"


def roman(number: int) -> str:
    """The number of a Lore card: `IV`."""
    text = ""
    for value, letters in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while number >= value:
            text += letters
            number -= value
    return text
