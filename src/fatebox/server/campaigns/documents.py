"""Documents of people in the database: what `fatebox.storage` works on, inside a job of the server's store.

A campaign has tables that belong to it. A table that is opened for a campaign is noted in the transaction
that opens it, so two tables cannot be opened where only one may be.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, exists, func, insert, select, update

from fatebox.kernel.keeping import Document, Running
from fatebox.server import words
from fatebox.server.store.schema import campaigns, decks, entered, seats, tables
from fatebox.server.store.statements import put
from fatebox.server.tables.log import TableConfig
from fatebox.storage.documents import Kept
from fatebox.storage.errors import StorageError

MOST_CAMPAIGNS = 50
"""The most campaigns of a game that one person may keep."""
MOST_DECKS = 100
"""The most decks of a game that one person may keep."""
AT_A_TABLE = "at a table"


def usable_by(person: str, *, shared: bool) -> ColumnElement[bool]:
    """Whether a person may use a campaign: their own, or a shared one if they sat at a table of it."""
    own = campaigns.c.person == person
    if not shared:
        return own
    at_its_table = (entered.c.table_id == seats.c.table_id) & (entered.c.campaign == campaigns.c.id)
    return own | exists().where(at_its_table, seats.c.person == person).correlate(campaigns)


class DeckDocuments:
    """The decks that a person keeps for a game; they are known by their names."""

    def __init__(self, db: Connection, person: str, game: str) -> None:
        self._db = db
        self._owner = {"person": person, "game": game}
        self._own = (decks.c.person == person) & (decks.c.game == game)

    @contextmanager
    def transaction(self) -> Iterator[DeckDocuments]:
        """The transaction is that of the job which has the connection."""
        yield self

    def names(self) -> list[str]:
        """The names of all decks."""
        return list(self._db.execute(select(decks.c.name).where(self._own).order_by(decks.c.name)).scalars())

    def find(self, key: str) -> Kept | None:
        """A deck by name."""
        row = self._db.execute(select(decks).where(self._own, decks.c.name == key)).first()
        return None if row is None else Kept(row.name, row.name, msgspec.json.decode(row.deck))

    named = find

    def add(self, name: str, data: Document, *, replace: bool = False) -> str:
        """Keep a deck."""
        if not replace and self.find(name) is not None:
            raise StorageError(f"you have a deck {name!r} already")
        put(self._db, decks, **self._owner, name=name, deck=msgspec.json.encode(data).decode())
        if len(self.names()) > MOST_DECKS:
            raise StorageError(words.DECK_MANY(count=MOST_DECKS))
        return name

    def update(self, key: str, data: Document) -> None:
        """Keep other cards under a name."""
        self.add(key, data, replace=True)

    def remove(self, key: str) -> None:
        """Throw a deck away."""
        self._db.execute(delete(decks).where(self._own, decks.c.name == key))

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

    def __init__(self, db: Connection, person: str, game: str, *, shared: bool) -> None:
        self._db = db
        self._person = person
        self._game = game
        self._query = select(campaigns).where(campaigns.c.game == game, usable_by(person, shared=shared))

    @contextmanager
    def transaction(self) -> Iterator[CampaignDocuments]:
        """The transaction is that of the job which has the connection."""
        yield self

    def all(self) -> list[Kept]:
        """All campaigns, the latest first."""
        rows = self._db.execute(self._query.order_by(campaigns.c.changed.desc(), campaigns.c.id))
        return [_kept(row) for row in rows]

    def names(self) -> list[str]:
        """The names of all campaigns."""
        return [kept.name for kept in self.all()]

    def find(self, key: str) -> Kept | None:
        """A campaign by its id."""
        row = self._db.execute(self._query.where(campaigns.c.id == key)).first()
        return None if row is None else _kept(row)

    def named(self, name: str) -> Kept | None:
        """A person's own campaign of that name."""
        same = func.lower(campaigns.c.name) == func.lower(name)
        row = self._db.execute(self._query.where(campaigns.c.person == self._person, same)).first()
        return None if row is None else _kept(row)

    def add(self, name: str, data: Document, *, replace: bool = False) -> str:
        """Keep a campaign; its id."""
        there = self.named(name)
        if there is not None and replace:
            self.update(there.key, data)
            return there.key
        if there is not None:
            raise StorageError(words.CAMPAIGN_NAMED(name=name))
        own = (campaigns.c.person == self._person) & (campaigns.c.game == self._game)
        number = self._db.execute(select(func.count()).select_from(campaigns).where(own)).scalar_one()
        if number >= MOST_CAMPAIGNS:
            raise StorageError(words.CAMPAIGN_MANY(count=MOST_CAMPAIGNS))
        key, now = secrets.token_urlsafe(9), time.time()
        text = msgspec.json.encode(data).decode()
        row = {"id": key, "game": self._game, "person": self._person, "name": name, "data": text}
        self._db.execute(insert(campaigns).values(**row, created=now, changed=now))
        return key

    def update(self, key: str, data: Document) -> None:
        """Keep a campaign as it is now."""
        text = msgspec.json.encode(data).decode()
        self._db.execute(
            update(campaigns).where(campaigns.c.id == key).values(data=text, changed=time.time())
        )

    def remove(self, key: str) -> None:
        """Throw a campaign away; its tables can be played on, but belong to nothing any more."""
        kept = self.find(key)
        if kept is not None and kept.owner != self._person:
            raise StorageError(words.CAMPAIGN_OWNER(name=kept.name))
        self._db.execute(delete(campaigns).where(campaigns.c.id == key))

    # --- tables ------------------------------------------------------------------------------------------

    def running(self, key: str) -> list[Running]:
        """The tables of a campaign that are not over, the oldest first."""
        rows = self._db.execute(
            select(tables.c.id, tables.c.status, tables.c.sheet)
            .join_from(entered, tables)
            .where(entered.c.campaign == key, entered.c.state == "running")
            .order_by(tables.c.created, tables.c.id)
        )
        found = []
        for row in rows:
            config = msgspec.json.decode(row.sheet, type=TableConfig)
            waiting = row.status == "open"
            found.append(Running(row.id, AT_A_TABLE, config.options, config.seats, waiting))
        return found

    def uncounted(self, key: str) -> int:
        """The number of tables that ended without changing the campaign."""
        ended = (entered.c.campaign == key) & entered.c.state.in_(("forced", "failed"))
        return self._db.execute(select(func.count()).select_from(entered).where(ended)).scalar_one()

    def enter(self, key: str, table: str) -> None:
        """Note a table as one of a campaign."""
        self._db.execute(insert(entered).values(table_id=table, campaign=key, state="running"))
        self._db.execute(update(campaigns).where(campaigns.c.id == key).values(changed=time.time()))

    def leave(self, key: str, table: str) -> None:
        """A table that still waits for players belongs to its campaign no more."""
        waits = select(tables.c.id).where(tables.c.id == table, tables.c.status == "open")
        its = (entered.c.table_id.in_(waits)) & (entered.c.campaign == key) & (entered.c.state == "running")
        self._db.execute(update(entered).where(its).values(state="left"))


def _kept(row: Row[Any]) -> Kept:
    return Kept(row.id, row.name, msgspec.json.decode(row.data), row.created, row.changed, row.person)
