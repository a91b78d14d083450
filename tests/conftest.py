"""Browser tests run only when they are asked for: `pytest tests/browser` (see there why)."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from fatebox.cli import ONE_THREAD

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")  # no time on the clock fails a test

for setting in ONE_THREAD:
    os.environ.setdefault(setting, "1")  # as the program does: numpy is loaded later

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background of a script; programs inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the browser tests out unless an argument names them."""
    if collection_path != BROWSER:
        return None
    asked = [Path(str(argument).split("::")[0]).resolve() for argument in config.invocation_params.args]
    return not any(BROWSER in (path, *path.parents) for path in asked if path.exists()) or None
