"""The server processes that share a database: each says every second that it is alive.

A process counts as dead when its connection is gone, or when it stands still for a while: its tables are
free, and if it comes back it finds that out and begins anew. The clock is the database's, so those of the
machines may differ.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import URL

from .bus import Bus, Connection, connect
from .messages import AnyMessage

log = logging.getLogger("fatebox.cluster")
BEAT_S = 0.7
ALIVE_S = 4.0
"""A process that has not been heard of for so long is dead."""
NOW = "extract(epoch FROM clock_timestamp())"
ALIVE = f"{NOW} + {ALIVE_S}, pg_backend_pid()"
ENTER = f"INSERT INTO processes (id, slots, expires, backend) VALUES (%s, %s, {ALIVE})".encode()
BEAT = f"UPDATE processes SET (expires, backend) = ({ALIVE}) WHERE id = %s RETURNING id".encode()
BURY = (
    f"DELETE FROM processes WHERE expires < {NOW} "
    "OR NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = backend)"
).encode()
OTHERS = b"SELECT id, slots FROM processes WHERE id <> %s"
LEAVE = b"DELETE FROM processes WHERE id = %s"


class _IdChanged(Exception):
    """The process has to listen under another id."""


class Members:
    """This process among the others.

    `hear` is called with what others say, `gone` with the processes that are no more, `reborn` when this
    process counted as dead and has a new id, and `see_workers` with the thoughts that each worker takes at
    once; `slots` are those of this process.
    """

    def __init__(
        self,
        url: URL,
        hear: Callable[[str, AnyMessage], None],
        gone: Callable[[set[str]], None],
        reborn: Callable[[str], Awaitable[None]],
        see_workers: Callable[[dict[str, int]], None] = lambda slots: None,
        slots: int = 0,
    ) -> None:
        self._url = url
        self._hear = hear
        self._gone = gone
        self._reborn = reborn
        self._see_workers = see_workers
        self._slots = slots
        self._others: set[str] = set()
        self._known = asyncio.Event()
        self._entered = False
        self.process = secrets.token_hex(5)
        self.bus = Bus(url, self.process, hear)

    async def enter(self) -> asyncio.Task[None]:
        """Be one of them from now on; the task ends when it is cancelled."""
        task = asyncio.create_task(self._live())
        entered = asyncio.create_task(self._known.wait())
        await asyncio.wait([task, entered], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            entered.cancel()
            await task
        return task

    async def leave(self) -> None:
        """Be one of them no more: others need not wait for it."""
        with contextlib.suppress(psycopg.Error, OSError):
            connection = await connect(self._url)
            await connection.execute(LEAVE, (self.process,))
            await connection.close()

    async def _live(self) -> None:
        """Stay alive, also when the database was away for a while."""
        while True:
            pause = 0.0
            try:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self.bus.run())
                    tasks.create_task(self._beat())
            except* (psycopg.Error, OSError) as errors:
                log.warning("the other processes cannot be heard: %s", errors.exceptions[0])
                pause = BEAT_S
            except* _IdChanged:
                log.warning("this process was not heard of for too long; it goes on as %s", self.process)
            self._lose(self._others)
            await asyncio.sleep(pause)

    async def _beat(self) -> None:
        connection = await connect(self._url)
        try:
            if not self._entered:
                await connection.execute(ENTER, (self.process, self._slots))
                self._entered = True
            while True:
                if await (await connection.execute(BEAT, (self.process,))).fetchone() is None:
                    await self._begin_anew()
                await self._look_around(connection)
                self._known.set()
                await asyncio.sleep(BEAT_S)
        finally:
            await connection.close()

    async def _begin_anew(self) -> None:
        """Others took this process for dead, and perhaps its tables: it has to enter with another id."""
        self.process = secrets.token_hex(5)
        self.bus = Bus(self._url, self.process, self._hear)
        self._entered = False
        await self._reborn(self.process)
        raise _IdChanged

    async def _look_around(self, connection: Connection) -> None:
        await connection.execute(BURY)
        rows = await (await connection.execute(OTHERS, (self.process,))).fetchall()
        others = {str(row[0]) for row in rows}
        self._lose(self._others - others)
        self._others = others
        self._see_workers({str(row[0]): int(row[1]) for row in rows if row[1]})

    def _lose(self, processes: set[str]) -> None:
        if processes:
            self._others = self._others - processes
            self._gone(processes)
