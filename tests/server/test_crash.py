"""Nothing that was acknowledged is ever lost: the server is killed again and again in the middle of play."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.visitor import ServerProcess, Visitor, all_go_home

BOT = {"kind": "bot", "bot": "random"}
KILLS = 4


def test_a_killed_server_has_every_answer_that_it_acknowledged(tmp_path: Path) -> None:
    """Given a person who plays on and on, when the server is killed at any moment and started again, then the
    table stands where the last acknowledged answer left it, or one answer further."""
    server = ServerProcess(tmp_path)
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
