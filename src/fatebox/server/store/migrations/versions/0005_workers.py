"""Processes say how many thoughts they take from others: servers none, workers as many as they have cores."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """All processes so far are servers."""
    op.add_column("processes", Column("slots", Integer, nullable=False, server_default="0"))
