"""Prices: the moves of a decision with their immediate results, judged by the game's evaluation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from fatebox.bots.plans import Move, Outcome, Plan, outcomes, plans_of, step
from fatebox.kernel import DONE, PASS, Decision, Match, Option, Rng

World = tuple[Match[Any], Rng]
"""A world, and the chance by which others answer there what is decided at once."""


Look = list[Outcome]
"""A plan with what it leads to, world by world."""
Found = dict[Move, Outcome]
"""Moves with what they lead to: in the last of the worlds, with the value averaged over all of them."""
Spent = Callable[[], Option]
"""Says which option is tried last; nobody asks where all are foreseen."""
AGREED = 2
"""The number of worlds that is enough for a plan worth the same in all of them."""
IDLE = 0.005
"""The least gain for which something is done in a roll-out; otherwise idle talk would fill it."""
UNKNOWN = (0.0, 0)
"""The losses of an answer that was never priced."""


def prices(
    world: Match[Any], others: Rng, decision: Decision, options: Sequence[Option], spent: Spent | None = None
) -> Found:
    """The moves that begin with these options, with their results for the seat in one world.

    If an option is to be `spent`, it is tried last, in the world itself, which saves a copy. But the
    world stays as it is while another move has yet to be made in it.
    """
    if _is_pick(decision):
        return averaged(_pick_looks([(world, others)], decision, options, spent))
    plans = _plans(decision, options)
    last = None if spent is None else lambda: [option for option, _ in plans].index(spent())
    return {each.move: each for each in outcomes(world, decision.seat, plans, others, last)}


def looks(worlds: Sequence[World], decision: Decision) -> list[Look]:
    """The plans of a decision, each in as many of the worlds as it takes."""
    if _is_pick(decision):
        return _pick_looks(worlds, decision, decision.options, None)
    return _looks(worlds, decision.seat, plans_of(decision), None)


def _is_pick(decision: Decision) -> bool:
    return decision.step is not None and decision.step[0] == "pick"


def _plans(decision: Decision, options: Sequence[Option]) -> list[Plan]:
    """The plans that begin with these options."""
    if len(options) == len(decision.options):
        return plans_of(decision)
    offered = set(options)
    if decision.step is None:
        return [(option, ()) for option in decision.options if option in offered]
    return [plan for plan in plans_of(decision) if plan[0] in offered]


def _pick_looks(
    worlds: Sequence[World], decision: Decision, options: Sequence[Option], spent: Spent | None
) -> list[Look]:
    """Each item alone, then the best one, the best two and so on, as many as possible."""
    assert decision.group is not None
    offered = [option for option in options if option != DONE]
    singles: list[Plan] = [(option, ()) for option in offered]
    alone = _looks(worlds, decision.seat, singles, None)
    value_of = {move[0]: found.value for move, found in averaged(alone).items()}
    ranked = sorted(offered, key=lambda option: -value_of[option])
    most = min(len(ranked), decision.group.most - len(decision.group.chosen))
    wanted = [ranked[:count] for count in range(2, most + 1)]
    plans: list[Plan] = [(step(decision, best), best) for best in wanted]
    if DONE in options:
        plans.append((DONE, ()))
    last = None if spent is None else lambda: len(plans) - 1
    return alone + _looks(worlds, decision.seat, plans, last)


def _looks(
    worlds: Sequence[World], seat: int, plans: Sequence[Plan], last: Callable[[], int] | None
) -> list[Look]:
    """The results of all plans; worlds may be spent on the plan of the `last` number, if there is one."""
    first = [outcomes(world, seat, plans, others, last) for world, others in worlds[:AGREED]]
    found = [list(look) for look in zip(*first, strict=True)]
    for world, others in worlds[AGREED:]:
        rest = [number for number, look in enumerate(found) if world.joint or not _agrees(look)]
        if not rest:
            break
        more = outcomes(world, seat, [plans[number] for number in rest], others)
        for number, outcome in zip(rest, more, strict=True):
            found[number].append(outcome)
    return found


def _agrees(look: Look) -> bool:
    """Whether a plan is worth the same in all worlds in which it was tried."""
    return all(outcome.value == look[0].value for outcome in look)


def averaged(looks: Sequence[Look]) -> Found:
    """The moves of several looks, with their results in the last world and their mean value."""
    found = [look[0] if len(look) == 1 else _average(look) for look in looks]
    return {each.move: each for each in found}


def _average(look: Look) -> Outcome:
    """The last of the outcomes, with the value of all."""
    return look[-1]._replace(value=sum(outcome.value for outcome in look) / len(look))


def best_of(found: Found) -> Outcome:
    """The move that looks best; passing is as good as a move that hardly gains."""
    best = max(found.values(), key=lambda outcome: outcome.value)
    idle = found.get((PASS,))
    return idle if idle is not None and idle.value > best.value - IDLE else best


class _Losses(dict[Option, float]):
    """The mean losses of the answers to a question; 0 for new ones."""

    def __init__(self) -> None:
        super().__init__()
        self._sums: dict[Option, tuple[float, int]] = {}

    def __missing__(self, option: Option) -> float:
        return 0.0

    def learn(self, values: dict[Option, float]) -> None:
        """Add by how much each of these answers is worse than the best one."""
        top, sums = max(values.values()), self._sums
        for option, value in values.items():
            total, count = sums.get(option, UNKNOWN)
            total, count = total + top - value, count + 1
            sums[option] = total, count
            self[option] = total / count


class Experience:
    """The distance of answers from the best one wherever they were priced, by seat and question."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._losses: dict[tuple[int, str], _Losses] = defaultdict(_Losses)

    def promising(self, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        """The options that did best elsewhere, or are new; those that end or pass are always among them."""
        if len(options) <= self._width:
            return options
        loss = self._of(decision).__getitem__
        ranked = sorted(options, key=loss)
        ends = [option for option in ranked if len(option) == 1]
        if ends:
            ranked = ends + [option for option in ranked if len(option) > 1]
        return ranked[: self._width]

    def likely(self, decision: Decision, options: Sequence[Option]) -> Option:
        """The option that did best elsewhere."""
        return min(options, key=self._of(decision).__getitem__)

    def learn(self, decision: Decision, found: Found) -> None:
        """Remember what was found where options were priced together."""
        best: dict[Option, float] = {}
        for move, priced in found.items():
            option, value = move[0], priced.value
            if value > best.get(option, -1.0):
                best[option] = value
        self._of(decision).learn(best)

    def _of(self, decision: Decision) -> _Losses:
        return self._losses[decision.seat, decision.prompt.id]
