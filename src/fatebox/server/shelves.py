"""Campaigns in the store: whose they are, and which tables belong to them.

A campaign is a text that its game's own module reads and writes. A table that was opened for a campaign is
noted in the same transaction, with a check that the campaign allows it now; so two tables cannot be opened
where only one may be. What a finished table changes is written with its last answer (see `endings`).
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from fatebox.kernel import FateboxError, Result
from fatebox.shelf.names import checked_name

from .people import Person
from .sheet import Sheet
from .store import Store

MOST_CAMPAIGNS = 50
"""So many campaigns of a game one person may keep."""
State = Literal["running", "counted", "forced", "unstarted", "left", "failed"]
"""What has become of a table: it goes on, it has changed its campaign, or why it has not: a step back was
forced, it ended before it began, it was left before it was full, its campaign could not be read."""


class CampaignsError(FateboxError):
    """Something that cannot be done with a campaign now; the message says why."""


class Kept(NamedTuple):
    """A campaign as it is kept."""

    id: str
    game: str
    person: str
    """Whose it is."""
    name: str
    data: str
    created: float
    changed: float


class Entered(NamedTuple):
    """A table of a campaign."""

    table: str
    state: State
    status: str
    """Of the table."""
    sheet: Sheet


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat, game after game."""

    kind: Literal["person", "bot", "open"]
    person: str | None
    name: str
    bot: str


class Finished(NamedTuple):
    """A game that is over, as far as campaigns and bests want to know."""

    table: str
    game: str
    options: dict[str, Any]
    sitters: list[Sitter]
    result: Result
    counts: bool
    """Whether it was played by the book."""


Check = Callable[[Kept, Sequence[Entered]], None]
"""Raises if a campaign, with its tables, does not allow something."""
Binding = Callable[[sqlite3.Connection, str], None]
"""Notes a table as one of a campaign, in the transaction that opens it."""
COLUMNS = "c.id, c.game, c.person, c.name, c.data, c.created, c.changed"
TAKES_PART = (
    "EXISTS (SELECT 1 FROM entered e JOIN seats s ON s.table_id = e.table_id"
    " WHERE e.campaign = c.id AND s.person = :person)"
)


class Shelf:
    """The campaigns of one game."""

    def __init__(self, store: Store, game: str, *, shared: bool) -> None:
        """`shared`: those who have sat at a table of a campaign see it too, beside its owner."""
        self._store = store
        self._game = game
        self._whose = f"(c.person = :person OR {TAKES_PART})" if shared else "c.person = :person"

    # --- reading -----------------------------------------------------------------------------------------

    async def all(self, person: Person) -> list[tuple[Kept, list[Entered]]]:
        """All campaigns of a person with their tables, the latest first."""

        def job(db: sqlite3.Connection) -> list[tuple[Kept, list[Entered]]]:
            rows = db.execute(
                f"SELECT {COLUMNS} FROM campaigns c WHERE c.game = :game AND {self._whose}"
                " ORDER BY c.changed DESC, c.id",
                {"game": self._game, "person": person.id},
            ).fetchall()
            return [(Kept(*row), tables_of(db, row["id"])) for row in rows]

        return await self._store.read(job)

    async def find(self, person: Person, campaign: str) -> tuple[Kept, list[Entered]] | None:
        """A campaign of a person with its tables."""

        def job(db: sqlite3.Connection) -> tuple[Kept, list[Entered]] | None:
            kept = self._find(db, person, campaign)
            return None if kept is None else (kept, tables_of(db, kept.id))

        return await self._store.read(job)

    def _find(self, db: sqlite3.Connection, person: Person, campaign: str) -> Kept | None:
        row = db.execute(
            f"SELECT {COLUMNS} FROM campaigns c WHERE c.id = :id AND c.game = :game AND {self._whose}",
            {"id": campaign, "game": self._game, "person": person.id},
        ).fetchone()
        return None if row is None else Kept(*row)

    # --- writing -----------------------------------------------------------------------------------------

    async def add(self, person: Person, name: str, text: Callable[[str], str]) -> str:
        """Keep a new campaign; its id. `text` writes it under its name."""
        name = checked_name(name, "campaign")
        kept = Kept(secrets.token_urlsafe(9), self._game, person.id, name, text(name), *[time.time()] * 2)

        def job(db: sqlite3.Connection) -> None:
            (number,) = db.execute(
                "SELECT count(*) FROM campaigns WHERE person = ? AND game = ?", (person.id, self._game)
            ).fetchone()
            if number >= MOST_CAMPAIGNS:
                raise CampaignsError(f"you keep {MOST_CAMPAIGNS} campaigns already; delete one first")
            if self._named(db, person, name) is not None:
                raise CampaignsError(f"you have a campaign {name!r} already")
            db.execute("INSERT INTO campaigns VALUES (?, ?, ?, ?, ?, ?, ?)", kept)

        await self._store.write(job)
        return kept.id

    async def named(self, person: Person, name: str) -> str | None:
        """The id of a person's own campaign of that name."""
        return await self._store.read(lambda db: self._named(db, person, checked_name(name, "campaign")))

    def _named(self, db: sqlite3.Connection, person: Person, name: str) -> str | None:
        row = db.execute(
            "SELECT id FROM campaigns WHERE person = ? AND game = ? AND name = ?",
            (person.id, self._game, name),
        ).fetchone()
        return None if row is None else str(row[0])

    async def change(
        self, person: Person, campaign: str, change: Callable[[Kept, Sequence[Entered]], str]
    ) -> None:
        """Change a campaign; if the change fails, nothing is changed."""

        def job(db: sqlite3.Connection) -> None:
            kept = self._there(db, person, campaign)
            write(db, kept.id, change(kept, tables_of(db, kept.id)))

        await self._store.write(job)

    async def delete(self, person: Person, campaign: str) -> None:
        """Throw a campaign away; its tables can be played on, but belong to nothing any more."""

        def job(db: sqlite3.Connection) -> None:
            kept = self._there(db, person, campaign)
            if kept.person != person.id:
                raise CampaignsError(f"{kept.name} can be deleted only by whoever has begun it")
            db.execute("DELETE FROM campaigns WHERE id = ?", (kept.id,))

        await self._store.write(job)

    async def leave(self, person: Person, campaign: str, table: str) -> None:
        """A table that is still waiting for players belongs to its campaign no more."""

        def job(db: sqlite3.Connection) -> None:
            kept = self._there(db, person, campaign)
            db.execute(
                "UPDATE entered SET state = 'left' WHERE table_id = ? AND campaign = ? AND state = 'running'"
                " AND EXISTS (SELECT 1 FROM tables t WHERE t.id = table_id AND t.status = 'open')",
                (table, kept.id),
            )

        await self._store.write(job)

    def binding(self, person: Person, campaign: str, check: Check) -> Binding:
        """What notes a table as one of the campaign, if the check still holds when it is opened."""

        def bind(db: sqlite3.Connection, table: str) -> None:
            kept = self._there(db, person, campaign)
            check(kept, tables_of(db, kept.id))
            db.execute("INSERT INTO entered VALUES (?, ?, 'running')", (table, kept.id))
            db.execute("UPDATE campaigns SET changed = ? WHERE id = ?", (time.time(), kept.id))

        return bind

    def _there(self, db: sqlite3.Connection, person: Person, campaign: str) -> Kept:
        kept = self._find(db, person, campaign)
        if kept is None:
            raise CampaignsError("this campaign is gone")
        return kept


def write(db: sqlite3.Connection, campaign: str, data: str) -> None:
    """Keep a campaign as it is now."""
    db.execute("UPDATE campaigns SET data = ?, changed = ? WHERE id = ?", (data, time.time(), campaign))


def tables_of(db: sqlite3.Connection, campaign: str) -> list[Entered]:
    """The tables of a campaign, the oldest first."""
    rows = db.execute(
        "SELECT e.table_id, e.state, t.status, t.sheet FROM entered e JOIN tables t ON t.id = e.table_id"
        " WHERE e.campaign = ? ORDER BY t.created, t.id",
        (campaign,),
    ).fetchall()
    return [
        Entered(row["table_id"], row["state"], row["status"], msgspec.json.decode(row["sheet"], type=Sheet))
        for row in rows
    ]


def running(tables: Sequence[Entered]) -> list[Entered]:
    """Those tables that are not over."""
    return [table for table in tables if table.state == "running"]
