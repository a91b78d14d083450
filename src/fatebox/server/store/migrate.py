"""Migrations: a database of an earlier version is brought to the present schema when it is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Engine
from sqlalchemy.exc import SQLAlchemyError

from .connect import open_engine, reason, shown
from .errors import StoreError

REVISIONS = Path(__file__).parent / "migrations"
LOCK = 7_237_661
"""The number under which PostgreSQL lets one process at a time change the schema."""


def prepare(url: URL) -> None:
    """Open a database once and bring it to the present schema; an error says why that cannot be done."""
    engine = open_engine(url)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


def is_present(engine: Engine) -> bool:
    """Whether a database has the present schema; what is no database of ours has not."""
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except SQLAlchemyError as error:
        raise StoreError(f"{shown(engine.url)}: {reason(error)}") from None
    return found == ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(REVISIONS).replace("%", "%%"))
    return config


def upgrade(engine: Engine) -> None:
    """Bring a database, perhaps an empty one, to the present schema: all of it or nothing."""
    config = _config()
    try:
        with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise StoreError(
            f"{shown(engine.url)}: this database was made by a later version of Fatebox"
        ) from None
    except SQLAlchemyError as error:
        raise StoreError(f"{shown(engine.url)}: {reason(error)}") from None
