"""Requests and sockets for tables of other processes: they are carried there and back over the bus.

A client may come to any process. Where another one holds the table, the ASGI events go to that process, which
answers as if the client had come to it; people are known by their cookies there as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import MutableMapping
from typing import Any, Protocol, TypeGuard

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from fatebox.server.http.answers import FORWARDED, problem
from fatebox.server.http.limits import BODY_BYTES, BODY_S, WAITING
from fatebox.server.live.line import TOO_SLOW, Post, offered, post_of
from fatebox.server.live.watching import MOVED
from fatebox.server.tables.registry import Tables

from .messages import Answer, AnyMessage, Connect, FromClient, Request, ScopeData, ToClients

log = logging.getLogger("fatebox.cluster")
TABLE = re.compile(r"^/api/(?:.*/)?tables/([^/]+)")
ANSWER_S = 30
"""The longest that a request waits for another process."""
Event = MutableMapping[str, Any]


class SendTo(Protocol):
    """Sends a message to another process."""

    def __call__(self, to: str, message: AnyMessage) -> None: ...


class _Stream:
    """One request or socket on its way to another process: what has come back."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.back: asyncio.Queue[Event | Answer | None] = asyncio.Queue(WAITING)
        self.slow = False
        self.post: Post | None = None
        """The line to the client, once its socket is accepted."""

    def put(self, event: Event | Answer | None) -> None:
        """Hand something to the client, after what waits; a client that reads too slowly is cut off."""
        if self.post is not None and self.back.empty() and is_text(event):
            self.send(event)
            return
        try:
            self.back.put_nowait(event)
        except asyncio.QueueFull:
            self._cut_off()

    def send(self, event: Event) -> None:
        """Post a message of text."""
        assert self.post is not None
        if not self.slow and not self.post(event["text"].encode()):
            self._cut_off()

    def _cut_off(self) -> None:
        self.slow = True
        while not self.back.empty():
            self.back.get_nowait()
        self.back.put_nowait(None)


def is_text(event: Event | Answer | None) -> TypeGuard[Event]:
    """Whether this is a message of text for a client."""
    return not isinstance(event, Answer) and event is not None and event["type"] == "websocket.send"


class Forwarding:
    """The two ends of what is carried between this process and others."""

    def __init__(self, send_to: SendTo) -> None:
        self._send_to = send_to
        self._streams: dict[str, _Stream] = {}
        self._served: dict[tuple[str, str], asyncio.Queue[Event]] = {}
        """By process and stream: what clients of others have sent to tables here."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- where the client is -----------------------------------------------------------------------------

    async def http(self, holder: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry a request to the process that holds its table, and the answer back."""
        body = await _whole_body(receive)
        if isinstance(body, Response):
            await body(scope, receive, send)
            return
        answer: Event | Answer | None = None
        with self._stream(holder) as (name, stream), contextlib.suppress(TimeoutError):
            self._send_to(holder, Request(name, _scope_data(scope), body))
            answer = await asyncio.wait_for(stream.back.get(), ANSWER_S)
        if not isinstance(answer, Answer):
            await problem(503, "the table is on its way to another process; try again")(scope, receive, send)
            return
        headers = [(k.encode("latin-1"), v.encode("latin-1")) for k, v in answer.headers]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.body})

    async def websocket(self, holder: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry a socket's messages to the process that holds its table, and the others back."""
        with self._stream(holder) as (name, stream):
            self._send_to(holder, Connect(name, _scope_data(scope)))
            upward = asyncio.create_task(self._carry_up(holder, name, receive))
            try:
                while (event := await stream.back.get()) is not None:
                    assert not isinstance(event, Answer)
                    if is_text(event):
                        stream.send(event)
                        continue
                    await send(event)
                    if event["type"] == "websocket.close":
                        return
                    stream.post = post_of(scope)
                code, reason = TOO_SLOW if stream.slow else MOVED
                self._send_to(holder, FromClient(name, {"type": "websocket.disconnect", "code": 1001}))
                await send({"type": "websocket.close", "code": code, "reason": reason})
            except (RuntimeError, OSError):  # the client is gone
                return
            finally:
                upward.cancel()
                await asyncio.gather(upward, return_exceptions=True)

    async def _carry_up(self, holder: str, name: str, receive: Receive) -> None:
        while True:
            event = await receive()
            if event.get("bytes") is not None:  # refused there as any binary frame
                event = {"type": "websocket.receive", "bytes": ""}
            self._send_to(holder, FromClient(name, dict(event)))
            if event["type"] == "websocket.disconnect":
                self._streams[name].put({"type": "websocket.close"})
                return

    @contextlib.contextmanager
    def _stream(self, holder: str) -> Any:
        name, stream = secrets.token_hex(8), _Stream(holder)
        self._streams[name] = stream
        try:
            yield name, stream
        finally:
            del self._streams[name]

    # --- where the table is ------------------------------------------------------------------------------

    def hear(self, app: ASGIApp, sender: str, message: AnyMessage) -> None:
        """Take what another process has sent."""
        match message:
            case Request():
                self._start(self._answer(app, sender, message))
            case Connect():
                self._served[sender, message.stream] = asyncio.Queue()
                self._start(self._serve(app, sender, message))
            case FromClient() if (sender, message.stream) in self._served:
                self._served[sender, message.stream].put_nowait(message.event)
            case Answer() if message.stream in self._streams:
                self._streams[message.stream].put(message)
            case ToClients():
                for name in message.streams:
                    if name in self._streams:
                        self._streams[name].put(message.event)
            case _:
                return

    def gone(self, processes: set[str]) -> None:
        """Other processes are no more: their clients are gone, and ours have to come again."""
        for (process, _), events in self._served.items():
            if process in processes:
                events.put_nowait({"type": "websocket.disconnect", "code": 1001})
        for stream in self._streams.values():
            if stream.holder in processes:
                stream.put(None)

    async def close(self) -> None:
        """Stop all that is going on for others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("what came from another process failed", exc_info=error)

    async def _answer(self, app: ASGIApp, sender: str, request: Request) -> None:
        status, headers, body = 500, list[tuple[str, str]](), bytearray()

        async def receive() -> Event:
            return {"type": "http.request", "body": request.body}

        async def send(event: Event) -> None:
            nonlocal status, headers
            if event["type"] == "http.response.start":
                status = event["status"]
                headers = [(k.decode("latin-1"), v.decode("latin-1")) for k, v in event["headers"]]
            else:
                body.extend(event.get("body", b""))

        await app(_scope(request.scope), receive, send)
        self._send_to(sender, Answer(request.stream, status, headers, bytes(body)))

    async def _serve(self, app: ASGIApp, sender: str, connect: Connect) -> None:
        events = self._served[sender, connect.stream]
        ended = False

        def post(text: bytes) -> bool:
            self._send_to(
                sender, ToClients([connect.stream], {"type": "websocket.send", "text": text.decode()})
            )
            return True

        async def send(event: Event) -> None:
            nonlocal ended
            if event["type"] == "websocket.accept":
                event = {"type": "websocket.accept"}
            ended = ended or event["type"] == "websocket.close"
            self._send_to(sender, ToClients([connect.stream], dict(event)))

        try:
            await app({**_scope(connect.scope), "extensions": offered(post)}, events.get, send)
        finally:
            del self._served[sender, connect.stream]
            if not ended:
                self._send_to(sender, ToClients([connect.stream], {"type": "websocket.close", "code": 1001}))


async def _whole_body(receive: Receive) -> bytes | Response:
    """The body of a request, or why it is not taken."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            while True:
                event = await receive()
                body += event.get("body", b"")
                if len(body) > BODY_BYTES:
                    return problem(413, f"this request has at most {BODY_BYTES} bytes")
                if not event.get("more_body"):
                    return bytes(body)
    except TimeoutError:
        return problem(408, f"the body has to come within {BODY_S} seconds")


def _scope_data(scope: Scope) -> ScopeData:
    return ScopeData(
        type=scope["type"],
        method=scope.get("method", "GET"),
        path=scope["path"],
        root_path=scope.get("root_path", ""),
        query=scope["query_string"].decode("latin-1"),
        headers=[(k.decode("latin-1"), v.decode("latin-1")) for k, v in scope["headers"]],
        scheme=scope["scheme"],
        client=None if scope.get("client") is None else tuple(scope["client"]),
    )


def _scope(data: ScopeData) -> dict[str, Any]:
    scope: dict[str, Any] = {
        "type": data.type,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "path": data.path,
        "raw_path": data.path.encode(),
        "root_path": data.root_path,
        "query_string": data.query.encode("latin-1"),
        "headers": [(k.encode("latin-1"), v.encode("latin-1")) for k, v in data.headers],
        "scheme": data.scheme,
        "client": data.client,
        "server": None,
        FORWARDED: True,
    }
    if data.type == "http":
        scope["method"] = data.method
    else:
        scope["subprotocols"] = []
    return scope


class Server(Protocol):
    """The part of a running server that is needed here."""

    @property
    def tables(self) -> Tables:
        """Its tables."""

    @property
    def forwarding(self) -> Forwarding:
        """Its way to the other processes."""


class ToHolders:
    """Sends what concerns a table to the process that holds it."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if found is None or FORWARDED in scope:
            await self._app(scope, receive, send)
            return
        holder = await self._server.tables.holder(found[1])
        if holder is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._server.forwarding.http(holder, scope, receive, send)
        else:
            await self._server.forwarding.websocket(holder, scope, receive, send)
