"""Odd input of all kinds against a server: `python -m bench.inputs --minutes 5`.

Strangers at many addresses send what no client would: values of the wrong type, size or sign, `1.0` for whole
numbers, missing and foreign fields, deep nests, broken text, signs that cannot be seen, to every address of
the interface and over the live connection of a table. The server has to refuse all of it: no answer of the
500s, no line of a traceback in its log, and it goes on. Shown in the end: the inputs, by the kind of answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ADDRESSES = 20
ODD: tuple[Any, ...] = (
    None, True, 1.0, -1, 0, 2**53, 10**40, 1e308, "", "1", "\u202eevil\u200b", "\x00", "x" * 400,
    "x" * 20_000, "../../etc/passwd", "hard:worlds=9999", "\ud800", "\u0663", [], {}, [[[[[]]]]],
    {"a": {"a": {}}}, [1.0], ["pass"], ["pass", 1.0], [True], list(range(300)),
)  # fmt: skip
RAW = (b"", b"{", b"[" * 30_000, b'{"a":' * 9_000, b"\xff\xfe", b"\x00" * 50, b"NaN", b'"' + b"x" * 80_000)
PLAIN: dict[str, Any] = {
    "name": "Ann", "game": "weaver", "seats": [{"kind": "person"}], "options": {}, "customs": {"bank": 60},
    "invite": "x", "bot": "easy", "seat": 0, "scene": 1, "record": "{}", "text": "hello", "cards": [1, 2],
    "listed": True, "hints": False, "settings": {"speed": "slow"}, "deck": "one", "title": "A deck",
}  # fmt: skip
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "answer", "id": 1, "number": 0, "option": ["pass"]},
    {"type": "gesture", "id": 1, "number": 0, "values": [0, 1]},
    {"type": "undo", "id": 1, "number": 0, "force": False},
    {"type": "propose", "id": 1, "number": 0, "matter": "undo"},
    {"type": "vote", "id": 1, "proposal": 1, "agree": True},
    {"type": "passing", "id": 1, "passing": "ask"},
    {"type": "hold", "id": 1, "hold": False},
    {"type": "say", "id": 1, "text": "hello"},
    {"type": "look", "id": 1, "looking": True},
    {"type": "ready", "id": 1, "number": 0},
    {"type": "resume", "id": 1},
    {"type": "ping", "id": 1},
)


class Strangers:
    """People who send odd things."""

    def __init__(self, address: str, seconds: float, seed: int) -> None:
        self.address, self.end = address, time.monotonic() + seconds
        self.rng = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.failures: list[str] = []

    async def all_come(self) -> None:
        """Send until the time is over."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            described = (await http.get("/api/openapi.json")).json()["paths"]
        routes = [(method, path) for path, methods in described.items() for method in methods]
        await asyncio.gather(*(self._stranger(number, routes) for number in range(ADDRESSES)))

    async def _stranger(self, number: int, routes: list[tuple[str, str]]) -> None:
        source = f"127.0.0.{number + 2}"
        transport = httpx.AsyncHTTPTransport(local_address=source)
        base = f"http://{self.address}"
        async with httpx.AsyncClient(base_url=base, timeout=60, transport=transport) as http:
            await http.put("/api/me", json={"name": f"Stranger {number}"})
            table = await http.post("/api/tables", json={"game": "weaver", "seats": [{"kind": "person"}]})
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            place = f"ws://{self.address}/api/tables/{table.json()['id']}/live"
            while time.monotonic() < self.end:
                for _ in range(20):
                    await self._request(http, *self.rng.choice(routes))
                try:
                    how: dict[str, Any] = {
                        "additional_headers": {"Cookie": cookie},
                        "local_addr": (source, 0),
                    }
                    async with connect(place, max_size=None, **how) as socket:
                        await self._talk(socket)
                except (ConnectionClosed, OSError) as error:
                    self.answers[f"closed: {type(error).__name__}"] += 1
                await asyncio.sleep(0.5)

    async def _request(self, http: httpx.AsyncClient, method: str, path: str) -> None:
        if (method, path) == ("delete", "/api/me/data"):
            return  # the strangers stay
        path = re.sub(r"{\w+}", lambda _: self._part(), path)
        more: dict[str, Any] = {}
        if self.rng.random() < 0.2:
            value = str(self.rng.choice(ODD))[:500].encode(errors="replace").decode()
            more["params"] = {self.rng.choice(("page", "lang", "seat")): value}
        if method in ("post", "put", "patch") and self.rng.random() < 0.2:
            more["content"] = self.rng.choice(RAW)
            more["headers"] = {"content-type": "application/json"}
        elif method in ("post", "put", "patch"):
            more["content"] = _encoded(self._spoiled(self._body()))
            more["headers"] = {"content-type": "application/json"}
        try:
            answer = await http.request(method.upper(), path, **more)
        except (httpx.RemoteProtocolError, httpx.InvalidURL) as error:
            self.answers[type(error).__name__] += 1
            return
        self.answers[f"{answer.status_code // 100}xx"] += 1
        if answer.status_code >= 500:
            self.failures.append(f"{method} {path[:100]} {str(more)[:300]}: {answer.text[:200]}")

    def _part(self) -> str:
        return self.rng.choice(
            (
                "weaver",
                "0",
                "1.0",
                "-1",
                "x" * 50,
                "%2e%2e",
                "%00",
                "%e2%80%ae",
                "all",
                "99999999999999999999",
            )
        )

    def _body(self) -> dict[str, Any]:
        names = self.rng.sample(list(PLAIN), self.rng.randrange(1, 5))
        return {name: PLAIN[name] for name in names}

    def _spoiled(self, data: dict[str, Any]) -> Any:
        """The same with something wrong in it."""
        data = json.loads(json.dumps(data))
        match self.rng.randrange(4):
            case 0:
                data[self.rng.choice(list(data))] = self.rng.choice(ODD)
            case 1:
                data.pop(self.rng.choice(list(data)))
            case 2:
                data[str(self.rng.choice(ODD))[:50]] = self.rng.choice(ODD)
            case _:
                return self.rng.choice(ODD)
        return data

    async def _talk(self, socket: ClientConnection) -> None:
        for _ in range(30):
            message = self.rng.choice((*MESSAGES, None))
            sent: str | bytes = (
                self.rng.choice(RAW) if message is None else _encoded(self._spoiled(message)).decode()
            )
            await socket.send(sent)
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if answer["type"] in ("accepted", "refused"):
                    self.answers[answer["type"]] += 1
                    break


def _encoded(data: Any) -> bytes:
    return json.dumps(data).encode()


def main() -> None:
    """Send odd things; the exit code says whether something broke."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        log = Path(folder) / "log"
        command = ["serve", "--port", "0", "--data", f"{folder}/data", "--processes", "1"]
        with log.open("wb") as errors:
            server = subprocess.Popen(
                [sys.executable, "-u", "-m", "fatebox", *command],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert server.stdout is not None
        found = re.search(r"http://(\S+)/", server.stdout.readline())
        assert found is not None
        strangers = Strangers(found[1], wish.minutes * 60, wish.seed)
        try:
            asyncio.run(strangers.all_come())
            alive = httpx.get(f"http://{found[1]}/healthz", timeout=60).status_code == 200
        finally:
            server.terminate()
            server.wait()
        broke = strangers.failures + re.findall(r"Traceback.*", log.read_text(errors="replace"))
    kinds = ", ".join(f"{count} {kind}" for kind, count in strangers.answers.most_common())
    print(f"{sum(strangers.answers.values())} inputs: {kinds}")
    print("\n".join(["something BROKE:", *broke[:20]]) if broke or not alive else "nothing broke")
    sys.exit(1 if broke or not alive else 0)


if __name__ == "__main__":
    main()
