"""Fitting the coach's calibration: games between mixed levels, and the curve that fits their results best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from fatebox.bots import LEVELS, make_bot
from fatebox.bots.learned.thinking import think
from fatebox.coach.calibration import Curve, odds_of, raw_chances
from fatebox.kernel import Choice, Game, Options, Perspective, Rng

MIXED = LEVELS[:-1]
"""The levels of the games that a curve is fitted on; the best is too slow for thousands of positions."""
EVERY = 3
"""One position in this many is looked at: neighbors say the same."""
FEW = 12
"""The positions of a game that count: those of one game are related, so many games are worth more."""
STIFF = 2.0
"""The pull of the fit toward a straight line, in positions: it counts where there is little to go by."""
TAILS = (0.005, 0.995)
"""The shares of positions below the first and above the last bend."""
EVEN, FULL = 6, 3
"""The pieces that are equally wide, and those with equally many positions; the line may bend between them."""
FLATTEST = 0.05
"""The least slope of a piece: better positions stay better."""
BINS = 10
NEW = 5000
"""The number of the first game that no curve was fitted on."""
PARTS = 10
"""The parts of the games that a curve is checked on, each by the curve of the others."""


class Sample(NamedTuple):
    """One position of a game that was played to its end."""

    said: float
    """The chance as the coach's source puts it, before calibration: the network, if there is one."""
    evaluated: float
    """The chance by the game's evaluation."""
    won: float

    def by_evaluation(self) -> Sample:
        """The same position, as the evaluation puts it."""
        return self._replace(said=self.evaluated)


class Bin(NamedTuple):
    """All positions that were given about the same chance."""

    said: float
    won: float
    positions: int


def play(
    game: Game[Any],
    number: int,
    *,
    levels: Sequence[str] = MIXED,
    seats: int | None = None,
    options: Options | None = None,
    few: int | None = FEW,
) -> list[Sample]:
    """Positions of one game between levels drawn at random, and who won it.

    `few`: the most positions that are kept; None keeps all that are looked at.
    """
    rng = Rng.from_seed(f"calibration {number}")
    seats = seats or game.default_seats or game.seats.start
    chosen = {**_choices(game, rng), **(options or {})}
    match = game.start(f"calibration {number}", seats=seats, options=chosen)
    drawn = [levels[rng.below(len(levels))] for _ in range(seats)]
    if game.ranking.cooperative:
        drawn = drawn[:1] * seats
    bots = [make_bot(level, game, f"{number} {seat}") for seat, level in enumerate(drawn)]
    found: list[tuple[int, float, float]] = []
    count = 0
    while (decision := match.decision) is not None:
        seat = decision.seat
        if len(decision.options) > 1:
            count += 1
            if count % EVERY == number % EVERY:
                thought, evaluated = (
                    think(raw_chances(match, source))[seat] for source in ("network", "evaluation")
                )
                found.append((seat, thought, evaluated))
        match.answer(bots[seat].choose(Perspective(match, seat)), seat)
    assert match.result is not None
    rng.shuffle("few", found)
    winners = match.result.winners
    return [Sample(thought, value, float(seat in winners)) for seat, thought, value in found[:few]]


def _choices(game: Game[Any], rng: Rng) -> dict[str, Any]:
    """Any adventure and difficulty where all win together, as people play; the defaults among rivals."""
    if not game.ranking.cooperative:
        return {}
    choices = [setting for setting in game.settings if isinstance(setting, Choice)]
    return {choice.name: choice.values[rng.below(len(choice.values))] for choice in choices}


def fit(samples: Sequence[Sample]) -> Curve:
    """The curve with which these results are most likely: logistic regression on a line of several pieces.

    It may bend where many positions lie, and at even distances, since rare chances count as well. No
    piece falls, and bends have to be worth it. Beyond nearly all positions the odds are taken as they are:
    what is sure is called sure.
    """
    odds = np.array([odds_of(sample.said) for sample in samples])
    won = np.array([sample.won for sample in samples])
    low, high = np.quantile(odds, TAILS)
    even = np.linspace(low, high, EVEN + 1)
    full = np.quantile(odds, np.linspace(0, 1, FULL + 1)[1:-1])
    knots = np.unique(np.concatenate([even, full]).round(3))
    if len(knots) < 2:
        knots = np.array([knots[0] - 1.0, knots[0] + 1.0])
    widths = np.diff(knots)
    # the height at a position: that of the first knot, and the slope of each piece times what lies before it
    reach = np.clip(odds[:, None] - knots[:-1], 0.0, widths)
    beyond = odds - np.clip(odds, knots[0], knots[-1])
    stiff = STIFF / len(won)

    def objective(trial: Any) -> tuple[float, Any]:
        first, slopes = trial[0], trial[1:]
        line = first + reach @ slopes + beyond
        loss = np.mean(np.logaddexp(0.0, line) - won * line)
        off = (expit(line) - won) / len(won)
        bends, away = np.diff(slopes), slopes - 1.0
        pull = stiff * (bends @ bends) + stiff / 10 * (away @ away)
        turn = 2 * stiff * (np.append(0.0, bends) - np.append(bends, 0.0)) + stiff / 5 * away
        return float(loss + pull), np.concatenate([[off.sum()], off @ reach + turn])

    start = np.concatenate([[knots[0]], np.ones(len(widths))])
    bounds = [(None, None), *[(FLATTEST, None)] * len(widths)]
    found = minimize(objective, start, jac=True, method="L-BFGS-B", bounds=bounds).x
    heights = found[0] + np.concatenate([[0.0], np.cumsum(found[1:] * widths)])
    lost, won_for_sure = odds_of(0.0), odds_of(1.0)
    points = [
        (lost, heights[0] + lost - knots[0]),
        *zip(knots, heights, strict=True),
        (won_for_sure, heights[-1] + won_for_sure - knots[-1]),
    ]
    return Curve([(round(float(x), 4), round(float(y), 4)) for x, y in points])


def brier(pairs: Iterable[tuple[float, float]]) -> float:
    """The mean squared distance between chances and results; lower is better."""
    said, won = np.array(list(pairs)).T
    return float(np.mean((said - won) ** 2))


def reliability(pairs: Iterable[tuple[float, float]]) -> Iterator[Bin]:
    """The share of positions that were won, by the chance they were given."""
    said, won = np.array(list(pairs)).T
    numbers = np.minimum(BINS - 1, (said * BINS).astype(int))
    for number in np.unique(numbers):
        inside = numbers == number
        yield Bin(float(said[inside].mean()), float(won[inside].mean()), int(inside.sum()))


def checked(games: Sequence[Sequence[Sample]]) -> list[tuple[float, float]]:
    """Chances with results: positions of each tenth of the games, by the curve of all other games."""
    found = []
    for part in range(PARTS):
        others = [sample for i, game in enumerate(games) if i % PARTS != part for sample in game]
        curve = fit(others)
        found += [(curve(sample.said), sample.won) for game in games[part::PARTS] for sample in game]
    return found
