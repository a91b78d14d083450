"""The first look at a decision: a cheap estimate of how doubtful the answer was.

A network that plays the game knows at once how likely it would have been to give that answer. Where there is
none, a quick bot compares the options.
"""

from __future__ import annotations

from typing import Any

from fatebox.bots.learned.thinking import Line
from fatebox.kernel import Match, Option, Perspective

from .analysts import make_coach
from .calibration import mind_for

COMPARES = "greedy:worlds=2"


def doubt(match: Match[Any], seat: int, chosen: Option, quick: str, seed: str) -> Line[float]:
    """The doubt about an answer, from 0 (the best) to 1; `quick` is the bot to ask, if not the network."""
    perspective = Perspective(match, seat)
    mind = None if quick else mind_for(match.game, match.state.pack)
    if mind is None:
        appraisals = make_coach(quick or COMPARES, match.game, seed).appraise(perspective)
        taken = next(each for each in appraisals if each.option == chosen)
        return max(0.0, appraisals[0].value - taken.value)
    number = perspective.decision.options.index(chosen)
    likely = yield from mind.likely(perspective)
    return likely[0][1] - dict(likely).get(number, 0.0)
