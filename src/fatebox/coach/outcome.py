"""The outcome of an option in one imagined world, up to the end of the choice."""

from __future__ import annotations

from typing import Any

from fatebox.bots import Bot
from fatebox.kernel import Decision, Match, Option, Perspective, Rng
from fatebox.kernel.gestures import goes_on


def outcome(world: Match[Any], seat: int, option: Option, finisher: Bot, chance: Rng) -> Match[Any]:
    """The world after an option. What the seat is asked to say more of, the finisher answers.

    In a decision of several seats the others answer as chance has it: what they decide at the same time
    cannot be known. With equal chance they do so alike after every option.
    """
    trial = world.copy()
    decision = trial.decision_of(seat)
    assert decision is not None
    trial.answer(option, seat)
    while (after := trial.decision_of(seat)) is not None and _says_more(decision, after):
        decision = after
        trial.answer(finisher.choose(Perspective(trial, seat)), seat)
    rng = chance.copy()
    while trial.joint and trial.decision is not None:
        options = trial.decision.options
        trial.answer(options[rng.below(len(options))])
    return trial


def _says_more(before: Decision, after: Decision) -> bool:
    return after.prompt.follow_up or goes_on(before, after)
