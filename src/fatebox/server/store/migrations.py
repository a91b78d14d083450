"""Migrations: databases of earlier formats become databases of the present one when they are opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec

from fatebox.games import game_ids, load_game

from .errors import StoreError
from .schema import FORMAT, META, SCHEMA


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a database, perhaps an empty one, to the present format: all of it or nothing."""
    connection.execute(META)
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


def _from_2(db: sqlite3.Connection) -> None:
    """A record file belongs to all who brought it."""
    db.execute(
        "CREATE TABLE replay_people (replay TEXT NOT NULL REFERENCES replays(id) ON DELETE CASCADE,"
        " person TEXT NOT NULL REFERENCES people(id), created REAL NOT NULL, PRIMARY KEY (replay, person))"
        " STRICT, WITHOUT ROWID"
    )
    db.execute("INSERT INTO replay_people SELECT id, person, created FROM replays")


MIGRATIONS: dict[int, Callable[[sqlite3.Connection], None]] = {1: _from_1, 2: _from_2}
"""By the format that they start from."""
