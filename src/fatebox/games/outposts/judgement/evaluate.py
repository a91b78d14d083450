"""The evaluation: the holdings of everybody and the assaults to come, as a chance to win."""

from __future__ import annotations

from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dots, logistic

from .foresight import foresee
from .measure import measure
from .terms import Terms

SCALE = 14.0
"""The lead in points at which a win is about three quarters certain."""


def link(weights: Terms, measured: Measured) -> float:
    """The lead over the rivals: half over the best of them, half over all."""
    lead, *others = dots(weights, measured)
    if len(others) == 1:
        lead -= others[0]
    elif others:
        lead -= 0.5 * max(others) + 0.5 * sum(others) / len(others)
    return logistic(lead / SCALE)


evaluate: Evaluator[OutpostsState] = Evaluator.of(
    "fatebox.games.outposts", Terms, measure, link, foresight=foresee
)
