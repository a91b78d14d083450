"""The cost of spectators, in players: `python -m bench.spectators`.

Ten people play at five tables, an answer each two seconds; then a thousand others look on at one of these
tables. Measured is the processor time of the server's own process in either half of one run: what the
spectators add to it is set against what the players cost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import time

from websockets.asyncio.client import connect

from bench.tables import ADDRESSES, PAUSE_S, Crowd, Server, serving

TABLES = 5
PING_S = 25
PING = '{"type":"ping","id":1}'
"""A browser asks whether the server is there when it has heard nothing for a while."""
AT_ONCE = 20
"""Spectators who come at the same time."""


class Spectators:
    """People who look on at a table, each over a connection of its own."""

    def __init__(self, server: Server, table: str) -> None:
        self._address = f"ws://{server.address}/api/tables/{table}/live"
        self._doors = asyncio.Semaphore(AT_ONCE)
        self.messages = 0
        self.here = 0

    async def look_on(self, number: int) -> None:
        """Come, and read everything until cancelled."""
        source = (f"127.0.0.{number % ADDRESSES + 2}", 0)
        async with contextlib.AsyncExitStack() as stack:
            async with self._doors:
                socket = await stack.enter_async_context(
                    connect(self._address, local_addr=source, open_timeout=60, ping_interval=None)
                )
                await socket.recv()
            self.here += 1
            while True:
                try:
                    async with asyncio.timeout(PING_S):
                        await socket.recv(decode=False)
                    self.messages += 1
                except TimeoutError:
                    await socket.send(PING)


async def measure(server: Server, game: str, spectators: int, seconds: float) -> None:
    """Play with nobody looking on, then with a crowd, and compare."""
    async with Crowd([server], game, 2).here() as crowd:
        await crowd.open(TABLES)
        start = server.cpu_s()
        await asyncio.sleep(seconds / 2)
        idle = (server.cpu_s() - start) / (seconds / 2)
        answers = len(await crowd.play(seconds))
        players = crowd.cpu_s / seconds - idle
        show(f"{2 * TABLES} players", players, f"{answers} answers, one each {PAUSE_S:.0f} s")
        watching = Spectators(server, crowd.table(0))
        tasks = [asyncio.create_task(watching.look_on(number)) for number in range(spectators)]
        while watching.here < spectators and not any(task.done() for task in tasks):
            await asyncio.sleep(0.2)
        await asyncio.sleep(15)  # all have been shown that all are there
        before, began = watching.messages, time.monotonic()
        await crowd.play(seconds)
        sent = (watching.messages - before) / (time.monotonic() - began)
        cost = crowd.cpu_s / seconds - idle - players
        show(f"{spectators} spectators", cost, f"{sent:.0f} messages to them a second")
        print(f"{spectators} spectators cost {cost / players * 100:.0f} % of {2 * TABLES} players")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def show(who: str, cost: float, remark: str) -> None:
    """One line of the result."""
    print(f"{who:>16}: {cost * 1000:6.1f} ms of the server's processor a second ({remark})", flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="What spectators cost, in players")
    parser.add_argument("--game", default="outposts")
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=40, help="for each half")
    wish = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with serving() as server:
        asyncio.run(measure(server, wish.game, wish.spectators, wish.seconds))


if __name__ == "__main__":
    main()
