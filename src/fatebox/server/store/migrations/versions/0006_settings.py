"""Settings of people, so that every device of theirs has them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import REAL, Column, Double, ForeignKey, Text
from sqlalchemy.types import TypeEngine

revision = "0006"
down_revision = "0005"
WORD = Text().with_variant(Text(collation="C"), "postgresql")
TIME: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")


def upgrade() -> None:
    """Nobody has set anything so far: browsers bring what they have kept."""
    op.create_table(
        "settings",
        Column("person", WORD, ForeignKey("people.id"), primary_key=True),
        Column("data", WORD, nullable=False),
        Column("changed", TIME, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
