"""A bot for the game of coins that asks a network, and the network that it asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from fatebox.bots.learned.network import Network, Opinion
from fatebox.bots.learned.thinking import Line, Question, think
from fatebox.kernel import Game, Option, Perspective, Rng
from fatebox.kernel.bots import BotMaker
from fatebox.kernel.encoding.encoder import Encoded


class Oracle(Network):
    """A network that tells how many options a question has, and fails where there is none."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def __call__(self, batch: Sequence[Encoded]) -> list[Opinion]:
        """One opinion for each decision."""
        self.batches.append(len(batch))
        if not all(each.options for each in batch):
            raise ValueError("the oracle is silent")
        return [Opinion(np.zeros(len(each.options)), np.array([len(each.options)])) for each in batch]


ORACLE = Oracle()


class Musing:
    """Asks the oracle and calls a number that it has drawn; with `baffled`, a 0 is a question in vain."""

    def __init__(self, game: Game[Any], rng: Rng, make: BotMaker, *, baffled: bool = False) -> None:
        del game, make
        self._rng = rng
        self._baffled = baffled

    def choose(self, seat: Perspective) -> Option:
        """The number that was drawn."""
        return think(self.line(seat))

    def line(self, seat: Perspective) -> Line[Option]:
        """The number that was drawn."""
        asked = self._rng.below(3) + (not self._baffled)
        opinion = yield Question(ORACLE, Encoded([1], [0], [0], bytearray(), [(0,) * 7] * asked, 0))
        return seat.decision.options[int(opinion.chances[0]) - (not self._baffled)]
