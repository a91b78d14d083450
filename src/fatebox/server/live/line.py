"""The line to one client: what is posted in one step of the loop leaves at its end, in one write.

ASGI knows no such way, so our own protocol for uvicorn, and the carrier between processes, offer it as an
extension of the scope. A crowd costs little that way: a message is made once, and one write for each remains.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from struct import pack
from typing import Any

from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from fatebox.server.http.limits import WAITING_BYTES
from fatebox.server.live.watching import Closing

TOO_SLOW = Closing(4408, "too slow")
EXTENSION = "fatebox.post"
WHOLE_TEXT = 0x81
"""The first byte of a message of text in one frame."""
UNASKED = 3
"""The number of pings that a spectator is spared before it is asked again."""
Post = Callable[[bytes], bool]
"""Sends a message of text; False when the client reads too slowly."""


def offered(post: Post, spare: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """The extension of a scope in which messages can be posted; `spare` lets a client be pinged rarely."""
    return {EXTENSION: {"post": post, "spare": spare}}


def post_of(scope: Scope) -> Post:
    """The way to post messages in this scope."""
    post: Post = scope["extensions"][EXTENSION]["post"]
    return post


class LiveProtocol(WebSocketsSansIOProtocol):
    """The WebSockets of our server; without compression, so a message is the same for all."""

    _spared = False
    _posted = False
    """Whether a message was sent since a ping was last due."""
    _unasked = 0
    _unsent: list[bytes] = []  # noqa: RUF012 - replaced, never changed, while it is empty

    def handle_connect(self, event: Request) -> None:
        """Offer the line to the application, which starts after this."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), **offered(self.post, self.spare)}

    def post(self, text: bytes) -> bool:
        """Write a message, with others of this step; False when too much waits already."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return True
        fits = self.transport.get_write_buffer_size() <= WAITING_BYTES
        if fits:
            if not self._unsent:
                self._unsent = []
                self.loop.call_soon(self._write)
            self._unsent += (_head(len(text)), text)
            self._posted = True
        return fits

    def shutdown(self) -> None:
        """Close the connection, after what was posted last."""
        self._write()
        super().shutdown()

    def _write(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def spare(self) -> None:
        """Ping rarely while messages keep the connection open: it matters little when this one is gone."""
        self._spared = True

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there."""
        if self._spared and self._posted and self._unasked < UNASKED:
            self._posted = False
            self._unasked += 1
            self.schedule_ping()
        else:
            self._posted, self._unasked = False, 0
            super().send_keepalive_ping()


def _head(size: int) -> bytes:
    """The head of a frame that is a whole message of text, as a server sends it (RFC 6455, 5.2).

    The library takes forty times as long to make a frame of any kind.
    """
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    return pack("!BBH", WHOLE_TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", WHOLE_TEXT, 127, size)


class Line:
    """The line to the client of an accepted socket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._post = post_of(socket.scope)
        self.spare: Callable[[], None] = socket.scope["extensions"][EXTENSION]["spare"]
        """Lets the client be pinged rarely."""
        self._closing: asyncio.Task[None] | None = None

    def post(self, text: bytes) -> None:
        """Send a message; a client that reads too slowly is cut off and comes back."""
        if self._closing is None and not self._post(text):
            self.close(TOO_SLOW)

    def close(self, closing: Closing) -> None:
        """End the connection."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(closing))

    async def _close(self, closing: Closing) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(closing.code, closing.reason)

    async def end(self) -> None:
        """Wait for nothing more: the client is gone."""
        if self._closing is not None:
            self._closing.cancel()
            await asyncio.gather(self._closing, return_exceptions=True)
