"""The bot that plays what a trained network thinks best, at once and without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import log
from statistics import fmean
from typing import Any

from fatebox.kernel import Game, Match, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Appraisal
from fatebox.kernel.evaluation import log_odds, logistic

from . import Networked
from .deals import Dealer, dealer_for
from .mind import Mind, mind_of, weights_for
from .thinking import Line, in_worlds, think

_WORDS = 2.0**32
ALIKE = 0.5
"""Options that are at least this share as likely to be chosen as the best are about as good."""
COST, DEAREST, RAREST = 0.012, 0.056, 1e-6
"""The cost of an option that is e times less likely than the best: more than nothing, less than a slip. In
log-odds, so that it stays small where the network is nearly sure to win."""
WORLDS = 4
"""Worlds in which the position after each option is looked at, for those who ask."""


class LearnedBot(Networked):
    """Plays the network's first choice, or one of those that it likes nearly as much."""

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        *,
        weights: str = "",
        after: int = 0,
        variety: float = 0.0,
        deals: bool = True,
    ) -> None:
        if not 0 <= variety <= 1:
            raise OptionsError(f"bot learned: variety: expected a number from 0 to 1, got {variety}")
        self._weights = weights_for(game, weights, after)
        self._rng = rng
        self._variety = variety
        """Options at least 1 - variety times as likely to be chosen as the best are drawn at random."""
        self._deals = deals
        """Whether it thinks about deals and about its word, or leaves both to the network."""

    def choose(self, seat: Perspective) -> Option:
        """The answer of the network."""
        return think(self.line(seat))

    def line(self, seat: Perspective) -> Line[Option]:
        """The answer of the network; deals are thought through at once, in batches of their own."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        dealer = self._dealer(seat)
        dealt = None if dealer is None else dealer.answer()
        if dealt is not None:
            return dealt
        likely = yield from self.mind(seat).likely(seat)
        chosen = options[self._chosen(likely)]
        if dealer is None:
            return chosen
        return dealer.true_to_its_word([chosen, *(options[number] for number, _ in likely)])

    def shortlist(self, seat: Perspective) -> list[Option]:
        """The options that the network likes about as much as its first choice, that one first."""
        dealer = self._dealer(seat)
        dealt = None if dealer is None else dealer.answer()
        if dealt is not None:
            return [dealt]
        options, likely = seat.decision.options, think(self.mind(seat).likely(seat))
        near = [options[number] for number, share in likely if share >= ALIKE * likely[0][1]]
        if dealer is None:
            return near
        true = dealer.true_to_its_word([options[number] for number, _ in likely])
        broken = seat.breaks()
        return [true, *(option for option in near if option != true and option not in broken)]

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option with the chance to win after it; first the one that the network chooses."""
        chosen, mind = self.choose(seat), self.mind(seat)
        chances = chances_after(mind, seat, seat.decision.options, self._rng, WORLDS)
        return held_back(seat, chances, chosen, think(mind.likely(seat)))

    def _dealer(self, seat: Perspective) -> Dealer | None:
        """The dealer for this seat, if this bot and its game know deals."""
        return dealer_for(self.mind(seat), seat, self._rng) if self._deals else None

    def mind(self, seat: Perspective) -> Mind:
        """The network for the content that this match is played with."""
        return mind_of(self._weights, seat.game, seat.pack)

    def _chosen(self, likely: list[tuple[int, float]]) -> int:
        """The best option, or one of the nearly best."""
        near = [pair for pair in likely if pair[1] >= (1 - self._variety) * likely[0][1]]
        if len(near) == 1 or not self._variety:
            return likely[0][0]
        drawn = self._rng.word() / _WORDS * sum(share for _, share in near)
        for number, share in near:
            drawn -= share
            if drawn < 0:
                return number
        return near[-1][0]


def held_back(
    seat: Perspective, judged: Sequence[Appraisal], chosen: Option, likely: list[tuple[int, float]]
) -> list[Appraisal]:
    """The options, the chosen one first; the others cost more the less likely the network is to take them.

    It knows what to do better than it knows the worth of the position right after.
    """
    options = seat.decision.options
    most = likely[0][1]
    costs = {options[number]: min(DEAREST, COST * log(most / max(share, RAREST))) for number, share in likely}
    first = next(each for each in judged if each.option == chosen)
    odds = log_odds(first.value)
    rest = [
        each._replace(value=min(each.value, logistic(odds - costs.get(each.option, DEAREST))))
        for each in judged
        if each.option != chosen
    ]
    return [first, *sorted(rest, key=lambda each: -each.value)]


def chances_after(
    mind: Mind, seat: Perspective, options: list[Option], rng: Rng, worlds: int
) -> list[Appraisal]:
    """The chance of a seat to win right after each of these options, on average over imagined worlds."""
    imagined = [seat.imagine(rng) for _ in range(worlds)]
    outcomes = in_worlds(imagined, options, partial(_chance_after, mind, seat.seat))
    return [Appraisal(option, fmean(found), 0) for option, found in zip(options, outcomes, strict=True)]


def _chance_after(mind: Mind, seat: int, world: Match[Any], option: Option) -> Line[float]:
    """The chance of a seat right after its answer in a world."""
    trial = world.copy()
    trial.answer(option, seat)
    yield from mind.settle(trial)
    return (yield from mind.values(trial))[seat]
