"""Problems with a deck or another list of cards that a player brings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is wrong with a list of cards."""

    card: str
    """The card, or what stands there in its place; empty if it is about the list as a whole."""
    text: str
    clause: str

    def __str__(self) -> str:
        return f"{self.card}: {self.text} ({self.clause})" if self.card else f"{self.text} ({self.clause})"
