"""The store: a database written by one thread, so that what is acknowledged is on the disk.

All that is waiting is committed together: the disk's sync is what costs, not the rows. A job that fails
takes nothing with it: the others are committed all the same. The database is a file of SQLite, or PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import URL, Connection, select
from sqlalchemy.exc import SQLAlchemyError

from fatebox.server.metrics import BATCHES, COMMITS

from .connect import open_engine
from .schema import tables
from .statements import collect, flush, flush_in_time

log = logging.getLogger("fatebox.store")
T = TypeVar("T")
Job = Callable[[Connection], T]

BATCH = 500
"""The most jobs that are committed together."""


class Held(NamedTuple):
    """A table, and the process that has to hold it."""

    table: str
    process: str


class TableLost(Exception):
    """The table is held by another process now."""


class _Waiting(NamedTuple):
    job: Job[Any]
    loop: asyncio.AbstractEventLoop | None = None
    future: asyncio.Future[Any] | None = None
    held: Held | None = None


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
        flush_in_time(self._engine)
        self._reading = self._engine
        if self._engine.dialect.name != "sqlite":  # there, a transaction always sees one moment
            self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T], held: Held | None = None) -> T:
        """Run a job that changes something; when this returns, the change survives a loss of power.

        It fails with `TableLost` where a table has to be held and is not.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Waiting(job, loop, future, held))
        return await future  # a job that was handed over is done, even if nobody waits any more

    def note(self, job: Job[object], held: Held | None = None) -> None:
        """Run a job soon whose outcome nobody waits for."""
        self._jobs.put(_Waiting(job, held=held))

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
            _deliver(outcomes)

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
            return self._do(batch, _run_job)
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0], error)]
        try:
            return self._do(batch, _attempt)
        except SQLAlchemyError as error:  # disk full, file or server gone: nothing of the batch is there
            return [(waiting, error) for waiting in batch]

    def _do(
        self, batch: list[_Waiting], how: Callable[[Connection, Job[Any]], Any]
    ) -> list[tuple[_Waiting, Any]]:
        db = self._writing
        with db.begin():
            collect(db)
            lost = _lost(db, {waiting.held for waiting in batch if waiting.held is not None})
            outcomes = [
                (waiting, TableLost() if waiting.held in lost else how(db, waiting.job)) for waiting in batch
            ]
            flush(db)
        return outcomes


def _lost(db: Connection, wanted: set[Held]) -> set[Held]:
    """Those tables that another process holds; the others are kept from being taken until the commit."""
    if not wanted:
        return set()
    ids = sorted({held.table for held in wanted})
    holders = select(tables.c.id, tables.c.holder).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    found = {Held(*row) for row in db.execute(holders.with_for_update(key_share=True))}
    return wanted - found


def _run_job(connection: Connection, job: Job[Any]) -> Any:
    return job(connection)


def _attempt(connection: Connection, job: Job[Any]) -> Any:
    flush(connection)
    try:
        with connection.begin_nested():
            result = job(connection)
            flush(connection)
            return result
    except Exception as error:
        if connection.invalidated:
            raise
        collect(connection)
        return error


def _deliver(outcomes: list[tuple[_Waiting, Any]]) -> None:
    """Hand all outcomes to their loops, each of which is woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for waiting, outcome in outcomes:
        if waiting.loop is not None and waiting.future is not None:
            loops.setdefault(waiting.loop, []).append((waiting.future, outcome))
        elif isinstance(outcome, Exception):
            log.error("a note could not be kept: %s", outcome)
    for loop, done in loops.items():
        with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, done)


def _settle(done: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, outcome in done:
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
