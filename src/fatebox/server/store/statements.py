"""Statements that both databases know, but SQLAlchemy only by their own names."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(db: Connection, table: Table, **row: Any) -> None:
    """Insert a row, or change the one that has its key."""
    insert = _insert(db, table)
    keys = [column.name for column in table.primary_key]
    changed = {name: insert.excluded[name] for name in row if name not in keys}
    db.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed), row)


def add(db: Connection, table: Table, **row: Any) -> None:
    """Insert a row unless one has its key."""
    db.execute(_insert(db, table).on_conflict_do_nothing(), row)


def _insert(db: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if db.dialect.name == "sqlite" else postgresql.insert(table)
