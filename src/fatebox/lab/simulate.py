"""Carry out a plan, on one core or on many."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from .plan import Plan
from .play import Crash, Row, play_range

LARGEST_CHUNK = 200
CHUNKS_PER_JOB = 16

_stop: Any = None
"""In a worker process: the event that tells it to stop."""


@dataclass(slots=True)
class Simulation:
    """The rows of a plan."""

    plan: Plan
    rows: list[Row] = field(default_factory=list)
    """The games that were finished, in order."""
    crashes: list[Crash] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False
    broken: str | None = None
    """The reasons why worker processes died, if they did."""

    @property
    def complete(self) -> bool:
        """Whether every game was finished."""
        return len(self.rows) == self.plan.games


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    pool: Executor | None = None,
) -> Simulation:
    """Play all games; after an interrupt, or if games crash, the finished ones are kept.

    `progress` is called with the number of finished games. The rows depend on the plan alone, not
    on the jobs, nor on the pool that does them if one is given.
    """
    simulation = Simulation(plan)
    start = perf_counter()
    played: list[Row | Crash] = []
    try:
        if pool is not None:
            _collect(
                {pool.submit(_play_far, plan, *chunk) for chunk in _chunks(plan, jobs)}, played, progress
            )
        elif jobs == 1:
            for game in play_range(plan, 0, plan.games):
                played.append(game)
                progress(1)
        else:
            _share_out(plan, jobs, played, progress)
    except KeyboardInterrupt:
        simulation.interrupted = True
    except BrokenExecutor as error:
        simulation.broken = str(error)
    simulation.seconds = perf_counter() - start
    simulation.rows = sorted((p for p in played if not isinstance(p, Crash)), key=lambda row: row["game"])
    simulation.crashes = sorted((p for p in played if isinstance(p, Crash)), key=lambda crash: crash.game)
    return simulation


def _chunks(plan: Plan, jobs: int) -> list[tuple[int, int]]:
    """Whole groups: large enough to be worth sending, small enough to keep all jobs busy to the end."""
    group = plan.group_size()
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)) // group) * group
    return [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def _share_out(plan: Plan, jobs: int, played: list[Row | Crash], progress: Callable[[int], None]) -> None:
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _start_worker, (stop,)) as pool:
        with _interrupts_ignored():  # workers inherit this: only the main process handles an interrupt
            waiting = {pool.submit(_play_chunk, plan, *chunk) for chunk in _chunks(plan, jobs)}
        try:
            _collect(waiting, played, progress)
        except KeyboardInterrupt:
            stop.set()
            for future in waiting:
                future.cancel()
            played += _results(waiting)
            raise


def _collect(
    waiting: set[Future[list[Row | Crash]]], played: list[Row | Crash], progress: Callable[[int], None]
) -> None:
    """Take the results of the chunks, each as soon as it is done."""
    for done in as_completed(list(waiting)):
        waiting.remove(done)
        played += done.result()
        progress(len(done.result()))


def _results(futures: set[Future[list[Row | Crash]]]) -> Iterator[Row | Crash]:
    for future in futures:
        if not future.cancelled():
            yield from future.result()


def _start_worker(stop: Any) -> None:
    global _stop
    _stop = stop


def _play_far(plan: Plan, first: int, end: int) -> list[Row | Crash]:
    """A chunk on another machine, which no event can stop."""
    return list(play_range(plan, first, end))


def _play_chunk(plan: Plan, first: int, end: int) -> list[Row | Crash]:
    return list(play_range(plan, first, end, _stop.is_set))


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
