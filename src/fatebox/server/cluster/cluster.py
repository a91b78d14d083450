"""This process as one of several that share a database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from sqlalchemy import URL
from starlette.types import ASGIApp

from fatebox.server.tables.holding import Holding
from fatebox.server.tables.registry import Tables

from .bus import EVERYBODY
from .forwarding import Forwarding
from .members import Members
from .messages import AnyMessage, Expelled, LetGo, Renamed, Thought, Took
from .queue import Queue
from .shared_pool import SharedPool

log = logging.getLogger("fatebox.cluster")


class Cluster:
    """The other processes: carries clients to the tables that they hold, and tells them what is new."""

    def __init__(self, url: URL, app: ASGIApp, holding: Holding, tables: Tables, pool: SharedPool) -> None:
        self._app = app
        self._pool = pool
        self._queue = Queue(url)
        self._holding = holding
        self._tables = tables
        self._members = Members(url, self._hear, self._gone, self._reborn, pool.see_workers)
        self._tasks: set[asyncio.Task[object]] = set()
        self.forwarding = Forwarding(self._send_to)

    async def enter(self) -> None:
        """Be one of them from now on."""
        await self._pool.share(self._queue, lambda: self._members.process)
        living = await self._members.enter()
        self._tasks.add(living)
        self._holding.process = self._members.process
        self._tables.others = self

    async def leave(self) -> None:
        """Be one of them no more; all tables have been let go."""
        await self.forwarding.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._members.leave()
        await self._pool.stop_sharing()

    # --- what tables tell the others ---------------------------------------------------------------------

    def want(self, holder: str, table: str) -> None:
        """Ask the process that holds a table to let it go."""
        self._send_to(holder, LetGo(table))

    def renamed(self, person: str, before: str, name: str) -> None:
        """A person has another name."""
        self._send_to(EVERYBODY, Renamed(person, before, name))

    def expelled(self, person: str, session: str | None) -> None:
        """A person, or one of their sessions, is known here no more."""
        self._send_to(EVERYBODY, Expelled(person, session))

    # --- what comes from the others ----------------------------------------------------------------------

    def _send_to(self, to: str, message: AnyMessage) -> None:
        self._members.bus.send(to, message)

    def _hear(self, sender: str, message: AnyMessage) -> None:
        match message:
            case LetGo():
                self._start(self._tables.let_go(message.table))
            case Renamed():
                self._start(self._tables.rename_here(message.person, message.before, message.name))
            case Expelled():
                self._tables.expel_here(message.person, message.session)
            case Took() | Thought():
                self._pool.hear(sender, message)
            case _:
                self.forwarding.hear(self._app, sender, message)

    def _gone(self, processes: set[str]) -> None:
        log.info("processes are gone: %s", ", ".join(sorted(processes)))
        self.forwarding.gone(processes)
        self._start(self._tables.wake_timed())

    async def _reborn(self, process: str) -> None:
        """Others may hold all tables of this process: none of them goes on here."""
        self._holding.process = process
        await self._tables.drop_all()

    def _start(self, work: Awaitable[object]) -> None:
        task: asyncio.Task[object] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
