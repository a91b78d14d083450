"""The delay that one guest can cause to another's bots: `python -m bench.fairness`.

Somebody plays Fate of Fantos against bots of the level `hard`, and the time from each answer to the next
question is measured: first alone, then while a greedy guest has bots think at many tables at once. The
difference is what the greedy one takes from the other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import time
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.tables import Server, read, serving

GAME, BOTS = "fantos", 2


class Guest:
    """Somebody at tables with bots."""

    def __init__(self, server: Server, http: httpx.AsyncClient, level: str) -> None:
        self._server, self._http, self._level = server, http, level
        self.waits: list[float] = []

    async def arrive(self, name: str) -> None:
        """Get a name."""
        (await self._http.put("/api/me", json={"name": name})).raise_for_status()

    async def play(self, end: float) -> None:
        """Play one game after the other, and note how long the bots take for each answer."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": self._level} for _ in range(BOTS))]
        while time.monotonic() < end:
            answer = await self._http.post("/api/tables", json={"game": GAME, "seats": seats})
            address = f"ws://{self._server.address}/api/tables/{answer.raise_for_status().json()['id']}/live"
            async with connect(address, additional_headers={"Cookie": cookie}) as socket:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + end - time.monotonic()):
                        await self._sit(socket)

    async def _sit(self, socket: Any) -> None:
        shown, asked_since = read(await socket.recv()), time.monotonic()
        while shown.status == "playing":
            if shown.asked is not None:
                self.waits.append(time.monotonic() - asked_since)
                option = random.choice(shown.asked.choices).option
                answer = {"type": "answer", "id": 1, "number": shown.number, "option": option}
                await socket.send(json.dumps(answer))
                asked_since = time.monotonic()
                shown.asked = None
            news = read(await socket.recv())
            shown = news if news.type == "shown" else shown


async def measure(server: Server, level: str, tables: int, seconds: float) -> None:
    """Play alone, then beside a greedy guest."""
    async with (
        httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as first,
        httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as second,
    ):
        ann, greedy = Guest(server, first, level), Guest(server, second, level)
        await ann.arrive("Ann")
        await greedy.arrive("Greedy")
        await ann.play(time.monotonic() + seconds)
        alone = show("alone", ann.waits)
        ann.waits = []
        end = time.monotonic() + seconds + 5
        crowd = [asyncio.create_task(greedy.play(end)) for _ in range(tables)]
        await asyncio.sleep(5)
        await ann.play(end)
        await asyncio.gather(*crowd, return_exceptions=True)
        beside = show(f"beside {tables} tables of another guest", ann.waits)
        print(f"the other guest delays bots by {beside - alone:.2f} s (mean)")


def show(when: str, waits: list[float]) -> float:
    """One line of the result; gives the mean."""
    waits = sorted(waits)[:-1] or [0.0]  # the last one was cut off
    mean = sum(waits) / len(waits)
    late = waits[int(len(waits) * 0.99)]
    print(f"{when}: {len(waits)} waits, mean {mean:.2f} s, median {median(waits):.2f} s, p99 {late:.2f} s")
    return mean


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="How much one guest delays another's bots")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--tables", type=int, default=20, help="of the greedy guest")
    parser.add_argument("--seconds", type=float, default=40, help="for each half")
    parser.add_argument("--processes", type=int, default=2, help="in which bots think")
    wish = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with serving(processes=wish.processes) as server:
        asyncio.run(measure(server, wish.level, wish.tables, wish.seconds))


if __name__ == "__main__":
    main()
