"""Several server processes on one database: who is alive, and who holds which table."""

from __future__ import annotations

from alembic import op
from sqlalchemy import REAL, Column, Double, Integer, Text
from sqlalchemy.types import TypeEngine

revision = "0004"
down_revision = "0003"
WORD = Text().with_variant(Text(collation="C"), "postgresql")
TIME: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")


def upgrade() -> None:
    """Nobody holds a table until somebody asks for it."""
    op.create_table(
        "processes",
        Column("id", WORD, primary_key=True),
        Column("expires", TIME, nullable=False),
        Column("backend", Integer, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.add_column("tables", Column("holder", WORD, nullable=False, server_default=""))
