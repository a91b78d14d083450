"""The HTTP interface keeps what its description says, whatever it is sent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.visitor import ServerProcess, Visitor

ROOT = Path(__file__).resolve().parents[2]


def test_the_description_holds_against_generated_requests(server: ServerProcess) -> None:
    """schemathesis makes requests from the description and checks every answer against it."""
    visitor = Visitor(server.address, "Sam")
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            *("--config-file", str(Path(__file__).with_name("schemathesis.toml"))),
            "run",
            f"http://{server.address}/api/openapi.json",
            *("--header", f"Cookie: {visitor.cookies()}"),
            *("--phases", "examples,coverage,fuzzing", "--max-examples", "5"),
            # numbers are strict (no 1.0 for 1), and too many requests are refused
            *("--exclude-checks", "positive_data_acceptance"),
            *("--seed", "1", "--no-color"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]


def test_the_types_of_the_client_are_those_of_server_and_games() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.client_types", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
