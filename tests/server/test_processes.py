"""Several server processes on one PostgreSQL: each serves every table, and each can be killed any time."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, WebSocketException

from fatebox.server.store.schema import log, tables
from tests.server.databases import Postgres
from tests.server.visitor import Chair, ServerProcess, Visitor, all_go_home

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
SECONDS = 20
"""A table has to go on elsewhere within this time, on a machine that does other things as well."""


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers that share a database; a test that ends one of them starts it again."""
    database, folder = postgres.new_database(), tmp_path_factory.mktemp("pair")
    one, other = (ServerProcess(folder, database=database) for _ in range(2))
    yield one, other
    all_go_home()
    for server in (one, other):
        server.stop()


Pair = tuple[ServerProcess, ServerProcess]


def play(chair: Chair, answers: int) -> int:
    """Give so many answers; the number of the decision after the last one that was acknowledged."""
    for _ in range(answers):
        chair.until(lambda: chair.shown["asked"] is not None)
        assert chair.answer()["type"] == "accepted"
    return int(chair.shown["number"])


def sit_again(visitor: Visitor, table: str) -> Chair:
    """Come back to a table as a client does: again and again until it is there."""
    deadline = time.monotonic() + SECONDS
    while True:
        try:
            return visitor.sit(table)
        except (ConnectionClosed, WebSocketException, OSError):
            assert time.monotonic() < deadline, "the table did not go on elsewhere"
            time.sleep(0.1)


def seqs(server: ServerProcess, table: str) -> list[int]:
    """The numbers of all entries in the log of a table."""
    numbers = select(log.c.seq).where(log.c.table_id == table).order_by(log.c.seq)
    with server.data() as db:
        return list(db.execute(numbers).scalars())


def holder(server: ServerProcess, table: str) -> str:
    """The process that holds a table."""
    with server.data() as db:
        return str(db.execute(select(tables.c.holder).where(tables.c.id == table)).scalar_one())


def test_people_at_two_processes_play_at_one_table(pair: Pair) -> None:
    """Given two people who came to two processes, when they play and talk, then both see all of it."""
    ann, ben = Visitor(pair[0].address, "Ann"), Visitor(pair[1].address, "Ben")
    table = ann.open("outposts", OPEN)
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as one, ben.sit(table["id"]) as other:
        for _ in range(6):
            asked = one if one.shown["asked"] is not None else other
            assert asked.answer()["type"] == "accepted"
            one.say("ping")
            other.say("ping")  # what was shown before has come by now
        assert len(one.events) > 0
        assert one.shown["number"] + other.shown["number"] == 6
        assert one.say("say", text="hello")["type"] == "accepted"
        other.until(lambda: other.chat)
        assert other.chat[0]["text"] == "hello"
        other.until(lambda: all(seat["presence"] == "online" for seat in other.shown["seats"]))
    spectator = Visitor(pair[1].address)
    with spectator.sit(table["id"]) as chair:
        assert chair.shown["seat"] is None
        assert chair.reply("{", None)["code"] == "malformed"
    assert holder(pair[0], table["id"])


def test_names_and_sessions_change_at_all_processes(pair: Pair) -> None:
    """Given somebody who watches at one process, when their name changes at the other, then that shows; when
    their data is deleted there, then the connection ends."""
    ann = Visitor(pair[0].address, "Ann")
    same = ann.at(pair[1].address)
    table = ann.open("weaver")["id"]
    chair = ann.sit(table)
    same.ask("PUT", "/api/me", {"name": "Anna"})
    chair.until(lambda: chair.shown["seats"][0]["name"] == "Anna")
    same.ask("DELETE", "/api/me/data")
    with pytest.raises(ConnectionClosed):
        chair.until(lambda: False)


def test_a_process_that_is_killed_loses_nothing_and_its_tables_go_on(pair: Pair) -> None:
    """Given a person who plays at one process and one who watches at the other, when the first is killed,
    then the watcher's connection ends, and all that was acknowledged is at the other process, where the game
    goes on with its bots; and so on in the other direction."""
    ann = Visitor(pair[0].address, "Ann")
    table = ann.open("fantos", BOT, BOT)["id"]
    with ann.sit(table) as chair:
        chair.say("passing", passing="ask")
        acknowledged = play(chair, 5)
    for dying, heir in (pair, pair[::-1]):
        with ann.at(dying.address).sit(table) as chair, Visitor(heir.address).sit(table) as watching:
            acknowledged = play(chair, 2)
            dying.kill()
            with pytest.raises(ConnectionClosed):
                watching.until(lambda: False)
        with sit_again(ann.at(heir.address), table) as chair:
            assert chair.shown["number"] - acknowledged in (0, 1)
            acknowledged = play(chair, 2)
        dying.start()
    found = seqs(pair[0], table)
    assert found == list(range(len(found)))


def test_a_process_that_was_taken_for_dead_changes_nothing(pair: Pair) -> None:
    """Given a process that stands still, when another has taken over its table and it wakes up, then an
    answer that it still gets is never acknowledged, and the log goes on without a gap."""
    ann = Visitor(pair[0].address, "Ann")
    table = ann.open("weaver")["id"]
    with ann.sit(table) as asleep:
        first = holder(pair[0], table)
        pair[0].process.send_signal(signal.SIGSTOP)
        try:
            with sit_again(ann.at(pair[1].address), table) as chair:
                acknowledged = play(chair, 2)
                assert holder(pair[1], table) != first
                message = {"type": "answer", "id": 9, "number": 0, "option": ["pass"]}
                asleep.socket.send(
                    json.dumps({**message, "option": asleep.shown["asked"]["choices"][0]["option"]})
                )
                pair[0].process.send_signal(signal.SIGCONT)
                with pytest.raises(ConnectionClosed):
                    asleep.until(lambda: False)
                assert chair.say("ping")["type"] == "accepted"
                assert chair.shown["number"] == acknowledged
        finally:
            pair[0].process.send_signal(signal.SIGCONT)
    found = seqs(pair[1], table)
    assert found == list(range(len(found)))
    with sit_again(ann, table) as chair:  # the process that slept serves again
        assert chair.shown["number"] == acknowledged


def test_a_process_that_ends_in_order_lets_its_tables_go(pair: Pair) -> None:
    """Given a table of a process, when that is stopped, then nobody holds it, and another takes it."""
    ann = Visitor(pair[0].address, "Ann")
    table = ann.open("weaver")["id"]
    pair[0].stop()
    assert holder(pair[1], table) == ""
    with ann.at(pair[1].address).sit(table) as chair:
        assert chair.answer()["type"] == "accepted"
    pair[0].start()
