"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from fatebox.kernel import Option, Perspective


class Bot(Protocol):
    """A player. Its class is made with the game, a generator of its own, and parameters by name."""

    def choose(self, seat: Perspective) -> Option:
        """The answer to the decision of this seat."""
