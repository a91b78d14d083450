"""Messages of effects: of their tag, with their fields as arguments, and how they are joined."""

from __future__ import annotations

from typing import Protocol

from fatebox.kernel import Struct
from fatebox.kernel.messages import Message, Value, key_of
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import content_speaker

PACKAGE = "fatebox.games.fantos"


class Speaking(Protocol):
    """Something that says a message."""

    def message(self) -> Message:
        """Its message."""


TARGETS = ("target", "to")
"""Fields that say which Legacies an effect is aimed at."""


def said(message: Message, language: str = ENGLISH) -> str:
    """A message about content, which names neither seats nor cards, in a language."""
    return content_speaker(PACKAGE, language).say(message)


def shards(amount: int) -> Message:
    """A number of Shards."""
    return Message("shards", amount=amount)


def race_word(race: str) -> Message:
    """The name of a race."""
    return Message(key_of("word", race))


def spoken(kind: str, effect: Struct) -> Message:
    """The message of an effect: `<kind>-<tag>` with its fields, numbers also as Shards, and its aim."""
    arguments: dict[str, Value] = {}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        arguments[name] = race_word(value) if name == "race" else value
        if isinstance(value, int):
            arguments[f"{name}_shards"] = shards(value)
    target = next((getattr(effect, name) for name in TARGETS if hasattr(effect, name)), None)
    if target is not None:
        arguments["aim"] = Message("aim", target=target, upto=getattr(effect, "upto", 1))
    return Message(key_of(kind, str(effect.__struct_config__.tag)), **arguments)


def sentence(words: Message) -> Message:
    """A message with a capital and a full stop."""
    return Message("sentence", words=words)
