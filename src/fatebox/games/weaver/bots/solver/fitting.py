"""Fitting the weights of the forecast to trial games, by logistic regression.

The weights for all numbers of rounds to go are fitted together. Those of neighbors are pulled toward each
other, all are pulled a little toward 0, and nothing that a player owns may count against them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.effects.base import Prices
from fatebox.games.weaver.state.terms import ICONS

from .forecast import BEST, Forecast
from .trials import Standing, Trial
from .weights import Weights

ROUNDS = range(1, ICONS)
"""The numbers of rounds to go that there are weights for."""
PULL = 3.0
"""The pull of each weight toward 0, in standings; weights are counted in deviations of their factor."""
NEIGHBORS = 60.0
"""The pull toward the weights for a round more or less."""
OWNED = ("shard", "gold", "point", "storage", "owned", "use", "usable")
"""The weights that are never below 0."""
STILL = 1e-9
"""The deviation of a factor that is the same in all standings; its weight is 0."""
DIGITS = 4
NAMES = [
    field
    for field, value in Weights()._asdict().items()
    for _ in (value if isinstance(value, Prices) else (value,))
]
"""The field of each single weight."""
Table = list[Weights]
"""Weights by rounds to go, from one on."""


class Data(NamedTuple):
    """Standings as arrays."""

    game: Any
    rounds: Any
    factors: Any
    """The number that each weight is multiplied with, one row for each standing."""
    result: Any
    """From 0 (lost) to 1 (won with the best score)."""

    def where(self, chosen: Any) -> Data:
        """Some of the standings."""
        return Data(*(column[chosen] for column in self))


def measured(pack: WeaverPack, trials: Iterable[Trial], point: float) -> Data:
    """The factors of all standings. A forecast is a sum: a factor is what it says by that weight alone."""
    one = np.eye(len(NAMES)).tolist()
    forecasts = {rounds: [Forecast(pack, rounds, weights_of(row)) for row in one] for rounds in ROUNDS}
    rows = [
        (trial.number, each.rounds, [odds(forecast, each) for forecast in forecasts[each.rounds]], result)
        for trial in trials
        for result in [result_of(trial, point)]
        for each in trial.standings
        if each.rounds in ROUNDS
    ]
    return Data(*(np.array(column) for column in zip(*rows, strict=True)))


def odds(forecast: Forecast, standing: Standing) -> float:
    """The odds that a forecast gives a standing."""
    return forecast.decks(standing.stacks) + forecast.kept(*standing[2:])


def result_of(trial: Trial, point: float) -> float:
    """The result of a game: winning comes first, then the score, where a point is this part of a won game."""
    return (1 + point * min(trial.score, BEST)) / (1 + point * BEST) if trial.won else 0.0


def fit(data: Data) -> Table:
    """The weights with the least loss."""
    shape = len(ROUNDS), len(NAMES)
    base = np.array([name == "base" for name in NAMES])
    spread = np.where(base, 1.0, data.factors.std(axis=0))
    still = spread < STILL
    factors, place = data.factors / np.where(still, 1.0, spread), data.rounds - ROUNDS[0]

    def objective(flat: Any) -> tuple[float, Any]:
        w = flat.reshape(shape)
        odds = np.einsum("ij,ij->i", factors, w[place])
        error = 1 / (1 + np.exp(-odds)) - data.result
        step, pulled = np.diff(w, axis=0), np.where(base, 0.0, w)
        slope = PULL * pulled
        np.add.at(slope, place, error[:, None] * factors)
        slope[1:] += NEIGHBORS * step
        slope[:-1] -= NEIGHBORS * step
        pull = PULL * (pulled**2).sum() + NEIGHBORS * (step**2).sum()
        return float(_losses(odds, data.result).sum() + pull / 2), slope.ravel()

    bounds = [
        (0.0 if same or name in OWNED else None, 0.0 if same else None)
        for name, same in zip(NAMES, still.tolist(), strict=True)
    ]
    found = minimize(
        objective,
        np.zeros(shape).ravel(),
        jac=True,
        bounds=bounds * len(ROUNDS),
        method="L-BFGS-B",
        options={"maxiter": 5000, "maxfun": 10000},
    )
    weights = found.x.reshape(shape) / np.where(still, 1.0, spread)
    return [weights_of(row) for row in weights.round(DIGITS).tolist()]


def loss(table: Table, data: Data) -> float:
    """The mean loss of weights on some standings."""
    numbers = np.array([numbers_of(w) for w in table])
    odds = np.einsum("ij,ij->i", data.factors, numbers[data.rounds - ROUNDS[0]])
    return float(_losses(odds, data.result).mean())


def weights_of(numbers: Iterable[float]) -> Weights:
    """Weights from their numbers in order."""
    left = iter(numbers)
    found: dict[str, Any] = {
        field: Prices(*islice(left, len(value))) if isinstance(value, Prices) else next(left)
        for field, value in Weights()._asdict().items()
    }
    return Weights()._replace(**found)


def numbers_of(w: Weights) -> list[float]:
    """The numbers of weights in order."""
    return [number for value in w for number in (value if isinstance(value, Prices) else (value,))]


def _losses(odds: Any, result: Any) -> Any:
    """The surprise at results, each with its odds."""
    return np.logaddexp(0, odds) - result * odds
