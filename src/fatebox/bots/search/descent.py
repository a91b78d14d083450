"""One iteration: down the tree in one world, a little further than it reaches, and back with the values.

Every seat goes for its own chance to win (max^n). Beyond the tree, moves are priced and the best is taken: a
short guided roll-out whose prices stay in the tree. The position is judged where the roll-out begins and
where it ends; both count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fatebox.bots.plans import Move, continues, step
from fatebox.kernel import Decision, Match, Option, Rng

from .pricing import Experience, prices
from .tree import Edge, Key, Node, Table


@dataclass(frozen=True, slots=True)
class Style:
    """How a search goes about it."""

    explore: float
    """How much moves that were hardly tried are preferred."""
    reach: int
    """How many decisions beyond the tree are looked at."""
    rollout: float
    """How much the end of the roll-out counts, beside where it begins."""
    width: int
    """How many options are priced beyond the root, where there are more."""


class Descent:
    """Iterations of one search."""

    def __init__(self, style: Style, rng: Rng) -> None:
        self._style = style
        self._rng = rng
        self.experience = Experience(style.width)

    def run(self, world: Match[Any], root: Node, forced: tuple[Table, Edge]) -> None:
        """Go down in a copy of this world; at the given table this edge is taken."""
        path = _Path(world.copy(), root)
        style, new = self._style, 0
        early: dict[int, float] = {}
        while (decision := path.trial.decision) is not None:
            if new >= style.reach and path.settled and not decision.prompt.follow_up:
                break
            if len(decision.options) == 1:
                path.answer_forced(decision)
                continue
            table = path.table(decision.seat)
            if table is forced[0]:
                path.take(decision, *forced)
                continue
            grown = self._grow(table, path.trial, decision)
            edge = table.select(decision.options, style.explore)
            if edge is None:  # nothing but what was passed over in other worlds
                self._add(table, path.trial, decision, decision.options)
                edge = table.select(decision.options, style.explore)
                assert edge is not None
            path.take(decision, table, edge)
            new += grown
            if grown and new == 1 < style.reach and style.rollout < 1:
                early = path.judge()
        path.back_up(early, path.judge(), style.rollout)

    def _grow(self, table: Table, trial: Match[Any], decision: Decision) -> bool:
        """Add the moves that are new in this world; whether the table was empty."""
        missing = [option for option in decision.options if option not in table.known]
        if not missing:
            return False
        first = not table.known
        table.know(decision, missing)
        found = self._add(table, trial, decision, missing)
        if first:
            self.experience.learn(decision, found)
        return first

    def _add(
        self, table: Table, trial: Match[Any], decision: Decision, options: Sequence[Option]
    ) -> dict[Move, float]:
        """Price the promising ones of these options."""
        found = prices([(trial, self._rng.fork())], decision, self.experience.promising(decision, options))
        for move, value in found.items():
            table.edges.setdefault(move, Edge(move, value))
        return found


class _Path:
    """The way of one iteration."""

    def __init__(self, trial: Match[Any], root: Node) -> None:
        self.trial = trial
        self._node = root
        self._key: Key = ()
        """The moves made at this node, while others still decide at the same time."""
        self._own: dict[int, Move] = {}
        self._steps: list[tuple[int, Table, Edge]] = []

    @property
    def settled(self) -> bool:
        """Whether no seat waits for others that decide at the same time."""
        return not self._key

    def table(self, seat: int) -> Table:
        """The table of a seat that decides now."""
        return self._node.table(seat, self._own.get(seat, ()))

    def take(self, decision: Decision, table: Table, edge: Edge) -> None:
        """Make a move."""
        self._steps.append((decision.seat, table, edge))
        self._go_on(decision, edge.move)

    def answer_forced(self, decision: Decision) -> None:
        """Answer where there is no choice."""
        self._go_on(decision, (decision.options[0],))

    def _go_on(self, decision: Decision, move: Move) -> None:
        seat, trial = decision.seat, self.trial
        asked = {each.seat for each in trial.decisions} if trial.joint else ()
        _play(trial, decision, move)
        self._key = (*self._key, (seat, move))
        if trial.joint and all(each.seat in asked for each in trial.decisions):
            self._own[seat] = self._own.get(seat, ()) + move
        else:
            self._node = self._node.child(self._key)
            self._key, self._own = (), {}

    def judge(self) -> dict[int, float]:
        """How well those stand who have decided on this way."""
        return _judge(self.trial, {seat for seat, _, _ in self._steps})

    def back_up(self, early: dict[int, float], late: dict[int, float], share: float) -> None:
        """Let all moves of this way know what came of them."""
        for seat, table, edge in self._steps:
            end = late[seat]
            edge.total += end + (1 - share) * (early.get(seat, end) - end)
            edge.visits += 1
            table.visits += 1


def _play(trial: Match[Any], decision: Decision, move: Move) -> None:
    """Answer with all steps of a move; where a step is not possible in this world, with another one."""
    seat, option, number = decision.seat, move[0], 0
    while True:
        trial.answer(option, seat)
        after = trial.decision_of(seat)
        if after is None or not continues(decision, option, after):
            return
        number += 1
        planned = number < len(move) and move[number] in after.options
        decision, option = after, move[number] if planned else step(after, move)


def _judge(trial: Match[Any], seats: Iterable[int]) -> dict[int, float]:
    evaluate, state = trial.game.evaluate, trial.state
    return {seat: evaluate(state, seat) for seat in seats}
