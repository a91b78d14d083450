"""Calibration: positions that are called 70% are won in about 70% of the games that people play.

A network or an evaluation tells better positions from worse ones, but the chances that it names belong to the
play that it was made from. So a game may bring a curve of two numbers along, fitted on games between mixed
levels (`fatebox learn GAME calibrate`, `lab/calibrate.py`), and every chance of the coach goes through it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from fatebox.bots.learned.mind import Mind, mind_of, packed_weights
from fatebox.bots.registry import is_learned
from fatebox.kernel import Game, Match
from fatebox.kernel.evaluation import log_odds, logistic

LEAST = 1e-4
"""Chances closer to 0 or 1 count as this one: nothing is sure before the end."""


class Curve(NamedTuple):
    """A straight line between log-odds."""

    slope: float = 1.0
    shift: float = 0.0

    def __call__(self, chance: float) -> float:
        """The calibrated chance."""
        return logistic(self.slope * odds_of(chance) + self.shift)


def odds_of(chance: float) -> float:
    """The log-odds of a chance that is neither 0 nor 1."""
    return log_odds(min(1 - LEAST, max(LEAST, chance)))


def curve_file(package: str) -> Traversable:
    """The file of a game's curve in its package."""
    return files(package) / "judgement" / "calibration.json"


@cache
def _curve(package: str) -> Curve:
    file = curve_file(package)
    return Curve(**json.loads(file.read_text(encoding="utf-8"))["curve"]) if file.is_file() else Curve()


def curve_of(game: Game[Any]) -> Curve:
    """The curve of a game; without one, chances are taken as they are."""
    return _curve(game.package)


def raw_chances(match: Match[Any]) -> list[float]:
    """The chances of all seats before calibration: by the coach's network, or by the game's evaluation."""
    mind = _mind_of_coach(match.game, match.state.pack)
    if mind is not None and match.decision is not None:
        return mind.chances(match)
    evaluate = match.game.judgement.evaluate
    return [min(1.0, max(0.0, evaluate(match.state, seat))) for seat in range(match.state.seats)]


def _mind_of_coach(game: Game[Any], pack: Any) -> Mind | None:
    """The network that the coach of a game thinks with, if it is a network that coaches."""
    weights = packed_weights(game)
    if weights is None or not is_learned(game.opponents.coach, game):
        return None
    return mind_of(weights, game, pack)
