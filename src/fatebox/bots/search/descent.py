"""One iteration: down the tree in one world, on to the end of a turn, and back with the values.

Every seat maximizes its own chance to win (max^n). Where the tree ends, moves are priced and stay in it; from
there a guided roll-out goes on to where a turn ends. Positions in the middle of a turn look worse than they
are, because there is more to be done in it; where all iterations end at the same point of a turn, that does
not matter. The position is judged where the roll-out begins and where it ends; both count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from fatebox.bots.plans import Move, Outcome
from fatebox.kernel import Decision, Match, Option, Rng

from .habits import Habits
from .line import Line
from .pricing import Experience, Found, best_of, prices
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
        self._habits = Habits()

    def run(
        self, world: Match[Any], root: Node, forced: tuple[Table, Edge], trial: Outcome | None = None
    ) -> None:
        """Go down in this world; at the given table this edge is taken.

        If the move was tried at the root before, the iteration goes on in that trial, and the world stays as
        it is.
        """
        move = forced[1].move
        self._habits.follow(move)
        line = Line(world)
        tried, style = {} if trial is None else {move: trial}, self._style
        path, clock = _Path(line, root), Clock(world, style.turns)
        new = 0
        while not (new >= style.reach and line.is_foreseen):
            at = line.world
            decision = at.decision
            if decision is None:
                break
            path.arrive(at)
            settled = path.settled and not decision.prompt.follow_up
            if settled and (new >= style.reach or clock.has_run_out(at)):
                break
            if len(decision.options) == 1:
                path.answer_forced(decision)
                continue
            table = path.table(decision.seat)
            if table is forced[0]:
                path.take(decision, *forced, tried)
            elif table.is_new and clock.runs and (habit := self._habits.move(decision)) is not None:
                path.pass_through(decision, table, habit)
                new += 1
            else:
                new += self._decide(path, table, at, decision, clock)
        early = path.judge() if style.rollout < 1 or not clock.runs else {}
        if clock.runs and style.rollout > 0:
            roll_out(line, clock, self._experience, self._habits, self._rng)
            path.back_up(early, path.judge(), style.rollout)
        else:
            path.back_up(early, early, 1.0)

    def _decide(self, path: _Path, table: Table, world: Match[Any], decision: Decision, clock: Clock) -> bool:
        """Make the move that the tree suggests in this world; whether its moves were priced only now."""
        first = not table.known
        found = self._grow(table, world, decision)
        if first and clock.runs:  # habits are for roll-outs, which go by the clock
            self._habits.learn(decision, best_of(found).move)
        edge = table.select(self._style.explore)
        if edge is None:  # nothing but what was passed over in other worlds
            found = self._add(table, world, decision, decision.options)
            edge = table.select(self._style.explore)
            assert edge is not None
        path.take(decision, table, edge, found)
        return first

    def _grow(self, table: Table, trial: Match[Any], decision: Decision) -> Found:
        """Add the moves that are new in this world."""
        missing = table.unknown(decision.options)
        if not missing:
            return {}
        first = not table.known
        table.know(decision, missing)
        found = self._add(table, trial, decision, missing)
        if first:
            self._experience.learn(decision, found)
        return found

    def _add(self, table: Table, trial: Match[Any], decision: Decision, options: Sequence[Option]) -> Found:
        """Price the promising ones of these options."""
        promising = self._experience.promising(decision, options)
        fresh = not table.edges and not trial.joint  # so the next move is one of those that are tried now
        spent = partial(self._experience.likely, decision, promising) if fresh else None
        others = self._rng if trial.state.seats == 1 else self._rng.fork()  # alone, nobody else answers
        found = prices(trial, others, decision, promising, spent)
        learn = table.edges.setdefault
        for move, each in found.items():
            learn(move, Edge(move, each.value))
        return found


NOBODY = frozenset[int]()


class _Path:
    """The way of one iteration."""

    def __init__(self, line: Line, root: Node) -> None:
        self._line = line
        self._node = root
        self._key: Key = ()
        """The moves made at this node, while others still decide at the same time."""
        self._own: dict[int, Move] = {}
        self._asked = NOBODY
        """The seats that are asked at once where the path has arrived."""
        self.settled = True
        """Whether no seat waits for others that decide at the same time."""
        self._steps: list[tuple[int, Table, Edge]] = []

    def arrive(self, world: Match[Any]) -> None:
        """Note who is asked here, before anybody answers."""
        self._asked = _asked_at_once(world) if world.joint else NOBODY

    def table(self, seat: int) -> Table:
        """The table of a seat that decides now."""
        return self._node.table(seat, self._own.get(seat, ()))

    def take(self, decision: Decision, table: Table, edge: Edge, found: Found) -> None:
        """Make a move; its outcome in this world may already be known."""
        self._steps.append((decision.seat, table, edge))
        self._go_on(decision, edge.move, found)

    def pass_through(self, decision: Decision, table: Table, habit: Move) -> None:
        """Make a move out of habit at a new table; its moves are priced when it is reached again."""
        table.is_new = False
        self._go_on(decision, habit, {})

    def answer_forced(self, decision: Decision) -> None:
        """Answer where there is no choice."""
        self._go_on(decision, (decision.options[0],), {})

    def _go_on(self, decision: Decision, move: Move, found: Found) -> None:
        seat, line = decision.seat, self._line
        outcome = found.get(move) if found else None
        if outcome is None:
            line.make(decision, move)
        else:
            line.go_on(decision, outcome)
        key = (*self._key, (seat, move))
        self.settled = not (self._asked and self._others_are_asked())
        if self.settled:
            self._node = self._node.child(key)
            self._key, self._own = (), {}
        else:
            self._key = key
            self._own[seat] = self._own.get(seat, ()) + move

    def _others_are_asked(self) -> bool:
        """Whether others who were asked at the same time have yet to answer."""
        world = self._line.world
        return bool(world.joint) and _asked_at_once(world) <= self._asked

    def judge(self) -> dict[int, float]:
        """The standing of the seats that decided on this path."""
        return self._line.judge([seat for seat, _, _ in self._steps])

    def back_up(self, early: dict[int, float], late: dict[int, float], share: float) -> None:
        """Tell all moves on this path what came of them."""
        for seat, table, edge in self._steps:
            end = late[seat]
            edge.learn(end + (1 - share) * (early.get(seat, end) - end))
            table.visits += 1


def _asked_at_once(world: Match[Any]) -> frozenset[int]:
    """The seats that decide at the same time."""
    return frozenset(each.seat for each in world.decisions)
