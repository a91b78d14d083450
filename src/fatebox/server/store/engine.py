"""The store: a database written by one thread, so that what is acknowledged is on the disk.

All that is waiting is committed together: the disk's sync is what costs, not the rows. A job that fails
takes nothing with it: the others are committed all the same. The database is a file of SQLite, or PostgreSQL.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import SQLAlchemyError

from fatebox.server.metrics import BATCHES, COMMITS

from .connect import open_engine

log = logging.getLogger("fatebox.store")
T = TypeVar("T")
Job = Callable[[Connection], T]

BATCH = 500
"""The most jobs that are committed together."""


class _Waiting(NamedTuple):
    job: Job[Any]
    loop: asyncio.AbstractEventLoop | None = None
    future: asyncio.Future[Any] | None = None


class Access(Protocol):
    """Reads and changes a database."""

    async def write(self, job: Job[T]) -> T:
        """Run a job that changes something; when this returns, the change survives a loss of power."""
        ...

    def note(self, job: Job[object]) -> None:
        """Run a job soon whose outcome nobody waits for."""
        ...

    async def read(self, job: Job[T]) -> T:
        """Run a job that only looks: at one moment of the database, whatever is written meanwhile."""
        ...


class Store:
    """One database. `write` and `read` run a job with a connection and give its result.

    The database has the present schema (`migrate.prepare`). A job may be run twice, so it changes nothing but
    the database.
    """

    def __init__(self, url: URL) -> None:
        self._engine = open_engine(url, shared=True)
        self._writing = self._engine.connect().execution_options(begin="BEGIN IMMEDIATE")
        snapshot = "SERIALIZABLE" if self._engine.dialect.name == "sqlite" else "REPEATABLE READ"
        self._reading = self._engine.execution_options(isolation_level=snapshot)
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """Run a job that changes something; when this returns, the change survives a loss of power."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Waiting(job, loop, future))
        return await asyncio.shield(future)  # a job that was handed over is done, even if nobody waits

    def note(self, job: Job[object]) -> None:
        """Run a job soon whose outcome nobody waits for."""
        self._jobs.put(_Waiting(job))

    async def read(self, job: Job[T]) -> T:
        """Run a job that only looks: at one moment of the database, whatever is written meanwhile."""
        return await asyncio.to_thread(self._look, job)

    def _look(self, job: Job[T]) -> T:
        with self._reading.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Commit what is waiting, then close the database."""
        self._jobs.put(None)
        self._thread.join()
        self._writing.close()
        self._engine.dispose()

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._take()
            start = time.perf_counter()
            outcomes = self._commit(batch) if batch else []
            COMMITS.observe(time.perf_counter() - start)
            BATCHES.observe(len(batch))
            for waiting, outcome in outcomes:
                _deliver(waiting, outcome)

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
        """Do all jobs in one transaction; if one of them fails, each in a savepoint of its own."""
        try:
            with self._writing.begin():
                return [(waiting, waiting.job(self._writing)) for waiting in batch]
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0], error)]
        try:
            with self._writing.begin():
                return [(waiting, _attempt(self._writing, waiting.job)) for waiting in batch]
        except SQLAlchemyError as error:  # disk full, file or server gone: nothing of the batch is there
            return [(waiting, error) for waiting in batch]


def _attempt(connection: Connection, job: Job[Any]) -> Any:
    try:
        with connection.begin_nested():
            return job(connection)
    except Exception as error:
        if connection.invalidated:
            raise
        return error


def _deliver(waiting: _Waiting, outcome: Any) -> None:
    loop, future = waiting.loop, waiting.future
    if loop is None or future is None:
        if isinstance(outcome, Exception):
            log.error("a note could not be kept: %s", outcome)
        return

    def deliver() -> None:
        if future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    try:
        loop.call_soon_threadsafe(deliver)
    except RuntimeError:  # the loop was closed: nobody waits any more
        return
