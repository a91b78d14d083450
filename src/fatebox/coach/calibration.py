"""Calibration: what is called 70% is won in about 70% of the games that people play.

A network or an evaluation tells better positions from worse ones, but what it calls a chance belongs to the
play that it was made from. So each game has a curve of two numbers, fitted on games between mixed levels
(`fatebox learn GAME calibrate`), and everything that the coach says goes through it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp, log
from typing import Any, NamedTuple

from fatebox.bots import make_bot
from fatebox.bots.learned.mind import Mind, mind_of, packed_weights
from fatebox.bots.levels import level_of
from fatebox.kernel import Game, Match, Perspective, Rng

LEVELS = ("easy", "normal", "hard")
"""The levels of the games that a curve is fitted on; `expert` is too slow for thousands of positions."""
EVERY = 5
"""One position in this many is looked at: neighbors tell the same."""
LEAST = 1e-4
"""Chances nearer to 0 or 1 are taken for this much."""
STEPS = 25
"""Steps of the fit."""
STIFF = 1e-3
"""Holds the fit near the identity where there is little to go by."""
BINS = 10


class Curve(NamedTuple):
    """A straight line between log-odds."""

    slope: float = 1.0
    shift: float = 0.0

    def __call__(self, chance: float) -> float:
        """The calibrated chance."""
        return _chance(self.slope * log_odds(chance) + self.shift)


class Sample(NamedTuple):
    """One position of a game that was played to its end."""

    said: float
    """The chance as the coach's source puts it, before calibration."""
    evaluated: float
    """The chance by the game's evaluation."""
    won: float


class Bin(NamedTuple):
    """All positions whose chance was called about the same."""

    said: float
    won: float
    positions: int


def log_odds(chance: float) -> float:
    """The logarithm of the odds; sure things are taken for nearly sure."""
    chance = min(1 - LEAST, max(LEAST, chance))
    return log(chance / (1 - chance))


def curve_file(game: Game[Any]) -> Traversable:
    """The file of a game's curve in its package."""
    return files(game.package) / "judgement" / "calibration.json"


@cache
def _curve(package: str) -> Curve:
    file = files(package) / "judgement" / "calibration.json"
    return Curve(**json.loads(file.read_text(encoding="utf-8"))["curve"]) if file.is_file() else Curve()


def curve_of(game: Game[Any]) -> Curve:
    """The curve of a game; without one, chances are taken as they are."""
    return _curve(game.package)


def mind_of_coach(game: Game[Any], pack: Any) -> Mind | None:
    """The network that the coach of a game thinks with, if it is a network that coaches."""
    weights = packed_weights(game)
    learned = level_of(game.opponents.coach, game).partition(":")[0] in ("learned", "farsighted")
    return mind_of(weights, game, pack) if learned and weights is not None else None


def raw_chances(match: Match[Any]) -> list[float]:
    """The chances of all seats before calibration: by the coach's network, or by the game's evaluation."""
    mind = mind_of_coach(match.game, match.state.pack)
    if mind is not None and match.decision is not None:
        return mind.chances(match)
    evaluate = match.game.judgement.evaluate
    return [min(1.0, max(0.0, evaluate(match.state, seat))) for seat in range(match.state.seats)]


# --- fitting ----------------------------------------------------------------------------------------


def play(game: Game[Any], number: int) -> list[Sample]:
    """Positions of one game between levels drawn at random, and who won it."""
    rng = Rng.from_seed(f"calibration {number}")
    seats = game.default_seats or game.seats.start
    options = _difficulty(game, rng)
    match = game.start(f"calibration {number}", seats=seats, options=options)
    level = LEVELS[rng.below(len(LEVELS))]
    levels = [level if game.ranking.cooperative else LEVELS[rng.below(len(LEVELS))] for _ in range(seats)]
    bots = [make_bot(level, game, f"{number} {seat}") for seat, level in enumerate(levels)]
    found: list[tuple[int, float, float]] = []
    count = 0
    while (decision := match.decision) is not None:
        seat = decision.seat
        if len(decision.options) > 1:
            count += 1
            if count % EVERY == 0:
                found.append((seat, raw_chances(match)[seat], game.judgement.evaluate(match.state, seat)))
        match.answer(bots[seat].choose(Perspective(match, seat)), seat)
    assert match.result is not None
    return [Sample(said, value, float(seat in match.result.winners)) for seat, said, value in found]


def _difficulty(game: Game[Any], rng: Rng) -> dict[str, Any]:
    """Any difficulty, where a game has several; people play all of them."""
    drawn = game.judgement.features.setup(rng)[1]
    return {name: value for name, value in drawn.items() if name in ("difficulty", "level", "adventure")}


def fit(samples: Sequence[Sample]) -> Curve:
    """The curve that says best what came of these positions (logistic regression by Newton's method)."""
    points = [(log_odds(sample.said), sample.won) for sample in samples]
    curve = Curve()
    surprise = _surprise(points, curve)
    for _ in range(STEPS):
        slope, shift = _step(points, curve)
        part = 1.0
        while part > LEAST:  # a whole step may lead too far
            tried = Curve(curve.slope - part * slope, curve.shift - part * shift)
            found = _surprise(points, tried)
            if found < surprise:
                curve, surprise = tried, found
                break
            part /= 2
    return Curve(round(curve.slope, 4), round(curve.shift, 4))


def _surprise(points: Sequence[tuple[float, float]], curve: Curve) -> float:
    """The unlikelihood of what came of the positions under a curve; more so far from the identity."""
    total = STIFF * len(points) * ((curve.slope - 1) ** 2 + curve.shift**2) / 2
    for x, won in points:
        odds = curve.slope * x + curve.shift
        total += max(0.0, odds) + log(1 + exp(-abs(odds))) - won * odds
    return total


def _step(points: Sequence[tuple[float, float]], curve: Curve) -> tuple[float, float]:
    """Newton's step of both numbers."""
    stiff = STIFF * len(points)
    first, second = stiff * (curve.slope - 1), stiff * curve.shift
    a, b, c = stiff, 0.0, stiff
    for x, won in points:
        chance = _chance(curve.slope * x + curve.shift)
        off, weight = chance - won, chance * (1 - chance)
        first += off * x
        second += off
        a, b, c = a + weight * x * x, b + weight * x, c + weight
    whole = a * c - b * b
    return (c * first - b * second) / whole, (a * second - b * first) / whole


def _chance(odds: float) -> float:
    """The chance of log-odds, however large they are."""
    return 1 / (1 + exp(-odds)) if odds > 0 else exp(odds) / (1 + exp(odds))


def brier(pairs: Iterable[tuple[float, float]]) -> float:
    """The mean squared distance between chances and what came of them; lower is better."""
    squares = [(said - won) ** 2 for said, won in pairs]
    return sum(squares) / len(squares)


def reliability(pairs: Iterable[tuple[float, float]]) -> Iterator[Bin]:
    """The share of positions that were won, by the chance they were given."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, won in pairs:
        bins[min(BINS - 1, int(said * BINS))].append((said, won))
    for each in bins:
        if each:
            count = len(each)
            yield Bin(sum(said for said, _ in each) / count, sum(won for _, won in each) / count, count)
