"""A checkout to call scripts in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scripts.toy import make_checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with our real scripts and a toy project, in a folder whose name has a space."""
    root = tmp_path / "a checkout"
    make_checkout(root)
    return root
