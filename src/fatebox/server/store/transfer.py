"""Copies of a whole server: a backup, and its way back into a database of either kind.

A backup is one file of SQLite, whatever it was made of. So it carries a server from SQLite to PostgreSQL and
back as well. It is read in one transaction: a server that is running meanwhile is neither stopped nor slowed.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from .connect import open_engine, reason, shown
from .errors import StoreError
from .migrate import is_present, prepare
from .schema import metadata, people

CHUNK = 1000
"""The number of rows that are copied at once."""
EARLIER = "this database is of an earlier version; start its server once to bring it up"


def back_up(source: URL, file: Path) -> int:
    """Write a backup of a database, which may be in use; gives the number of rows. All of it or nothing."""
    if file.exists():
        raise StoreError(f"{file}: this file is there already; choose another name")
    if not file.parent.is_dir():
        raise StoreError(f"{file.parent}: there is no such folder")
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        made = Path(folder) / "backup.db"
        target = URL.create("sqlite", database=str(made))
        prepare(target)
        rows = _copy(source, target)
        _settle(target)
        os.chmod(made, 0o600)  # it holds what is hidden at the tables, and the key of all cookies
        os.replace(made, file)
    return rows


def restore(file: Path, target: URL) -> int:
    """Fill an empty database from a backup, perhaps of an earlier version; gives the number of rows."""
    if not file.is_file():
        raise StoreError(f"{file}: there is no such file")
    if target.drivername == "sqlite":
        Path(target.database or "").parent.mkdir(parents=True, exist_ok=True)
    prepare(target)
    with tempfile.TemporaryDirectory(prefix="fatebox-") as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        source = URL.create("sqlite", database=str(copy))
        try:
            prepare(source)
        except StoreError as error:
            raise StoreError(f"{file}: {str(error).partition(': ')[2]}") from None
        return _copy(source, target)


def _copy(source: URL, target: URL) -> int:
    giving, taking = open_engine(source), open_engine(target)
    try:
        if not is_present(giving):
            raise StoreError(f"{shown(source)}: {EARLIER}")
        with (
            _snapshot(giving).connect() as old,
            taking.execution_options(begin="BEGIN IMMEDIATE").begin() as new,
        ):
            if new.execute(select(func.count()).select_from(people)).scalar_one():
                raise StoreError(f"{shown(target)}: expected an empty database, found a server's")
            return sum(_copy_table(old, new, table.name) for table in metadata.sorted_tables)
    except SQLAlchemyError as error:
        raise StoreError(f"{shown(source)} to {shown(target)}: {reason(error)}") from None
    finally:
        giving.dispose()
        taking.dispose()


def _snapshot(engine: Engine) -> Engine:
    """The engine as one that sees one moment of its database."""
    level = "SERIALIZABLE" if engine.dialect.name == "sqlite" else "REPEATABLE READ"
    return engine.execution_options(isolation_level=level)


def _copy_table(old: Connection, new: Connection, name: str) -> int:
    table = metadata.tables[name]
    new.execute(table.delete())  # an empty database has a row or two with its version
    rows = 0
    for part in (
        old.execution_options(stream_results=True).execute(select(table)).mappings().partitions(CHUNK)
    ):
        new.execute(insert(table), [dict(row) for row in part])
        rows += len(part)
    return rows


def _settle(url: URL) -> None:
    """Leave one file, without a journal beside it."""
    engine = open_engine(url)
    with engine.connect() as connection:
        connection.connection.cursor().execute("PRAGMA journal_mode = DELETE")
    engine.dispose()
