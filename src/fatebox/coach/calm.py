"""Calm: the chance of a seat, by this question and by those that it will be asked in the rest of its turn.

A network judges rare questions less well than others, so its number flickers from one to the next although
nothing has happened. A seat that goes on as the network would passes through positions that are worth
the same on average: their mean is calmer than any of them. Charts are calmed by what came next (`course`).
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any

from fatebox.bots.learned.mind import Mind
from fatebox.bots.learned.thinking import Line, think_all
from fatebox.kernel import Match, Perspective, Rng

from .outcome import turn_of

if TYPE_CHECKING:
    from .calibration import Curve

WORLDS = 4
AHEAD = 12
"""The most answers that are looked ahead."""
MOST = 0.03
"""The most that a chance is moved by: what a chart shows here is no further away."""


def calmed(seat: Perspective, mind: Mind, chance: float, curve: Curve) -> float:
    """The chance of a seat by the network, moved toward the mean of the rest of the turn.

    The limit applies after the curve, since that is what charts show.
    """
    if seat.game.judgement.turn is None:
        return chance
    rng = Rng.from_seed("calm")  # the same worlds at each question
    worlds = [seat.imagine(rng) for _ in range(WORLDS)]
    lines = think_all(_later(mind, seat.seat, world) for world in worlds)
    off = fmean([chance, *(later for line in lines for later in line)]) - chance
    shown = abs(curve(chance + off) - curve(chance))
    return chance + off * min(1.0, MOST / max(shown, MOST))


def _later(mind: Mind, seat: int, world: Match[Any]) -> Line[list[float]]:
    """The chances of a seat at its next questions of the turn, and after it, as the network would go on."""
    turn, trial, found = turn_of(world), world.copy(), list[float]()
    for _ in range(AHEAD):
        decision = trial.decision
        if decision is None:
            break
        yield from mind.answer(trial, decision)
        asked = trial.decision
        over = asked is None or turn_of(trial) != turn
        if asked is None or over or (asked.seat == seat and len(asked.options) > 1):
            found.append((yield from mind.chances(trial))[seat])
        if over and not trial.joint:
            break
    return found
