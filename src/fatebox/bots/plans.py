"""Plans: the answers of a seat at a decision, with the other steps of the same choice, and their results.

A choice made in several steps is judged as a whole: the worth of a step shows only at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any, NamedTuple

from fatebox.kernel import DONE, Decision, Match, Option, Rng

Plan = tuple[Option, Container[Option]]
"""An answer, and those to go for in the further steps of the same choice."""
Move = tuple[Option, ...]
"""The answers that a plan has led to, step by step."""


class _Anything:
    def __contains__(self, option: object) -> bool:
        return True


ANYTHING = _Anything()


def plans_of(decision: Decision) -> list[Plan]:
    """Every option; where more steps follow, once without the others and once with as many as possible."""
    if decision.step is None:
        return [(option, ()) for option in decision.options]
    return [(option, later) for option in decision.options for later in ((), ANYTHING)]


def carry_out(trial: Match[Any], me: int, option: Option, wanted: Container[Option]) -> Move:
    """Answer, then finish the larger choice that the answer is a step of."""
    decision, move = trial.decision_of(me), [option]
    while decision is not None:
        trial.answer(option, me)
        if decision.step is None:
            break
        after = trial.decision_of(me)
        if not continues(decision, option, after):
            break
        assert after is not None
        decision, option = after, step(after, wanted)
        move.append(option)
    return tuple(move)


def step(decision: Decision, wanted: Container[Option]) -> Option:
    """The next wanted answer; if there is none, an end, or the last option where more must be chosen."""
    for option in decision.options:
        if option != DONE and option in wanted:
            return option
    return DONE if DONE in decision.options else decision.options[-1]


def continues(before: Decision, option: Option, after: Decision | None) -> bool:
    """Whether the decision that came after an answer is another step of the same choice."""
    if after is None or before.prompt is not after.prompt or option == DONE:
        return False
    larger, then = before.group, after.group
    if larger is None or then is None or larger.items != then.items:
        return False
    chosen = larger.chosen
    grown = len(then.chosen) > len(chosen) or larger.kind == "share"  # a share may be nothing
    return grown and then.chosen[: len(chosen)] == chosen


class Outcome(NamedTuple):
    """The result of a plan in one world."""

    move: Move
    value: float
    """The seat's chance to win."""
    world: Match[Any] | None
    """The world after the move; None if it was foreseen, or if others had to answer, who decide at once."""
    judged: bool
    """Whether the value is that of the position after the move, not of one in which more was answered."""


_foretold: Callable[[tuple[Move, float, None, bool]], Outcome] = partial(tuple.__new__, Outcome)
"""An outcome from its fields: there are many, and this takes a third of the time of a call with them."""


def outcome(world: Match[Any], me: int, plan: Plan, others: Rng, *, spend: bool = False) -> Outcome:
    """The result of a plan in one world; follow-up questions are answered in the best way.

    A world that is no longer needed can be spent: the plan is carried out in it, not in a copy.
    """
    trial, joint = world if spend else world.copy(), world.joint
    move = carry_out(trial, me, *plan)
    more = trial.decision_of(me)
    if more is not None and more.prompt.follow_up:
        best = max(each.value for each in outcomes(trial, me, plans_of(more), others))
        return Outcome(move, best, None if joint else trial, False)
    if not trial.joint:
        return Outcome(move, trial.game.judgement.evaluate(trial.state, me), trial, True)
    closed = trial if joint else trial.copy()
    close_joint(closed, others.copy())
    return Outcome(move, closed.game.judgement.evaluate(closed.state, me), None if joint else trial, False)


def outcomes(
    world: Match[Any],
    me: int,
    plans: Sequence[Plan],
    others: Rng,
    number_of_last: Callable[[], int] | None = None,
) -> list[Outcome]:
    """The results of several plans in one world; those that are not foreseen are tried.

    The world may be spent on the last plan, unless another move has yet to be made in it.
    """
    values = _foreseen(world, me, plans)
    foreseen = [value for value in values if value is not None]
    if len(foreseen) == len(plans):  # as in most positions of some games
        return [
            _foretold(((option,), value, None, True))
            for (option, _), value in zip(plans, foreseen, strict=True)
        ]
    found: list[Outcome] = []
    last = None if number_of_last is None else number_of_last()
    for number, (plan, value) in enumerate(zip(plans, values, strict=True)):
        if value is not None:
            found.append(_foretold(((plan[0],), value, None, True)))
        elif number != last:
            found.append(outcome(world, me, plan, others))
    if last is not None and values[last] is None:
        spend = all(each.world is not None for each in found)
        found.insert(last, outcome(world, me, plans[last], others, spend=spend))
    return found


def _foreseen(world: Match[Any], me: int, plans: Sequence[Plan]) -> Sequence[float | None]:
    """The seat's chances after answers that end its decision, as far as the game knows them beforehand."""
    decision, evaluator = world.decision, world.game.judgement.evaluator
    if evaluator is None or world.joint or decision is None or decision.step is not None:
        return [None] * len(plans)
    return evaluator.foresee(world.state, me, [option for option, _ in plans])


def close_joint(trial: Match[Any], rng: Rng) -> None:
    """Let the others answer at random: what they decide at the same time cannot be known."""
    while trial.joint and trial.decision is not None:
        options = trial.decision.options
        trial.answer(options[rng.below(len(options))])
