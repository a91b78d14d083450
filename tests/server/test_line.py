"""The line to a client: messages leave at once and in order, who reads too slowly is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fatebox.server.live.line import TOO_SLOW, UNASKED, Line, LiveProtocol

PATIENCE_S = 30
Scene = Callable[[Line, LiveProtocol, ClientConnection], Awaitable[None]]


def play(scene: Scene) -> None:
    """A client that is connected to a line, and the protocol below it."""
    lines: asyncio.Queue[tuple[Line, LiveProtocol]]

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        line = Line(socket)
        await socket.accept()
        lines.put_nowait((line, line._post.__self__))  # type: ignore[attr-defined]
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
        await line.end()

    async def run() -> None:
        nonlocal lines
        lines = asyncio.Queue()
        config = Config(app, ws=LiveProtocol, ws_per_message_deflate=False, log_config=None, lifespan="off")
        config.load()
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: H11Protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        host, port = server.sockets[0].getsockname()
        async with asyncio.timeout(PATIENCE_S), connect(f"ws://{host}:{port}/", max_queue=1) as client:
            await scene(*await lines.get(), client)
        server.close()
        await server.wait_closed()

    asyncio.run(run())


async def read_all(client: ClientConnection) -> None:
    """Read until the connection is closed."""
    while True:
        await client.recv()


def test_messages_come_in_the_order_in_which_they_were_posted() -> None:
    async def scene(line: Line, protocol: LiveProtocol, client: ClientConnection) -> None:
        for number in range(100):
            line.post(f"{number} \u2713".encode())
        assert [await client.recv() for _ in range(100)] == [f"{number} \u2713" for number in range(100)]

    play(scene)


def test_messages_of_any_size_arrive_whole() -> None:
    """Given messages at the limits of the heads of frames (RFC 6455, 5.2), then each arrives as sent."""

    async def scene(line: Line, protocol: LiveProtocol, client: ClientConnection) -> None:
        for size in (0, 1, 125, 126, 65_535, 65_536, 100_000):
            line.post(b"x" * size)
            assert await client.recv() == "x" * size

    play(scene)


def test_a_client_that_does_not_read_is_cut_off_and_learns_why() -> None:
    """Given a client that reads nothing, when more and more is posted, then no more than the limit waits for
    it, and as soon as it reads it finds the connection closed."""

    async def scene(line: Line, protocol: LiveProtocol, client: ClientConnection) -> None:
        large = b"x" * 500_000
        while line._closing is None:
            line.post(large)
            await asyncio.sleep(0)
        waiting = protocol.transport.get_write_buffer_size()
        line.post(large)
        assert protocol.transport.get_write_buffer_size() <= waiting
        with pytest.raises(ConnectionClosed) as closed:
            await read_all(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_SLOW.code

    play(scene)


def test_a_spectator_to_whom_messages_go_is_pinged_rarely() -> None:
    """Given messages between all times when a ping is due, then a player is pinged each time, and a spectator
    only when some were left out; without messages, so is the spectator."""

    async def scene(line: Line, protocol: LiveProtocol, client: ClientConnection) -> None:
        def pinged(posts: bool) -> bool:
            protocol.stop_keepalive()
            if posts:
                line.post(b"news")
            protocol.send_keepalive_ping()
            return protocol.pending_ping_payload is not None

        assert [pinged(True) for _ in range(4)] == [True] * 4
        line.spare()
        assert [pinged(True) for _ in range(UNASKED + 2)] == [False] * UNASKED + [True, False]
        assert [pinged(False) for _ in range(2)] == [True] * 2

    play(scene)
