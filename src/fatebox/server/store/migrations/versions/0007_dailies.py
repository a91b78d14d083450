"""The tables at which people play the deal of a day."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Text

revision = "0007"
down_revision = "0006"
WORD = Text().with_variant(Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Nobody has played one so far."""
    op.create_table(
        "dailies",
        Column("day", WORD, primary_key=True),
        Column("person", WORD, ForeignKey("people.id"), primary_key=True),
        Column("table_id", WORD, ForeignKey("tables.id"), nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("dailies_by_table", "dailies", ["table_id"])
    op.create_index("dailies_by_person", "dailies", ["person"])
