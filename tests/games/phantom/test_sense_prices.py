"""Sense of prices in The Phantom: an independent check of what its thrift forbids."""

from __future__ import annotations

import pytest

from fatebox.games import load_game
from tests.bots.follies import phantom
from tests.bots.positions import answers


@pytest.mark.clause("PHA-COM.4", "PHA-FAT.3")
def test_a_price_that_need_not_be_paid_is_recognized() -> None:
    """Given fights and attacks of good players, then what a card does for nothing is not paid for."""
    game = load_game("phantom")
    known = 0
    for match, decision, _ in answers(game, "normal", 6000):
        for option in decision.options if decision.prompt.id in ("combat_window", "react") else ():
            if "would do" in phantom(match, decision, option):
                assert option in game.judgement.features.senseless(match.state, decision)
                known += 1
        if known >= 5:
            break
    assert known >= 5
