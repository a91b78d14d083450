"""Weaker play that still makes sense: options are judged wrongly, each by a little."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.kernel import Rng

from .base import Appraisal

SURE = 1 - 1e-9
"""Who wins at once does so, however badly he plays."""
_WORDS = 2.0**32


def misjudged(appraisals: Sequence[Appraisal], noise: float, rng: Rng) -> list[Appraisal]:
    """What becomes of a judgement if each chance to win is misjudged by up to so much; seldom by as much."""
    if not noise:
        return list(appraisals)
    judged = [each if each.value >= SURE else _misjudged(each, noise, rng) for each in appraisals]
    return sorted(judged, key=lambda each: -each.value)


def _misjudged(appraisal: Appraisal, noise: float, rng: Rng) -> Appraisal:
    error = noise * ((rng.word() + rng.word()) / _WORDS - 1)
    return appraisal._replace(value=min(0.999, max(0.0, appraisal.value + error)))
