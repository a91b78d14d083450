"""The bot that plays any legal answer: the floor of every ladder."""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Game, Option, Perspective, Rng


class RandomBot:
    """Every option is equally likely."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        del game
        self._rng = rng

    def choose(self, seat: Perspective) -> Option:
        """Any of the options."""
        options = seat.decision.options
        return options[self._rng.below(len(options))]
