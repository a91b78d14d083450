"""Passing on: a person says once that it passes for a while, and is not asked again and again.

It is a setting of this terminal, never of the rules: the answers are ordinary passes. It ends when its time
is over, or when something happens that touches the person.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from fatebox.kernel import View
from fatebox.kernel.messages import Message

Concerns = Mapping[Hashable, Message]
"""Concerns of a seat, each with a message."""


Span = tuple[Message, Callable[[View], Callable[[View], bool]]]
"""For how long somebody passes: in words, and from the view when it begins, whether a later one is within."""


class PassingForAWhile:
    """One seat passes for a while."""

    def __init__(self, span: Span, view: View, concerns: Concerns) -> None:
        self._lasts = span[1](view)
        self._known = set(concerns)

    def lasts(self, view: View) -> bool:
        """Whether the time is not over yet."""
        return self._lasts(view)

    def news(self, concerns: Concerns) -> list[Message]:
        """The concerns of the seat that are new since it began to pass."""
        return [text for key, text in concerns.items() if key not in self._known]
