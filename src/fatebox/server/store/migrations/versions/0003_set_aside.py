"""Answers that the rules no longer allow are kept beside the log that goes on without them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import REAL, Column, Double, Integer, Text
from sqlalchemy.types import TypeEngine

revision = "0003"
down_revision = "0002"
WORD = Text().with_variant(Text(collation="C"), "postgresql")
TIME: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")


def upgrade() -> None:
    """Make the table; nothing was set aside before."""
    op.create_table(
        "set_aside",
        Column("table_id", WORD, primary_key=True),
        Column("moved", TIME, primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("kind", WORD, nullable=False),
        Column("value", WORD, nullable=False),
        Column("at", TIME, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
