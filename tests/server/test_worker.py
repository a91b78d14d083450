"""Workers: bots, hints and reviews of servers are thought elsewhere, and go on when a worker is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import URL, select

from fatebox.server.store.schema import processes
from tests.server.databases import Postgres
from tests.server.visitor import ServerProcess, Visitor, address_of, all_go_home

BOT = {"kind": "bot", "bot": "random"}
SECONDS = 30


class WorkerProcess:
    """`fatebox worker` in a process of its own."""

    def __init__(self, database: URL) -> None:
        place = ["--database", address_of(database), "--processes", "1", "--log", "text"]
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "fatebox", "worker", *place],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "default"},
        )
        assert self.process.stdout is not None
        lines = iter(self.process.stdout.readline, "")
        assert any("ready" in line for line in lines)

    def end(self, number: int) -> int:
        """End it by a signal; its exit code."""
        self.process.send_signal(number)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@pytest.fixture(scope="module")
def server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a database that workers can share."""
    running = ServerProcess(tmp_path_factory.mktemp("worker"), database=postgres.new_database())
    yield running
    all_go_home()
    running.stop()


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def workers(server: ServerProcess) -> int:
    """The number of thoughts that workers take at once."""
    with server.data() as db:
        return sum(db.execute(select(processes.c.slots)).scalars())


def thought(visitor: Visitor, kind: str) -> int:
    """The number of thoughts of a kind that the server has waited for, wherever they were thought."""
    line = f'fatebox_shared_thoughts_total{{rank="{kind}"}} '
    text = visitor.http.get("/metrics").text
    return next((int(float(each[len(line) :])) for each in text.splitlines() if each.startswith(line)), 0)


def test_bots_and_hints_are_thought_by_a_worker_and_go_on_without_it(server: ServerProcess) -> None:
    """Given a server and a worker, when bots play and a hint is asked for, then the worker has thought; when
    it is killed in between, then the game goes on all the same."""
    worker = WorkerProcess(server.database)
    ann = Visitor(server.address, "Ann")
    eventually(lambda: workers(server) == 1)
    time.sleep(1.5)  # a beat of the server
    table = ann.open("fantos", BOT, BOT)["id"]
    with ann.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"] is not None)
        advice = ann.ask("POST", f"/api/tables/{table}/hint", {})["advice"]
        assert advice[0]["option"] in [choice["option"] for choice in chair.shown["asked"]["choices"]]
        for _ in range(3):
            chair.until(lambda: chair.shown["asked"] is not None)
            assert chair.answer()["type"] == "accepted"
        assert thought(ann, "bot") >= 1
        assert thought(ann, "hint") == 1
        worker.end(signal.SIGKILL)
        for _ in range(3):
            chair.until(lambda: chair.shown["asked"] is not None)
            assert chair.answer()["type"] == "accepted"
    eventually(lambda: workers(server) == 0)


def test_a_review_is_made_by_a_worker_and_kept(server: ServerProcess) -> None:
    """Given a game that is over, when its review is asked for again and again, then a worker completes it."""
    worker = WorkerProcess(server.database)
    eventually(lambda: workers(server) == 1)
    time.sleep(1.5)
    ann = Visitor(server.address, "Ann")
    table = ann.open("weaver")["id"]
    with ann.sit(table) as chair:
        while chair.shown["status"] == "playing":
            assert chair.answer()["type"] == "accepted"
    eventually(lambda: bool(ann.ask("GET", f"/api/tables/{table}/review")["done"]))
    assert thought(ann, "review") == 1
    assert worker.end(signal.SIGTERM) == 0
