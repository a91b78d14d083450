"""One step of a table in the database: its entries, and all that changes with them in one transaction."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from fatebox.kernel import Match, Record
from fatebox.kernel.keeping import Finished
from fatebox.server.campaigns.booking import book
from fatebox.server.store import schema
from fatebox.server.store.statements import put
from fatebox.server.tables.log import APPEND, SET_STATUS, Entry, log_rows, set_aside, stood_in_rows
from fatebox.server.tables.seats import note_asked


def snapshot_of(match: Match[Any]) -> str:
    """The match as it stands, to go on from when rules or cards have changed."""
    return Record.of(match, snapshot=True).to_json()


class Appending(msgspec.Struct, frozen=True):
    """Entries that are added to the log of a table."""

    table_id: str
    first: int
    """The number of entries before them."""
    entries: Sequence[Entry]
    status: str
    asked: Sequence[int] | None
    """The seats that are asked now; None: the same as before."""
    outdated: bool
    """Whether entries that no longer fit stand where these go."""
    over: Finished | None
    """The game that ends with them."""
    clocks: Callable[[Connection], None] | None
    snapshot: Callable[[], str] | None
    """Makes a snapshot, where one is due; in the thread that writes, for it takes a while."""
    now: float = msgspec.field(default_factory=time.time)

    def job(self, db: Connection) -> None:
        """Write all of it."""
        if self.outdated:
            set_aside(db, self.table_id, self.first, self.now)
        APPEND(db, log_rows(self.table_id, self.first, self.entries, self.now))
        if stood_in := stood_in_rows(self.table_id, self.first, self.entries):
            db.execute(insert(schema.stood_in), stood_in)
        SET_STATUS(db, [{"table": self.table_id, "status_now": self.status, "now": self.now}])
        if self.asked is not None:
            note_asked(db, self.table_id, self.asked)
        if self.over is not None:
            book(db, self.over)
        if self.clocks is not None:
            self.clocks(db)
        if self.snapshot is not None:
            total = self.first + len(self.entries)
            put(db, schema.snapshots, table_id=self.table_id, entries=total, data=self.snapshot())
