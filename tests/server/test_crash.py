"""Nothing that was acknowledged is ever lost: the server is killed again and again in the middle of play."""

from __future__ import annotations

import itertools
import sys
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import URL
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.visitor import ServerProcess, Visitor, all_go_home

BOT = {"kind": "bot", "bot": "random"}
KILLS = 4


def test_a_killed_server_has_every_answer_that_it_acknowledged(tmp_path: Path, database: URL) -> None:
    """Given a person who plays on and on, when the server is killed at any moment and started again, then the
    table stands where the last acknowledged answer left it, or one answer further."""
    server = ServerProcess(tmp_path, database=None if database.drivername == "sqlite" else database)
    visitor = Visitor(server.address, "Ann")
    table = visitor.open("fantos", BOT, BOT)["id"]
    with visitor.sit(table) as chair:
        chair.say("passing", passing="ask")  # the table answers nothing for her
        acknowledged = chair.shown["number"]
    for attempt in range(KILLS):
        killer = threading.Timer(0.004 * attempt, server.kill)
        try:
            with visitor.sit(table) as chair:
                assert chair.shown["number"] - acknowledged in (0, 1), "an acknowledged answer is gone"
                for answered in itertools.count():
                    if answered == 3:
                        killer.start()  # and on we play, until the connection breaks
                    chair.until(lambda: chair.shown["asked"] is not None)
                    if chair.answer()["type"] == "accepted":
                        acknowledged = chair.shown["number"]
        except (ConnectionClosed, WebSocketException, OSError):
            killer.join()
        server.start()
        visitor = visitor.at(server.address)
    with visitor.sit(table) as chair:
        assert chair.shown["number"] - acknowledged in (0, 1)
        chair.until(lambda: chair.shown["asked"] is not None)
        assert chair.answer()["type"] == "accepted", "the bots go on, and so does the game"
    assert acknowledged >= 3 * KILLS
    all_go_home()
    server.stop()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")
def test_a_killed_server_leaves_no_processes_behind(tmp_path: Path) -> None:
    """Given processes in which bots think, when their server is killed, then they end as well."""
    server = ServerProcess(tmp_path)
    deadline = time.monotonic() + 60
    while not (workers := _workers(server.process.pid)):
        assert time.monotonic() < deadline, "no process was started"
        time.sleep(0.05)
    server.kill()
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < deadline, "a process was left over"
        time.sleep(0.05)


def _workers(server: int) -> list[str]:
    """The processes that a server has started for its bots."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [pid for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
