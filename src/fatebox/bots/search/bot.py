"""The bot that searches."""

from __future__ import annotations

from typing import Any

from fatebox.bots.base import Appraisal
from fatebox.bots.misjudging import SURE
from fatebox.kernel import Game, Match, Option, OptionsError, Perspective, Rng

from .budget import Budget
from .descent import Descent, Style
from .halving import halve
from .pricing import World, prices
from .tree import Edge, Node

FIRST_LOOK = 120
"""About how many trials the first judgement at the root is worth."""
FIRST_WORLDS = 4


class SearchBot:
    """Information-set Monte-Carlo tree search over imagined worlds, judged by the game's evaluation."""

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        *,
        iterations: int = 200,
        ms: int = 0,
        worlds: int = 12,
        moves: int = 8,
        explore: float = 0.02,
        reach: int = 1,
        rollout: float = 0.5,
        width: int = 5,
        processes: int = 1,
    ) -> None:
        least = {"iterations": (iterations, 0), "ms": (ms, 0), "worlds": (worlds, 1), "moves": (moves, 2)}
        least |= {"reach": (reach, 1), "width": (width, 2), "processes": (processes, 1)}
        for name, (value, fewest) in least.items():
            if value < fewest:
                raise OptionsError(f"bot ismcts: {name}: expected at least {fewest}, got {value}")
        if not iterations and not ms:
            raise OptionsError("bot ismcts: expected a number of iterations or of ms")
        del game
        self._rng = rng
        self._iterations = iterations
        self._ms = ms
        self._worlds = worlds
        self._moves = moves
        self._style = Style(explore, reach, rollout, width)
        self._processes = processes

    def choose(self, seat: Perspective) -> Option:
        """The option that did best in the search."""
        decision = seat.decision
        return decision.options[0] if len(decision.options) == 1 else self.appraise(seat)[0].option

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option with its chance to win, by search for the promising ones."""
        search = Search(seat, self._rng.fork(), self._worlds, self._style)
        search.run(Budget(self._iterations, self._ms), self._moves)
        return _ranked(search.edges, search.looks)


class Search:
    """The search of one decision."""

    def __init__(self, seat: Perspective, rng: Rng, worlds: int, style: Style) -> None:
        self._seat = seat
        self._rng = rng
        self._limit = worlds
        self._worlds: list[Match[Any]] = []
        self.looks = 0
        """In how many worlds all moves at the root were judged."""
        self._descent = Descent(style, rng.fork())
        self._root = Node()
        self._table = self._root.table(seat.seat, ())

    @property
    def edges(self) -> list[Edge]:
        """All moves at the root."""
        return list(self._table.edges.values())

    def run(self, budget: Budget, moves: int) -> None:
        """Judge all moves at once, then search those that look best."""
        self._look()
        edges = sorted(self.edges, key=lambda edge: -edge.value)[:moves]
        if edges[0].prior < SURE:  # a move that wins at once needs no search
            halve(edges, budget, self._attempt)

    def _look(self) -> None:
        decision = self._seat.decision
        self.looks = max(1, min(FIRST_WORLDS, self._limit, FIRST_LOOK // len(decision.options)))
        worlds: list[World] = [(self._world(number), self._rng.fork()) for number in range(self.looks)]
        found = prices(worlds, decision, decision.options)
        self._descent.experience.learn(decision, found)
        for move, value in found.items():
            self._table.edges[move] = Edge(move, value)
        self._table.known.update(decision.options)

    def _attempt(self, edge: Edge, number: int) -> None:
        self._descent.run(self._world(number % self._limit), self._root, (self._table, edge))

    def _world(self, number: int) -> Match[Any]:
        if number == len(self._worlds):
            self._worlds.append(self._seat.imagine(self._rng))
        return self._worlds[number]


def _ranked(edges: list[Edge], looks: int) -> list[Appraisal]:
    """Every option by its best move: first what was tried most often to the end, then what looks best."""
    enough = max(edge.visits for edge in edges) / 2
    searched = [edge for edge in edges if edge.visits]
    shift = sum(edge.value - edge.prior for edge in searched) / len(searched) if searched else 0.0
    best: dict[Option, tuple[bool, float, int]] = {}
    for edge in edges:
        value = edge.value if edge.visits else min(1.0, max(0.0, edge.prior + shift))
        judged = (edge.visits >= enough, value, edge.visits)
        option = edge.move[0]
        best[option] = max(judged, best.get(option, judged))
    chosen = max(best, key=lambda option: best[option])
    options = sorted(best, key=lambda option: (option != chosen, -best[option][1]))
    return [Appraisal(option, best[option][1], looks + best[option][2]) for option in options]
