"""A server for all tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visitor import ServerProcess, Visitor, all_go_home


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with an empty store."""
    running = ServerProcess(tmp_path_factory.mktemp("data"))
    yield running
    all_go_home()
    running.stop()


@pytest.fixture
def ann(server: ServerProcess) -> Visitor:
    """A person."""
    return Visitor(server.address, "Ann")


@pytest.fixture
def ben(server: ServerProcess) -> Visitor:
    """Another person."""
    return Visitor(server.address, "Ben")
