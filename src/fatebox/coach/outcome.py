"""The outcome of an option in one imagined world, up to the end of the choice."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from fatebox.bots import Bot
from fatebox.bots.learned.mind import STEPS
from fatebox.kernel import PASS, Decision, Match, Option, Perspective, Rng
from fatebox.kernel.events import Event
from fatebox.kernel.gestures import goes_on
from fatebox.kernel.messages import Message

FINISHER = "quick"
"""The bot that makes the later steps of a choice in a world."""


class Outcome(NamedTuple):
    """A world after an option, and what happened there."""

    match: Match[Any]
    events: list[Event]
    """The events that follow from the option, without those that depend on what others decide at once."""
    at_once: int
    """The number of events that come at once; the others come in the rest of the turn."""
    then: Message | None
    """The label of the move that the option prepares, if it does."""


def outcome(
    world: Match[Any], seat: int, option: Option, finisher: Bot, chance: Rng, *, far: bool = False
) -> Outcome:
    """The world after an option, or after the one that it prepares; the finisher settles the rest.

    `far`: the finisher plays the rest of the turn, too. Nobody stops it: the option is for what it does. In
    a decision of several seats the others answer at random: what they decide at the same time cannot
    be known. With the same random numbers they answer alike after every option.
    """
    trial = world.copy()
    events: list[Event] = []
    trial.state.listener = events.append
    decision = trial.decision_of(seat)
    assert decision is not None
    then: Message | None = None
    trial.answer(option, seat)
    while (after := trial.decision_of(seat)) is not None:
        prepared = option[0] in trial.game.judgement.prepares and after.prompt is decision.prompt
        if not prepared and not _says_more(decision, after):
            break
        answer = finisher.choose(Perspective(trial, seat))
        if prepared:
            idle = answer in (PASS, *trial.game.judgement.ends)
            option, then = answer, None if idle else trial.label(answer)
        decision = after
        trial.answer(answer, seat)
    _carry_out(trial, finisher)
    at_once = len(events)
    if far:
        _finish_turn(trial, turn_of(world), finisher)
    trial.state.listener = None
    rng = chance.copy()
    while trial.joint and trial.decision is not None:
        options = trial.decision.options
        trial.answer(options[rng.below(len(options))])
    return Outcome(trial, events, at_once, then)


def _carry_out(trial: Match[Any], finisher: Bot) -> None:
    """Settle the details of the action; all who could stop it pass."""
    details = trial.game.judgement.details
    while (asked := trial.decision) is not None and asked.prompt.id in details and not trial.joint:
        answer = PASS if PASS in asked.options else finisher.choose(Perspective(trial, asked.seat))
        trial.answer(answer, asked.seat)


def _finish_turn(trial: Match[Any], turn: Hashable, finisher: Bot) -> None:
    """Play for all seats until the turn is over."""
    for _ in range(STEPS):
        asked = trial.decision
        if asked is None or turn_of(trial) != turn or trial.joint:
            return
        trial.answer(finisher.choose(Perspective(trial, asked.seat)), asked.seat)


def turn_of(match: Match[Any]) -> Hashable:
    """A value that changes every turn; None in games without turns."""
    of = match.game.judgement.turn
    return None if of is None else of(match.state)


def _says_more(before: Decision, after: Decision) -> bool:
    return after.prompt.follow_up or goes_on(before, after)
