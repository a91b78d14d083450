"""The store: SQLite in WAL mode, written by one thread, so that what is acknowledged is on the disk.

All that is waiting is committed together: the disk's sync is what costs, not the rows. Every job runs in a
savepoint of its own; if it fails, the others are committed all the same.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from fatebox.games import game_ids, load_game

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

FORMAT = 2
BATCH = 500
"""So many jobs at most are committed together."""

META = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"
SCHEMA = """
CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, epoch INTEGER NOT NULL DEFAULT 0, created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (  -- private links that carry a person to another device
    hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), expires REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, host TEXT NOT NULL REFERENCES people(id), invite TEXT NOT NULL,
    listed INTEGER NOT NULL, status TEXT NOT NULL, sheet TEXT NOT NULL, created REAL NOT NULL,
    changed REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables(status, changed);
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT,
    name TEXT NOT NULL, bot TEXT NOT NULL, passing TEXT NOT NULL DEFAULT 'ask', PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_by_person ON seats(person);
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
    value TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS stood_in (  -- entries of a log that a bot or the clock made for a person
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, who TEXT NOT NULL, PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS said (  -- the chat of a table
    table_id TEXT NOT NULL REFERENCES tables(id), seq INTEGER NOT NULL, person TEXT NOT NULL, seat INTEGER,
    name TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rematches (  -- the game that the same people play after a table
    table_id TEXT PRIMARY KEY REFERENCES tables(id), next TEXT NOT NULL REFERENCES tables(id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables(id), data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decks (
    person TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL, name TEXT NOT NULL, deck TEXT NOT NULL,
    PRIMARY KEY (person, game, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, person TEXT NOT NULL REFERENCES people(id),
    name TEXT NOT NULL COLLATE NOCASE, data TEXT NOT NULL, created REAL NOT NULL, changed REAL NOT NULL,
    UNIQUE (person, game, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entered (  -- the tables of campaigns, and what has become of them
    table_id TEXT PRIMARY KEY REFERENCES tables(id),
    campaign TEXT NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE, state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entered_by_campaign ON entered(campaign);
CREATE TABLE IF NOT EXISTS results (  -- of people, in games that are over
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL, options TEXT NOT NULL,
    counts INTEGER NOT NULL, result TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS results_by_person ON results(person, game);
CREATE TABLE IF NOT EXISTS lessons (  -- of people: the last table of each, and whether it ever was finished
    person TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables(id), done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS lessons_by_table ON lessons(table_id);
CREATE TABLE IF NOT EXISTS replays (  -- record files that people brought
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), record TEXT NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reviews (  -- of games that are over
    table_id TEXT PRIMARY KEY REFERENCES tables(id), data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file_reviews (
    replay TEXT PRIMARY KEY REFERENCES replays(id) ON DELETE CASCADE, data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT PRIMARY KEY, entries INTEGER NOT NULL, data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""


class StoreError(Exception):
    """The database cannot be used; the message says why."""


class _Waiting(NamedTuple):
    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Store:
    """One database file. `write` and `read` run a job with a connection and give its result."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = _open(path)
        _prepare(self._connection, path)
        self._reader = _open(path)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """Run a job that changes something; when this returns, the change survives a loss of power."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Waiting(job, loop, future))
        return await asyncio.shield(future)  # a job that was handed over is done, even if nobody waits

    async def read(self, job: Job[T]) -> T:
        """Run a job that only looks."""
        return await asyncio.to_thread(self._look, job)

    def _look(self, job: Job[T]) -> T:
        with self._reading:
            return job(self._reader)

    def close(self) -> None:
        """Commit what is waiting, then close the file."""
        self._jobs.put(None)
        self._thread.join()
        with self._reading:
            self._reader.close()

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._take()
            outcomes = self._commit(batch) if batch else []
            for waiting, outcome in outcomes:
                _tell(waiting, outcome)
        self._connection.close()

    def _take(self) -> tuple[list[_Waiting], bool]:
        """All jobs that wait, at least one; False as soon as the end was asked for."""
        batch: list[_Waiting] = []
        waiting = self._jobs.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == BATCH:
                return batch, True
            try:
                waiting = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[_Waiting]) -> list[tuple[_Waiting, Any]]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [(waiting, self._attempt(waiting.job)) for waiting in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # disk full, file gone: nothing of the batch is there
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(waiting, error) for waiting in batch]
        return outcomes

    def _attempt(self, job: Job[Any]) -> Any:
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            result = job(connection)
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            result = error
        connection.execute("RELEASE job")
        return result


def _tell(waiting: _Waiting, outcome: Any) -> None:
    def deliver() -> None:
        if waiting.future.done():
            return
        if isinstance(outcome, Exception):
            waiting.future.set_exception(outcome)
        else:
            waiting.future.set_result(outcome)

    try:
        waiting.loop.call_soon_threadsafe(deliver)
    except RuntimeError:  # the loop was closed: nobody waits any more
        return


def _open(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from None
    connection.row_factory = sqlite3.Row
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute(
        "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID"
    )
    row = connection.execute("SELECT value FROM meta WHERE key = 'format'").fetchone()
    found = FORMAT if row is None else int(row[0])
    if found > FORMAT:
        raise StoreError(f"{path}: expected a database of format {FORMAT} or before, got {found}")
    connection.execute("BEGIN IMMEDIATE")
    for number in range(found, FORMAT):
        MIGRATIONS[number](connection)
    connection.execute("REPLACE INTO meta VALUES ('format', ?)", (str(FORMAT),))
    connection.execute("COMMIT")
    connection.executescript(SCHEMA)


def _from_1(db: sqlite3.Connection) -> None:
    """Decks belong to a game; campaigns are kept without the wrapping of their files."""
    (game,) = [game for game in map(load_game, game_ids()) if game.decks is not None]
    db.execute("ALTER TABLE decks RENAME TO decks_1")
    db.execute(
        "CREATE TABLE decks (person TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL,"
        " name TEXT NOT NULL, deck TEXT NOT NULL, PRIMARY KEY (person, game, name)) STRICT, WITHOUT ROWID"
    )
    db.execute("INSERT INTO decks SELECT person, ?, name, deck FROM decks_1", (game.id,))
    db.execute("DROP TABLE decks_1")
    for campaign, text in db.execute("SELECT id, data FROM campaigns").fetchall():
        data = msgspec.json.decode(text)
        if "checksum" in data:
            inner = msgspec.json.encode(data["campaign"]).decode()
            db.execute("UPDATE campaigns SET data = ? WHERE id = ?", (inner, campaign))


MIGRATIONS: dict[int, Callable[[sqlite3.Connection], None]] = {1: _from_1}
"""By the format that they start from."""
