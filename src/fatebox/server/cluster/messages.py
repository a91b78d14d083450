"""Messages between server processes."""

from __future__ import annotations

from typing import Any

import msgspec


class Message(msgspec.Struct, tag_field="type", tag=str.lower):
    """A message from one process to another."""


class ScopeData(msgspec.Struct):
    """The part of an ASGI scope that matters for the answer."""

    type: str
    method: str
    path: str
    root_path: str
    query: str
    headers: list[tuple[str, str]]
    scheme: str
    client: tuple[str, int] | None


class Request(Message):
    """A request about a table that the other process holds."""

    stream: str
    scope: ScopeData
    body: bytes


class Answer(Message):
    """The answer to it."""

    stream: str
    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Connect(Message):
    """A WebSocket to a table that the other process holds."""

    stream: str
    scope: ScopeData


class FromClient(Message):
    """An ASGI event that a client's WebSocket has received."""

    stream: str
    event: dict[str, Any]


class ToClients(Message):
    """An ASGI event that WebSockets send, the same for all of these streams."""

    streams: list[str]
    event: dict[str, Any]


class LetGo(Message):
    """The other process should put a table away, for this one has to change it."""

    table: str


class Renamed(Message):
    """A person has another name."""

    person: str
    before: str
    name: str


class Expelled(Message):
    """A person, or one of their sessions, is known here no more."""

    person: str
    session: str | None


class Took(Message):
    """A worker has begun with a job."""

    ticket: str


class Thought(Message):
    """The findings of a worker: all of it, how far it is, or why it failed."""

    ticket: str
    data: str
    done: bool
    error: str = ""


AnyMessage = Request | Answer | Connect | FromClient | ToClients | LetGo | Renamed | Expelled | Took | Thought
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyMessage).decode
