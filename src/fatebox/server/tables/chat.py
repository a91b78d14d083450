"""The chat of a table: stored with it, read by all who look at it, written by those whom the table lets."""

from __future__ import annotations

import hashlib
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from fatebox.server.http.limits import Buckets
from fatebox.server.people.people import Person
from fatebox.server.store.engine import Access
from fatebox.server.store.schema import said

LENGTH = 300
KEPT = 500
"""The most lines of a table that are kept; then the oldest are dropped."""
RATE = (0.5, 6.0)
"""Lines of one person: how many a second, and the largest burst."""


class Spoken(NamedTuple):
    """One line."""

    seq: int
    person: str
    seat: int | None
    name: str
    text: str
    at: float


class Chat:
    """The lines of one table, as they are in the store."""

    def __init__(self, store: Access, table: str) -> None:
        self._store = store
        self._table = table
        self._buckets = Buckets(*RATE)
        self._lines: list[Spoken] | None = None

    @property
    def lines(self) -> list[Spoken]:
        """The lines of the chat, as far as they were loaded."""
        return self._lines or []

    def begin(self) -> None:
        """Know that nothing was said before."""
        self._lines = []

    async def load(self) -> None:
        """Read what was said before, once."""
        if self._lines is not None:
            return
        spoken = (said.c[name] for name in Spoken._fields)
        query = select(*spoken).where(said.c.table_id == self._table).order_by(said.c.seq)
        rows = await self._store.read(lambda db: db.execute(query).all())
        self._lines = [Spoken(*row) for row in rows]

    def may(self, person: Person) -> bool:
        """Whether this person does not write too fast; asking counts."""
        return self._buckets.take(person.id)

    async def say(self, person: Person, seat: int | None, name: str, text: str) -> None:
        """Keep a line; when this returns, it is durable."""
        await self.load()
        lines = self._lines = self.lines
        spoken = Spoken(lines[-1].seq + 1 if lines else 0, person.id, seat, name, text, time.time())

        def job(db: Connection) -> None:
            db.execute(insert(said).values(table_id=self._table, **spoken._asdict()))
            db.execute(delete(said).where(said.c.table_id == self._table, said.c.seq <= spoken.seq - KEPT))

        await self._store.write(job)
        lines.append(spoken)
        del lines[:-KEPT]

    async def withdraw(self, person: Person) -> None:
        """Take back all that somebody said; the lines stay as empty ones."""
        theirs = (said.c.table_id == self._table) & (said.c.person == person.id)
        emptied = update(said).where(theirs).values(person="", name="", text="")
        await self._store.write(lambda db: db.execute(emptied))
        if self._lines is not None:
            self._lines[:] = [
                line._replace(person="", name="", text="") if line.person == person.id else line
                for line in self._lines
            ]


def mark_of(person: str) -> str:
    """The public id of a person: it reveals nothing, and is the same at all tables."""
    return hashlib.sha256(f"said by {person}".encode()).hexdigest()[:16]
