"""How the standing of a Citadel is judged, in which terms, and what greedy bots make of it."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME
from tests.games.judging import positions, terms_explain


@pytest.mark.parametrize("seats", [3, 5])
def test_the_terms_explain_the_value(seats: int) -> None:
    assert sum(terms_explain(GAME, match) for match in positions(GAME, "terms", 90, seats=seats)) > 10
