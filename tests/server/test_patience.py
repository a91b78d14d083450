"""Whoever connects and neither says what they want nor reads the answer is sent away; others may wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from fatebox.server.http.patience import PatientProtocol

HEAD_S = READ_S = 0.3
LARGE = 50_000_000
"""Bytes of an answer that fits into no buffer between two processes."""
REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers after more time than a head may take."""
    await asyncio.sleep(2 * HEAD_S)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def large(scope: Any, receive: Any, send: Any) -> None:
    """Answers much."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": bytes(LARGE)})


@asynccontextmanager
async def connected(app: Any) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server of this application."""
    config = Config(app, log_config=None, access_log=False)
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(
        lambda: PatientProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    async with asyncio.timeout(30):
        yield reader, writer
    writer.close()
    server.close()
    await server.wait_closed()


def said(*parts: bytes) -> list[bytes]:
    """The status lines that somebody gets who sends these parts, the later ones after an answer."""

    async def scene() -> list[bytes]:
        found = []
        async with connected(app) as (reader, writer):
            for part in parts:
                writer.write(part)
                found.append((await reader.readuntil(b"\r\n")).strip())
                await reader.readuntil(b"\r\n\r\n")
                if b"200" in found[-1]:
                    await reader.readexactly(2)
            closed = await reader.read() == b"" if b"408" in found[-1] else False
        return [*found, b"closed"] if closed else found

    return asyncio.run(scene())


def got(pause_s: float) -> int:
    """The bytes of a large answer that come to somebody who reads its first one, and the rest after a pause.

    The pause begins with the answer: on a busy machine it takes a while to write it.
    """

    async def scene() -> int:
        async with connected(large) as (reader, writer):
            writer.write(REQUEST)
            count = len(await reader.read(1))
            await asyncio.sleep(pause_s)
            try:
                while part := await reader.read(1_000_000):
                    count += len(part)
                    if count > LARGE:
                        break
            except ConnectionResetError:
                pass
        return count

    return asyncio.run(scene())


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a head and for a reader for less than a second."""
    monkeypatch.setattr("fatebox.server.http.patience.HEAD_S", HEAD_S)
    monkeypatch.setattr("fatebox.server.http.patience.READ_S", READ_S)


LATE = [b"HTTP/1.1 408 Request Timeout", b"closed"]


def test_half_a_head_is_not_waited_for() -> None:
    """Given a connection, when it says nothing or half of a request, then it is told so and closed."""
    assert said(b"") == LATE
    assert said(b"GET / HTTP/1.1\r\nHost: ") == LATE


def test_half_a_second_head_is_not_waited_for_either() -> None:
    """Given a request that was answered, when half of another one follows, then the connection is closed."""
    assert said(REQUEST, REQUEST[:-4]) == [b"HTTP/1.1 200 OK", *LATE]


def test_a_slow_answer_is_no_fault_of_who_asks() -> None:
    """Given an answer that takes longer than a head may, then it comes."""
    assert said(REQUEST) == [b"HTTP/1.1 200 OK"]


def test_an_answer_that_nobody_reads_is_given_up() -> None:
    """Given a large answer, when it is read, then it comes whole; when nobody reads it, it is given up."""
    assert got(0) > LARGE
    assert got(4 * READ_S) < LARGE
