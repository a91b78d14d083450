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

TYPES: tuple[str, ...] = (*get_args(PlayerType), *get_args(DestinyType), "common", "boss", "objective")
SITUATIONS = ("self", "other", "older", "attacker", "ready")
"""Words that depend on the moment: this card, another, row cards to its left, the attacker, Ready ones."""
WORDS: tuple[str, ...] = ("any", *SITUATIONS, *TYPES, *get_args(Subtype), *get_args(Keyword))


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
            if needed <= traits:
                for word in situations:
                    if not _is(word, s, card, cause):
                        break
                else:
                    return True
        return False

    def means(self, traits: frozenset[str]) -> bool:
        """Whether it could mean a card with these traits on some occasion."""
        return any(needed <= traits for needed, _ in self.terms)


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


@cache
def cards(text: str) -> Filter:
    """The filter that a text says; each text is read once."""
    return Filter(text)
