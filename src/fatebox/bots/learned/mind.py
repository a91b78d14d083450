"""A mind: a trained network with the game that it thinks about."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from fatebox.kernel import Decision, Game, Match, Option, OptionsError, Perspective
from fatebox.kernel.encoding.encoder import encoder_of

from .network import Network, Opinion
from .weights import Weights, load, packed

STEPS = 120
"""No game is played on for longer than this."""


class Mind:
    """Thinks about positions: those that a seat is in, and those of worlds that it imagines."""

    def __init__(self, weights: Weights, game: Game[Any], pack: Any) -> None:
        self.game = game
        self._encoder = encoder_of(game, pack)
        self._network = Network(weights, self._encoder)
        self._features = game.judgement.features

    def opinion(self, match: Match[Any], decision: Decision) -> Opinion:
        """The thoughts of the asked seat."""
        return self._network([self._encoder.encode(match.state, decision, decision.seat)])[0]

    def chance(self, seat: Perspective) -> float:
        """The chance of a seat that is asked, by what it knows."""
        return float(self._network([seat.encoded()])[0].chances[0])

    def likely(self, seat: Perspective) -> list[tuple[int, float]]:
        """The numbers of the options that make sense, each with how likely it is the best; that one first."""
        return _shares(self._network([seat.encoded()])[0], seat.sensible())

    def best(self, match: Match[Any], decision: Decision) -> Option:
        """The answer of the asked seat, which keeps its word."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        wrong = self._features.senseless(match.state, decision)
        if self._features.bargaining is not None:
            wrong = [*wrong, *self._features.bargaining.breaks(match.state, decision)]
        scores = self.opinion(match, decision).scores
        order = scores.argsort()[::-1]
        return next((options[number] for number in order if options[number] not in wrong), options[order[0]])

    def chances(self, match: Match[Any]) -> list[float]:
        """The chance of every seat to win, as the asked seat sees it; the value of a game that is over."""
        seats, decision = match.state.seats, match.decision
        if decision is None:
            return [self._features.result_value(match.state, seat) for seat in range(seats)]
        found = self.opinion(match, decision).chances
        return [float(found[(seat - decision.seat) % seats]) for seat in range(seats)]

    def settle(self, trial: Match[Any]) -> None:
        """Let those answer who decide at the same time: they know nothing of each other's answers."""
        while trial.joint and (decision := trial.decision) is not None:
            trial.answer(self.best(trial, decision), decision.seat)

    def play_on(self, trial: Match[Any], turns: int) -> None:
        """Play for all seats until this many turns have ended."""
        turn_of = self.game.judgement.turn
        turn = None if turn_of is None else turn_of(trial.state)
        for _ in range(STEPS):
            decision = trial.decision
            if decision is None:
                return
            if turn_of is not None and (now := turn_of(trial.state)) != turn:
                turn, turns = now, turns - 1
            if turns <= 0 and not trial.joint:
                return
            trial.answer(self.best(trial, decision), decision.seat)


def _shares(opinion: Opinion, sensible: list[int]) -> list[tuple[int, float]]:
    scores = opinion.scores[sensible]
    shares = np.exp(scores - scores.max())
    shares /= shares.sum()
    pairs = zip(sensible, shares.tolist(), strict=True)
    return sorted(pairs, key=lambda pair: -pair[1])


_MINDS: dict[tuple[int, int], Mind] = {}
_PACKED: dict[tuple[str, int], Weights | None] = {}


def weights_for(game: Game[Any], file: str, after: int) -> Weights:
    """The weights in a file, or those that the game brings along."""
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
    """The weights that a game brings along, read once."""
    if (game.package, after) not in _PACKED:
        _PACKED[game.package, after] = packed(game, after)
    return _PACKED[game.package, after]
