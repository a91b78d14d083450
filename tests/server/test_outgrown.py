"""No acknowledged answer is lost without a word when the rules change under a running table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import URL, Connection, insert, select

from fatebox.kernel import Record
from fatebox.server.live.watching import Watcher
from fatebox.server.store.engine import Store
from fatebox.server.store.migrate import prepare
from fatebox.server.store.schema import log, people, seats, set_aside, snapshots, tables
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.log import Entry, Outgrown, log_rows, new_config, open_match
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Seat, seat_rows
from fatebox.server.tables.seeds import Seeds

SAVED, FITTING = 2, 3
UNFIT = [Entry(0, "answer", ("of", "former rules")), Entry(0, "answer", ("and", "another"))]


@pytest.fixture
def store(database: URL) -> Iterator[Store]:
    """A store with a table of former rules: a snapshot, answers that still fit, and answers that do not."""
    prepare(database)
    running = Store(database)
    config = new_config("weaver", 1, {}, "seed")
    match = open_match(config, [])
    entries: list[Entry] = []
    record = ""
    while len(entries) < FITTING:
        option = match.decisions[0].options[0]
        match.answer(option, 0)
        entries.append(Entry(0, "answer", option))
        if len(entries) == SAVED:
            record = Record.of(match, snapshot=True).to_json()
    sheet = msgspec.json.encode(msgspec.structs.replace(config, version="former")).decode()

    def given(db: Connection) -> None:
        db.execute(insert(people).values(id="p", name="Ann", epoch=0, created=0))
        row = {"id": "t", "game": "weaver", "host": "p", "invite": "", "status": "playing", "listed": 0}
        db.execute(insert(tables).values(**row, sheet=sheet, created=0, changed=0))
        db.execute(insert(seats), seat_rows("t", [Seat("person", "p", "Ann", passing="ask")]))
        db.execute(insert(log), log_rows("t", 0, [*entries, *UNFIT], 0.0))
        db.execute(insert(snapshots).values(table_id="t", entries=SAVED, data=record))

    asyncio.run(running.write(given))
    yield running
    running.close()


async def look(store: Store, *, answer: bool = False) -> tuple[int, list[str]]:
    """Open the table anew, perhaps answer, and give the number of its entries and its events."""
    bots = BotPool(1)
    found = await Tables(store, bots, Seeds(None)).find("t")
    assert found is not None
    sent: list[bytes] = []
    watcher = Watcher(0, sent.append, "p")
    found.audience.join(watcher)
    if answer:
        async with found.lock:
            await found.commit([Entry(0, "answer", found.match.decisions[0].options[0])])
            found.emit()
    found.audience.leave(watcher)
    await found.rest()
    bots.close()
    shown = [message for message in map(json.loads, sent) if message["type"] == "shown"]
    return len(found.entries), [event["kind"] for message in shown for event in message["events"]]


def kept_aside(db: Connection) -> list[tuple[int, str]]:
    """The entries that were set aside."""
    rows = db.execute(select(set_aside.c.seq, set_aside.c.value).order_by(set_aside.c.seq))
    return [(row.seq, row.value) for row in rows]


def test_answers_that_no_longer_fit_are_kept_and_the_table_says_so(store: Store) -> None:
    """Given answers that the present rules do not allow, when the table is opened, then it goes on before
    them and says so; when the game has gone on, then they are still kept, and it still says so."""
    length, noted = asyncio.run(look(store))
    assert length == FITTING
    assert noted[-1] == Outgrown.kind
    assert asyncio.run(store.read(kept_aside)) == [], "nothing is moved before somebody answers"
    length, noted = asyncio.run(look(store, answer=True))
    assert (length, noted.count(Outgrown.kind)) == (FITTING + 1, 1)
    unfit = [(FITTING + i, msgspec.json.encode(entry.value).decode()) for i, entry in enumerate(UNFIT)]
    assert asyncio.run(store.read(kept_aside)) == unfit
    length, noted = asyncio.run(look(store))
    assert (length, noted.count(Outgrown.kind)) == (FITTING + 1, 1)
