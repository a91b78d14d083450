"""The pool that carries out the games of a command: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def workers(ray: str | None, jobs: int | None, most: int) -> Iterator[tuple[int, Executor | None]]:
    """The number of jobs at the same time, and the cluster that does them if there is one."""
    if ray is None:
        yield min(jobs or cores(), most), None
        return
    from fatebox.lab.cluster import RayExecutor

    with RayExecutor(ray, jobs) as pool:
        yield min(pool.workers, most), pool
