"""The evaluation of the player's standing, and its terms."""

from __future__ import annotations

from fatebox.games.weaver import GAME
from tests.games.judging import positions, terms_explain


def test_the_terms_explain_the_value() -> None:
    seeds = [f"terms {number}" for number in range(5)]
    assert sum(terms_explain(GAME, match) for seed in seeds for match in positions(GAME, seed, 1)) > 20


def test_an_open_death_is_named_as_the_danger() -> None:
    evaluator = GAME.judgement.evaluator
    assert evaluator is not None
    seen = 0
    for number in range(20):
        for match in positions(GAME, f"death {number}", 1, options={"difficulty": "fateweaver"}):
            s = match.state
            terms = dict(evaluator.terms(s, 0))
            if any(s.is_open_death(place) for place in range(len(s.row))):
                assert terms["deaths"] < -0.05
                seen += 1
            else:
                assert terms["deaths"] == 0.0
    assert seen > 10
