"""A mind: a trained network with the game that it thinks about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any

from fatebox.kernel import Decision, Game, Match, Option, OptionsError, Perspective
from fatebox.kernel.encoding.encoder import encoder_of

from .network import Network, Opinion
from .thinking import Line, Question
from .weights import Weights, load, packed

STEPS = 120
"""No game is played on for longer than this."""
DECIMALS = 3
"""Decimals of a score that count: later ones depend on what else the network judges in the same batch. Of
options that are equal then, such as two copies of a card, the first is the best."""


class Mind:
    """Thinks about positions: those that a seat is in, and those of worlds that it imagines.

    Its methods are lines for `think` and `think_all`.
    """

    def __init__(self, weights: Weights, game: Game[Any], pack: Any) -> None:
        self.game = game
        self._encoder = encoder_of(game, pack)
        self._network = Network(weights, self._encoder)
        self._features = game.judgement.features

    def chance(self, seat: Perspective) -> Line[float]:
        """The asked seat's chance to win, as far as it knows."""
        opinion = yield Question(self._network, seat.encoded())
        return seat.chances(_by_seat(opinion, seat.seat, seat.seats))[seat.seat]

    def likely(self, seat: Perspective) -> Line[list[tuple[int, float]]]:
        """The indexes of sensible options, each with its likelihood of being best, likeliest first."""
        sensible = seat.sensible()
        opinion = yield Question(self._network, seat.encoded())
        return _shares(opinion, sensible)

    def chances(self, match: Match[Any]) -> Line[list[float]]:
        """The chance of every seat to win, as the asked seat sees it."""
        values = yield from self.values(match)
        return self._features.chances(match.state, values)

    def values(self, match: Match[Any]) -> Line[list[float]]:
        """The value that every seat expects, as the asked seat sees it; that of the result once it is over.

        Players go by it. It is the chance to win in most games, but in some a defeat is better than another.
        """
        seats, decision = match.state.seats, match.decision
        if decision is None:
            return [self._features.result_value(match.state, seat) for seat in range(seats)]
        opinion = yield self._question(match, decision)
        return _by_seat(opinion, decision.seat, seats)

    def answer(self, trial: Match[Any], decision: Decision) -> Line[None]:
        """Answer for the asked seat, which keeps its word."""
        if len(decision.options) == 1:
            trial.answer(decision.options[0], decision.seat)
        else:
            opinion = yield self._question(trial, decision)
            trial.answer(self._best(trial, decision, opinion), decision.seat)

    def step(self, trial: Match[Any], decision: Decision) -> Line[list[float]]:
        """Answer for the asked seat, and return the chances of all seats as they were before."""
        opinion = yield self._question(trial, decision)
        values = _by_seat(opinion, decision.seat, trial.state.seats)
        chances = self._features.chances(trial.state, values)
        trial.answer(self._best(trial, decision, opinion), decision.seat)
        return chances

    def settle(self, trial: Match[Any]) -> Line[None]:
        """Answer for the seats that decide at the same time: they know nothing of each other's answers."""
        while trial.joint and (decision := trial.decision) is not None:
            yield from self.answer(trial, decision)

    def play_on(self, trial: Match[Any], turns: int) -> Line[int]:
        """Play for all seats until this many turns have ended, and return the number of answers."""
        turn_of = self.game.judgement.turn
        turn = None if turn_of is None else turn_of(trial.state)
        for answers in range(STEPS):
            decision = trial.decision
            if decision is None:
                return answers
            if turn_of is not None and (now := turn_of(trial.state)) != turn:
                turn, turns = now, turns - 1
            if turns <= 0 and not trial.joint:
                return answers
            yield from self.answer(trial, decision)
        return STEPS

    def _best(self, match: Match[Any], decision: Decision, opinion: Opinion) -> Option:
        """The best option that makes sense and breaks no word, if there is one."""
        options = decision.options
        wrong = self._features.senseless(match.state, decision)
        if self._features.bargaining is not None:
            wrong = [*wrong, *self._features.bargaining.breaks(match.state, decision)]
        scores: list[float] = opinion.scores.tolist()
        numbers = range(len(options))
        sensible = [number for number in numbers if options[number] not in wrong] if wrong else numbers
        return options[first_best(scores, sensible or numbers)]

    def _question(self, match: Match[Any], decision: Decision) -> Question:
        return Question(self._network, self._encoder.encode(match.state, decision, decision.seat))


def _by_seat(opinion: Opinion, first: int, seats: int) -> list[float]:
    """A network's values, in the order of the seats."""
    return [float(opinion.chances[(seat - first) % seats]) for seat in range(seats)]


def first_best(scores: Sequence[float], numbers: Sequence[int]) -> int:
    """The index of the best of some options: the first if several are equal."""
    most = max(scores[number] for number in numbers)
    return next(number for number in numbers if not round(scores[number] - most, DECIMALS))


def _shares(opinion: Opinion, sensible: list[int]) -> list[tuple[int, float]]:
    scores = opinion.scores.tolist()  # few numbers, for which arrays would be slower
    most = max(scores[number] for number in sensible)
    weights = [exp(round(scores[number] - most, DECIMALS)) for number in sensible]
    total = sum(weights)
    shares = [(number, weight / total) for number, weight in zip(sensible, weights, strict=True)]
    return sorted(shares, key=lambda share: -share[1])


_MINDS: dict[tuple[int, int], Mind] = {}
_PACKED: dict[tuple[str, int], Weights | None] = {}


def weights_for(game: Game[Any], file: str, after: int) -> Weights:
    """The weights in a file, or those in the game's package."""
    found = load_once(file) if file else packed_weights(game, after)
    if found is None:
        early = f" of {after} seconds" if after else ""
        raise OptionsError(f"bot learned: {game.title} has no trained network{early}")
    return found


def mind_of(weights: Weights, game: Game[Any], pack: Any) -> Mind:
    """The mind of some weights for the pack of a match; each is made once."""
    found = _MINDS.get((id(weights), id(pack)))
    if found is None:
        found = _MINDS[id(weights), id(pack)] = Mind(weights, game, pack)
    return found


@lru_cache(maxsize=16)
def load_once(path: str) -> Weights:
    """The weights in a file, read once."""
    return load(Path(path))


def packed_weights(game: Game[Any], after: int = 0) -> Weights | None:
    """The weights in a game's package, read once."""
    if (game.package, after) not in _PACKED:
        _PACKED[game.package, after] = packed(game, after)
    return _PACKED[game.package, after]
