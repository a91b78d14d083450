"""The bot that looks one step ahead: every option is tried in a few imagined worlds and judged there.

All options are tried in the same worlds with the same random outcomes, so luck cannot favor one of them. A
choice made in several steps is judged as a whole: the worth of a step shows only at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.kernel import DONE, Decision, Game, Group, Match, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Appraisal

from .easygoing import sensible
from .plans import Plan, outcomes, plans_of, step

TRIALS = 120
"""About how many trials are worth a decision: with many options there are fewer worlds."""

JOINT = 3
"""The factor for worlds where others answer at the same time: they answer differently in each."""


class GreedyBot:
    """Takes the option after which the game's evaluation is best on average."""

    def __init__(self, game: Game[Any], rng: Rng, *, worlds: int = 4) -> None:
        if worlds < 1:
            raise OptionsError(f"bot greedy: worlds: expected at least 1, got {worlds}")
        del game
        self._rng = rng
        self._worlds = worlds

    def choose(self, seat: Perspective) -> Option:
        """The best option one step ahead; ties are broken at random."""
        options = seat.decision.options
        return options[0] if len(options) == 1 else sensible(seat, self.appraise(seat))[0].option

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """The value of each option, on average over the worlds."""
        decision = seat.decision
        if decision.group is not None and decision.group.kind == "pick":
            return self._appraise_pick(seat, decision, decision.group)
        return self._appraise_each(seat, decision)

    def _appraise_each(self, seat: Perspective, decision: Decision) -> list[Appraisal]:
        plans = plans_of(decision)
        trials = self._trials(seat, len(plans))
        values = trials.values(plans)
        best = max(values)
        equals = [option for (option, _), value in zip(plans, values, strict=True) if value == best]
        chosen = equals[0] if len(equals) == 1 else equals[self._rng.below(len(equals))]
        return _ranked(plans, values, chosen, trials)

    def _appraise_pick(self, seat: Perspective, decision: Decision, group: Group) -> list[Appraisal]:
        """Rank the items by their worth alone, then see how many of the best to take.

        Steps come in a fixed order: taking the best item at once would lose those listed before it.
        """
        offered = [option for option in decision.options if option != DONE]
        self._rng.shuffle("ties", offered)
        most = max(1, min(len(offered), group.most - len(group.chosen)))
        trials = self._trials(seat, len(offered) + most)
        singles: list[Plan] = [(option, ()) for option in offered]
        alone = trials.values(singles)
        ranked = [option for _, option in sorted(zip(alone, offered, strict=True), key=lambda pair: -pair[0])]
        wanted = [ranked[:count] for count in range(DONE not in decision.options, most + 1)]
        plans: list[Plan] = [(step(decision, options), options) for options in wanted]
        values = trials.values(plans)
        chosen = plans[values.index(max(values))][0]
        return _ranked([*plans, *singles], [*values, *alone], chosen, trials)

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
        """The value of each plan, averaged over the worlds; two worlds that agree on everything are enough.

        Where others answer at the same time two are not enough: one vote may decide in the third.
        """
        sums = [0.0] * len(plans)
        last: list[float] = []
        number, limit = 0, self._limit
        while number < limit:
            values = self._values(number, plans)
            sums = [a + b for a, b in zip(sums, values, strict=True)]
            number += 1
            if self._worlds[0][0].joint:
                limit = JOINT * self._limit
            elif values == last:
                break
            last = values
        return [total / number for total in sums]

    @property
    def worlds(self) -> int:
        """The number of worlds in which the plans were tried."""
        return len(self._worlds)

    def _values(self, number: int, plans: Sequence[Plan]) -> list[float]:
        if number == len(self._worlds):
            self._worlds.append((self._seat.imagine(self._rng), self._rng.fork()))
        world, others = self._worlds[number]
        return [each.value for each in outcomes(world, self._seat.seat, plans, others)]


def _ranked(
    plans: Sequence[Plan], values: Sequence[float], chosen: Option, trials: _Trials
) -> list[Appraisal]:
    """Every option with the best plan that begins with it: first the chosen one, then the best."""
    best: dict[Option, float] = {}
    for (option, _), value in zip(plans, values, strict=True):
        best[option] = max(value, best.get(option, value))
    options = sorted(best, key=lambda option: (option != chosen, -best[option]))
    return [Appraisal(option, best[option], trials.worlds) for option in options]
