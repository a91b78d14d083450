"""The list of tables that a person may see."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, exists, select

from fatebox.games import load_game
from fatebox.kernel.options import without_secrets
from fatebox.server.people.people import Person
from fatebox.server.store.schema import people, seats, tables
from fatebox.server.tables.log import TableConfig
from fatebox.server.tables.seats import Seat, seats_at
from fatebox.server.tables.table import Status

PAGE = 100
"""The number of tables on a page."""


class Line(msgspec.Struct):
    """A table in the list of tables."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    seats: list[Seat]
    host: str
    mine: bool
    asked: bool
    """Whether a seat of mine has to answer now."""
    created: float
    changed: float
    lesson: bool


def lines_for(db: Connection, person: Person | None, page: int) -> list[Line]:
    """The tables that a person may see: its own, and those that are open to all."""
    own = "" if person is None else person.id
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.person == own)
    offered = (tables.c.listed == 1) & (tables.c.status == "open")
    asked = exists().where(seats.c.table_id == tables.c.id, seats.c.person == own, seats.c.asked == 1)
    rows = db.execute(
        select(tables, people.c.name.label("host_name"), mine.label("mine"), asked.label("asked"))
        .join_from(tables, people)
        .where(mine | offered)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(PAGE)
        .offset(page * PAGE)
    )
    return [_line(db, row) for row in rows]


def _line(db: Connection, row: Row[Any]) -> Line:
    config = msgspec.json.decode(row.sheet, type=TableConfig)
    seats = seats_at(db, row.id)
    for seat in seats:
        seat.person = None  # who a person is, is between that person and the server
    return Line(
        id=row.id,
        game=row.game,
        status=row.status,
        options=without_secrets(load_game(row.game).settings, config.options),
        seats=seats,
        host=row.host_name,
        mine=bool(row.mine),
        asked=bool(row.asked) and row.status == "playing",
        created=row.created,
        changed=row.changed,
        lesson=bool(config.lesson),
    )
