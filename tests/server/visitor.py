"""A real server in a process of its own, and visitors who talk to it as a browser does."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from sqlalchemy import URL, Connection
from websockets.sync.client import ClientConnection, connect

from fatebox.server.store.connect import embedded, open_engine

Json = Any

PATIENCE_S = 60
"""The time to wait for a server on a machine that has much else to do."""


def address_of(database: URL) -> str:
    """The address of a database as somebody writes it."""
    return database.set(drivername="postgresql").render_as_string(hide_password=False)


class ServerProcess:
    """`fatebox serve` at a free port; with a seed, everybody's first table of a game is dealt alike.

    Its database is in the folder, unless another one is given.
    """

    def __init__(
        self, data: Path, seed: str | None = None, more: Sequence[str] = (), database: URL | None = None
    ) -> None:
        self.database = database or embedded(data)
        self.place = ["--data", str(data)] if database is None else ["--database", address_of(database)]
        self.seed = seed
        self.more = more
        self.start()

    def start(self, port: str = "0") -> None:
        """Start it and wait until it listens."""
        options = ["--port", port, *self.place, "--processes", "1"]
        if self.seed is not None:
            options += ["--seed", self.seed]
        options += self.more
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "fatebox", "serve", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "default"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found is not None, line
        self.address = f"127.0.0.1:{found[1]}"

    @contextmanager
    def data(self) -> Iterator[Connection]:
        """Look into its database, or change what is there."""
        engine = open_engine(self.database)
        with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
            yield connection
        engine.dispose()

    def kill(self) -> None:
        """No chance to tidy up: the machine might have lost its power."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self._wait()

    def _wait(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process.wait(PATIENCE_S)


class Visitor:
    """Somebody with a browser: cookies, requests, and seats at tables."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE_S)
        VISITORS.append(self)
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Json = None, *, status: int = 200) -> Json:
        """A request, and its answer; the status must be as expected."""
        response = self.http.request(method, path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def open(self, game: str, *others: Json, **options: Any) -> Json:
        """A new table with this visitor at the first seat."""
        seats = [{"kind": "person"}, *others]
        return self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})

    def sit(self, table: str, seat: int | None = None) -> Chair:
        """Look at a table from one's seat."""
        return Chair(self, table, seat)

    def cookies(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def at(self, address: str) -> Visitor:
        """The same person after the server has moved."""
        visitor = Visitor(address)
        visitor.http.headers["Cookie"] = self.cookies()
        visitor.cookies = self.cookies  # type: ignore[method-assign]
        return visitor


VISITORS: list[Visitor] = []


def all_go_home() -> None:
    """Close the browsers of all visitors."""
    while VISITORS:
        VISITORS.pop().http.close()


class Chair:
    """A connection to a seat: remembers what was shown last."""

    def __init__(self, visitor: Visitor, table: str, seat: int | None, origin: str | None = None) -> None:
        query = "" if seat is None else f"?seat={seat}"
        headers = {"Cookie": visitor.cookies()}
        self.socket: ClientConnection = connect(
            f"ws://{visitor.address}/api/tables/{table}/live{query}",
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            open_timeout=PATIENCE_S,
        ).__enter__()
        self.shown: Json = None
        self.events: list[Json] = []
        self.social: Json = None
        self.chat: list[Json] = []
        self.next_id = 1
        self.until(lambda: self.shown is not None and self.social is not None)

    def __enter__(self) -> Chair:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self.socket.__exit__(None, None, None)

    def receive(self) -> Json:
        """The next message; what is shown is remembered."""
        message = json.loads(self.socket.recv(timeout=PATIENCE_S))
        if message["type"] == "shown":
            assert message["first"] == len(self.events) or message["first"] == 0
            self.events = self.events[: message["first"]] + message["events"]
            self.shown = message
        elif message["type"] == "social":
            self.social = message
        elif message["type"] == "chat":
            assert message["first"] == len(self.chat)
            self.chat += message["lines"]
        return message

    def until(self, condition: Callable[[], object]) -> None:
        """Receive until something holds."""
        while not condition():
            self.receive()

    def say(self, kind: str, **fields: Any) -> Json:
        """Send a message, and wait for the answer to it."""
        self.next_id += 1
        return self.reply({"type": kind, "id": self.next_id, **fields}, self.next_id)

    def reply(self, message: Json, number: int | None) -> Json:
        """Send anything, and wait for the answer to it."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))
        while True:
            answer = self.receive()
            if answer["type"] in ("accepted", "refused") and answer["id"] == number:
                return answer

    def answer(self, option: Json = None) -> Json:
        """Answer the open decision, by default with the first option."""
        if option is None:
            option = self.shown["asked"]["choices"][0]["option"]
        return self.say("answer", number=self.shown["number"], option=option)
