"""The bot that looks ahead with a trained network: its best few answers, played on in imagined worlds.

The network says which answers are worth a try, plays on for all seats until a turn has ended, and judges
where that leads. Where one answer is clearly the best, it is given at once.
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from fatebox.kernel import Game, ImagineError, Match, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Appraisal

from . import Networked
from .bot import chances_after, held_back
from .mind import Mind, mind_of, weights_for
from .thinking import Line, in_worlds, think

LIKELY = 0.04
"""Answers that are less likely than this share of the likeliest are not tried."""
CLEARLY = 0.5
"""A rival must be better than the network's own choice by this many standard errors."""
FEWEST = 2
ALIKE = 0.01
"""Chances that differ by at most this are about as good."""


class FarsightedBot(Networked):
    """Tries the answers that its network likes best and takes the one that turns out best."""

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        *,
        weights: str = "",
        after: int = 0,
        worlds: int = 8,
        moves: int = 4,
        turns: int = 1,
    ) -> None:
        for name, value, least in (("worlds", worlds, FEWEST), ("moves", moves, 2), ("turns", turns, 1)):
            if value < least:
                raise OptionsError(f"bot farsighted: {name}: expected at least {least}, got {value}")
        self._weights = weights_for(game, weights, after)
        self._rng = rng
        self._worlds = worlds
        self._moves = moves
        self._turns = turns

    def choose(self, seat: Perspective) -> Option:
        """The answer that turned out best."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        try:
            return self._judge(seat)[0].option
        except ImagineError:
            return options[think(self._mind(seat).likely(seat))[0][0]]

    def shortlist(self, seat: Perspective) -> list[Option]:
        """The answer that turned out best, and those that did about as well."""
        try:
            judged = self._judge(seat)
        except ImagineError:
            return [self.choose(seat)]
        best = judged[0]
        rest = [each.option for each in judged[1:] if each.value >= best.value - ALIKE]
        return [best.option, *rest]

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option with its chance to win; those that were not tried by the position right after them."""
        judged = self._judge(seat)
        known = [each.option for each in judged]
        others = [option for option in seat.decision.options if option not in known]
        if judged[0].trials < self._worlds:  # it was taken at once
            others, judged = [*known, *others], []
        rest = chances_after(self._mind(seat), seat, others, self._rng, self._worlds)
        if not judged:
            return held_back(seat, rest, known[0], think(self._mind(seat).likely(seat)))
        least = min(each.value for each in judged)
        # a look at the position right after an option is kinder than the rest of the turn
        rest = [each._replace(value=min(each.value, least)) for each in rest]
        return sorted([*judged, *rest], key=lambda each: (each.option != known[0], -each.value))

    def _mind(self, seat: Perspective) -> Mind:
        return mind_of(self._weights, seat.game, seat.pack)

    def _judge(self, seat: Perspective) -> list[Appraisal]:
        """The answers that were tried, the chosen one first."""
        options, mind = seat.decision.options, self._mind(seat)
        likely = think(mind.likely(seat))
        tried = [options[number] for number, share in likely if share >= LIKELY * likely[0][1]][: self._moves]
        if len(tried) == 1:
            return [Appraisal(tried[0], likely[0][1], 0)]
        values = self._try(seat, mind, tried)
        means = {option: fmean(found) for option, found in values.items()}
        own = tried[0]
        rival = max(tried[1:], key=lambda option: (len(values[option]), means[option]))
        gains = [ours - theirs for ours, theirs in zip(values[rival], values[own], strict=True)]
        chosen = rival if fmean(gains) > CLEARLY * stdev(gains) / sqrt(len(gains)) else own
        ranked = sorted(tried, key=lambda option: (option != chosen, -means[option]))
        return [Appraisal(option, means[option], self._worlds) for option in ranked]

    def _try(self, seat: Perspective, mind: Mind, tried: list[Option]) -> dict[Option, list[float]]:
        """The values that the answers led to; after half of the worlds the best rival alone goes on."""
        values: dict[Option, list[float]] = {option: [] for option in tried}
        own, rivals = tried[0], tried[1:]
        half = max(FEWEST, self._worlds // 2) if len(rivals) > 1 else self._worlds
        for worlds in (half, self._worlds - half):
            options = [own, *rivals]
            imagined = [seat.imagine(self._rng) for _ in range(worlds)]
            outcomes = in_worlds(imagined, options, partial(self._outcome, mind, seat.seat))
            for option, found in zip(options, outcomes, strict=True):
                values[option] += found
            rivals = [max(rivals, key=lambda option: sum(values[option]))]
        return values

    def _outcome(self, mind: Mind, seat: int, world: Match[Any], option: Option) -> Line[float]:
        """The chance of a seat that answers so, by the end of the turn."""
        trial = world.copy()
        trial.answer(option, seat)
        yield from mind.play_on(trial, self._turns)
        return (yield from mind.chances(trial))[seat]
