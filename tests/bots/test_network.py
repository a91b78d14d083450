"""The network that plays is made for speed: it says what a plain one says, one by one and in batches."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from fatebox.bots.learned.mind import packed_weights
from fatebox.bots.learned.network import Network
from fatebox.games import load_game
from fatebox.kernel.encoding.encoder import encoder_of
from tests.bots.plain_network import PlainNetwork
from tests.bots.test_learned import GAMES, positions

CLOSE = 1e-4
"""Rounding in single precision stays far below this."""


@pytest.mark.parametrize("game_id", GAMES)
def test_decisions_are_judged_alike_step_by_step_one_by_one_and_together(game_id: str) -> None:
    """Given decisions of different sizes, then a batch changes nothing, and neither does any shortcut."""
    game = load_game(game_id)
    weights, encoder = packed_weights(game), encoder_of(game, game.pack())
    assert weights is not None
    network, plain = Network(weights, encoder), PlainNetwork(weights, encoder)
    encoded = []
    for match in islice(positions(game, 8, 3), 0, 42, 3):
        assert match.decision is not None
        encoded.append(encoder.encode(match.state, match.decision, match.decision.seat))
    assert len(encoded) > 5
    assert len({len(each.kinds) for each in encoded}) > 1
    together = network(encoded)
    for each, found in zip(encoded, together, strict=True):
        (alone,), expected = network([each]), plain(each)
        for opinion in (alone, found):
            assert len(opinion.scores) == len(each.options)
            assert np.abs(opinion.scores - expected.scores).max() < CLOSE
            assert np.abs(opinion.chances - expected.chances).max() < CLOSE
