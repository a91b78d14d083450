"""Root parallelism: several searches of one decision in processes of their own, put together at the end.

The processes are forks: they start with the seat's knowledge, so nothing has to be sent to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection

from fatebox.kernel import OptionsError

from .tree import Edge


def check_processes(processes: int) -> None:
    """Refuse more than one process where there are no forks."""
    if processes > 1 and "fork" not in get_all_start_methods():
        raise OptionsError(f"bot ismcts: processes: this system has no forks, expected 1, got {processes}")


def search_in_parallel(searches: Sequence[Callable[[], list[Edge]]]) -> list[Edge]:
    """Run all searches, all but the first in forks, and merge what they found about each move."""
    context = get_context("fork")
    running = []
    for search in searches[1:]:
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(search, theirs))
        process.start()
        theirs.close()
        running.append((process, ours))
    found = [searches[0]()]
    for process, ours in running:
        found.append(ours.recv())
        process.join()
    return merged(found)


def _work(search: Callable[[], list[Edge]], answer: Connection) -> None:
    answer.send(search())
    answer.close()


def merged(found: Sequence[Sequence[Edge]]) -> list[Edge]:
    """One edge for each move: visits add up, first judgements are averaged."""
    edges: dict[tuple[object, ...], list[Edge]] = {}
    for each in found:
        for edge in each:
            edges.setdefault(edge.move, []).append(edge)
    return [_sum(alike) for alike in edges.values()]


def _sum(alike: Sequence[Edge]) -> Edge:
    prior = sum(edge.prior for edge in alike) / len(alike)
    visits = sum(edge.visits for edge in alike)
    return Edge(alike[0].move, prior, visits, sum(edge.total for edge in alike))
