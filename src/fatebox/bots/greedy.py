"""The bot that looks one step ahead: every option is tried in a few imagined worlds and judged there.

All options are tried in the same worlds with the same chance, so that luck cannot favour one of them. A
choice that is asked in several steps is judged as a whole: what a step is worth shows only at the end.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from fatebox.kernel import DONE, Decision, Game, Match, Option, OptionsError, Perspective, Rng

TRIALS = 120
"""About how many trials are worth a decision: with many options there are fewer worlds."""

Plan = tuple[Option, Collection[Any]]
"""An answer, and the items to go for in the steps that follow it."""


class GreedyBot:
    """Takes the option after which the game's evaluation is best on average."""

    def __init__(self, game: Game[Any], rng: Rng, *, worlds: int = 4) -> None:
        if worlds < 1:
            raise OptionsError(f"bot greedy: worlds: expected at least 1, got {worlds}")
        del game
        self._rng = rng
        self._worlds = worlds

    def choose(self, seat: Perspective) -> Option:
        """The best option by one step of looking ahead; equal ones are left to chance."""
        decision = seat.decision
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.group is None:
            return self._best(seat, [(option, ()) for option in decision.options])
        if decision.group.kind == "pick":
            return self._best_pick(seat, decision)
        items = decision.group.items
        return self._best(seat, [(o, wanted) for o in decision.options for wanted in ((), items)])

    def _best(self, seat: Perspective, plans: list[Plan]) -> Option:
        values = self._trials(seat, len(plans)).values(plans)
        best = max(values)
        options = [plan[0] for plan, value in zip(plans, values, strict=True) if value == best]
        return options[0] if len(options) == 1 else options[self._rng.below(len(options))]

    def _best_pick(self, seat: Perspective, decision: Decision) -> Option:
        """Rank the items by what each is worth alone, then see how many of the best ones to take."""
        group = decision.group
        assert group is not None
        offered = next(option for option in decision.options if option != DONE)
        items = list(group.items[group.items.index(offered[1], len(group.chosen)) :])
        self._rng.shuffle("ties", items)
        most = group.most - len(group.chosen)
        trials = self._trials(seat, len(items) + most)
        alone = trials.values([_pick_plan(decision, [item]) for item in items])
        ranked = [item for _, item in sorted(zip(alone, items, strict=True), key=lambda pair: -pair[0])]
        least = max(0, group.least - len(group.chosen))
        plans = [_pick_plan(decision, ranked[:count]) for count in range(least, most + 1)]
        values = trials.values(plans)
        return plans[values.index(max(values))][0]

    def _trials(self, seat: Perspective, plans: int) -> _Trials:
        return _Trials(seat, self._rng, max(1, min(self._worlds, TRIALS // plans)))


class _Trials:
    """The imagined worlds of one decision, made when they are needed."""

    def __init__(self, seat: Perspective, rng: Rng, limit: int) -> None:
        self._seat = seat
        self._rng = rng
        self._limit = limit
        self._worlds: list[tuple[Match[Any], Rng]] = []

    def values(self, plans: Sequence[Plan]) -> list[float]:
        """What each plan leads to, summed over the worlds; two worlds that agree on everything are enough."""
        sums = [0.0] * len(plans)
        last: list[float] = []
        for number in range(self._limit):
            values = [self._value(number, plan) for plan in plans]
            sums = [a + b for a, b in zip(sums, values, strict=True)]
            if values == last:
                break
            last = values
        return sums

    def _value(self, number: int, plan: Plan) -> float:
        if number == len(self._worlds):
            self._worlds.append((self._seat.imagine(self._rng), self._rng.fork()))
        world, others = self._worlds[number]
        me, trial = self._seat.seat, world.copy()
        _carry_out(trial, me, *plan)
        if trial.joint:
            _close_joint(trial, others.copy())
        return self._seat.game.evaluate(trial.state, me)


def _pick_plan(decision: Decision, items: list[Any]) -> Plan:
    return _step(decision, items), items


def _carry_out(trial: Match[Any], me: int, option: Option, wanted: Collection[Any]) -> None:
    """Answer, then finish the larger choice that the answer is a step of."""
    decision = trial.decision_of(me)
    while decision is not None:
        trial.answer(option, me)
        after = trial.decision_of(me)
        if not _continues(decision, option, after):
            return
        assert after is not None
        decision, option = after, _step(after, wanted)


def _step(decision: Decision, wanted: Collection[Any]) -> Option:
    """The next wanted item; if there is none, an end, or what stands last where more must be taken."""
    for option in decision.options:
        if option != DONE and option[1] in wanted:
            return option
    return DONE if DONE in decision.options else decision.options[-1]


def _continues(before: Decision, option: Option, after: Decision | None) -> bool:
    """Whether the decision that came after an answer is a further step of the same choice."""
    if before.group is None or after is None or after.group is None or option == DONE:
        return False
    if before.prompt is not after.prompt or before.group.items != after.group.items:
        return False
    given: tuple[Any, ...] = (option[1],)
    if before.group.kind == "share":
        given = ((option[1], option[2]),) if option[2] else ()
    chosen = before.group.chosen + given
    return after.group.chosen[: len(chosen)] == chosen


def _close_joint(trial: Match[Any], rng: Rng) -> None:
    """Let the others answer as chance has it: what they decide at the same time cannot be known."""
    while trial.joint and trial.decision is not None:
        options = trial.decision.options
        trial.answer(options[rng.below(len(options))])
