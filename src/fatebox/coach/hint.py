"""A hint: the best options of a seat's decision, each with its chance to win and the reason in words.

All of it comes from the seat's perspective: the options are judged in worlds that it imagines, calibrated as
the chart of the game is, and the reasons compare what the game's evaluation says about such worlds. So a hint
reveals nothing that the seat could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fatebox.bots import Analyst, Appraisal
from fatebox.kernel import Option, Perspective, Rng
from fatebox.kernel.messages import Message, declare

from .chances import judge
from .reason import Reason, compare, in_words

FEW = 3
"""The number of options shown."""
ALIKE = 0.01
"""Chances that differ by less are as good as each other."""


ALIKE_NEXT = declare("coach-alike-next")
ALIKE_BEST = declare("coach-alike-best")
EARLY = declare("coach-early")


class Advice(NamedTuple):
    """One option of a hint."""

    option: Option
    chance: float
    """The chance of the seat to win if it takes this option, from 0 to 1."""
    reasons: tuple[Reason, ...]
    """The reasons for the best option beside the second, and for or against the others beside the best."""
    why: tuple[Message, ...]
    """The reasons as sentences; if there are none, what that means."""


class Hint(NamedTuple):
    """The best options, the very best first."""

    advice: tuple[Advice, ...]

    @property
    def best(self) -> Advice:
        """The option to take."""
        return self.advice[0]


def hint(seat: Perspective, analyst: Analyst, rng: Rng) -> Hint:
    """An analyst's advice to a seat that is asked; equal generators give equal hints.

    Nothing is called better than what is advised: an analyst tries what it leaves less often, so it knows
    less about that.
    """
    best = judge(seat, analyst, rng.copy())[:FEW]
    options = [appraisal.option for appraisal in best]
    reasons = [
        compare(seat, option, options[0] if place else options[min(1, len(options) - 1)], rng.copy())
        for place, option in enumerate(options)
    ]
    return Hint(
        tuple(
            Advice(
                appraisal.option,
                appraisal.value,
                why,
                _spoken(why, place) or _silence(best, place),
            )
            for place, (appraisal, why) in enumerate(zip(best, reasons, strict=True))
        )
    )


def _spoken(reasons: Sequence[Reason], place: int) -> tuple[Message, ...]:
    """The reasons in words; for the best option those that speak for it, not what it costs on the way."""
    return in_words([reason for reason in reasons if place or reason.change > 0])


def _silence(best: list[Appraisal], place: int) -> tuple[Message, ...]:
    """The sentence for hints where no term of the evaluation differs by much."""
    if len(best) == 1:
        return ()
    rival = best[1 if place == 0 else 0].value
    if abs(best[place].value - rival) < ALIKE:
        return (ALIKE_NEXT(),) if place == 0 else (ALIKE_BEST(),)
    return (EARLY(),) if place == 0 else ()
