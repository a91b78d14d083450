"""A server for all tests of a worker that need no other one: to start it takes longer than most of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.server.databases import KINDS, Postgres, new_url, postgres_server
from tests.server.visitor import ServerProcess, Visitor, all_go_home


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[ServerProcess]:
    """A running server, with a store that was empty: embedded, or of the kind that the environment names.

    It deals by a word, so a test that is about what a game may hold finds the same games in every run.
    """
    folder = tmp_path_factory.mktemp("data")
    kind = os.environ.get("FATEBOX_TEST_DATABASE", KINDS[0])
    database = None if kind == KINDS[0] else new_url(kind, folder, request)
    running = ServerProcess(folder, seed="tests", database=database)
    yield running
    running.stop()


@pytest.fixture(autouse=True, scope="module")
def evening() -> Iterator[None]:
    """Everybody leaves before others come."""
    yield
    all_go_home()


@pytest.fixture
def ann(server: ServerProcess) -> Visitor:
    """A person."""
    return Visitor(server.address, "Ann")


@pytest.fixture
def ben(server: ServerProcess) -> Visitor:
    """Another person."""
    return Visitor(server.address, "Ben")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests."""
    with postgres_server() as running:
        yield running


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The address of an empty database, of each kind."""
    return new_url(request.param, tmp_path, request)
