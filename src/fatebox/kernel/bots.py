"""Bots: the protocol of a player that is a program, and of one that says what it thinks.

Bots of every game live above the games. A bot of one game's own lives in its folder and needs nothing but
these protocols; `Opponents.bots` names it. Its class is made with the game, a generator of its own, a maker
of other bots, and parameters by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

from .decision import Option
from .perspective import Perspective
from .rng import Rng


class Bot(Protocol):
    """A player."""

    def choose(self, seat: Perspective) -> Option:
        """The answer to the decision of this seat."""


class Appraisal(NamedTuple):
    """A bot's opinion of one option."""

    option: Option
    value: float
    """The chance of the seat to win if it takes this option, from 0 to 1."""
    trials: int
    """The number of trials behind that; 0: only the position right after the option was looked at."""


class Analyst(Bot, Protocol):
    """A bot that says what it thinks: the source of hints, win chances and reviews."""

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option of the seat's decision, the best one first; the first is what it would choose."""


BotMaker: TypeAlias = Callable[[str, Rng], Bot]
"""Makes the bot of a name, with parameters (`greedy:worlds=1`), for the same game."""
