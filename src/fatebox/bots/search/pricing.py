"""Prices: the moves of a decision with what they lead to at once, judged by the game's evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.bots.plans import Move, Outcome, Plan, outcome, plans_of, step
from fatebox.kernel import DONE, PASS, Decision, Match, Option, Rng

World = tuple[Match[Any], Rng]
"""A world, and the chance by which others answer there what is decided at once."""


Found = dict[Move, Outcome]
"""Moves with what they lead to: in the last of the worlds, with the value averaged over all of them."""
IDLE = 0.005
"""The least gain for which something is done in a roll-out; otherwise idle talk would fill it."""


def prices(
    worlds: Sequence[World], decision: Decision, options: Sequence[Option], spent: Option | None = None
) -> Found:
    """The moves that begin with these options, with what they lead to for the seat.

    If an option is named, it is `spent`: tried last, in the worlds themselves, which saves a copy of each.
    """
    if decision.group is not None and decision.group.kind == "pick":
        return _pick_prices(worlds, decision, options, spent)
    offered = set(options)
    plans = [plan for plan in plans_of(decision) if plan[0] in offered]
    last = None if spent is None else [option for option, _ in plans].index(spent)
    return _values(worlds, decision.seat, plans, last)


def _pick_prices(
    worlds: Sequence[World], decision: Decision, options: Sequence[Option], spent: Option | None
) -> Found:
    """Each item alone, and as many of the best as can be had: one, two and so on."""
    assert decision.group is not None
    offered = [option for option in options if option != DONE]
    singles: list[Plan] = [(option, ()) for option in offered]
    alone = _values(worlds, decision.seat, singles, None)
    value_of = {move[0]: found.value for move, found in alone.items()}
    ranked = sorted(offered, key=lambda option: -value_of[option])
    most = min(len(ranked), decision.group.most - len(decision.group.chosen))
    wanted = [ranked[:count] for count in range(2, most + 1)]
    plans: list[Plan] = [(step(decision, best), best) for best in wanted]
    if DONE in options:
        plans.append((DONE, ()))
    last = len(plans) - 1 if plans and spent is not None else None
    return alone | _values(worlds, decision.seat, plans, last)


def _values(worlds: Sequence[World], seat: int, plans: Sequence[Plan], last: int | None) -> Found:
    """The results of all plans; the worlds are spent on the plan of the `last` number, if there is one."""
    found: list[Any] = [None] * len(plans)
    for number in sorted(range(len(plans)), key=lambda number: number == last):
        plan, spend = plans[number], number == last
        found[number] = [outcome(world, seat, plan, others, spend=spend) for world, others in worlds]
    return {
        each[-1].move: each[-1]._replace(value=sum(one.value for one in each) / len(each)) for each in found
    }


def best_of(found: Found) -> Outcome:
    """The move that looks best; passing is as good as a move that hardly gains."""
    best = max(found.values(), key=lambda outcome: outcome.value)
    idle = found.get((PASS,))
    return idle if idle is not None and idle.value > best.value - IDLE else best


class Experience:
    """The distance of answers from the best one wherever they were priced, by seat and answer."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._losses: dict[tuple[int, str, Option], tuple[float, int]] = {}
        """Sums of losses, and how many."""

    def promising(self, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        """The options that did best elsewhere, or are new; those that end or pass are always among them."""
        if len(options) <= self._width:
            return options
        losses = {option: self._loss(decision, option) or 0.0 for option in options}
        return sorted(options, key=lambda option: (len(option) > 1, losses[option]))[: self._width]

    def likely(self, decision: Decision, options: Sequence[Option]) -> Option:
        """The option that did best elsewhere."""
        return min(options, key=lambda option: self._loss(decision, option) or 0.0)

    def learn(self, decision: Decision, found: Found) -> None:
        """Remember what was found where options were priced together."""
        best: dict[Option, float] = {}
        for move, (_, value, *_) in found.items():
            best[move[0]] = max(value, best.get(move[0], 0.0))
        top = max(best.values())
        for option, value in best.items():
            key = decision.seat, decision.prompt.id, option
            total, count = self._losses.get(key, (0.0, 0))
            self._losses[key] = total + top - value, count + 1

    def _loss(self, decision: Decision, option: Option) -> float | None:
        known = self._losses.get((decision.seat, decision.prompt.id, option))
        return None if known is None else known[0] / known[1]
