"""Thoughts that workers take, where there are any; else the processes of this server think."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from fatebox.kernel.conversion import convert
from fatebox.kernel.shapes import frozen
from fatebox.server.coach.coaching import Advised, ReviewData, advise
from fatebox.server.metrics import SHARED, THOUGHTS
from fatebox.server.tables.bot_pool import HANGING_S, RANKS, BotPool, Turns, think
from fatebox.server.tables.log import Entry

from .messages import AnyMessage, Thought, Took
from .queue import Bots, ConnectorException, Hint, Queue, Review, Ticket, Wanted

log = logging.getLogger("fatebox.cluster")
T = TypeVar("T")
REVIEW_S = 600
"""The longest that a review may take."""


class _NoWorker(Exception):
    """Nobody has done a job: there is no worker any more, or it died."""


class _Open:
    """A job that was handed out."""

    def __init__(self, progress: Callable[[str], None]) -> None:
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.progress = progress
        self.worker: str | None = None

    def fail(self) -> None:
        """Nobody will do it."""
        if not self.answer.done():
            self.answer.set_exception(_NoWorker())


class SharedPool(BotPool):
    """Hands thoughts to workers; people take turns here as in the processes of a server."""

    def __init__(self, processes: int | None = None) -> None:
        super().__init__(processes)
        self._queue: Queue | None = None
        self._process: Callable[[], str] = str
        self._slots: dict[str, int] = {}
        self._shared = Turns(0)
        self._open: dict[str, _Open] = {}

    async def share(self, queue: Queue, process: Callable[[], str]) -> None:
        """Hand thoughts to workers from now on, if there are any."""
        await queue.open()
        self._queue, self._process = queue, process

    async def stop_sharing(self) -> None:
        """Hand out no more."""
        if self._queue is not None:
            await self._queue.close()

    def see_workers(self, slots: dict[str, int]) -> None:
        """The workers that are there now, and how many thoughts each takes at once."""
        if slots == self._slots:
            return
        lost = set(self._slots) - set(slots)
        self._slots = slots
        self._shared.resize(sum(slots.values()))
        for job in self._open.values():
            if job.worker in lost or not slots:
                job.fail()

    def hear(self, sender: str, message: AnyMessage) -> None:
        """Take what a worker says about a job."""
        match message:
            case Took() if message.ticket in self._open:
                self._open[message.ticket].worker = sender
            case Thought() if message.ticket in self._open:
                job = self._open[message.ticket]
                if message.error:
                    log.warning("a worker failed: %s", message.error)
                    job.fail()
                elif not message.done:
                    job.progress(message.data)
                elif not job.answer.done():
                    job.answer.set_result(message.data)
            case _:
                return

    async def run(self, job: Callable[..., T], *args: Any, person: str, rank: int) -> T:
        """The result of a function, thought by a worker where that is known how, else in a process here."""
        wanted = _wanted(job, args)
        if wanted is None or not self._slots:
            return await super().run(job, *args, person=person, rank=rank)
        try:
            async with self._shared.turn(person, rank):
                with THOUGHTS.labels(RANKS[rank]).time():
                    answer = await self._ask(wanted, rank, self._limit_s + HANGING_S)
        except _NoWorker:
            return await super().run(job, *args, person=person, rank=rank)
        result: T = _result(wanted, answer)
        return result

    async def review(self, kept: str, key: str, rank: int, report: Callable[[Any], None]) -> bool:
        """Let a worker review a game and keep the review; False if none does."""
        if not self._slots:
            return False

        def progress(data: str) -> None:
            report(msgspec.json.decode(data, type=ReviewData))

        wanted = convert({"type": "review", "kept": kept, "key": key}, Review)
        try:
            progress(await self._ask(wanted, rank, REVIEW_S, progress))
        except _NoWorker:
            return False
        return True

    async def _ask(
        self, wanted: Wanted, rank: int, seconds: float, progress: Callable[[str], None] = lambda data: None
    ) -> str:
        assert self._queue is not None
        ticket = Ticket(secrets.token_hex(8), self._process(), wanted)
        job = self._open[ticket.id] = _Open(progress)
        try:
            await self._queue.put(ticket, rank)
            answer = await asyncio.wait_for(job.answer, seconds)
        except (TimeoutError, ConnectorException, OSError):
            raise _NoWorker from None
        finally:
            del self._open[ticket.id]
        SHARED.labels(RANKS[rank]).inc()
        return answer


def _wanted(job: Callable[..., Any], args: tuple[Any, ...]) -> Wanted | None:
    """The job as a worker takes it: it reads config, log and snapshot by itself."""
    if job is think:
        table, _, entries, _, bots, stand_ins = args
        return Bots(table, len(entries), bots, sorted(stand_ins))
    if job is advise:
        table, _, entries, _, seat = args
        return Hint(table, len(entries), seat)
    return None


def _result(wanted: Wanted, answer: str) -> Any:
    if isinstance(wanted, Bots):
        found = msgspec.json.decode(answer, type=list[Entry])
        return [entry._replace(value=frozen(entry.value)) for entry in found]
    return msgspec.json.decode(answer, type=Advised)
