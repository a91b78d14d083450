"""The tree: what the search has learned about moves, in all worlds together.

A node stands for all positions that the same moves lead to, whatever the world. A seat that decides there has
a table with its moves. Seats that decide at once have a table each in the same node, and a seat that is asked
several times meanwhile has one for all that it has answered itself: nobody sees what another one chose.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from fatebox.bots.plans import Move
from fatebox.kernel import Decision, Option, Prompt

TRUST = 2.0
"""The first judgement of a move counts as this many visits."""
Key = tuple[tuple[int, Move], ...]
"""The moves made at a node, by seat. More than one only where seats decided at once."""


class Edge:
    """A move, and how well it went."""

    __slots__ = ("move", "prior", "total", "value", "visits")

    def __init__(self, move: Move, prior: float, visits: int = 0, total: float = 0.0) -> None:
        self.move = move
        self.prior = prior
        """Its value at the first look."""
        self.visits = visits
        self.total = total
        self.value = 0.0
        """The chance of the seat to win with this move, by all that is known."""
        self._weigh()

    def expect(self, prior: float) -> None:
        """Judge it anew at the first look."""
        self.prior = prior
        self._weigh()

    def learn(self, result: float) -> None:
        """Remember what came of it."""
        self.total += result
        self.visits = visits = self.visits + 1
        self.value = (TRUST * self.prior + self.total) / (TRUST + visits)  # `_weigh` written out

    def fade(self) -> None:
        """Trust what was learned by half."""
        if self.visits:
            half = self.visits // 2
            self.total *= half / self.visits
            self.visits = half
            self._weigh()

    def _weigh(self) -> None:
        self.value = (TRUST * self.prior + self.total) / (TRUST + self.visits)


class Table:
    """All moves of one seat at one node that were possible in some world."""

    __slots__ = ("_offered", "_varies", "edges", "is_new", "known", "prompt", "visits")

    def __init__(self) -> None:
        self.prompt: Prompt | None = None
        self.edges: dict[Move, Edge] = {}
        self.known: set[Option] = set()
        """Answers that were looked at, whether they became edges or not."""
        self._offered: list[Option] = []
        """The options that were offered last."""
        self._varies = False
        """Whether different options were offered in different worlds."""
        self.visits = 0
        self.is_new = True
        """Whether no iteration has reached it yet."""

    def unknown(self, options: list[Option]) -> list[Option]:
        """The options of a world that were never looked at here."""
        if options == self._offered:  # as in most worlds
            return []
        self._varies = self._varies or bool(self._offered)
        self._offered = options
        known = self.known
        return [option for option in options if option not in known] if known else options

    def know(self, decision: Decision, options: Iterable[Option]) -> None:
        """Remember what was asked, and that these answers to it were looked at."""
        self.prompt = decision.prompt
        self.known.update(options)
        self.is_new = False

    def fits(self, decision: Decision) -> bool:
        """Whether this is what was asked here in the worlds of the search."""
        return self.prompt is decision.prompt and self.known == set(decision.options)

    def fade(self) -> None:
        """Trust what was learned in other worlds by half."""
        for edge in self.edges.values():
            edge.fade()
        self.visits //= 2

    def select(self, explore: float) -> Edge | None:
        """The move to try in the latest world: good so far, or hardly tried."""
        reach = explore * sqrt(1 + self.visits)
        varies, options = self._varies, self._offered
        best, best_score = None, -1.0
        for edge in self.edges.values():
            score = edge.value + reach / (1 + edge.visits)
            if score > best_score and (not varies or edge.move[0] in options):  # there may be many options
                best, best_score = edge, score
        return best


class Node:
    """A point that moves have led to."""

    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.tables: dict[tuple[int, Move], Table] = {}
        self.children: dict[Key, Node] = {}

    def table(self, seat: int, own: Move) -> Table:
        """The table of a seat that has itself answered this here so far."""
        table = self.tables.get((seat, own))
        if table is None:
            table = self.tables[seat, own] = Table()
        return table

    def child(self, key: Key) -> Node:
        """The node after these moves."""
        child = self.children.get(key)
        if child is None:
            child = self.children[key] = Node()
        return child
