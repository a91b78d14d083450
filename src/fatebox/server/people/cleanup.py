"""Clean-up: things that nobody has used for as long as the operator says are deleted.

That is: tables that were left before their end, people who have not come back and all that is theirs, and
finished tables and record files that belong to nobody any more.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, delete, exists, or_, select

from fatebox.server.people.people import Person
from fatebox.server.people.profile import SOMEBODY, Profiles
from fatebox.server.store import schema
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import people, seats, sessions, tables
from fatebox.server.tables.registry import Tables

log = logging.getLogger("fatebox.cleanup")
EVERY_S = 3600
AT_ONCE = 200
"""The most tables or people of one step, so that others get their turn in between."""
OF_A_TABLE = (
    schema.seats,
    schema.log,
    schema.stood_in,
    schema.said,
    schema.rematches,
    schema.clocks,
    schema.entered,
    schema.results,
    schema.lessons,
    schema.dailies,
    schema.reviews,
    schema.snapshots,
)
"""All that hangs on a table."""
SHELL = (people.c.name == SOMEBODY) & (people.c.epoch > 0)
"""The rest of a person who was deleted."""


class Cleanup:
    """Deletes what nobody has used for a time."""

    def __init__(self, store: Store, all_tables: Tables, profiles: Profiles, after_s: float) -> None:
        self._store = store
        self._tables = all_tables
        self._profiles = profiles
        self._after_s = after_s

    async def run(self) -> None:
        """Clean up now and every hour."""
        while True:
            people_gone, tables_gone = await self.once()
            if people_gone or tables_gone:
                log.info("cleaned up: %d people, %d tables", people_gone, tables_gone)
            await asyncio.sleep(EVERY_S)

    async def once(self) -> tuple[int, int]:
        """Clean up; gives the numbers of people and tables that are gone."""
        before = time.time() - self._after_s
        gone = await self._store.read(lambda db: people_gone(db, before))
        for person in gone:
            await self._profiles.delete(person)
        left = 0
        while ids := await self._left(before):
            await self._store.write(lambda db, ids=ids: drop_tables(db, ids))  # type: ignore[misc]
            left += len(ids)
        await self._store.write(lambda db: drop_shells(db, before))
        return len(gone), left

    async def _left(self, before: float) -> list[str]:
        """Some of the tables that can be deleted; they are not in memory any more."""
        ids = await self._store.read(lambda db: abandoned(db, before))
        return [each for each in ids if await self._tables.put_away(each)]


def people_gone(db: Connection, before: float) -> list[Person]:
    """People who have not come back since, neither to the server nor to a table that went on."""
    back = exists().where(sessions.c.person == people.c.id, sessions.c.seen >= before)
    plays = exists().where(
        seats.c.person == people.c.id, tables.c.id == seats.c.table_id, tables.c.changed >= before
    )
    query = select(people).where(people.c.created < before, ~back, ~plays, ~SHELL).limit(AT_ONCE)
    return [Person(row.id, row.name) for row in db.execute(query)]


def abandoned(db: Connection, before: float) -> list[str]:
    """Tables that were left before their end, and finished ones at which nobody who is known has sat."""
    known = exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
    unwanted = or_(tables.c.status != "over", ~known)
    query = select(tables.c.id).where(tables.c.changed < before, unwanted).limit(AT_ONCE)
    return list(db.execute(query).scalars())


def drop_tables(db: Connection, ids: list[str]) -> None:
    """Delete tables with all that hangs on them."""
    for table in OF_A_TABLE:
        db.execute(delete(table).where(table.c.table_id.in_(ids)))
    db.execute(delete(schema.rematches).where(schema.rematches.c.next.in_(ids)))
    db.execute(delete(tables).where(tables.c.id.in_(ids)))


def drop_shells(db: Connection, before: float) -> None:
    """Delete what is left of people who were deleted, when nothing refers to them any more."""
    named = (tables.c.host, schema.replays.c.person, sessions.c.person)
    unnamed = [~exists().where(column == people.c.id) for column in named]
    db.execute(delete(people).where(SHELL, people.c.created < before, *unnamed))
