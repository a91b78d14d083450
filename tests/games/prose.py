"""Reading texts for slips of the pen: articles, numbers and nouns, spaces, periods, brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

Slip = tuple[str, str]
"""A flaw and its place."""

ARTICLE = re.compile(r"(?:^|(?<=[.:;!?(\"“] )|(?<=[(\"“\n]))(An?) |(?<=[\w,;:] )(an?) ")
NUMBER_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
NUMBER = rf"(?<![\w+−.,/-])(\d+|{'|'.join(NUMBER_WORDS)})"
LINKS = {
    "of",
    "to",
    "from",
    "for",
    "on",
    "and",
    "or",
    "per",
    "in",
    "at",
    "if",
    "with",
    "by",
    "as",
    "is",
    "than",
}
"""Words after a number that begin something else: `lose 1 for 3 cards`."""
SILENT_H = ("hour", "honest", "honor", "heir")
LIKE_YOU = ("uni", "use", "usu", "eu", "ewe", "one", "once", "ubi", "uti")
"""Beginnings that look like a vowel and sound like a consonant."""
NOT_LIKE_YOU = ("unin", "unim")
"""`an uninvited guest`, but `a unit`."""
SPELLED_LIKE_VOWELS = "AEFHILMNORSX"
"""Letters whose names begin with a vowel: `an X2 token`."""
ENDINGS = (".", "!", "?", ".)", '."', ".”", '!"', "!”", '?"', "?”", "…", "…”")
PAIRS = {"(": ")", "[": "]", "“": "”"}


def vowel_sound(word: str) -> bool:
    """Whether a word begins with a vowel when spoken."""
    lower = word.lower()
    if word[0].isdigit():
        return word[0] == "8" or word in ("11", "18")
    if re.fullmatch(r"[A-Z](\d.*)?", word):
        return word[0] in SPELLED_LIKE_VOWELS
    if lower.startswith(LIKE_YOU):
        return lower.startswith(NOT_LIKE_YOU)
    return lower[0] in "aeiou" or lower.startswith(SILENT_H)


def articles(text: str) -> Iterator[Slip]:
    """`a` before a vowel sound, `an` before a consonant sound, two articles in a row."""
    for found in ARTICLE.finditer(text):
        article = (found[1] or found[2]).lower()
        following = re.match(r"[\"“(*]*([\w'’-]+)", text[found.end() :])
        if following is not None:
            right = "an" if vowel_sound(following[1]) else "a"
            if article != right:
                yield f"{article} instead of {right}", text[found.start() :]
    for found in re.finditer(r"\b(?:the|an?) (?:The|An?|the)\b(?! and | or )", text):
        yield "two articles", text[found.start() :]


def singular(plural: str) -> str:
    """`Legacy` for `Legacies`, `Shard` for `Shards`."""
    return plural[:-3] + "y" if plural.endswith("ies") else plural[:-1]


def counted_things(everything: str) -> dict[str, str]:
    """The nouns that a game counts, plural by singular: `2 Shards`, `3 more votes`."""
    found = re.findall(rf"{NUMBER} (?:([A-Za-z]+) )?([A-Za-z]+s)\b", everything)
    plurals = {
        word
        for n, between, word in found
        if amount(n) > 1 and between not in LINKS and not word.endswith(("ss", "us", "is"))
    }
    return {singular(word): word for word in plurals}


def amount(number: str) -> int:
    """A number in figures or in words."""
    return NUMBER_WORDS[number] if number in NUMBER_WORDS else int(number)


def numbers(text: str, counted: dict[str, str]) -> Iterator[Slip]:
    """`1 shards`, `2 shard`, also with a word in between: `1 more votes`."""
    plurals = set(counted.values())
    for found in re.finditer(rf"{NUMBER} (?:([A-Za-z]+) )?([A-Za-z]+)\b(?: ([A-Za-z]+))?", text):
        one = amount(found[1]) == 1
        between, noun, after = found[2], found[3], found[4] or ""
        if between in plurals or between in counted:
            noun, after = between, noun
        elif between in LINKS:
            continue
        if (noun in plurals) if one else (noun in counted and after not in plurals):
            yield "number and noun disagree", text[found.start() :]


def signs(text: str) -> Iterator[Slip]:
    """Spaces, punctuation and brackets."""
    for wrong, pattern in (
        ("doubled space", r"[ \t]{2,}"),
        ("space before punctuation", r"\s[,.;:!?)\]](?!\w|\.\.)"),
        ("space after a bracket", r"[(\[]\s"),
        ("doubled punctuation", r"[,;:]\s?[,;:.]|(?<!\.)\.\.(?!\.)|[.!?],"),
        ("space at the edge", r"^\s|\s\Z"),
        ("doubled word", r"\b(?i:(\w+) \1)\b"),
        ("a bare placeholder", r"[{}<>_]|\bNone\b"),
    ):
        for found in re.finditer(pattern, text):
            yield wrong, text[max(0, found.start() - 10) :]
    for line in text.splitlines():
        if not line.rstrip().endswith(ENDINGS):
            yield "no final period", line[-30:]
        if not balanced(line):
            yield "unbalanced brackets", line
    if text.count('"') % 2:
        yield "unbalanced quotes", text


def balanced(line: str) -> bool:
    """Whether every bracket is closed by its own kind."""
    awaited: list[str] = []
    for sign in line:
        if sign in PAIRS:
            awaited.append(PAIRS[sign])
        elif sign in PAIRS.values() and (not awaited or awaited.pop() != sign):
            return False
    return not awaited


def slips(text: str, counted: dict[str, str]) -> list[str]:
    """All that is wrong with a text."""
    found = [*signs(text), *articles(text), *numbers(text, counted)]
    return [f"{wrong}: ...{where[:50]}" for wrong, where in found]
