"""The doctor: looks through a database for what is damaged, changes nothing, and says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, Row, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from fatebox.games import game_ids
from fatebox.kernel import FateboxError
from fatebox.server.tables.log import Snapshot, TableConfig, applicable, open_match, read_entries
from fatebox.server.tables.timing import Stored

from . import schema
from .connect import open_engine, reason, shown
from .errors import StoreError
from .migrate import is_present

JSON = (  # columns that hold data in JSON, by table and by what names a row
    (schema.campaigns, "data", "id"),
    (schema.decks, "deck", "name"),
    (schema.results, "result", "table_id"),
    (schema.reviews, "data", "table_id"),
    (schema.replays, "record", "id"),
)


def examine(url: URL) -> list[str]:
    """All that is wrong with a database, a line each; nothing if it is well."""
    try:
        engine = open_engine(url)
    except StoreError as error:
        return [str(error)]
    try:
        if problem := _version(engine):
            return [problem]
        with engine.connect() as db:
            return [*_file(db), *_keys(db), *_documents(db), *_tables(db)]
    except SQLAlchemyError as error:
        return [f"{shown(url)}: {reason(error)}"]
    finally:
        engine.dispose()


def _version(engine: Engine) -> str:
    try:
        present = is_present(engine)
    except StoreError as error:
        return str(error)
    where = shown(engine.url)
    return "" if present else f"{where}: no database of this version; start the server once to bring it up"


def _file(db: Connection) -> Iterator[str]:
    """Damage of the file itself, which SQLite can find."""
    if db.dialect.name != "sqlite":
        return
    for (line,) in db.execute(text("PRAGMA integrity_check(20)")):
        if line != "ok":
            yield f"the file is damaged: {line}"
    for row in db.execute(text("PRAGMA foreign_key_check")):
        yield f"{row[0]}: a row names something in {row[2]} that is not there"


def _keys(db: Connection) -> Iterator[str]:
    key = db.execute(select(schema.meta.c.value).where(schema.meta.c.key == "key")).scalar()
    people = db.execute(select(func.count()).select_from(schema.people)).scalar_one()
    if key is None and people:
        yield "meta: the key that signs cookies is gone; all people will be strangers"
    elif key is not None:
        try:
            bytes.fromhex(key)
        except ValueError:
            yield "meta: the key that signs cookies is damaged"


def _documents(db: Connection) -> Iterator[str]:
    for table, column, name in JSON:
        for row in db.execute(select(table.c[name].label("name"), table.c[column].label("data"))):
            try:
                msgspec.json.decode(row.data)
            except (msgspec.DecodeError, UnicodeError) as error:
                yield f"{table.name} {row.name}: {column}: {error}"


def _tables(db: Connection) -> Iterator[str]:
    for row in db.execute(select(schema.tables).order_by(schema.tables.c.created)).all():
        for problem in _table(db, row):
            yield f"table {row.id}: {problem}"


def _table(db: Connection, row: Row[Any]) -> Iterator[str]:
    try:
        config = msgspec.json.decode(row.sheet, type=TableConfig)
    except msgspec.DecodeError as error:
        yield f"sheet: {error}"
        return
    if config.game not in game_ids():
        yield f"sheet: there is no game {config.game!r}"
        return
    seats = db.execute(select(func.count()).where(schema.seats.c.table_id == row.id)).scalar_one()
    if seats != config.seats:
        yield f"expected {config.seats} seats, found {seats}"
    times = db.execute(select(schema.clocks.c.data).where(schema.clocks.c.table_id == row.id)).scalar()
    if times is not None:
        try:
            msgspec.json.decode(times, type=Stored)
        except msgspec.DecodeError as error:
            yield f"clocks: {error}"
    yield from _log(db, row, config)


def _log(db: Connection, row: Row[Any], config: TableConfig) -> Iterator[str]:
    """Whether no answer is missing, and all of them can be played again."""
    log = schema.log.c
    count, last = db.execute(select(func.count(), func.max(log.seq)).where(log.table_id == row.id)).one()
    if count and last != count - 1:
        yield f"expected answers 0 to {last} in its log, found {count} of them"
        return
    kept = select(schema.snapshots.c.data, schema.snapshots.c.entries)
    saved = db.execute(kept.where(schema.snapshots.c.table_id == row.id)).first()
    snapshot = None if saved is None else Snapshot(*saved)
    if row.status == "open":
        return
    try:
        entries = read_entries(db, row.id)
        fitting = applicable(config, entries, snapshot)
        open_match(config, entries[:fitting], snapshot)
    except (FateboxError, msgspec.DecodeError, ValueError) as error:
        yield f"it cannot be opened: {error}"
        return
    if fitting < len(entries):
        yield f"the rules have changed since it was played: {len(entries) - fitting} answers no longer fit"
