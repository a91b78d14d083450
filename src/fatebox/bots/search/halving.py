"""Sequential halving: all moves at the root are tried equally often, then the better half of them, and so on.

Moves are compared in the same worlds. It finds the best of several moves with few trials (Karnin, Koren and
Somekh 2013), which suits the root of a search with a small budget (Danihelka and others 2022).
"""

from __future__ import annotations

from collections.abc import Callable

from .budget import Budget
from .tree import Edge


def halve(edges: list[Edge], budget: Budget, attempt: Callable[[Edge, int], None]) -> None:
    """Spend a budget on these moves, the best first; `attempt` tries a move in the world of that number."""
    rounds = max(1, (len(edges) - 1).bit_length())
    world = 0
    for number in range(rounds):
        part = (number + 1) / rounds
        while budget.allows(len(edges), part) or budget.spent == 0:
            for edge in edges:
                attempt(edge, world)
            budget.spent += len(edges)
            world += 1
        edges = sorted(edges, key=lambda edge: -edge.value)[: (len(edges) + 1) // 2]
