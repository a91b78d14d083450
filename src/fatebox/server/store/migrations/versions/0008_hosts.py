"""Tables are found by their host: each opening checks how many of them a person has already."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """No row changes."""
    op.create_index("tables_by_host", "tables", ["host"])
