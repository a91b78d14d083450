"""The store: SQLite in WAL mode, written by one thread, so that what is acknowledged is on the disk.

All that is waiting is committed together: the disk's sync is what costs, not the rows. Every job runs in a
savepoint of its own; if it fails, the others are committed all the same.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from .errors import StoreError
from .migrations import prepare

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

BATCH = 500
"""The most jobs that are committed together."""


class _Waiting(NamedTuple):
    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Store:
    """One database file. `write` and `read` run a job with a connection and give its result."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = _open(path)
        prepare(self._connection, path)
        self._reader = _open(path)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """Run a job that changes something; when this returns, the change survives a loss of power."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Waiting(job, loop, future))
        return await asyncio.shield(future)  # a job that was handed over is done, even if nobody waits

    async def read(self, job: Job[T]) -> T:
        """Run a job that only looks."""
        return await asyncio.to_thread(self._look, job)

    def _look(self, job: Job[T]) -> T:
        with self._reading:
            return job(self._reader)

    def close(self) -> None:
        """Commit what is waiting, then close the file."""
        self._jobs.put(None)
        self._thread.join()
        with self._reading:
            self._reader.close()

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._take()
            outcomes = self._commit(batch) if batch else []
            for waiting, outcome in outcomes:
                _deliver(waiting, outcome)
        self._connection.close()

    def _take(self) -> tuple[list[_Waiting], bool]:
        """All jobs that wait, at least one; False as soon as the end was asked for."""
        batch: list[_Waiting] = []
        waiting = self._jobs.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == BATCH:
                return batch, True
            try:
                waiting = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[_Waiting]) -> list[tuple[_Waiting, Any]]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [(waiting, self._attempt(waiting.job)) for waiting in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # disk full, file gone: nothing of the batch is there
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(waiting, error) for waiting in batch]
        return outcomes

    def _attempt(self, job: Job[Any]) -> Any:
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            result = job(connection)
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            result = error
        connection.execute("RELEASE job")
        return result


def _deliver(waiting: _Waiting, outcome: Any) -> None:
    def deliver() -> None:
        if waiting.future.done():
            return
        if isinstance(outcome, Exception):
            waiting.future.set_exception(outcome)
        else:
            waiting.future.set_result(outcome)

    try:
        waiting.loop.call_soon_threadsafe(deliver)
    except RuntimeError:  # the loop was closed: nobody waits any more
        return


def _open(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from None
    connection.row_factory = sqlite3.Row
    return connection
