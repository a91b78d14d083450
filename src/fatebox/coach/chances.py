"""The chance of every option: one number for hints and reviews, the same that the chart shows.

The best option has the chance of the position. The analyst says what the others cost: it
compares options better than it judges positions. The curve of a network corrects what that network says;
searches have scales of their own, so it does not bend what they say.
"""

from __future__ import annotations

from fatebox.bots import Analyst, Appraisal
from fatebox.bots.easygoing import SURE, sensible
from fatebox.bots.learned import Networked
from fatebox.kernel import Perspective, Rng
from fatebox.kernel.evaluation import logistic

from .calibration import Curve, curve_of, mind_for, odds_of, raw_standing
from .ending import sure_options


def judge(seat: Perspective, analyst: Analyst, rng: Rng) -> list[Appraisal]:
    """Every option with its calibrated chance, first the one to take; none is called better than that."""
    found = analyst.appraise(seat)
    good = sensible(seat, found)
    ordered = [*good, *(each for each in found if each not in good)]
    standing, curve = raw_standing(seat, rng), curve_of(seat.game)
    speaks_of_it = isinstance(analyst, Networked) and mind_for(seat.game, seat.pack) is not None
    best, *others = (
        anchored(ordered, standing, curve)
        if speaks_of_it
        else no_dearer(anchored(ordered, curve(standing), Curve()), ordered)
    )
    judged = [best, *sorted(others, key=lambda each: -each.value)]
    sure = sure_options(seat, rng)
    known = [each._replace(value=sure.get(each.option, each.value)) for each in judged]
    return sorted(known, key=lambda each: -each.value) if sure else judged


def no_dearer(judged: list[Appraisal], own: list[Appraisal]) -> list[Appraisal]:
    """The same options, none of which costs more than the search itself says.

    Where a search is nearly sure to win, its log-odds exaggerate small differences.
    """
    best, most = judged[0].value, own[0].value
    return [
        each
        if each.value in (0.0, 1.0)
        else each._replace(value=max(each.value, best - max(0.0, most - raw.value)))
        for each, raw in zip(judged, own, strict=True)
    ]


def rebased(judged: list[Appraisal], standing: float) -> list[Appraisal]:
    """The same options at the level of the chart: all of them rise or fall with the first."""
    shift = odds_of(standing) - odds_of(judged[0].value)
    return [
        each if each.value in (0.0, 1.0) else each._replace(value=logistic(odds_of(each.value) + shift))
        for each in judged
    ]


def anchored(ordered: list[Appraisal], standing: float, curve: Curve) -> list[Appraisal]:
    """The same options: the first with the chance of the position, the others below it by what they cost.

    Sure wins and losses stay as they are.
    """
    most = next((each.value for each in ordered if each.value < SURE), 0.0)
    shift = odds_of(standing) - odds_of(most)
    chances: list[float] = []
    for each in ordered:
        sure = each.value >= SURE or each.value <= 1 - SURE
        chance = float(round(each.value)) if sure else curve(logistic(odds_of(each.value) + shift))
        chances.append(min(chance, chances[0]) if chances else chance)
    return [each._replace(value=chance) for each, chance in zip(ordered, chances, strict=True)]
