"""Calibration: positions that are called 70% are won in about 70% of the games that people play.

A network or an evaluation tells better positions from worse ones, but the chances that it names belong to the
play that it was made from. So a game may bring a curve along, fitted on games between mixed levels
(`fatebox learn GAME calibrate`, `lab/calibrate.py`), and every chance of the coach goes through it. The same
file says where the chances come from: from the game's network or from its evaluation.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from statistics import fmean
from typing import Any, Literal, NamedTuple, TypeAlias

from fatebox.bots.learned.mind import Mind, mind_of, packed_weights
from fatebox.bots.learned.thinking import Line, think
from fatebox.kernel import Game, Match, Perspective, Rng
from fatebox.kernel.evaluation import log_odds, logistic

LEAST = 1e-4
"""Chances closer to 0 or 1 count as this one: nothing is sure before the end."""
WORLDS = 6
"""Imagined worlds in which an evaluation looks at what a seat can't see."""
Source: TypeAlias = Literal["network", "evaluation"]


class Curve(NamedTuple):
    """A line of several pieces between log-odds, which never falls."""

    points: Sequence[tuple[float, float]] = ((-1.0, -1.0), (1.0, 1.0))
    """Log-odds as they are named, and as they turned out; beyond the ends the line goes on."""

    def __call__(self, chance: float) -> float:
        """The calibrated chance."""
        odds = odds_of(chance)
        pieces = list(pairwise(self.points))
        (left, low), (right, high) = next((piece for piece in pieces if odds <= piece[1][0]), pieces[-1])
        return logistic(low + (high - low) * (odds - left) / (right - left))


class Calibration(NamedTuple):
    """The source of a game's chances, and the curve that corrects them."""

    source: Source
    curve: Curve


def odds_of(chance: float) -> float:
    """The log-odds of a chance that is neither 0 nor 1."""
    return log_odds(min(1 - LEAST, max(LEAST, chance)))


def curve_file(package: str) -> Traversable:
    """The file of a game's curve in its package."""
    return files(package) / "judgement" / "calibration.json"


@cache
def _calibration(package: str) -> Calibration:
    file = curve_file(package)
    if not file.is_file():
        return Calibration("evaluation", Curve())
    data = json.loads(file.read_text(encoding="utf-8"))
    return Calibration(data["source"], Curve([(said, won) for said, won in data["curve"]]))


def curve_of(game: Game[Any]) -> Curve:
    """The curve of a game; without one, chances are taken as they are."""
    return _calibration(game.package).curve


def raw_chances(match: Match[Any], source: Source | None = None) -> Line[list[float]]:
    """The chances of all seats before calibration, by the source of the game or by another one."""
    mind = mind_for(match.game, match.state.pack, source)
    if mind is not None and match.decision is not None:
        return (yield from mind.chances(match))
    evaluate = match.game.judgement.evaluate
    return [min(1.0, max(0.0, evaluate(match.state, seat))) for seat in range(match.state.seats)]


def raw_standing(seat: Perspective, rng: Rng) -> float:
    """The chance of a seat that is asked, before calibration, by what it knows."""
    mind = mind_for(seat.game, seat.pack)
    if mind is not None:
        return think(mind.chance(seat))
    evaluate = seat.game.judgement.evaluate
    worlds = [seat.imagine(rng) for _ in range(WORLDS)]
    return fmean(min(1.0, max(0.0, evaluate(world.state, seat.seat))) for world in worlds)


def mind_for(game: Game[Any], pack: Any, source: Source | None = None) -> Mind | None:
    """The network that chances come from, if they come from one."""
    weights = packed_weights(game)
    if weights is None or (source or _calibration(game.package).source) == "evaluation":
        return None
    return mind_of(weights, game, pack)
