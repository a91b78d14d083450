"""Games on a Ray cluster: the same rows as on one core, whatever the number of workers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest


def rows(folder: Path, *more: str) -> list[dict[str, object]]:
    """The rows of a small simulation, without the time that each game took."""
    file = folder / "games.jsonl"
    command = ["sim", "weaver", "--games", "12", "--bots", "random", "--seed", "7", "-o", str(file), *more]
    done = subprocess.run(
        [sys.executable, "-m", "fatebox", *command], capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{name: value for name, value in row.items() if name != "seconds"} for row in found]


def test_a_cluster_gives_the_same_rows_as_one_core(tmp_path: Path) -> None:
    """Given a plan, when it is carried out on a cluster, then its rows are those of one core."""
    pytest.importorskip("ray")
    assert rows(tmp_path, "--ray", "local", "-j", "2") == rows(tmp_path, "-j", "1")


def test_an_address_without_a_cluster_is_an_error_that_says_so(tmp_path: Path) -> None:
    """Given no cluster at an address, when it is named, then the error names it."""
    pytest.importorskip("ray")
    command = ["sim", "weaver", "--games", "2", "--bots", "random", "--ray", "127.0.0.1:1"]
    done = subprocess.run(
        [sys.executable, "-m", "fatebox", *command], capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode != 0
    assert "--ray 127.0.0.1:1" in done.stderr
    assert "Traceback" not in done.stderr
