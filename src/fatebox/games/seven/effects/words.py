"""Parts of messages about cards: numbers, amounts, gifts, banners."""

from __future__ import annotations

from collections.abc import Mapping

from fatebox.kernel.messages import Message
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import content_speaker

PACKAGE = "fatebox.games.seven"


def said(message: Message, language: str = ENGLISH) -> str:
    """A message about content, which names neither seats nor cards, in a language."""
    return content_speaker(PACKAGE, language).say(message)


def number(n: int) -> Message:
    """A number as a word, where the language writes it so: `two`."""
    return Message("number", count=n)


def amount(what: str, n: int) -> Message:
    """Gold, fame, might or gifts of a color: `2 red`."""
    return Message(f"amount-{what}", count=n)


def amounts(things: Mapping[str, int]) -> tuple[Message, ...]:
    """Several of them: `2 red`, `1 gold`."""
    return tuple(amount(what, n) for what, n in things.items())


def gift_cards(gifts: Mapping[str, int]) -> tuple[Message, ...]:
    """Gifts of several colors: `2 red gifts`, `1 blue gift`."""
    return tuple(Message(f"gifts-{color}", count=n) for color, n in gifts.items())


def banners(color: str, n: int) -> Message:
    """Banners of a color: `2 red banners`."""
    return Message(f"banners-{color}", count=n)
