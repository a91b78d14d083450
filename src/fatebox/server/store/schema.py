"""The tables of the database, as they are in the present format."""

from __future__ import annotations

FORMAT = 3
META = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"
SCHEMA = """
CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, epoch INTEGER NOT NULL DEFAULT 0, created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (  -- devices on which people are known
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), created REAL NOT NULL,
    seen REAL NOT NULL, agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_person ON sessions(person);
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
CREATE TABLE IF NOT EXISTS replay_people (  -- who brought a record file: it stays until all have let it go
    replay TEXT NOT NULL REFERENCES replays(id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people(id), created REAL NOT NULL, PRIMARY KEY (replay, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS replays_by_person ON replay_people(person, created);
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
