"""Statements that both databases know, but SQLAlchemy only by their own names; and those that run often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Executable, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

WAITING = "fatebox waiting"
"""The place where a connection keeps the prepared statements that wait for each other."""


def put(db: Connection, table: Table, **row: Any) -> None:
    """Insert a row, or change the one that has its key."""
    insert = _insert(db, table)
    keys = [column.name for column in table.primary_key]
    changed = {name: insert.excluded[name] for name in row if name not in keys}
    db.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed), row)


def add(db: Connection, table: Table, **row: Any) -> None:
    """Insert a row unless one has its key."""
    db.execute(_insert(db, table).on_conflict_do_nothing(), row)


class _Compiled:
    """A statement that runs often: compiled once for each kind of database, and handed to the driver.

    SQLAlchemy would take several times as long to run it as the database does.
    """

    def __init__(self, statement: Executable, *names: str) -> None:
        self._statement = statement
        self._names = names
        """The parameters, where they do not follow from the statement."""
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}

    def _for(self, db: Connection) -> tuple[str, list[str] | None]:
        """The statement for a database, and the order of its parameters where they have no names there."""
        name = db.dialect.name
        if name not in self._compiled:
            statement: Any = self._statement
            compiled: SQLCompiler = statement.compile(dialect=db.dialect, column_keys=list(self._names))
            order = None if compiled.positiontup is None else list(compiled.positiontup)
            self._compiled[name] = str(compiled), order
        return self._compiled[name]


class Prepared(_Compiled):
    """A statement that changes something, run for all jobs of a batch together."""

    def __call__(self, db: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run it for each row: at once, or together with the same statements of other jobs."""
        waiting: dict[Prepared, list[Mapping[str, Any]]] | None = db.info.get(WAITING)
        if waiting is None:
            self.run(db, _driver(db), rows)
        else:
            waiting.setdefault(self, []).extend(rows)

    def run(self, db: Connection, driver: Any, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run it for each row now, on the connection of the driver."""
        sql, order = self._for(db)
        given: Any = rows if order is None else [[row[name] for name in order] for row in rows]
        try:
            driver.cursor().executemany(sql, given)
        except db.dialect.loaded_dbapi.Error:
            db.execute(self._statement, list(rows))  # fails again, with the errors that all others know


class Lookup(_Compiled):
    """A query that runs often; its columns are those that the driver reads as they are: texts and numbers."""

    def __call__(self, db: Connection, **given: Any) -> list[tuple[Any, ...]]:
        """The rows that fit."""
        flush(db)
        sql, order = self._for(db)
        try:
            found = _driver(db).cursor().execute(sql, given if order is None else [given[k] for k in order])
            return list(found.fetchall())
        except db.dialect.loaded_dbapi.Error:
            rows = db.execute(self._statement, given)  # fails again, with the errors that all others know
            return [tuple(row) for row in rows]


def run_plain(db: Connection, sql: str) -> None:
    """Run a statement of the driver without parameters, as each transaction begins with."""
    try:
        _driver(db).cursor().execute(sql)
    except db.dialect.loaded_dbapi.Error:
        db.exec_driver_sql(sql)  # fails again, with the errors that all others know


def _driver(db: Connection) -> Any:
    """The connection of the driver."""
    return db.connection.driver_connection


def flush_in_time(engine: Engine) -> None:
    """Run the prepared statements that wait before anything else is run."""

    @event.listens_for(engine, "before_cursor_execute")
    def flush_first(connection: Connection, *about: Any) -> None:
        flush(connection)


def collect(db: Connection) -> None:
    """Let prepared statements wait for each other from now on; none does yet."""
    db.info[WAITING] = {}


def flush(db: Connection) -> None:
    """Run all prepared statements that wait."""
    places = db.info
    while waiting := places.get(WAITING):
        places[WAITING], driver = {}, _driver(db)
        for statement, rows in waiting.items():
            statement.run(db, driver, rows)


def _insert(db: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if db.dialect.name == "sqlite" else postgresql.insert(table)
