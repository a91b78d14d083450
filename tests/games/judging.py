"""A check for every game's evaluation: its terms explain the value that bots go by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.kernel import Evaluator, Game, Match, Perspective
from fatebox.kernel.evaluation import EVEN, log_odds, logistic


def positions(game: Game[Any], seed: str, every: int, **how: Any) -> Iterator[Match[Any]]:
    """Positions of a game between bots that play as chance has it, now and then."""
    match = game.start(seed, **how)
    bot = make_bot("random", game, seed)
    for number in range(game.max_decisions):
        if match.decision is None:
            return
        if number % every == 0:
            yield match
        seat = match.decision.seat
        match.answer(bot.choose(Perspective(match, seat)), seat)


def terms_explain(game: Game[Any], match: Match[Any]) -> int:
    """Check for every seat that its terms make up its chance; for how many there was something to say."""
    evaluator = game.judgement.evaluator
    assert evaluator is not None
    explained = 0
    for seat in range(match.state.seats):
        terms = evaluator.terms(match.state, seat)
        if terms:
            names = [name for name, _ in terms]
            assert names == [EVEN, *evaluator.names]
            total = sum(points for _, points in terms)
            assert logistic(total) == pytest.approx(game.judgement.evaluate(match.state, seat), abs=1e-8)
            assert terms[0][1] == pytest.approx(_even_odds(evaluator, match, seat), abs=0.1)
            explained += 1
    return explained


def _even_odds(evaluator: Evaluator[Any], match: Match[Any], seat: int) -> float:
    """The log-odds of a seat when no term counts."""
    nothing = evaluator.reweighted((0.0,) * len(evaluator.weights))
    return log_odds(nothing(match.state, seat))
