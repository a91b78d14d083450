"""The outcome of an option in one imagined world, up to the end of the choice."""

from __future__ import annotations

from typing import Any, NamedTuple

from fatebox.bots import Bot
from fatebox.kernel import Decision, Match, Option, Perspective, Rng
from fatebox.kernel.events import Event
from fatebox.kernel.gestures import goes_on


class Outcome(NamedTuple):
    """A world after an option, and what happened there."""

    match: Match[Any]
    events: list[Event]
    """The events that follow from the option, without those that hang on what others decide at once."""


def outcome(world: Match[Any], seat: int, option: Option, finisher: Bot, chance: Rng) -> Outcome:
    """The world after an option. What the seat is asked to say more of, the finisher answers.

    In a decision of several seats the others answer as chance has it: what they decide at the same time
    cannot be known. With equal chance they do so alike after every option.
    """
    trial = world.copy()
    events: list[Event] = []
    trial.state.listener = events.append
    decision = trial.decision_of(seat)
    assert decision is not None
    trial.answer(option, seat)
    while (after := trial.decision_of(seat)) is not None and _says_more(decision, after):
        decision = after
        trial.answer(finisher.choose(Perspective(trial, seat)), seat)
    trial.state.listener = None
    rng = chance.copy()
    while trial.joint and trial.decision is not None:
        options = trial.decision.options
        trial.answer(options[rng.below(len(options))])
    return Outcome(trial, events)


def _says_more(before: Decision, after: Decision) -> bool:
    return after.prompt.follow_up or goes_on(before, after)
