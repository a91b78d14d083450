"""Weaker play that still makes sense: options are judged wrongly, each by a little."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.kernel import Rng

from .base import Appraisal

SURE = 1 - 1e-9
"""Who wins at once does so, however badly he plays."""
NEARLY = 0.999
_WORDS = 2.0**32


def misjudged(appraisals: Sequence[Appraisal], noise: float, rng: Rng) -> list[Appraisal]:
    """What becomes of a judgement if each chance to win is misjudged by up to so much; seldom by as much."""
    if not noise:
        return list(appraisals)
    sure = [each for each in appraisals if each.value >= SURE]
    others = [(each.value + _error(noise, rng), each) for each in appraisals if each.value < SURE]
    others.sort(key=lambda pair: -pair[0])
    return sure + [each._replace(value=min(NEARLY, max(0.0, value))) for value, each in others]


def _error(noise: float, rng: Rng) -> float:
    return noise * ((rng.word() + rng.word()) / _WORDS - 1)
