"""Effects: the words that the cards of all games are written in.

A card says what it does as data. Each word of that vocabulary is a class with the fields that a card may
set and the same verbs in every game:

`targets(s, cause)`   what it may be aimed at now
`possible(s, cause)`  whether it would do anything now
`apply(s, cause)`     carry it out; rules that ask are generators, others return None
`value(...)`          its worth to the one who uses it, for the evaluation
`message(...)`        its sentence, without capital and full stop

`cause` is whatever a game's rules know about the use of a card: who uses it, which card it is printed on.
A game narrows these signatures; an effect without a value or a sentence of its own fails a test.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from .decision import Rules
from .messages import Message

Natural = Annotated[int, msgspec.Meta(ge=0)]
"""A number on a card that may be 0."""
Positive = Annotated[int, msgspec.Meta(ge=1)]
"""A number on a card that is at least 1."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from a pack: an unknown field is an error."""


class Effect(Struct, frozen=True, tag_field="do"):
    """One instruction of a card; see the module's text."""

    def targets(self, s: Any, cause: Any) -> Sequence[Any]:
        """Everything that it may be aimed at now; empty for effects without a target."""
        del s, cause
        return ()

    def possible(self, s: Any, cause: Any) -> bool:
        """Whether it would do anything now."""
        del s, cause
        return True

    def apply(self, s: Any, cause: Any) -> Rules[None] | None:
        """Carry it out as far as possible; rules that hold while a card is in play are never carried out."""
        raise TypeError(f"{type(self).__name__} is never carried out")

    @abstractmethod
    def value(self, *situation: Any) -> Any:
        """Its worth to the one who uses it; a game says in what, and what it depends on."""

    @abstractmethod
    def message(self, *printed: Any) -> Message:
        """Its sentence, without capital and full stop; in some games it depends on the card."""
