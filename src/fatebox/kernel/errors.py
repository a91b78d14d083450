"""Errors, each with a message that a person can act on.

An error that players meet is raised with a `Message`, which is said in their language. Those about files,
options and data name the place and what was expected, in English.
"""

from __future__ import annotations

from .messages import Message, declare

TECHNICAL = declare("error-technical", "detail")
LONGEST = 2000
"""The most letters of an error that a catalog can say; what somebody sent may be longer."""


def error_message(words: Message | str) -> Message:
    """The error as a message, also where it is said in English only."""
    return words if isinstance(words, Message) else TECHNICAL(detail=_cut(words))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


class FateboxError(Exception):
    """Base of all errors that are somebody's input, not a fault of the program."""

    def __init__(self, words: Message | str = "") -> None:
        super().__init__(words)

    @property
    def message(self) -> Message:
        """The error as a message."""
        words = self.args[0]
        return words if isinstance(words, Message) else error_message(str(self))


class IllegalAnswer(FateboxError):
    """An answer that the open decision does not allow; nothing has changed."""


class SeatError(FateboxError):
    """A seat that the game does not have."""


class GestureError(FateboxError):
    """A choice of several things at once that does not work out; nothing has changed."""


class ContentError(FateboxError):
    """A content pack, or a change to it, that cannot be used."""


class OptionsError(FateboxError):
    """Options or a number of seats that the game does not offer."""


class RecordError(FateboxError):
    """A record that is damaged, edited, or of another game, version or content."""


class DataError(FateboxError):
    """State data that does not fit the state it should become."""


class ScriptError(FateboxError, ValueError):
    """A scripted outcome of chance that cannot happen where it is drawn."""


class UndoError(FateboxError):
    """A step back that the undo policy does not allow."""


class ImagineError(FateboxError):
    """No world was found that agrees with what the seat knows."""


class RulesError(Exception):
    """A fault in the rules of a game (a decision without options, an unknown segment)."""
