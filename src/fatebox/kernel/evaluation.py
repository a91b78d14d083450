"""Evaluation: how well a seat stands, as named terms times weights, and a chance to win out of that.

A game names its terms in a `NamedTuple` of floats and brings two small functions. `measure` looks at a state
and returns the terms of a seat's standing (and of its rivals', where they count). `link` turns weights and
terms into a chance; it sees no state, so that other weights can be tried on positions that were measured
once. Weights are of the same class as terms. They are kept in the game's `weights.toml`; a weight that is not
named there is 1.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp, isfinite, log
from operator import mul
from typing import Any, Generic, TypeAlias, TypeVar

from .decision import Option
from .errors import ContentError
from .near import did_you_mean
from .state import State

S = TypeVar("S", bound=State)
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
Weights: TypeAlias = tuple[float, ...]
"""One number for each term: an object of the game's class of terms."""
Measured: TypeAlias = tuple[Any, ...]
"""The terms of one position: numbers and tuples of numbers, for the link alone to understand."""
Link: TypeAlias = Callable[[Any, Any], float]
"""From weights and the measured terms to a chance."""
Foresight: TypeAlias = Callable[[S, int, Sequence[Option]], Sequence[Measured | float | None]]
"""A seat's measured standing after each of its answers; None where an answer has to be tried.

Only for answers that end a decision: those that are no step of a larger choice, and that no follow-up
question comes after.
"""

EVEN = "even"
"""The name of the part that no term explains: the chance of a seat chosen at random."""
MOST_WEIGHT = 20.0
STEPS = 16
NEARLY = 1e-9


class Evaluator(Generic[S]):
    """A game's judgement of positions: called with a state and a seat, it gives a chance from 0 to 1."""

    __slots__ = ("foresees_most", "foresight", "link", "measure", "terms_class", "weights")

    def __init__(
        self,
        terms: type[Any],
        measure: Callable[[S, int], Measured | float],
        link: Link,
        weights: Weights | None = None,
        foresight: Foresight[S] | None = None,
        foresees_most: bool = False,
    ) -> None:
        self.terms_class = terms
        """The game's `NamedTuple` of terms; weights are made of it, too."""
        self.measure = measure
        """The terms of a seat's standing, or the plain chance where nothing is to be judged any more."""
        self.link = link
        self.foresight = foresight
        """The terms after an answer, in games where they are known much sooner than by a trial."""
        self.foresees_most = foresees_most
        """Whether so much is foreseen that hardly any answer is tried."""
        self.weights: Any = terms(*((1.0,) * len(terms._fields) if weights is None else weights))

    @classmethod
    def of(
        cls,
        package: str,
        terms: type[Any],
        measure: Callable[[S, int], Measured | float],
        link: Link,
        foresight: Foresight[S] | None = None,
        foresees_most: bool = False,
    ) -> Evaluator[S]:
        """The judgement of a game, with the weights that lie in its package."""
        file = files(package) / "weights.toml"
        weights = read_weights(file, terms._fields) if file.is_file() else None
        return cls(terms, measure, link, weights, foresight, foresees_most)

    def __call__(self, state: S, seat: int) -> float:
        """The chance of a seat to win; for games without winners and losers, how good its result will be."""
        return self._chance(self.measure(state, seat))

    def _chance(self, measured: Measured | float) -> float:
        return measured if measured.__class__ is float else self.link(self.weights, measured)

    def foresee(self, state: S, seat: int, options: Sequence[Option]) -> list[float | None]:
        """The chance of a seat after each of its answers; None where an answer has to be tried."""
        if self.foresight is None:
            return [None] * len(options)
        link, weights = self.link, self.weights
        found: list[float | None] = []
        last: Measured | float | None = None
        value: float | None = None
        for measured in self.foresight(state, seat, options):
            if measured is not last:  # several answers may lead to the same
                last = measured
                if measured is None or isinstance(measured, float):  # as in `_chance`, but no call for each
                    value = measured
                else:
                    value = link(weights, measured)
            found.append(value)
        return found

    def chance(self, weights: Weights, measured: Measured) -> float:
        """The chance of a position that was measured before, with other weights."""
        return self.link(self.terms_class(*weights), measured)

    @property
    def names(self) -> tuple[str, ...]:
        """The terms, in the order of the weights; `reason-<term>` says each to players."""
        names: tuple[str, ...] = self.terms_class._fields
        return names

    def reweighted(self, weights: Weights) -> Evaluator[S]:
        """The same judgement with other weights."""
        return Evaluator(
            self.terms_class, self.measure, self.link, weights, self.foresight, self.foresees_most
        )

    def terms(self, state: S, seat: int) -> list[tuple[str, float]]:
        """The share of each term in the log-odds of winning; together with `even` they are the log-odds.

        Nothing is explained where the chance does not come from terms, as in a game that is over.
        """
        measured = self.measure(state, seat)
        return [] if isinstance(measured, float) else self.explain(measured)

    def explain(self, measured: Measured) -> list[tuple[str, float]]:
        """The share of each term in the log-odds of a measured position, first what no term explains.

        All weights grow together from 0 to what they are, and each term is given what its own growth adds on
        the way. In a sum of terms that is the term itself; elsewhere it is a fair share, in any order.
        """
        weights = self.weights
        shares = [0.0] * len(weights)
        for step in range(STEPS):
            part = (step + 0.5) / STEPS
            here = tuple(part * weight for weight in weights)
            for index, slope in enumerate(slopes(self.chance, here, measured)):
                shares[index] += slope * weights[index] / STEPS
        even = log_odds(self.link(weights, measured)) - sum(shares)
        return [(EVEN, even), *zip(self.names, shares, strict=True)]


def slopes(chance: Link, weights: Weights, measured: Measured, step: float = 1e-4) -> list[float]:
    """The change of a position's log-odds with each weight."""
    found = []
    trial = list(weights)
    for index, weight in enumerate(weights):
        trial[index] = weight + step
        above = log_odds(chance(tuple(trial), measured))
        trial[index] = weight - step
        found.append((above - log_odds(chance(tuple(trial), measured))) / (2 * step))
        trial[index] = weight
    return found


class Memory(dict[K, V]):
    """Parts of positions that were judged before, by all that they depend on; emptied when it is full."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= self._most:
            self.clear()
        super().__setitem__(key, value)


# --- links ------------------------------------------------------------------------------------------


def dot(weights: Sequence[float], terms: Sequence[float]) -> float:
    """Terms times weights."""
    total: float = sum(map(mul, weights, terms))
    return total


def dots(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """The terms of several sides times the same weights."""
    return [sum(map(mul, weights, row)) for row in rows]


def logistic(odds: float) -> float:
    """The chance that belongs to log-odds."""
    return 1.0 / (1.0 + exp(-odds)) if odds > -700.0 else 0.0


def log_odds(chance: float) -> float:
    """The log-odds of a chance; those of what is nearly sure stay finite."""
    chance = min(1.0 - NEARLY, max(NEARLY, chance))
    return log(chance / (1.0 - chance))


def share(values: Sequence[float], spread: float) -> float:
    """The chance of the first among rivals: each one's grows with the exponent of his value."""
    top = max(values)
    chances = [exp((value - top) / spread) for value in values]
    return chances[0] / sum(chances)


# --- weights ----------------------------------------------------------------------------------------


def complete_weights(given: Mapping[str, Any], names: Sequence[str], where: str = "weights") -> Weights:
    """A weight for every term, checked; 1 where none is given."""
    for name, weight in given.items():
        if name not in names:
            raise ContentError(f"{where}: {name}: there is no such term{did_you_mean(name, names)}")
        if type(weight) not in (int, float) or not isfinite(weight) or not 0 <= weight <= MOST_WEIGHT:
            raise ContentError(
                f"{where}: {name}: expected a number from 0 to {MOST_WEIGHT:g}, got {weight!r}"
            )
    return tuple(float(given.get(name, 1.0)) for name in names)


def read_weights(file: Traversable, names: Sequence[str]) -> Weights:
    """The weights of a file: its table `[weights]` has numbers by the names of the terms."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{file}: {error.strerror}") from None
    except ValueError as error:
        raise ContentError(f"{file.name}: {error}") from None
    if set(tables) != {"weights"} or not isinstance(tables["weights"], dict):
        raise ContentError(f"{file.name}: expected one table [weights] with a number for each term")
    return complete_weights(tables["weights"], names, file.name)
