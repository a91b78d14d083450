"""The queue of thoughts: bots, hints and reviews as jobs that any worker takes (procrastinate on PostgreSQL).

A job names its table and how much of the log it is about; a worker reads the rest from the database, and its
answer goes back over the bus. Jobs are of use only while somebody waits for them, so they need not survive a
loss of power, and each version of the queue has tables of its own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
import procrastinate
from procrastinate.exceptions import ConnectorException
from procrastinate.schema import SchemaManager
from sqlalchemy import URL

from fatebox.kernel.conversion import convert

from .bus import address_of, connect

SCHEMA = f"fatebox_jobs_{procrastinate.__version__.replace('.', '_')}"
LOCK = 7_237_662
THOUGHTS, REVIEWS = "thoughts", "reviews"
TASK = "think"
BEAT_S, STALLED_S = 2.0, 10.0
__all__ = ["Bots", "ConnectorException", "Hint", "Queue", "Review", "Ticket", "Wanted"]


class Bots(msgspec.Struct, tag="bots"):
    """Bots answer from here on."""

    table: str
    entries: int
    """The length of the log that it is about."""
    bots: dict[int, str]
    stand_ins: list[int]


class Hint(msgspec.Struct, tag="hint"):
    """A seat wants a hint."""

    table: str
    entries: int
    seat: int


class Review(msgspec.Struct, tag="review"):
    """A game that is over is reviewed."""

    kept: Literal["reviews", "file_reviews"]
    key: str


Wanted = Bots | Hint | Review


class Ticket(msgspec.Struct):
    """A job, and where its answer goes."""

    id: str
    process: str
    wanted: Wanted


class Queue:
    """The jobs of all servers on a database."""

    def __init__(self, url: URL) -> None:
        self._url = url
        options = f"-c search_path={SCHEMA} -c synchronous_commit=off"
        kwargs = {"options": options}
        connector = procrastinate.PsycopgConnector(
            conninfo=address_of(url), kwargs=kwargs, min_size=1, max_size=8
        )
        self._app = procrastinate.App(connector=connector)

    async def open(self) -> None:
        """Make the tables of the queue if they are not there, and connect."""
        connection = await connect(self._url)
        try:
            async with connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})".encode())
                await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}".encode())
                await connection.execute(f"SET LOCAL search_path = {SCHEMA}".encode())
                there = await connection.execute(b"SELECT to_regclass(%s)", (f"{SCHEMA}.procrastinate_jobs",))
                if (await there.fetchone() or (None,))[0] is None:
                    await connection.execute(SchemaManager.get_schema().encode())
        finally:
            await connection.close()
        await self._app.open_async()

    async def close(self) -> None:
        """Disconnect."""
        await self._app.close_async()

    async def put(self, ticket: Ticket, rank: int) -> None:
        """Hand out a job; those of a lower rank are taken first."""
        queue = REVIEWS if isinstance(ticket.wanted, Review) else THOUGHTS
        job = self._app.configure_task(TASK, queue=queue, priority=-rank)
        await job.defer_async(ticket=msgspec.to_builtins(ticket, str_keys=True))

    async def work(self, queue: str, slots: int, do: Callable[[Ticket], Awaitable[None]]) -> None:
        """Take jobs until cancelled, several at a time."""

        async def think(ticket: dict[str, Any]) -> None:
            await do(convert(ticket, Ticket, strict=False))

        worker = procrastinate.App(connector=self._app.connector)
        worker.task(name=TASK, queue=queue)(think)
        await worker.run_worker_async(
            queues=[queue],
            concurrency=slots,
            delete_jobs="always",
            fetch_job_polling_interval=1.0,
            install_signal_handlers=False,
            shutdown_graceful_timeout=1.0,
            update_heartbeat_interval=BEAT_S,
            stalled_worker_timeout=STALLED_S,
        )
