"""Messages of effects and cards: of their tag, with their fields as arguments, and how they are joined."""

from __future__ import annotations

from fatebox.kernel import Struct
from fatebox.kernel.messages import Message, Value, key_of
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import content_speaker

PACKAGE = "fatebox.games.weaver"


def said(message: Message, language: str = ENGLISH) -> str:
    """A message about content, which names neither seats nor cards, in a language."""
    return content_speaker(PACKAGE, language).say(message)


def spoken(effect: Struct) -> Message:
    """The message of an effect: `effect-<tag>` with its fields as arguments."""
    fields: dict[str, Value] = {name: getattr(effect, name) for name in effect.__struct_fields__}
    return Message(key_of("effect", str(effect.__struct_config__.tag)), **fields)
