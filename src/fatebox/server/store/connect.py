"""Connections to the database: a file of SQLite by default, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from .errors import StoreError
from .statements import run_plain

READERS = 8
"""The most connections beside the one that writes."""
WAIT_S = 10
HOW: dict[str, Any] = {"pool_size": READERS + 1, "max_overflow": 0, "hide_parameters": True}
"""Parameters hold seeds, keys and invitations: no error may show them."""
STANDSTILL_MS = 3000
"""A process that does nothing in a transaction for so long must not keep others from the rows."""
FILE = "tables.db"
"""The file of the embedded database in the folder of a server."""


def embedded(folder: Path) -> URL:
    """The database in the folder of a server."""
    return URL.create("sqlite", database=str(folder / FILE))


def parse_url(text: str) -> URL:
    """The address of a database, as somebody writes it: `postgresql://...` or `sqlite:///FILE`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError("--database: expected postgresql://USER:PASSWORD@HOST/NAME") from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    raise StoreError(f"--database: expected postgresql://... or sqlite:///FILE, got {kind}://...")


def is_shared(url: URL) -> bool:
    """Whether several servers may use a database at the same time."""
    return url.drivername != "sqlite"


def shown(url: URL) -> str:
    """The address of a database without its password."""
    return url.database or "" if url.drivername == "sqlite" else url.render_as_string(hide_password=True)


def open_engine(url: URL, *, shared: bool = False) -> Engine:
    """The engine of a database that can be reached; else an error that says why not.

    Where it is shared, a process that stands still in the middle of a transaction loses it.
    """
    try:
        engine = _sqlite(url) if url.drivername == "sqlite" else _postgresql(url, shared)
        with engine.connect():
            pass
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"{shown(url)}: {reason(error)}") from None
    return engine


def reason(error: Exception) -> str:
    """The database's own words about an error, in one line."""
    original = getattr(error, "orig", None) or error
    return str(original).strip().partition("\n")[0]


def _sqlite(url: URL) -> Engine:
    how = {"timeout": WAIT_S, "check_same_thread": False}
    engine = create_engine(url, connect_args=how, **HOW)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        del record
        connection.isolation_level = None  # transactions begin as `begin` says, not as the driver guesses
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        run_plain(connection, connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def _postgresql(url: URL, shared: bool) -> Engine:
    limit = {"options": f"-c idle_in_transaction_session_timeout={STANDSTILL_MS}"} if shared else {}
    return create_engine(url, connect_args=limit, pool_pre_ping=True, **HOW)
