"""Weaker play that still makes sense: any option nearly as good as the best will do."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.kernel import Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Analyst, Appraisal

SURE = 1 - 1e-9
"""A win at once is never missed."""


class EasygoingBot:
    """A bot that settles for a chance to win at most `near` below the best."""

    def __init__(self, bot: Analyst, rng: Rng, near: float) -> None:
        if not 0 <= near <= 1:
            raise OptionsError(f"bot: near: expected a number from 0 to 1, got {near}")
        self._bot = bot
        self._rng = rng
        self._near = near

    def choose(self, seat: Perspective) -> Option:
        """One of the options that are good enough, at random; none that throws something away."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        enough = self.shortlist(seat)
        return enough[self._rng.below(len(enough))]

    def shortlist(self, seat: Perspective) -> list[Option]:
        """All options that are good enough."""
        return good_enough(in_good_faith(seat, sensible(seat, self._bot.appraise(seat))), self._near)

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """The true chance of every option: the bot knows better than it plays."""
        return self._bot.appraise(seat)


def good_enough(judged: Sequence[Appraisal], near: float) -> list[Option]:
    """The options whose chance is at most `near` below the best; a sure win leaves no other."""
    best = max(each.value for each in judged)
    least = SURE if best >= SURE else best - near
    return [each.option for each in judged if each.value >= least]


def in_good_faith(seat: Perspective, judged: Sequence[Appraisal]) -> Sequence[Appraisal]:
    """The options that begin only deals that the game names, finish them, and keep the seat's word.

    The worth of a proposal shows only at its end, and a promise kept by chance is worth nothing.
    """
    bargaining = seat.game.judgement.features.bargaining
    if bargaining is None:
        return judged
    named = {plan[0] for plan in seat.plans()}
    if seat.decision.prompt.id in bargaining.prompts:
        wanted = named or {bargaining.drop}
        return [each for each in judged if each.option in wanted] or judged
    unfair = {*seat.breaks(), *(option for option in bargaining.begin if option not in named)}
    return [each for each in judged if each.option not in unfair or each.value >= SURE] or judged


def sensible(seat: Perspective, judged: Sequence[Appraisal]) -> list[Appraisal]:
    """The options that throw nothing away, in the same order; if there are none, all options.

    Sure wins are kept, unless an option that throws nothing away wins as well.
    """
    options = seat.decision.options
    allowed = {options[number] for number in seat.sensible()}
    kept = [each for each in judged if each.option in allowed]
    if any(each.value >= SURE for each in kept):
        return kept
    return [each for each in judged if each.option in allowed or each.value >= SURE] or list(judged)
