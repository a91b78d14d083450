"""The tables of the database, the same in SQLite and PostgreSQL.

A change here needs a revision in `migrations/versions`: a test compares what the revisions make with this.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    REAL,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    func,
)
from sqlalchemy.types import TypeEngine

metadata = MetaData()
WORD = Text().with_variant(Text(collation="C"), "postgresql")
"""Text that is sorted alike in both databases, letter by letter."""
NAME = WORD.with_variant(Text(collation="NOCASE"), "sqlite")
TIME: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")
"""Seconds of the epoch."""


def _table(name: str, *parts: Any) -> Table:
    return Table(name, metadata, *parts, sqlite_with_rowid=False, sqlite_strict=True)


def _key(name: str, *more: Any) -> Column[Any]:
    return Column(name, WORD, *more, primary_key=True)


def _text(name: str, *more: Any, **how: Any) -> Column[Any]:
    return Column(name, WORD, *more, nullable=False, **how)


def _number(name: str, *more: Any, **how: Any) -> Column[Any]:
    return Column(name, Integer, *more, nullable=False, **how)


def _time(name: str) -> Column[Any]:
    return Column(name, TIME, nullable=False)


meta = _table("meta", _key("key"), _text("value"))
people = _table("people", _key("id"), _text("name"), _number("epoch", server_default="0"), _time("created"))
sessions = _table(  # devices on which people are known
    "sessions",
    _key("id"),
    _text("person", ForeignKey("people.id")),
    _time("created"),
    _time("seen"),
    _text("agent"),
    Index("sessions_by_person", "person"),
)
keys = _table(  # private links that carry a person to another device
    "keys", _key("hash"), _text("person", ForeignKey("people.id")), _time("expires")
)
settings = _table(  # of people, for all of their devices
    "settings", _key("person", ForeignKey("people.id")), _text("data"), _time("changed")
)
tables = _table(
    "tables",
    _key("id"),
    _text("game"),
    _text("host", ForeignKey("people.id")),
    _text("invite"),
    _number("listed"),
    _text("status"),
    _text("sheet"),
    _time("created"),
    _time("changed"),
    _text("holder", server_default=""),
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_host", "host"),
)
processes = _table(  # the servers that share this database, and until when each is known to be alive
    "processes", _key("id"), _time("expires"), _number("backend"), _number("slots", server_default="0")
)
seats = _table(
    "seats",
    _key("table_id", ForeignKey("tables.id")),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("kind"),
    Column("person", WORD),
    _text("name"),
    _text("bot"),
    _text("passing", server_default="ask"),
    _number("asked", server_default="0"),
    Index("seats_by_person", "person"),
)
log = _table(
    "log",
    _key("table_id"),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    _number("seat"),
    _text("kind"),
    _text("value"),
    _time("at"),
)
stood_in = _table(  # entries of a log that a bot or the clock made for a person
    "stood_in", _key("table_id"), Column("seq", Integer, primary_key=True, autoincrement=False), _text("who")
)
set_aside = _table(  # entries that later rules do not allow, and when the log went on without them
    "set_aside",
    _key("table_id"),
    Column("moved", TIME, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    _number("seat"),
    _text("kind"),
    _text("value"),
    _time("at"),
)
said = _table(  # the chat of a table
    "said",
    _key("table_id", ForeignKey("tables.id")),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    _text("person"),
    Column("seat", Integer),
    _text("name"),
    _text("text"),
    _time("at"),
)
rematches = _table(  # the game that the same people play after a table
    "rematches", _key("table_id", ForeignKey("tables.id")), _text("next", ForeignKey("tables.id"))
)
clocks = _table("clocks", _key("table_id", ForeignKey("tables.id")), _text("data"))
decks = _table("decks", _key("person", ForeignKey("people.id")), _key("game"), _key("name"), _text("deck"))
campaigns = _table(
    "campaigns",
    _key("id"),
    _text("game"),
    _text("person", ForeignKey("people.id")),
    Column("name", NAME, nullable=False),
    _text("data"),
    _time("created"),
    _time("changed"),
    UniqueConstraint("person", "game", "name"),
)
Index("campaigns_by_name", campaigns.c.person, campaigns.c.game, func.lower(campaigns.c.name), unique=True)
entered = _table(  # the tables of campaigns, and what has become of them
    "entered",
    _key("table_id", ForeignKey("tables.id")),
    _text("campaign", ForeignKey("campaigns.id", ondelete="CASCADE")),
    _text("state"),
    Index("entered_by_campaign", "campaign"),
)
results = _table(  # of people, in games that are over
    "results",
    _key("table_id", ForeignKey("tables.id")),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("person", ForeignKey("people.id")),
    _text("game"),
    _text("options"),
    _number("counts"),
    _text("result"),
    _time("at"),
    Index("results_by_person", "person", "game"),
)
lessons = _table(  # of people: the last table of each, and whether it ever was finished
    "lessons",
    _key("person", ForeignKey("people.id")),
    _key("game"),
    _text("table_id", ForeignKey("tables.id")),
    _number("done", server_default="0"),
    Index("lessons_by_table", "table_id"),
)
dailies = _table(  # the tables at which people play the deal of a day
    "dailies",
    _key("day"),
    _key("person", ForeignKey("people.id")),
    _text("table_id", ForeignKey("tables.id")),
    Index("dailies_by_table", "table_id"),
    Index("dailies_by_person", "person"),
)
replays = _table(  # record files that people brought
    "replays", _key("id"), _text("person", ForeignKey("people.id")), _text("record"), _time("created")
)
replay_people = _table(  # who brought a record file: it stays until all have let it go
    "replay_people",
    _key("replay", ForeignKey("replays.id", ondelete="CASCADE")),
    _key("person", ForeignKey("people.id")),
    _time("created"),
    Index("replays_by_person", "person", "created"),
)
reviews = _table(
    "reviews", _key("table_id", ForeignKey("tables.id")), _text("data")
)  # of games that are over
file_reviews = _table(
    "file_reviews", _key("replay", ForeignKey("replays.id", ondelete="CASCADE")), _text("data")
)
snapshots = _table("snapshots", _key("table_id"), _number("entries"), _text("data"))
