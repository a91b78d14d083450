"""The list of tables that a person may see."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from fatebox.games import load_game
from fatebox.kernel.options import without_secrets
from fatebox.server.people.people import Person
from fatebox.server.tables.log import TableConfig
from fatebox.server.tables.seats import Seat, seats_at
from fatebox.server.tables.table import Status


class Line(msgspec.Struct):
    """A table in the list of tables."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    seats: list[Seat]
    host: str
    mine: bool
    created: float
    changed: float
    lesson: bool


def lines_for(db: sqlite3.Connection, person: Person | None) -> list[Line]:
    """The tables that a person may see: its own, and those that are open to all."""
    rows = db.execute(
        "SELECT t.*, p.name AS host_name, EXISTS"
        " (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = :own) AS mine"
        " FROM tables t JOIN people p ON p.id = t.host"
        " WHERE mine OR (t.listed AND t.status = 'open') ORDER BY t.changed DESC LIMIT 100",
        {"own": "" if person is None else person.id},
    ).fetchall()
    return [_line(db, row) for row in rows]


def _line(db: sqlite3.Connection, row: sqlite3.Row) -> Line:
    config = msgspec.json.decode(row["sheet"], type=TableConfig)
    seats = seats_at(db, row["id"])
    for seat in seats:
        seat.person = None  # who a person is, is between that person and the server
    return Line(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        options=without_secrets(load_game(row["game"]).settings, config.options),
        seats=seats,
        host=row["host_name"],
        mine=bool(row["mine"]),
        created=row["created"],
        changed=row["changed"],
        lesson=bool(config.lesson),
    )
