"""The bot that looks ahead with a trained network: its best few answers, played on in imagined worlds.

The network says which answers are worth a try, plays on for all seats until a turn has ended, and judges
where that leads. An answer that is clearly the best is given at once.
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from fatebox.bots.easygoing import SURE
from fatebox.kernel import Game, ImagineError, Match, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Appraisal

from . import Networked
from .bot import chances_after, held_back
from .deals import dealer_for
from .mind import Mind, mind_of, weights_for
from .thinking import Line, in_worlds, think

FEWEST = 2
ALIKE = 0.01
"""Chances that differ by at most this are about as good."""
PATIENCE = 1000
"""About the most answers for all trials together: a second or so."""
AT_ONCE = 0
"""The trials of an answer that needs none: it is clear, about a deal, or keeps the seat's word."""


class Outcome(NamedTuple):
    """The end of a trial in one world."""

    chance: float
    answers: int
    """The answers that it took to get there."""


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
        likely: float = 0.04,
        clearly: float = 0.5,
    ) -> None:
        for name, value, least in (("worlds", worlds, FEWEST), ("moves", moves, 2), ("turns", turns, 1)):
            if value < least:
                raise OptionsError(f"bot farsighted: {name}: expected at least {least}, got {value}")
        if not 0 <= likely <= 1:
            raise OptionsError(f"bot farsighted: likely: expected a number from 0 to 1, got {likely}")
        if clearly < 0:
            raise OptionsError(f"bot farsighted: clearly: expected 0 or more, got {clearly}")
        self._weights = weights_for(game, weights, after)
        self._rng = rng
        self._worlds = worlds
        self._moves = moves
        self._turns = turns
        self._likely = likely
        """Answers that are less likely than this share of the likeliest are not tried."""
        self._clearly = clearly
        """A rival must be better than the network's own choice by this many standard errors."""

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
        best, broken = judged[0], seat.breaks()
        near = [each.option for each in judged[1:] if each.value >= best.value - ALIKE]
        return [best.option, *(option for option in near if option not in broken)]

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option with its chance to win; if not tried, that of the position right after it."""
        judged = self._judge(seat)
        known = [each.option for each in judged]
        others = [option for option in seat.decision.options if option not in known]
        if judged[0].trials == AT_ONCE:
            others, judged = [*known, *others], []
        rest = chances_after(self._mind(seat), seat, others, self._rng, self._worlds)
        if not judged:
            return held_back(seat, rest, known[0], think(self._mind(seat).likely(seat)))
        judged = [self._doubted(seat, each) for each in judged]
        least = min(each.value for each in judged)
        # a look at the position right after an option is kinder than the rest of the turn
        rest = [each._replace(value=min(each.value, least)) for each in rest]
        return sorted([*judged, *rest], key=lambda each: (each.option != known[0], -each.value))

    def _doubted(self, seat: Perspective, judged: Appraisal) -> Appraisal:
        """The chance of an answer that won or lost every trial: not sure, unless it ends the game at once.

        Half a trial more might have gone the other way.
        """
        if 1 - SURE < judged.value < SURE:
            return judged
        world = seat.imagine(self._rng)
        world.answer(judged.option, seat.seat)
        doubt = 0.5 / (judged.trials + 1)
        chance = min(1 - doubt, max(doubt, judged.value))
        return judged if world.decision is None else judged._replace(value=chance)

    def _mind(self, seat: Perspective) -> Mind:
        return mind_of(self._weights, seat.game, seat.pack)

    def _judge(self, seat: Perspective) -> list[Appraisal]:
        """The answers that were tried, the chosen one first; alone if it is made at once."""
        mind = self._mind(seat)
        dealer = dealer_for(mind, seat, self._rng)
        dealt = None if dealer is None else dealer.answer()
        if dealt is not None:
            return [Appraisal(dealt, 1.0, AT_ONCE)]
        likely = think(mind.likely(seat))
        judged = self._compare(seat, mind, likely)
        if dealer is None:
            return judged
        ranked = [*(each.option for each in judged), *(seat.decision.options[number] for number, _ in likely)]
        true = dealer.true_to_its_word(ranked)
        return judged if true == ranked[0] else [Appraisal(true, 1.0, AT_ONCE)]

    def _compare(self, seat: Perspective, mind: Mind, likely: list[tuple[int, float]]) -> list[Appraisal]:
        """The likely answers, the best first: the network's own, unless another did clearly better."""
        options, least = seat.decision.options, self._likely * likely[0][1]
        tried = [options[number] for number, share in likely if share >= least][: self._moves]
        if len(tried) == 1:
            return [Appraisal(tried[0], likely[0][1], AT_ONCE)]
        values = self._try(seat, mind, tried)
        means = {option: fmean(found) for option, found in values.items()}
        own = tried[0]
        rival = max(tried[1:], key=lambda option: (len(values[option]), means[option]))
        gains = [ours - theirs for ours, theirs in zip(values[rival], values[own], strict=True)]
        chosen = rival if fmean(gains) > self._clearly * stdev(gains) / sqrt(len(gains)) else own
        ranked = sorted(tried, key=lambda option: (option != chosen, -means[option]))
        return [Appraisal(option, means[option], self._worlds) for option in ranked]

    def _try(self, seat: Perspective, mind: Mind, tried: list[Option]) -> dict[Option, list[float]]:
        """The values that the answers led to; after half of the worlds only the best rival goes on.

        Where turns are long, it goes on alone sooner, and in as many worlds as the limit allows.
        """
        values: dict[Option, list[float]] = {option: [] for option in tried}
        own, rivals, spent, worlds = tried[0], tried[1:], 0, FEWEST
        while worlds:
            options = [own, *rivals]
            imagined = [seat.imagine(self._rng) for _ in range(worlds)]
            outcomes = in_worlds(imagined, options, partial(self._outcome, mind, seat.seat))
            for option, found in zip(options, outcomes, strict=True):
                values[option] += [outcome.chance for outcome in found]
            answers = sum(outcome.answers for found in outcomes for outcome in found)
            spent += answers
            seen = len(values[own])
            if len(rivals) > 1 and seen < self._worlds // 2 and spent + answers <= PATIENCE:
                continue
            rivals = [max(rivals, key=lambda option: sum(values[option]))]
            price = 2 * max(answers / (worlds * len(options)), 1)
            worlds = min(self._worlds - seen, int(max(PATIENCE - spent, 0) / price))
        return values

    def _outcome(self, mind: Mind, seat: int, world: Match[Any], option: Option) -> Line[Outcome]:
        """The chance of a seat by the end of the turn if it gives this answer."""
        trial = world.copy()
        trial.answer(option, seat)
        answers = yield from mind.play_on(trial, self._turns)
        return Outcome((yield from mind.values(trial))[seat], answers)
