"""The chance of every option: one number for hints and reviews, the same that the chart shows.

The best option has the chance that the position has. What the others cost is what the analyst says: it
compares options better than it knows positions, and searches name chances on scales of their own.
"""

from __future__ import annotations

from fatebox.bots import Analyst, Appraisal
from fatebox.bots.easygoing import SURE, sensible
from fatebox.kernel import Perspective, Rng
from fatebox.kernel.evaluation import logistic

from .calibration import Curve, curve_of, odds_of, raw_standing


def judge(seat: Perspective, analyst: Analyst, rng: Rng) -> list[Appraisal]:
    """Every option with its calibrated chance, first the one to take; none is called better than that."""
    found = analyst.appraise(seat)
    good = sensible(seat, found)
    ordered = [*good, *(each for each in found if each not in good)]
    best, *others = anchored(ordered, raw_standing(seat, rng), curve_of(seat.game))
    return [best, *sorted(others, key=lambda each: -each.value)]


def rebased(judged: list[Appraisal], standing: float) -> list[Appraisal]:
    """The same options at the height of the chart: all of them rise or fall with the first."""
    shift = odds_of(standing) - odds_of(judged[0].value)
    return [
        each if each.value in (0.0, 1.0) else each._replace(value=logistic(odds_of(each.value) + shift))
        for each in judged
    ]


def anchored(ordered: list[Appraisal], standing: float, curve: Curve) -> list[Appraisal]:
    """The same options: the first with the chance of the position, the others below it by what they cost.

    Sure wins and losses are what they are.
    """
    open_values = [each.value for each in ordered if each.value < SURE]
    most = open_values[0] if open_values else 0.0
    chances: list[float] = []
    for each in ordered:
        if each.value >= SURE or each.value <= 1 - SURE:
            chance = float(round(each.value))
        else:
            chance = curve(logistic(odds_of(standing) + odds_of(each.value) - odds_of(most)))
        chances.append(min(chance, chances[0]) if chances else chance)
    return [each._replace(value=chance) for each, chance in zip(ordered, chances, strict=True)]
