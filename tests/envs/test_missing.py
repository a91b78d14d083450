"""Without a library its environment says what to install, and everything else works."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gymnasium", "gymnasium", "envs"),
        ("pettingzoo", "pettingzoo", "envs"),
        ("open_spiel", "pyspiel", "bench"),
    ],
)
def test_a_missing_library_is_named_with_the_way_to_get_it(module: str, library: str, extra: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import fatebox.envs; import fatebox.envs.{module}"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ImportError: fatebox.envs.{module} needs ")
    assert last.endswith(f"pip install 'fatebox[{extra}]'")
