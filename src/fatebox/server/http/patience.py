"""Connections on which nothing is said or read: closed after a while, so that nobody holds many open."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from fatebox.server.http.limits import HEAD_S, READ_BYTES, READ_S

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HTTPProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as HTTPProtocol

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientProtocol(HTTPProtocol):
    """HTTP of our server: the head of a request has to come within `HEAD_S` seconds.

    A body has a limit of its own, and after an answer uvicorn closes connections on which nothing comes.
    An answer of which less than `READ_BYTES` are read in `READ_S` seconds is given up.
    """

    _waiting: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Wait for the rest of a head, from its first byte on."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        super().connection_lost(exc)
        self._stop()
        self.resume_writing()

    def pause_writing(self) -> None:
        """Wait until the other end reads: much of the answer lies here."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """Wait no more: it has read."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """Wait no more: the connection is a WebSocket now."""
        super().handle_websocket_upgrade(*event)
        self._stop()

    def _watch(self) -> None:
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete:
            self._stop()
        elif self._waiting is None and self.transport.get_protocol() is self:
            self._waiting = self.loop.call_later(HEAD_S, self._give_up)

    def _watch_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(READ_S, self._give_up_unless_read, left)

    def _give_up_unless_read(self, left: int) -> None:
        if self.transport.get_write_buffer_size() > left - READ_BYTES:
            self.transport.abort()
        else:
            self._watch_reader()

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()
