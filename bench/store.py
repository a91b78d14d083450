"""The number of answers that the store takes per second: `python -m bench.store [--database URL]`.

So many matches wait at the same time, each for its own answer to be durable. Every answer is written as a
table writes it: its row of the log, and the table's status.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from sqlalchemy import URL, Connection

from fatebox.server.store import schema
from fatebox.server.store.connect import embedded, parse_url
from fatebox.server.store.engine import Job, Store
from fatebox.server.store.migrate import prepare
from fatebox.server.store.statements import add, put
from fatebox.server.tables.log import APPEND, SET_STATUS

MATCHES = (1, 16, 200)
SECONDS = 3.0


def answer(table: str, seq: int) -> Job[None]:
    """The job of one answer."""
    row = {"table_id": table, "seq": seq, "seat": 0, "kind": "answer", "value": '["play",1,2,3]', "at": 1.0}

    def job(db: Connection) -> None:
        APPEND(db, [row])
        SET_STATUS(db, [{"table": table, "status_now": "playing", "now": 1.0}])

    return job


def begin(number: int) -> Job[None]:
    """The job that makes a table."""

    def job(db: Connection) -> None:
        add(db, schema.people, id="bench", name="", epoch=0, created=0.0)
        row = {"id": f"bench-{number}", "game": "", "host": "bench", "invite": "", "status": "playing"}
        put(db, schema.tables, **row, listed=0, sheet="{}", created=0.0, changed=0.0)

    return job


async def measure(store: Store, matches: int, first: int) -> str:
    """One line of the result; sequence numbers start at `first`."""
    for number in range(matches):
        await store.write(begin(number))
    times: list[float] = []
    end = time.monotonic() + SECONDS

    async def play(number: int) -> None:
        seq = first
        while time.monotonic() < end:
            start = time.perf_counter()
            await store.write(answer(f"bench-{number}", seq))
            times.append(time.perf_counter() - start)
            seq += 1

    began, worked = time.monotonic(), time.process_time()
    await asyncio.gather(*(play(number) for number in range(matches)))
    rate = len(times) / (time.monotonic() - began)
    cpu_us = (time.process_time() - worked) / len(times) * 1e6
    times.sort()
    middle, late = times[len(times) // 2] * 1e3, times[int(len(times) * 0.99)] * 1e3
    return f"{matches:8} {rate:10.0f} {middle:8.1f} {late:8.1f} {cpu_us:8.0f}"


def run(url: URL) -> None:
    """Measure a database; nothing that is in it changes, but rows are added."""
    prepare(url)
    store = Store(url)
    print(f"{'matches':>8} {'answers/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'CPU us':>8}")
    for i, matches in enumerate(MATCHES):
        print(asyncio.run(measure(store, matches, (i + 1) * 10_000_000)))
    store.close()


def main() -> None:
    """Measure the given database, or an embedded one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", help="postgresql://USER@HOST/NAME; by default a file of SQLite")
    database = parser.parse_args().database
    if database is not None:
        run(parse_url(database))
        return
    with tempfile.TemporaryDirectory() as folder:
        run(embedded(Path(folder)))


if __name__ == "__main__":
    main()
