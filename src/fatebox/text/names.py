"""Names: seats and cards in words, as the viewer says them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from fatebox.kernel import Card, View
from fatebox.kernel.content import Pack
from fatebox.kernel.messages import Message

P = TypeVar("P", bound=Pack)


class PackNames:
    """Cards by the names of a pack, seats by their numbers: for readers who sit at no table."""

    def __init__(self, pack: Pack, viewer: int | None = None) -> None:
        self.pack = pack
        self.viewer = viewer

    def name(self, seat: int) -> str | Message:
        """None of its own: it is called by its number."""
        del seat
        return ""

    def card(self, card: Card) -> str:
        """The name of a card."""
        return self.pack.name(card)

    def design(self, key: str) -> str:
        """The name of a design or another piece of content."""
        return self.pack.called(key)


class Names(ABC, Generic[P]):
    """The names of seats and cards for a viewer, who is `you`; a game names its seats."""

    def __init__(self, view: View, pack: P) -> None:
        self.pack = pack
        self.viewer: int | None = view["seat"]

    @abstractmethod
    def name(self, seat: int) -> str | Message:
        """The name of a seat: `Rimehold`."""

    def card(self, card: Card) -> str:
        """The name of a card."""
        return self.pack.name(card)

    def design(self, key: str) -> str:
        """The name of a design or another piece of content."""
        return self.pack.called(key)
