"""A player who always takes the coach's first hint, to measure how far that gets (`fatebox ladder`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fatebox.bots import Bot
from fatebox.kernel import Game, Option, Perspective, Rng

from .analysts import coach_name, make_coach
from .chances import judge

HINTS = "hints"
"""The name of this player in simulations and on the ladder."""


class Follower:
    """Asks for a hint at every decision, as a person would, and follows the first advice."""

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        self._coach = coach_name(game)
        self._seed = seed
        self._asked = 0

    def choose(self, seat: Perspective) -> Option:
        """The first hint."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        self._asked += 1
        question = f"hint {self._seed} {self._asked}"  # each is answered afresh, as at a table
        coach = make_coach(self._coach, seat.game, question)
        return judge(seat, coach, Rng.from_seed(question))[0].option


def follower_maker(game: Game[Any]) -> Callable[[int | str], Bot]:
    """A function that makes such players: it takes their seeds."""
    return lambda seed: Follower(game, seed)
