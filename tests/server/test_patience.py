"""Whoever connects and does not say what they want is sent away; whoever does may wait for the answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from fatebox.server.http.patience import PatientProtocol

HEAD_S = 0.3
REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers after more time than a head may take."""
    await asyncio.sleep(2 * HEAD_S)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def said(*parts: bytes) -> list[bytes]:
    """The status lines that somebody gets who sends these parts, the later ones after an answer."""

    async def scene() -> list[bytes]:
        config = Config(app, log_config=None, access_log=False)
        config.load()
        loop, state = asyncio.get_running_loop(), ServerState()
        server = await loop.create_server(
            lambda: PatientProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        found = []
        async with asyncio.timeout(30):
            for part in parts:
                writer.write(part)
                found.append((await reader.readuntil(b"\r\n")).strip())
                await reader.readuntil(b"\r\n\r\n")
                if b"200" in found[-1]:
                    await reader.readexactly(2)
            closed = await reader.read() == b"" if b"408" in found[-1] else False
        writer.close()
        server.close()
        await server.wait_closed()
        return [*found, b"closed"] if closed else found

    return asyncio.run(scene())


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a head for less than a second."""
    monkeypatch.setattr("fatebox.server.http.patience.HEAD_S", HEAD_S)


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
