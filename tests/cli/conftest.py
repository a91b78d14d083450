"""Fixtures for tests of commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import Program


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program with a data folder of its own."""
    return Program(tmp_path / "data")
