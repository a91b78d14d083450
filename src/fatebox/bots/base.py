"""What a bot is, and what an analyst can say beside its choice."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from fatebox.kernel import Option, Perspective


class Bot(Protocol):
    """A player. Its class is made with the game, a generator of its own, and parameters by name."""

    def choose(self, seat: Perspective) -> Option:
        """The answer to the decision of this seat."""


class Appraisal(NamedTuple):
    """What a bot thinks of one option."""

    option: Option
    value: float
    """The chance of the seat to win if it takes this option, from 0 to 1."""
    trials: int
    """How often the option was tried to find that out."""


class Analyst(Bot, Protocol):
    """A bot that tells what it thinks: the source of hints, win chances and reviews."""

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option of the seat's decision, the best one first; the first is what it would choose."""
