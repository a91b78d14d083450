"""How many tables one server carries: `python -m bench.tables`.

People at so many tables answer every two seconds; the time from an answer to the new view is measured at the
client, on this machine, while the server writes every answer to the disk. Prints one line for each number of
tables, then the memory of an idle table and the size of the client.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

PAUSE_S = 2.0
LIMIT_MS = 100.0
STATIC = Path(__file__).resolve().parent.parent / "src/fatebox/server/static"


class Load:
    """A server in a process of its own, and people at its tables."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.data = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "fatebox", "serve", "--port", "0", "--data", self.data.name],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)/", self.process.stdout.readline())
        assert found is not None
        self.address = found[1]

    async def measure(self, tables: int, seconds: float) -> list[float]:
        """Milliseconds from answer to view, of all answers at so many tables."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            await self._arrive(http)
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            ids = [await self._open(http) for _ in range(tables)]
            end = time.monotonic() + seconds
            times = await asyncio.gather(*(self._play(http, table, cookie, end) for table in ids))
        return [each for some in times for each in some]

    async def _arrive(self, http: httpx.AsyncClient) -> None:
        (await http.put("/api/me", json={"name": "Load"})).raise_for_status()

    async def _open(self, http: httpx.AsyncClient) -> str:
        while True:
            wish = {"game": self.game, "seats": [{"kind": "person"}]}
            answer = await http.post("/api/tables", json=wish)
            if answer.status_code == 200:
                return str(answer.json()["id"])
            await asyncio.sleep(0.2)  # openings are slowed down, answers are not

    async def _play(self, http: httpx.AsyncClient, table: str, cookie: str, end: float) -> list[float]:
        times: list[float] = []
        await asyncio.sleep(random.random() * PAUSE_S)
        while time.monotonic() < end:
            async with connect(
                f"ws://{self.address}/api/tables/{table}/live", additional_headers={"Cookie": cookie}
            ) as socket:
                shown: Any = json.loads(await socket.recv())
                while shown["status"] == "playing" and time.monotonic() < end:
                    option = random.choice(shown["asked"]["choices"])["option"]
                    start = time.perf_counter()
                    message = {"type": "answer", "id": 1, "number": shown["number"], "option": option}
                    await socket.send(json.dumps(message))
                    while (answer := json.loads(await socket.recv()))["type"] != "shown":
                        pass
                    times.append((time.perf_counter() - start) * 1000)
                    shown = answer
                    await asyncio.sleep(PAUSE_S)
            table = await self._open(http) if time.monotonic() < end else table
        return times

    def memory_kb(self) -> int:
        """The memory of the server's own process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) if found else 0

    def stop(self) -> None:
        """End the server."""
        self.process.terminate()
        self.process.wait()
        self.data.cleanup()


def _line(tables: int, times: list[float]) -> str:
    ordered = sorted(times)
    middle, last = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    verdict = "" if last < LIMIT_MS else f"  (above {LIMIT_MS:.0f} ms)"
    return f"{tables:6} tables  {len(times):7} answers  median {middle:6.1f} ms  p99 {last:6.1f} ms{verdict}"


def bundle_kb() -> float:
    """What a visitor loads before the first page shows, compressed: script and style of the page itself."""
    page = (STATIC / "index.html").read_text()
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names) / 1024


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="How many tables one server carries")
    parser.add_argument("--game", default="weaver")
    parser.add_argument("--tables", default="100,300,600", help="numbers of tables to try")
    parser.add_argument("--seconds", type=float, default=10)
    wish = parser.parse_args()
    load = Load(wish.game)
    try:
        empty = load.memory_kb()
        most = 0
        for tables in map(int, wish.tables.split(",")):
            times = asyncio.run(load.measure(tables, wish.seconds))
            print(_line(tables, times), flush=True)
            most += tables
        print(
            f"memory: {empty / 1024:.0f} MB empty, {(load.memory_kb() - empty) / most:.0f} kB for each table"
        )
    finally:
        load.stop()
    if STATIC.is_dir():
        print(f"client: {bundle_kb():.0f} kB compressed before the first page shows")


if __name__ == "__main__":
    main()
