"""Messages of effects and cards: of their tag, with their fields as arguments, and how they are joined."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fatebox.kernel import Struct
from fatebox.kernel.messages import Message, Value, key_of
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import Speaker

PACKAGE = "fatebox.games.weaver"


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language, PACKAGE)


def said(message: Message, language: str = ENGLISH) -> str:
    """A message about content, which names neither seats nor cards, in a language."""
    return _speaker(language).say(message)


def spoken(effect: Struct) -> Message:
    """The message of an effect: `effect-<tag>` with its fields as arguments."""
    fields: dict[str, Value] = {name: getattr(effect, name) for name in effect.__struct_fields__}
    return Message(key_of("effect", str(effect.__struct_config__.tag)), **fields)


def chain(key: str, messages: Iterable[Message]) -> Message:
    """Messages one after the other, as the message `key` joins two: its `first` and the `rest`."""
    first, *others = messages
    return Message(key, first=first, rest=chain(key, others)) if others else first
