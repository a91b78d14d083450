"""Filters: which cards an effect means, written as `common & human`, `event | weather`, `Rama`.

A word in lower case is a type, a subtype (PHA-CARD.7), a keyword or a situation; a word with a capital is the
name of a card. `&` binds closer than `|`.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import DestinyType, Keyword, PlayerType, Subtype
from fatebox.kernel import Card
from fatebox.kernel.near import did_you_mean

from .words import many

TYPES: tuple[str, ...] = (*get_args(PlayerType), *get_args(DestinyType), "common", "boss", "objective")
SITUATIONS = ("self", "other", "older", "attacker", "ready")
"""Words that depend on the moment: this card, another, row cards to its left, the attacker, Ready ones."""
WORDS: tuple[str, ...] = ("any", *SITUATIONS, *TYPES, *get_args(Subtype), *get_args(Keyword))

NOUNS = ("ally", "weapon", "hunter", "smuggler", "pirate")
"""Words that need no `card` after them."""


class Filter:
    """A filter that has been read."""

    __slots__ = ("names", "terms", "words")

    def __init__(self, text: str) -> None:
        self.words = tuple(tuple(word.strip() for word in part.split("&")) for part in text.split("|"))
        """The alternatives; of each, all words must be true."""
        every = [word for words in self.words for word in words]
        for word in every:
            if not word[:1].isupper() and word not in WORDS:
                raise ValueError(f"{word!r} is no word for a card{did_you_mean(word, WORDS)}")
        self.names = tuple(word for word in every if word[:1].isupper())
        self.terms = tuple(_term(words) for words in self.words)
        """Of each alternative the traits that a card must have, and the situations that must be so."""

    def matches(self, s: PhantomState, card: Card, cause: Cause) -> bool:
        """Whether it means this card, on this occasion."""
        traits = s.pack.traits[card]
        for needed, situations in self.terms:
            if needed <= traits and all(_is(word, s, card, cause) for word in situations):
                return True
        return False

    def means(self, traits: frozenset[str]) -> bool:
        """Whether it could mean a card with these traits on some occasion."""
        return any(needed <= traits for needed, _ in self.terms)

    def noun(self, number: int = 1) -> str:
        """The cards in words, without an article: `Common Human Enemy`, `other Bandar card`."""
        return " or ".join(_noun(words, number) for words in self.words)

    def a_noun(self) -> str:
        """One card in words: `an Enemy`, `another Bandar card`, `Rama`, `the attacker`."""
        return " or ".join(with_article(_noun(words, 1)) for words in self.words)


def _term(words: tuple[str, ...]) -> tuple[frozenset[str], tuple[str, ...]]:
    situations = tuple(word for word in words if word in SITUATIONS)
    return frozenset(words) - {*situations, "any"}, situations


def _is(word: str, s: PhantomState, card: Card, cause: Cause) -> bool:
    match word:
        case "self":
            return card == cause.card
        case "other":
            return card != cause.card
        case "older":  # the row grows at its right end
            return cause.card in s.row and card in s.row[: s.row.index(cause.card)]
        case "attacker":
            return card == cause.attacker
    return s.is_ready(card)


def _noun(words: tuple[str, ...], number: int) -> str:
    if words[0][:1].isupper():
        return words[0]
    if words == ("self",):
        return "this card"
    if words == ("attacker",):
        return "the attacker"
    first = [word for word in ("other", "older") if word in words] + ["Ready"] * ("ready" in words)
    enemies = any(word in ("enemy", "common", "boss") for word in words)
    rest = [word for word in words if word not in ("any", "enemy", *SITUATIONS)]
    noun = next((word for word in rest if word in NOUNS), None)
    if noun is not None:
        rest.remove(noun)
        last = noun.title()
    else:
        last = "Enemy" if enemies else "card"
    return " ".join([*first, *(word.title() for word in rest), last if number == 1 else many(last)])


def with_article(noun: str) -> str:
    """`an Enemy`, `a Weapon`, `another card`, `Rama`, `the attacker`."""
    if noun.startswith(("the ", "this ")):
        return noun
    if noun.startswith("other "):
        return "an" + noun
    return f"{'an' if noun[0] in 'AEIO' else 'a'} {noun}"


@cache
def cards(text: str) -> Filter:
    """The filter that a text says; each text is read once."""
    return Filter(text)
