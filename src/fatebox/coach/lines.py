"""Lines: where an answer and a better one stand by the end of the turn.

The order of two moves that have nothing to do with each other costs nothing, though the positions right after
them differ. So an answer is given the rest of its turn to catch up: as the player went on, or as the network
would have gone on. Both answers are played on in the same imagined worlds.

An answer that an analyst has not tried is judged by the position right after it, in which a Harvest that was
left out is hardly missed yet. Such an answer costs what is surely missing by the end of the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from fatebox.bots import Analyst, Appraisal
from fatebox.bots.learned import Networked
from fatebox.bots.learned.mind import STEPS, Mind
from fatebox.bots.learned.thinking import Line, in_worlds
from fatebox.kernel import CONCEDE, Match, Option, Perspective, Rng
from fatebox.kernel.evaluation import logistic

from .calibration import curve_of, mind_for, odds_of
from .outcome import turn_of

WORLDS = 12
"""The worlds in which the lines are played: enough to tell a mistake from the luck of the draw."""
LITTLE = 0.005
"""Options that differ by less have nothing to catch up."""


class Loss(NamedTuple):
    """The chance to win that an answer has given away by the end of the turn."""

    best: float
    """The chance then after the better answer."""
    mean: float
    error: float
    """The standard error of the loss."""

    @property
    def surely(self) -> float:
        """The part that is more than the luck of the worlds."""
        return max(0.0, self.mean - self.error)

    def leaves(self, lost: float, chance: float) -> float:
        """A chance now, less such a loss at the end of the turn.

        By then all chances may be higher or lower. Where they are higher, the odds fall by as much, not the
        chance. Where they are lower, the loss is what it is: it would grow with the odds to a blunder.
        """
        lost = max(0.0, lost)
        by_odds = logistic(odds_of(chance) - odds_of(self.best) + odds_of(self.best - lost))
        return max(chance - lost, by_odds)


def caught_up(
    seat: Perspective,
    analyst: Analyst,
    best: Appraisal,
    other: Appraisal,
    rng: Rng,
    own: Sequence[Option] = (),
) -> Appraisal:
    """Another option, valued at least at what it keeps by the end of the turn; if not tried, at most at that.

    An analyst without a network looks as far ahead as it can on its own.
    """
    tried = other.trials > 0
    if not isinstance(analyst, Networked) or (tried and best.value - other.value < LITTLE):
        return other
    lost = given_away(seat, best.option, other.option, rng, own)
    if lost is None:
        return other
    value = max(other.value, lost.leaves(lost.mean, best.value))
    return other._replace(value=value if tried else min(value, lost.leaves(lost.surely, best.value)))


def given_away(
    seat: Perspective, best: Option, chosen: Option, rng: Rng, own: Sequence[Option] = ()
) -> Loss | None:
    """The chance to win that an answer has given away by the end of the turn, compared with a better one.

    `own` are the answers that the player gave in the rest of the turn, if they are known. None: the game
    has no turns, or no network that could play them on.
    """
    mind = mind_for(seat.game, seat.pack)
    if mind is None or seat.game.judgement.turn is None:
        return None
    worlds = [seat.imagine(rng) for _ in range(WORLDS)]
    played_on = partial(_end_of_turn, mind, seat.seat, ())
    better, goes_on = in_worlds(worlds, [best, chosen], played_on)
    if own:
        (as_played,) = in_worlds(worlds, [chosen], partial(_end_of_turn, mind, seat.seat, own))
        goes_on = max(goes_on, as_played, key=fmean)
    curve = curve_of(seat.game)
    apart = [ours - theirs for ours, theirs in zip(better, goes_on, strict=True)]
    ours, theirs = curve(fmean(better)), curve(fmean(goes_on))
    return Loss(ours, ours - theirs, stdev(apart) / sqrt(WORLDS))


def rest_of_turn(match: Match[Any], answers: Sequence[tuple[int, Option]]) -> list[Option]:
    """The later answers of the seat that gives the first of these answers, as long as its turn lasts."""
    trial, turn = match.copy(), turn_of(match)
    (seat, _), found = answers[0], []
    for who, option in answers:
        if turn_of(trial) != turn or option == CONCEDE:
            break
        if who == seat:
            found.append(option)
        trial.answer(option, who)
    return found[1:]


def _end_of_turn(
    mind: Mind, seat: int, own: Sequence[Option], world: Match[Any], option: Option
) -> Line[float]:
    """The chance of a seat by the end of the turn: it gives its own answers where it can."""
    turn, trial = turn_of(world), world.copy()
    trial.answer(option, seat)
    left = list(own)
    for _ in range(STEPS):
        decision = trial.decision
        if decision is None or (turn_of(trial) != turn and not trial.joint):
            break
        if left and decision.seat == seat and left[0] in decision.options:
            trial.answer(left.pop(0), seat)
        else:
            yield from mind.answer(trial, decision)
    return (yield from mind.chances(trial))[seat]
