"""Calm: the chance of a seat, by this question and by those that it will be asked until it learns something.

A network judges rare questions less well than others, so its number flickers from one to the next although
nothing has happened. A seat that goes on as the network would, and learns nothing by that, passes through
positions that are worth the same: their mean is calmer than any of them. All of it lies open to the seat, so
hints, which imagine a world, and charts, which see the true one, find the same mean.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any

from fatebox.bots.learned.mind import Mind
from fatebox.bots.learned.thinking import Line
from fatebox.kernel import Match
from fatebox.kernel.undo import visible_cards

from .outcome import turn_of

AHEAD = 12
"""The most questions that are looked ahead."""


def calm_chances(match: Match[Any], mind: Mind) -> Line[list[float]]:
    """The chances of all seats by the network, as the asked seat sees the table.

    The mean ends before anything comes to light or is left to chance, and before anybody else is asked. The
    end of the game counts. Everything that the chances depend on is read before the first question: the match
    may go on meanwhile.
    """
    trial, turn = match.copy(), turn_of(match)
    decision = trial.decision
    if decision is None or trial.joint or turn is None:
        return (yield from mind.chances(trial))
    seat = decision.seat
    known, drawn = visible_cards(trial.state, seat), trial.state.rng.count
    found: list[list[float]] = []
    while len(found) <= AHEAD:
        if found and len(decision.options) == 1:
            trial.answer(decision.options[0], seat)
        else:
            found.append((yield from mind.step(trial, decision)))
        if trial.state.rng.count != drawn or visible_cards(trial.state, seat) - known:
            break
        if trial.decision is None:
            found.append((yield from mind.chances(trial)))
            break
        decision = trial.decision
        if decision.seat != seat or trial.joint or turn_of(trial) != turn:
            break
    return [fmean(chances) for chances in zip(*found, strict=True)]
