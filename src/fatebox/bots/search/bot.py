"""The bot that searches."""

from __future__ import annotations

from functools import partial
from typing import Any

from fatebox.bots.easygoing import SURE
from fatebox.bots.plans import Move, continues
from fatebox.kernel import Decision, Game, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Appraisal
from fatebox.kernel.collecting import rare_collections

from .budget import Budget
from .descent import Style
from .parallel import check_processes, search_in_parallel
from .pricing import Experience
from .search import Search
from .tree import Edge, Node


class SearchBot:
    """Information-set Monte-Carlo tree search over imagined worlds, judged by the game's evaluation."""

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        *,
        iterations: int = 64,
        ms: int = 0,
        worlds: int = 12,
        moves: int = 6,
        explore: float = 0.02,
        reach: int = 1,
        turns: int = 1,
        rollout: float = 0.75,
        width: int = 5,
        processes: int = 1,
    ) -> None:
        least = {"iterations": (iterations, 0), "ms": (ms, 0), "worlds": (worlds, 1), "moves": (moves, 2)}
        least |= {"reach": (reach, 1), "turns": (turns, 1), "width": (width, 2), "processes": (processes, 1)}
        for name, (value, fewest) in least.items():
            if value < fewest:
                raise OptionsError(f"bot ismcts: {name}: expected at least {fewest}, got {value}")
        if not iterations and not ms:
            raise OptionsError("bot ismcts: expected a number of iterations or of ms")
        check_processes(processes)
        del game
        self._rng = rng
        self._iterations = iterations
        self._ms = ms
        self._worlds = worlds
        self._moves = moves
        self._style = Style(explore, reach, turns, rollout, width)
        self._processes = processes
        self.spent = 0
        """Iterations of the last search."""
        self._experience = Experience(width)
        self._tree = Node()
        """The part of the last search's tree below the chosen move."""
        self._doing: tuple[Decision, Move] | None = None
        """The last decision, and the steps of the chosen move from there on."""

    def choose(self, seat: Perspective) -> Option:
        """The option that did best in the search; a move of several steps is carried out as a whole."""
        decision = seat.decision
        if len(decision.options) == 1:
            return decision.options[0]
        move = self._rest(decision)
        if not move or not _allows(seat, move[0]):
            move = _best(_sensible(seat, self._search(seat)[0])).move
            self._tree = self._tree.children.get(((seat.seat, move),), Node())
        self._doing = decision, move
        return move[0]

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option with its chance to win, by search for the promising ones."""
        edges, looks = self._search(seat)
        return _ranked(edges, looks)

    def _rest(self, decision: Decision) -> Move:
        """The remaining steps of a move under way; nothing if this is another decision."""
        if self._doing is None:
            return ()
        before, move = self._doing
        going_on = len(move) > 1 and continues(before, move[0], decision) and move[1] in decision.options
        return move[1:] if going_on else ()

    def _search(self, seat: Perspective) -> tuple[list[Edge], int]:
        """All moves with what was learned about them, and the number of worlds of the first look."""
        root = self._tree
        table = root.tables.get((seat.seat, ()))
        if table is not None and table.fits(seat.decision):
            table.fade()
        else:
            root = Node()
        self._tree = root
        with rare_collections():  # the worlds are gone when it ends, so there is little to look through
            return self._run(seat)

    def _run(self, seat: Perspective) -> tuple[list[Edge], int]:
        searches = [
            Search(seat, self._rng.fork(), self._worlds, self._style, self._tree, self._experience)
            for _ in range(self._processes)
        ]
        share = -(-self._iterations // self._processes)
        budgets = [Budget(share, self._ms) for _ in searches]
        runs = [
            partial(search.run, budget, self._moves) for search, budget in zip(searches, budgets, strict=True)
        ]
        edges = runs[0]() if self._processes == 1 else search_in_parallel(runs)
        self.spent = budgets[0].spent * self._processes
        return edges, searches[0].looks * self._processes


def _allows(seat: Perspective, option: Option) -> bool:
    """Whether a step of a larger move still throws nothing away."""
    return seat.decision.options.index(option) in seat.sensible()


def _sensible(seat: Perspective, edges: list[Edge]) -> list[Edge]:
    """The moves that begin with an answer that throws nothing away or win at once; all if none is left."""
    options = seat.decision.options
    allowed = {options[number] for number in seat.sensible()}
    return [edge for edge in edges if edge.move[0] in allowed or edge.prior >= SURE] or edges


def _best(edges: list[Edge]) -> Edge:
    """A sure win, or the best of the moves tried most: those tried less were dropped for a reason."""
    surest = max(edges, key=lambda edge: edge.prior)
    if surest.prior >= SURE:
        return surest
    enough = max(edge.visits for edge in edges) / 2
    return max((edge for edge in edges if edge.visits >= enough), key=lambda edge: edge.value)


def _ranked(edges: list[Edge], looks: int) -> list[Appraisal]:
    """Every option by its best move, the chosen one first; options not searched are judged alike."""
    searched = [edge for edge in edges if edge.visits]
    shift = sum(edge.value - edge.prior for edge in searched) / len(searched) if searched else 0.0
    best: dict[Option, Appraisal] = {}
    for edge in edges:
        value = edge.value if edge.visits else min(1.0, max(0.0, edge.prior + shift))
        judged = Appraisal(edge.move[0], value, looks + edge.visits)
        known = best.get(judged.option)
        if known is None or judged.value > known.value:
            best[judged.option] = judged
    chosen = _best(edges)
    best[chosen.move[0]] = Appraisal(chosen.move[0], chosen.value, looks + chosen.visits)
    return sorted(best.values(), key=lambda each: (each.option != chosen.move[0], -each.value))
