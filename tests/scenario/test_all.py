"""Every scenario file of the project, as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.scenario import load_scenario, scenario_files

FOLDER = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=str(path.relative_to(FOLDER))) for path in scenario_files(FOLDER)]
)
def test_scenario(path: Path) -> None:
    report = load_scenario(path).run()
    if report.crash is not None:
        raise report.crash
    assert report.ok, f"\n{report}"
