"""One iteration: down the tree in one world, on to the end of a turn, and back with the values.

Every seat goes for its own chance to win (max^n). Where the tree ends, moves are priced and stay in it; from
there a guided roll-out goes on to where a turn ends. Positions in the middle of a turn look worse than they
are, because there is more to be done in it; where all iterations end at the same point of a turn, that is of
no account. The position is judged where the roll-out begins and where it ends; both count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fatebox.bots.plans import Move, continues, step
from fatebox.kernel import Decision, Match, Option, Rng

from .pricing import Experience, prices
from .rollout import Clock, roll_out
from .tree import Edge, Key, Node, Table


@dataclass(frozen=True, slots=True)
class Style:
    """The settings of a search."""

    explore: float
    """The preference for moves that were hardly tried."""
    reach: int
    """The number of decisions added to the tree in one iteration."""
    turns: int
    """The number of turns that end before the position is judged."""
    rollout: float
    """The weight of the end of the roll-out, beside its beginning."""
    width: int
    """The number of options that are priced beyond the root."""


class Descent:
    """Iterations of one search."""

    def __init__(self, style: Style, rng: Rng, experience: Experience) -> None:
        self._style = style
        self._rng = rng
        self._experience = experience

    def run(self, world: Match[Any], root: Node, forced: tuple[Table, Edge]) -> None:
        """Go down in a copy of this world; at the given table this edge is taken."""
        path, style = _Path(world.copy(), root), self._style
        clock = Clock(path.trial, style.turns)
        new = 0
        while (decision := path.trial.decision) is not None:
            settled = path.settled and not decision.prompt.follow_up
            if settled and (new >= style.reach or clock.has_run_out()):
                break
            if len(decision.options) == 1:
                path.answer_forced(decision)
                continue
            table = path.table(decision.seat)
            if table is forced[0]:
                path.take(decision, *forced)
                continue
            new += self._grow(table, path.trial, decision)
            edge = table.select(decision.options, style.explore)
            if edge is None:  # nothing but what was passed over in other worlds
                self._add(table, path.trial, decision, decision.options)
                edge = table.select(decision.options, style.explore)
                assert edge is not None
            path.take(decision, table, edge)
        early = path.judge() if style.rollout < 1 or not clock.runs else {}
        if clock.runs and style.rollout > 0:
            roll_out(path.trial, clock, self._experience, self._rng)
            path.back_up(early, path.judge(), style.rollout)
        else:
            path.back_up(early, early, 1.0)

    def _grow(self, table: Table, trial: Match[Any], decision: Decision) -> bool:
        """Add the moves that are new in this world; whether the table was empty."""
        missing = [option for option in decision.options if option not in table.known]
        if not missing:
            return False
        first = not table.known
        table.know(decision, missing)
        found = self._add(table, trial, decision, missing)
        if first:
            self._experience.learn(decision, found)
        return first

    def _add(
        self, table: Table, trial: Match[Any], decision: Decision, options: Sequence[Option]
    ) -> dict[Move, float]:
        """Price the promising ones of these options."""
        found = prices([(trial, self._rng.fork())], decision, self._experience.promising(decision, options))
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
        """The standing of the seats that decided on this path."""
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
    evaluate, state = trial.game.judgement.evaluate, trial.state
    return {seat: evaluate(state, seat) for seat in seats}
