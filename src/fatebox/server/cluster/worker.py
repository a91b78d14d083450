"""A worker: takes thoughts of any server on a database, and thinks them in its own processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, select

from fatebox.kernel import FateboxError
from fatebox.server.coach.coaching import Coaching, advise
from fatebox.server.replays.replays import Replays
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import snapshots, tables
from fatebox.server.tables.bot_pool import ASKED, WAITED_FOR, BotPool, think
from fatebox.server.tables.log import Entry, Snapshot, TableConfig, read_entries
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seeds import Seeds

from .members import Members
from .messages import AnyMessage, Thought, Took
from .queue import REVIEWS, THOUGHTS, Bots, Hint, Queue, Review, Ticket

log = logging.getLogger("fatebox.worker")


class Worker:
    """Thinks for servers until it is told to stop."""

    def __init__(self, url: URL, processes: int | None = None) -> None:
        self._store = Store(url)
        self._pool = BotPool(processes)
        self._tables = Tables(self._store, self._pool, Seeds())
        self._coaching = Coaching(self._store, self._pool)
        self._replays = Replays(self._store)
        self._queue = Queue(url)
        self._members = Members(url, self._hear, lambda gone: None, self._reborn, slots=self._pool.slots)

    async def run(self, ready: Callable[[], None]) -> None:
        """Take jobs until the process is asked to end."""
        await self._pool.warm_up()
        await self._queue.open()
        living = await self._members.enter()
        works = [
            asyncio.create_task(self._queue.work(THOUGHTS, self._pool.slots, self._do)),
            asyncio.create_task(self._queue.work(REVIEWS, 1, self._do)),
        ]
        stop = asyncio.create_task(_asked_to_stop())
        ready()
        try:
            done, _ = await asyncio.wait([living, stop, *works], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                await task
        finally:
            for task in (living, stop, *works):
                task.cancel()
            await asyncio.gather(living, stop, *works, return_exceptions=True)
            await self._members.leave()
            await self._coaching.close()
            await self._queue.close()
            self._pool.close()
            self._store.close()

    def _hear(self, sender: str, message: AnyMessage) -> None:
        """Servers ask by the queue alone."""

    async def _reborn(self, process: str) -> None:
        log.info("goes on as %s", process)

    async def _do(self, ticket: Ticket) -> None:
        """Think about a job and send what was found; what fails is thought by the server itself."""
        self._send_to(ticket, Took(ticket.id))
        try:
            data = await self._think(ticket)
        except (FateboxError, RuntimeError, msgspec.DecodeError) as error:
            self._send_to(ticket, Thought(ticket.id, "", True, str(error) or type(error).__name__))
            return
        self._send_to(ticket, Thought(ticket.id, _text(data), True))

    def _send_to(self, ticket: Ticket, message: AnyMessage) -> None:
        self._members.bus.send(ticket.process, message)

    async def _think(self, ticket: Ticket) -> Any:
        match ticket.wanted:
            case Bots(table, length, bots, stand_ins):
                position = await self._position(table, length)
                work = (think, *position, bots, set(stand_ins))
                return await self._pool.run(*work, person=ticket.id, rank=WAITED_FOR)
            case Hint(table, length, seat):
                position = await self._position(table, length)
                return await self._pool.run(advise, *position, seat, person=ticket.id, rank=ASKED)
            case Review():
                return await self._review(ticket, ticket.wanted)

    async def _position(
        self, table: str, length: int
    ) -> tuple[str, TableConfig, list[Entry], Snapshot | None]:
        return await self._store.read(lambda db: position(db, table, length))

    async def _review(self, ticket: Ticket, wanted: Review) -> Any:
        """Review slice by slice; the server hears how far it is."""
        review = await self._reviewed(wanted)
        while not (data := await review()).done:
            self._send_to(ticket, Thought(ticket.id, _text(data), False))
        return data

    async def _reviewed(self, wanted: Review) -> Callable[[], Awaitable[Any]]:
        if wanted.kept == "reviews":
            table = await self._tables.look(wanted.key)
            if table is None:
                raise FateboxError("there is no such table")
            return lambda: self._coaching.review(table)
        replay = await self._replays.file(wanted.key)
        if replay is None:
            raise FateboxError("there is no such file")
        return lambda: self._coaching.review_file(wanted.key, replay)


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def position(
    db: Connection, table_id: str, length: int
) -> tuple[str, TableConfig, list[Entry], Snapshot | None]:
    """A table after `length` entries of its log, as it is sent to bots."""
    sheet = db.execute(select(tables.c.sheet).where(tables.c.id == table_id)).scalar()
    if sheet is None:
        raise FateboxError("there is no such table")
    kept = select(snapshots.c.data, snapshots.c.entries).where(snapshots.c.table_id == table_id)
    saved = db.execute(kept).first()
    config = msgspec.json.decode(sheet, type=TableConfig)
    snapshot = None if saved is None else Snapshot(*saved)
    return table_id, config, read_entries(db, table_id)[:length], snapshot


async def _asked_to_stop() -> None:
    """Wait for the signal to end."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
