"""The bot that plays what a trained network thinks best, at once and without looking ahead."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from fatebox.kernel import Game, Option, OptionsError, Perspective, Rng
from fatebox.kernel.encoding.encoder import encoder_of

from .network import Network
from .weights import Weights, load, packed

_WORDS = 2.0**32


class LearnedBot:
    """Plays the network's first choice, or one of those that it likes nearly as much."""

    def __init__(
        self, game: Game[Any], rng: Rng, *, weights: str = "", after: int = 0, variety: float = 0.0
    ) -> None:
        if not 0 <= variety <= 1:
            raise OptionsError(f"bot learned: variety: expected a number from 0 to 1, got {variety}")
        found = packed_weights(game, after) if not weights else load_once(weights)
        if found is None:
            early = f" of {after} seconds" if after else ""
            raise OptionsError(f"bot learned: {game.title} has no trained network{early}")
        self._weights = found
        self._rng = rng
        self._variety = variety
        """Options whose chance to be chosen is at least 1 - variety of the best's are drawn by chance."""
        self._network: Network | None = None

    def choose(self, seat: Perspective) -> Option:
        """The answer of the network."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        sensible = seat.sensible()
        scores = self.network(seat)(seat.encoded()).scores[sensible]
        if not self._variety:
            return options[sensible[int(scores.argmax())]]
        likely = np.exp(scores - scores.max())
        likely[likely < 1 - self._variety] = 0
        drawn = self._rng.word() / _WORDS * float(likely.sum())
        place = int(np.searchsorted(likely.cumsum(), drawn, side="right"))
        return options[sensible[min(place, len(sensible) - 1)]]

    def network(self, seat: Perspective) -> Network:
        """The network for the content that this match is played with."""
        if self._network is None:
            self._network = network_of(self._weights, seat)
        return self._network


_NETWORKS: dict[tuple[int, int], Network] = {}


def network_of(weights: Weights, seat: Perspective) -> Network:
    """The network of some weights for the pack of a match; each is made once."""
    pack = seat.pack
    found = _NETWORKS.get((id(weights), id(pack)))
    if found is None:
        found = _NETWORKS[id(weights), id(pack)] = Network(weights, encoder_of(seat.game, pack))
    return found


@lru_cache(maxsize=16)
def load_once(path: str) -> Weights:
    """The weights in a file, read once."""
    return load(Path(path))


_PACKED: dict[tuple[str, int], Weights | None] = {}


def packed_weights(game: Game[Any], after: int = 0) -> Weights | None:
    """The weights that a game brings along, read once."""
    if (game.package, after) not in _PACKED:
        _PACKED[game.package, after] = packed(game, after)
    return _PACKED[game.package, after]
