"""The search of one decision, from the first look to the last iteration."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from fatebox.bots.easygoing import SURE
from fatebox.bots.plans import Move, Outcome
from fatebox.kernel import Match, Perspective, Rng

from .budget import Budget
from .descent import Descent, Style
from .halving import halve
from .pricing import Experience, Look, World, averaged, looks
from .tree import Edge, Node

FIRST_LOOK = 120
"""About how many trials the first judgement at the root is worth."""
FIRST_WORLDS = 4


class Search:
    """The search of one decision; it continues the tree of an earlier search, if there is one."""

    def __init__(
        self,
        seat: Perspective,
        rng: Rng,
        worlds: int,
        style: Style,
        root: Node,
        experience: Experience,
    ) -> None:
        self._seat = seat
        self._rng = rng
        self._limit = worlds
        self._worlds: list[Match[Any]] = []
        """The worlds, or patterns of those that were played on."""
        self._patterns: set[int] = set()
        """The numbers of the patterns."""
        evaluator = seat.game.judgement.evaluator
        self._foresees = evaluator is not None and evaluator.foresees_most
        """Whether most answers are foreseen: then hardly any world is copied on the way."""
        self._experience = experience
        self._descent = Descent(style, rng.fork(), experience)
        self._root = root
        self._table = root.table(seat.seat, ())
        self.looks = 0
        """The number of worlds in which all moves at the root were judged."""
        self._trials: dict[tuple[int, Move], Outcome] = {}
        """By world and move, what the first look has tried and no iteration has gone on in."""

    def run(self, budget: Budget, moves: int) -> list[Edge]:
        """Judge all moves at once, then search the best-looking ones; return what is known about all."""
        seen = self._look()
        edges = list(self._table.edges.values())
        best = sorted(edges, key=lambda edge: -edge.value)[:moves]
        self._keep_trials(seen, {edge.move for edge in best})
        if max(edge.prior for edge in best) < SURE:  # a move that wins at once needs no search
            halve(best, budget, self._attempt)
        return edges

    def _look(self) -> list[Look]:
        decision, table = self._seat.decision, self._table
        self.looks = max(1, min(FIRST_WORLDS, self._limit, FIRST_LOOK // len(decision.options)))
        worlds: list[World] = [(self._world(number), self._rng.fork()) for number in range(self.looks)]
        seen = looks(worlds, decision)
        found = averaged(seen)
        self._experience.learn(decision, found)
        for move, (_, value, *_) in found.items():
            table.edges.setdefault(move, Edge(move, value)).expect(value)
        table.know(decision, decision.options)
        return seen

    def _keep_trials(self, seen: Sequence[Look], moves: Container[Move]) -> None:
        """Keep the worlds after these moves: the first iteration with a move continues there."""
        for look in seen:
            for number, outcome in enumerate(look):
                if outcome.world is not None and outcome.move in moves:
                    self._trials[number, outcome.move] = outcome

    def _attempt(self, edge: Edge, number: int) -> None:
        number %= self._limit
        trial, world = self._trials.pop((number, edge.move), None), self._world(number)
        if number in self._patterns:
            trial, world = None, world.copy()
        elif trial is None and self._foresees:  # nobody else needs the world itself
            self._patterns.add(number)
            self._worlds[number] = world.pattern()
        elif trial is None:
            world = world.copy(keeps=True)
        self._descent.run(world, self._root, (self._table, edge), trial)

    def _world(self, number: int) -> Match[Any]:
        if number == len(self._worlds):
            self._worlds.append(self._seat.imagine(self._rng))
        return self._worlds[number]
