"""The bus: LISTEN and NOTIFY of PostgreSQL carry messages from process to process.

Nothing else has to be reachable: processes on several machines need no addresses of each other. A message is
as durable as a conversation: whatever matters is in the database before anybody is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import psycopg
from sqlalchemy import URL

from .messages import AnyMessage, ToClients, decode, encode

log = logging.getLogger("fatebox.bus")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]
PART_BYTES = 7800
"""A notification has at most 8,000 bytes; larger messages go in parts."""
EVERYBODY = "all"
NOTIFY = "SELECT pg_notify(c, p) FROM unnest(%s::text[], %s::text[]) WITH ORDINALITY AS m(c, p, n) ORDER BY n"


def address_of(url: URL) -> str:
    """The address of a database as its driver takes it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def connect(url: URL) -> Connection:
    """A connection for small talk: what it commits need not survive a loss of power."""
    connection = await psycopg.AsyncConnection.connect(address_of(url), autocommit=True)
    await connection.execute("SET synchronous_commit = off")
    return connection


class Bus:
    """Sends messages to other processes, and hears those for this one."""

    def __init__(self, url: URL, process: str, hear: Callable[[str, AnyMessage], None]) -> None:
        self._url = url
        self._process = process
        self._hear = hear
        self._waiting: list[tuple[str, AnyMessage]] = []
        self._wake = asyncio.Event()
        self._number = 0
        self._parts: dict[str, list[str]] = {}
        """By sender: what has come of a message that is not complete."""

    def send(self, to: str, message: AnyMessage) -> None:
        """Send a message soon, in order; to a process, or to `EVERYBODY` else."""
        self._waiting.append((to, message))
        self._wake.set()

    async def run(self) -> None:
        """Send and hear until the database is gone."""
        hearing, sending = await connect(self._url), await connect(self._url)
        try:
            for channel in (self._process, EVERYBODY):
                await hearing.execute(f'LISTEN "fatebox_{channel}"'.encode())
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._listen(hearing))
                tasks.create_task(self._send_all(sending))
        finally:
            await hearing.close()
            await sending.close()

    async def _listen(self, connection: Connection) -> None:
        async for notice in connection.notifies():
            sender, _, rest = notice.payload.partition(" ")
            _, _, rest = rest.partition(" ")
            more, _, part = rest.partition(" ")
            if sender == self._process:
                continue
            self._parts.setdefault(sender, []).append(part)
            if more == "+":
                continue
            whole = "".join(self._parts.pop(sender))
            try:
                self._hear(sender, decode(whole))
            except msgspec.DecodeError as error:  # a process of another version
                log.warning("a message of process %s makes no sense: %s", sender, error)

    async def _send_all(self, connection: Connection) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = merged(self._waiting), []
            channels: list[str] = []
            payloads: list[str] = []
            for to, message in waiting:
                for part in self._in_parts(message):
                    channels.append(f"fatebox_{to}")
                    payloads.append(part)
            if payloads:
                await connection.execute(NOTIFY, (channels, payloads))

    def _in_parts(self, message: AnyMessage) -> Iterator[str]:
        """Notifications of a message: sender, a number that makes each different, whether more follows."""
        data = encode(message)
        start = 0
        while start < len(data):
            end = start + PART_BYTES
            while end < len(data) and data[end] & 0xC0 == 0x80:  # not in the middle of a letter
                end -= 1
            self._number += 1
            more = "+" if end < len(data) else "."
            yield f"{self._process} {self._number:x} {more} {data[start:end].decode()}"
            start = end


def merged(waiting: list[tuple[str, AnyMessage]]) -> list[tuple[str, AnyMessage]]:
    """The same messages, with what many spectators are shown sent once for all of them."""
    result: list[tuple[str, AnyMessage]] = []
    same: dict[tuple[str, str], int] = {}
    last: dict[str, int] = {}
    """By stream: the last message for it; nothing may overtake that."""
    for to, message in waiting:
        if isinstance(message, ToClients):
            text = message.event.get("text")
            at = -1 if text is None else same.get((to, text), -1)
            if at >= 0 and all(last.get(stream, -1) < at for stream in message.streams):
                first = result[at][1]
                assert isinstance(first, ToClients)
                first.streams.extend(message.streams)
            else:
                at = len(result)
                result.append((to, message))
                if text is not None:
                    same[to, text] = at
            last.update(dict.fromkeys(message.streams, at))
        else:
            result.append((to, message))
    return result
