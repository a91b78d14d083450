"""Sitting down at a table and standing up again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from sqlalchemy import Connection, select, update

from fatebox.server import words
from fatebox.server.people.people import Person
from fatebox.server.store import schema
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import tables
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.seats import Seat, bot_seat, check_bot
from fatebox.server.tables.table import Status, Table


class Seating:
    """The people and bots at the seats of tables, in memory and in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def invitation(self, table: Table) -> str:
        """The secret that admits to a table."""
        query = select(tables.c.invite).where(tables.c.id == table.id)
        return str(await self._store.read(lambda db: db.execute(query).scalar_one()))

    async def sit_down(self, table: Table, person: Person, invite: str | None) -> int:
        """Take an open seat, or come back to one's own. A table that is not listed needs its link."""
        async with table.lock:
            own = next((i for i, s in enumerate(table.seats) if s.person == person.id), None)
            if own is not None:
                return own
            seat = next((i for i, s in enumerate(table.seats) if s.kind == "open"), None)
            if seat is None or table.status != "open":
                raise Refuse("not-running", words.SEAT_FULL())
            if not await self._admits(table.id, invite):
                raise Refuse("not-yours", words.SEAT_LINK())
            await self._seat(table, seat, Seat("person", person.id, person.name))
        table.wake()
        return seat

    async def stand_up(self, table: Table, person: Person) -> None:
        """Give an own seat back before the game has begun."""
        async with table.lock:
            if table.status != "open":
                raise Refuse("not-running", words.SEAT_STAYS())
            for seat, sitter in enumerate(table.seats):
                if sitter.person == person.id:
                    await self._seat(table, seat, Seat("open"))

    async def fill(self, table: Table, person: Person, bot: str) -> None:
        """The host starts the game: bots take the seats that are still open."""
        query = select(tables.c.host).where(tables.c.id == table.id)
        if await self._store.read(lambda db: db.execute(query).scalar()) != person.id:
            raise Refuse("not-yours", words.HOST())
        check_bot(bot)
        async with table.lock:
            for seat, sitter in enumerate(table.seats):
                if sitter.kind == "open":
                    await self._seat(table, seat, bot_seat(table.config.game, bot, table.seats))
        table.wake()

    async def forget(
        self, table: Table, person: Person, left_behind: Callable[[Seat, str, bool], Seat]
    ) -> None:
        """A person is at a table no more: others take the seats, what was said is withdrawn."""
        async with table.lock:
            others = any(seat.person not in (None, person.id) for seat in table.seats)
            status = table.status
            for seat, sitter in enumerate(table.seats):
                if sitter.person == person.id:
                    await self._seat(table, seat, left_behind(sitter, status, others), keep=status)
            await table.social.chat.withdraw(person)
        table.wake()

    async def _seat(self, table: Table, seat: int, sitter: Seat, keep: Status | None = None) -> None:
        seats = [*table.seats[:seat], sitter, *table.seats[seat + 1 :]]
        status: Status = keep or ("open" if any(each.kind == "open" for each in seats) else "playing")

        def job(db: Connection) -> None:
            here = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == seat)
            who = {"kind": sitter.kind, "person": sitter.person, "name": sitter.name, "bot": sitter.bot}
            db.execute(update(schema.seats).where(here).values(**who))
            if keep is None:  # who is forgotten leaves the table as it was
                this = update(tables).where(tables.c.id == table.id)
                db.execute(this.values(status=status, changed=time.time()))

        await table.store.write(job)
        table.seats = seats
        table.status = status
        table.audience.reseat()
        table.emit()

    async def _admits(self, table_id: str, invite: str | None) -> bool:
        query = select(tables.c.listed, tables.c.invite).where(tables.c.id == table_id)
        row = await self._store.read(lambda db: db.execute(query).one())
        return bool(row.listed) or secrets.compare_digest(row.invite, invite or "")
