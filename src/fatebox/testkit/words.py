"""A speaker that lets no gap pass: for tests of what games say."""

from __future__ import annotations

from typing import Any

from fatebox.kernel.messages import Message
from fatebox.text.speaker import Arguments, Speaker


class Unsaid(Exception):
    """A message that no catalog has, that lacks an argument, or that comes to nothing."""


class _Lacking(Exception):
    """A pattern that asks for something it is not given."""


class StrictSpeaker(Speaker):
    """Raises `Unsaid` where other speakers say what they can."""

    def say(self, message: Message, arguments: Arguments | None = None) -> str:
        """A message as a sentence without gaps."""
        if not self.knows(message.key) and "content" not in message.arguments:
            raise Unsaid(f"no catalog has {message.key}")
        try:
            return super().say(message, arguments)
        except _Lacking as error:
            raise Unsaid(f"{message.key} lacks an argument: {error}") from None

    def spoken(self, message: Message) -> str:
        """A message that must come to something."""
        said = self.say(message)
        if not said.strip():
            raise Unsaid(f"{message.key} comes to nothing")
        return said

    def _format(self, pattern: Any, arguments: Arguments) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise _Lacking(errors[0])
        return str(text)
