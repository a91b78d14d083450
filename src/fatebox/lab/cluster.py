"""Games on a cluster: Ray runs the same tasks as the processes of one machine.

A task is a deal and its players, and its result follows from those alone. So the rows are the same for any
number of workers, and a task whose worker died is simply run again by another.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, TypeVar

from fatebox.kernel import FateboxError

T = TypeVar("T")
RETRIES = 5
"""The number of workers that may die under one task."""
REACH_S = 5
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # a cluster of this machine alone listens to nobody else
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class ClusterError(FateboxError):
    """The cluster cannot be used; the message says why."""


class RayExecutor(Executor):
    """Runs tasks on a Ray cluster: `ADDRESS`, `auto`, or `local` for one that starts and ends with it."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError:
            raise ClusterError("--ray needs the extra `cluster`: pip install 'fatebox[cluster]'") from None
        _reach(address)
        self._ray: Any = ray
        how: dict[str, Any] = {"address": address, "log_to_driver": False}
        if address == "local":
            how |= {"num_cpus": workers, "include_dashboard": False}
        try:
            ray.init(**how)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ClusterError(f"--ray {address}: {error}") from None
        self._call = ray.remote(max_retries=RETRIES, num_cpus=1)(_call)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run a task somewhere; functions and arguments are sent there."""
        outcome: Future[T] = Future()
        sent: Future[T] = self._call.remote(fn, args, kwargs).future()
        sent.add_done_callback(lambda done: self._settle(done, outcome))
        return outcome

    def _settle(self, done: Future[T], outcome: Future[T]) -> None:
        """Pass on what came of a task; a cluster that cannot do it is broken like any other pool."""
        errors = self._ray.exceptions
        error = done.exception()
        if error is None:
            outcome.set_result(done.result())
        elif isinstance(error, errors.RayError) and not isinstance(error, errors.RayTaskError):
            outcome.set_exception(BrokenExecutor(f"{type(error).__name__} on the cluster"))
        else:
            outcome.set_exception(error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; unfinished tasks are dropped."""
        self._ray.shutdown()


def _reach(address: str) -> None:
    """Fail at once if nothing answers there: Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=REACH_S).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"--ray {address}: {error}") from None


def _call(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return fn(*args, **kwargs)
