"""Seats know whether their person is asked, so that lists of tables can say so."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody is known to be asked until a table is next opened."""
    op.add_column("seats", Column("asked", Integer, nullable=False, server_default="0"))
