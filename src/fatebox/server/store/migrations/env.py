"""Runs the revisions in the transaction of whoever opens the database."""

from __future__ import annotations

from alembic import context

from fatebox.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
