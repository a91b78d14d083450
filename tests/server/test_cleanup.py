"""Things that nobody has used for as long as the operator says are deleted; everything else stays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import URL, Connection, insert, select

from fatebox.server.campaigns.campaigns import Campaigns
from fatebox.server.people.cleanup import Cleanup
from fatebox.server.people.profile import Profiles
from fatebox.server.replays.replays import MOST_BYTES, Replays
from fatebox.server.store.engine import Store
from fatebox.server.store.migrate import prepare
from fatebox.server.store.schema import log, people, replay_people, replays, seats, sessions, tables
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.log import new_config
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Seat, seat_rows
from fatebox.server.tables.seeds import Seeds

DAY = 24 * 3600


@pytest.fixture
def store(database: URL) -> Iterator[Store]:
    """An open store, on each kind of database."""
    prepare(database)
    running = Store(database)
    yield running
    running.close()


def guest(db: Connection, name: str, seen: float) -> None:
    """Somebody who came when they were last seen, and brought a file."""
    db.execute(insert(people).values(id=name, name=name, epoch=0, created=seen))
    db.execute(insert(sessions).values(id=f"of {name}", person=name, created=seen, seen=seen, agent=""))
    db.execute(insert(replays).values(id=f"file of {name}", person=name, record="{}", created=seen))
    db.execute(insert(replay_people).values(replay=f"file of {name}", person=name, created=seen))


def table(db: Connection, name: str, who: str, status: str, changed: float) -> None:
    """A table of one person, with an answer."""
    sheet = msgspec.json.encode(new_config("weaver", 1, {}, "seed")).decode()
    row = {"id": name, "game": "weaver", "host": who, "invite": "", "listed": 0, "status": status}
    db.execute(insert(tables).values(**row, sheet=sheet, created=changed, changed=changed))
    db.execute(insert(seats), seat_rows(name, [Seat("person", who, who)]))
    db.execute(insert(log).values(table_id=name, seq=0, seat=0, kind="concede", value="null", at=changed))


def test_what_was_abandoned_is_deleted_and_nothing_else(store: Store) -> None:
    """Given guests and tables of long ago and of today, when it is cleaned up, then those of today stay."""
    now = time.time()
    long_ago = now - 10 * DAY

    def given(db: Connection) -> None:
        guest(db, "gone", long_ago)
        guest(db, "back", now)
        guest(db, "playing", long_ago)
        table(db, "finished by gone", "gone", "over", long_ago)
        table(db, "left by gone", "gone", "playing", long_ago)
        table(db, "left by back", "back", "open", long_ago)
        table(db, "finished by back", "back", "over", long_ago)
        table(db, "of today", "playing", "playing", now)

    async def clean_up(days: float) -> tuple[int, int]:
        bots = BotPool(1)
        all_tables = Tables(store, bots, Seeds(None))
        profiles = Profiles(store, all_tables, Replays(store), Campaigns(store))
        done = await Cleanup(store, all_tables, profiles, days * DAY).once()
        bots.close()
        return done

    def found(db: Connection) -> tuple[set[str], ...]:
        columns = people.c.id, tables.c.id, log.c.table_id, replays.c.id
        return tuple(set(db.execute(select(column)).scalars()) for column in columns)

    asyncio.run(store.write(given))
    before = asyncio.run(store.read(found))
    assert asyncio.run(clean_up(30)) == (0, 0)
    assert asyncio.run(store.read(found)) == before
    assert asyncio.run(clean_up(5)) == (1, 3)
    kept = {"finished by back", "of today"}
    files = {"file of back", "file of playing"}
    assert asyncio.run(store.read(found)) == ({"back", "playing"}, kept, kept, files)


def test_the_oldest_files_make_room_for_new_ones(store: Store) -> None:
    """Given somebody who keeps as much as allowed, when another file comes, then the oldest ones go."""
    from fatebox.server.replays.replays import keep_within_quota

    half = "x" * (MOST_BYTES // 2)

    def job(db: Connection) -> set[str]:
        db.execute(insert(people).values(id="p", name="Ann", epoch=0, created=0))
        for number in range(4):
            row = {"id": f"file {number}", "person": "p", "record": half, "created": number}
            db.execute(insert(replays).values(**row))
            db.execute(insert(replay_people).values(replay=f"file {number}", person="p", created=number))
        keep_within_quota(db, "p")
        return set(db.execute(select(replays.c.id)).scalars())

    assert asyncio.run(store.write(job)) == {"file 2", "file 3"}
