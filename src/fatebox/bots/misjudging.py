"""Weaker play: another bot's opinion of each option is off by a little."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.kernel import Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Analyst, Appraisal

SURE = 1 - 1e-9
"""A win at once is never missed."""
NEARLY = 0.999
_WORDS = 2.0**32


class MisjudgingBot:
    """A bot that misjudges each chance to win by at most `noise`, usually less."""

    def __init__(self, bot: Analyst, rng: Rng, noise: float) -> None:
        if not 0 <= noise <= 1:
            raise OptionsError(f"bot: noise: expected a number from 0 to 1, got {noise}")
        self._bot = bot
        self._rng = rng
        self._noise = noise

    def choose(self, seat: Perspective) -> Option:
        """The option that seems best."""
        options = seat.decision.options
        return options[0] if len(options) == 1 else self.appraise(seat)[0].option

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option as it seems, the best one first."""
        return misjudged(self._bot.appraise(seat), self._noise, self._rng)


def misjudged(appraisals: Sequence[Appraisal], noise: float, rng: Rng) -> list[Appraisal]:
    """The same options with each chance off by at most `noise`, usually less."""
    sure = [each for each in appraisals if each.value >= SURE]
    others = [(each.value + _error(noise, rng), each) for each in appraisals if each.value < SURE]
    others.sort(key=lambda pair: -pair[0])
    return sure + [each._replace(value=min(NEARLY, max(0.0, value))) for value, each in others]


def _error(noise: float, rng: Rng) -> float:
    return noise * ((rng.word() + rng.word()) / _WORDS - 1)
