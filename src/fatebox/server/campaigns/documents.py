"""Documents of people in the database: what `fatebox.storage` works on, inside a job of the server's store.

A campaign has tables that belong to it. A table that is opened for a campaign is noted in the transaction
that opens it, so two tables cannot be opened where only one may be.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from fatebox.kernel.keeping import Document, Running
from fatebox.server.tables.log import TableConfig
from fatebox.storage.documents import Kept
from fatebox.storage.errors import StorageError

MOST_CAMPAIGNS = 50
"""The most campaigns of a game that one person may keep."""
MOST_DECKS = 100
"""The most decks of a game that one person may keep."""
AT_A_TABLE = "at a table"
TAKES_PART = (
    "EXISTS (SELECT 1 FROM entered e JOIN seats s ON s.table_id = e.table_id"
    " WHERE e.campaign = c.id AND s.person = :person)"
)
"""Whether a person has sat at a table of the campaign `c`."""


class DeckDocuments:
    """The decks that a person keeps for a game; they are known by their names."""

    def __init__(self, db: sqlite3.Connection, person: str, game: str) -> None:
        self._db = db
        self._owner = (person, game)

    @contextmanager
    def transaction(self) -> Iterator[DeckDocuments]:
        """The transaction is that of the job which has the connection."""
        yield self

    def names(self) -> list[str]:
        """The names of all decks."""
        rows = self._db.execute(
            "SELECT name FROM decks WHERE person = ? AND game = ? ORDER BY name", self._owner
        )
        return [str(row[0]) for row in rows]

    def find(self, key: str) -> Kept | None:
        """A deck by name."""
        row = self._db.execute(
            "SELECT name, deck FROM decks WHERE person = ? AND game = ? AND name = ?", (*self._owner, key)
        ).fetchone()
        return None if row is None else Kept(row["name"], row["name"], msgspec.json.decode(row["deck"]))

    named = find

    def add(self, name: str, data: Document, *, replace: bool = False) -> str:
        """Keep a deck."""
        if not replace and self.find(name) is not None:
            raise StorageError(f"you have a deck {name!r} already")
        self._db.execute(
            "INSERT OR REPLACE INTO decks (person, game, name, deck) VALUES (?, ?, ?, ?)",
            (*self._owner, name, msgspec.json.encode(data).decode()),
        )
        if len(self.names()) > MOST_DECKS:
            raise StorageError(f"you keep {MOST_DECKS} decks already; throw one away first")
        return name

    def update(self, key: str, data: Document) -> None:
        """Keep other cards under a name."""
        self.add(key, data, replace=True)

    def remove(self, key: str) -> None:
        """Throw a deck away."""
        self._db.execute("DELETE FROM decks WHERE person = ? AND game = ? AND name = ?", (*self._owner, key))

    def running(self, key: str) -> list[Running]:
        """No game belongs to a deck."""
        del key
        return []

    def uncounted(self, key: str) -> int:
        """No game belongs to a deck."""
        del key
        return 0


class CampaignDocuments:
    """The campaigns of a game that a person may use: their own, and shared ones in which they take part."""

    def __init__(self, db: sqlite3.Connection, person: str, game: str, *, shared: bool) -> None:
        self._db = db
        self._person = person
        self._game = game
        whose = f"(c.person = :person OR {TAKES_PART})" if shared else "c.person = :person"
        self._query = (
            "SELECT c.id, c.person, c.name, c.data, c.created, c.changed FROM campaigns c"
            f" WHERE c.game = :game AND {whose}"
        )

    @contextmanager
    def transaction(self) -> Iterator[CampaignDocuments]:
        """The transaction is that of the job which has the connection."""
        yield self

    def all(self) -> list[Kept]:
        """All campaigns, the latest first."""
        rows = self._db.execute(f"{self._query} ORDER BY c.changed DESC, c.id", self._parameters())
        return [_kept(row) for row in rows.fetchall()]

    def names(self) -> list[str]:
        """The names of all campaigns."""
        return [kept.name for kept in self.all()]

    def find(self, key: str) -> Kept | None:
        """A campaign by its id."""
        row = self._db.execute(f"{self._query} AND c.id = :id", self._parameters(id=key)).fetchone()
        return None if row is None else _kept(row)

    def named(self, name: str) -> Kept | None:
        """A person's own campaign of that name."""
        row = self._db.execute(
            f"{self._query} AND c.person = :person AND c.name = :name", self._parameters(name=name)
        ).fetchone()
        return None if row is None else _kept(row)

    def _parameters(self, **more: str) -> dict[str, str]:
        return {"person": self._person, "game": self._game, **more}

    def add(self, name: str, data: Document, *, replace: bool = False) -> str:
        """Keep a campaign; its id."""
        there = self.named(name)
        if there is not None and replace:
            self.update(there.key, data)
            return there.key
        if there is not None:
            raise StorageError(f"you have a campaign {name!r} already")
        (number,) = self._db.execute(
            "SELECT count(*) FROM campaigns WHERE person = ? AND game = ?", (self._person, self._game)
        ).fetchone()
        if number >= MOST_CAMPAIGNS:
            raise StorageError(f"you keep {MOST_CAMPAIGNS} campaigns already; delete one first")
        key, now = secrets.token_urlsafe(9), time.time()
        self._db.execute(
            "INSERT INTO campaigns VALUES (?, ?, ?, ?, ?, ?, ?)",
            (key, self._game, self._person, name, msgspec.json.encode(data).decode(), now, now),
        )
        return key

    def update(self, key: str, data: Document) -> None:
        """Keep a campaign as it is now."""
        self._db.execute(
            "UPDATE campaigns SET data = ?, changed = ? WHERE id = ?",
            (msgspec.json.encode(data).decode(), time.time(), key),
        )

    def remove(self, key: str) -> None:
        """Throw a campaign away; its tables can be played on, but belong to nothing any more."""
        kept = self.find(key)
        if kept is not None and kept.owner != self._person:
            raise StorageError(f"{kept.name} can be deleted only by whoever has begun it")
        self._db.execute("DELETE FROM campaigns WHERE id = ?", (key,))

    # --- tables ------------------------------------------------------------------------------------------

    def running(self, key: str) -> list[Running]:
        """The tables of a campaign that are not over, the oldest first."""
        rows = self._db.execute(
            "SELECT e.table_id, t.status, t.sheet FROM entered e JOIN tables t ON t.id = e.table_id"
            " WHERE e.campaign = ? AND e.state = 'running' ORDER BY t.created, t.id",
            (key,),
        )
        found = []
        for row in rows.fetchall():
            config = msgspec.json.decode(row["sheet"], type=TableConfig)
            waiting = row["status"] == "open"
            found.append(Running(row["table_id"], AT_A_TABLE, config.options, config.seats, waiting))
        return found

    def uncounted(self, key: str) -> int:
        """The number of tables that ended without changing the campaign."""
        (number,) = self._db.execute(
            "SELECT count(*) FROM entered WHERE campaign = ? AND state IN ('forced', 'failed')", (key,)
        ).fetchone()
        return int(number)

    def enter(self, key: str, table: str) -> None:
        """Note a table as one of a campaign."""
        self._db.execute("INSERT INTO entered VALUES (?, ?, 'running')", (table, key))
        self._db.execute("UPDATE campaigns SET changed = ? WHERE id = ?", (time.time(), key))

    def leave(self, key: str, table: str) -> None:
        """A table that still waits for players belongs to its campaign no more."""
        self._db.execute(
            "UPDATE entered SET state = 'left' WHERE table_id = ? AND campaign = ? AND state = 'running'"
            " AND EXISTS (SELECT 1 FROM tables t WHERE t.id = table_id AND t.status = 'open')",
            (table, key),
        )


def _kept(row: sqlite3.Row) -> Kept:
    return Kept(
        row["id"],
        row["name"],
        msgspec.json.decode(row["data"]),
        row["created"],
        row["changed"],
        row["person"],
    )
