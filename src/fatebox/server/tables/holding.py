"""The process that holds a table: it alone runs the table, and nobody else may write its log.

Where several processes share a database, a table is held by the one that was asked for it first, until that
one lets go or is dead. Every change checks in its own transaction that the table is still held: a process
that was taken for dead and wakes up changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    column,
    exists,
    extract,
    false,
    func,
    select,
    table,
    update,
)

from fatebox.server import words
from fatebox.server.store.engine import Access, Held, Job, Store, TableLost
from fatebox.server.store.schema import processes, tables
from fatebox.server.tables.refusal import Refuse

T = TypeVar("T")
BACKENDS = table("pg_stat_activity", column("pid", Integer))


def elsewhere() -> Refuse:
    """The refusal of what is meant for a table that another process holds."""
    return Refuse("busy", words.UNSAVED())


class Holding:
    """The tables that this process holds, as the database knows it.

    `process` is its id; a server that has its database for itself has none.
    """

    def __init__(self, store: Store, process: str = "") -> None:
        self._store = store
        self.process = process

    def access(self, table_id: str, lost: Callable[[], None]) -> Access:
        """The store for a table of this process; `lost` is called when another one holds it meanwhile."""
        return HeldStore(self._store, table_id, self.process, lost) if self.process else self._store

    async def take(self, table_id: str) -> str | None:
        """Hold a table unless another process that is alive does; gives its holder then, None: no table."""

        def job(db: Connection) -> str | None:
            me = self.process
            free = (tables.c.id == table_id) & (tables.c.holder != me) & ~_is_held(db)
            db.execute(update(tables).where(free).values(holder=me))
            return db.execute(select(tables.c.holder).where(tables.c.id == table_id)).scalar()

        return await self._store.write(job)

    async def let_go(self, table_ids: Sequence[str]) -> None:
        """Hold some tables no more."""
        mine = tables.c.id.in_(list(table_ids)) & (tables.c.holder == self.process)
        if self.process:
            await self._store.write(lambda db: db.execute(update(tables).where(mine).values(holder="")))

    def free(self, db: Connection) -> ColumnElement[bool]:
        """The condition of tables that no other process holds."""
        return (tables.c.holder == self.process) | ~_is_held(db)


def _is_held(db: Connection) -> ColumnElement[bool]:
    """The condition that the holder of a table is alive: it was heard of lately, and is connected."""
    if db.dialect.name != "postgresql":
        return false()  # a file is used by one server at a time
    now = extract("epoch", func.clock_timestamp())
    connected = exists().where(BACKENDS.c.pid == processes.c.backend)
    return exists().where(processes.c.id == tables.c.holder, processes.c.expires > now, connected)


class HeldStore:
    """The store, for one table: a change fails where another process holds the table meanwhile."""

    def __init__(self, store: Store, table_id: str, process: str, lost: Callable[[], None]) -> None:
        self._store = store
        self._lost = lost
        self._held = Held(table_id, process)

    async def write(self, job: Job[T]) -> T:
        """Run a job if the table is still held."""
        try:
            return await self._store.write(job, self._held)
        except TableLost:
            self._lost()
            raise elsewhere() from None

    def note(self, job: Job[object]) -> None:
        """Run a job soon, if the table is still held."""
        self._store.note(job, self._held)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only looks."""
        return await self._store.read(job)
