"""`fatebox scenario` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.scenario import ScenarioError
from tests.cli.calls import Command

call = Command("scenario").call

GOOD = 'game = "weaver"\nname = "Starts"\nclauses = ["WEA-RND.1"]\n[then]\nround = 1\n'
BAD = GOOD.replace("round = 1", "round = 2").replace("Starts", "Starts late")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "bad.toml").write_text(BAD)
    return tmp_path


def test_what_is_as_expected_is_one_line_each(folder: Path) -> None:
    result = call(folder / "good.toml")
    assert result.exit_code == 0
    assert result.stdout == f"{folder}/good.toml: Starts: ok\n1 ok\n"


def test_a_failure_is_shown_and_makes_the_exit_code_1(folder: Path) -> None:
    result = call(folder)
    assert result.exit_code == 1
    assert result.stdout == (
        f"{folder}/bad.toml: Starts late: FAILED\n"
        "    then.round: expected 2, found 1\n"
        f"{folder}/good.toml: Starts: ok\n"
        "1 ok, 1 failed\n"
    )


def test_an_unreadable_file_makes_the_exit_code_2_and_others_are_run_all_the_same(folder: Path) -> None:
    (folder / "broken.toml").write_text("game = 3")
    result = call(folder)
    assert result.exit_code == 2
    assert result.stderr == f"{folder}/broken.toml: game: expected str, got int\n"
    assert "1 ok, 1 failed, 1 with errors" in result.stdout


def test_reports_as_json(folder: Path) -> None:
    (folder / "broken.toml").write_text("game = 3")
    result = call(folder, "--json")
    assert result.exit_code == 2
    bad, broken, good = json.loads(result.stdout)
    assert bad["failures"] == [{"where": "then.round", "what": "expected 2, found 1"}]
    assert broken == {
        "path": f"{folder}/broken.toml",
        "ok": False,
        "error": f"{folder}/broken.toml: game: expected str, got int",
    }
    assert (good["ok"], good["name"], good["clauses"]) == (True, "Starts", ["WEA-RND.1"])


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    result = call(tmp_path)
    assert isinstance(result.exception, ScenarioError)
    assert str(result.exception) == f"{tmp_path}: there are no scenario files (*.toml) in this folder"


def test_a_path_is_needed() -> None:
    result = call()
    assert result.exit_code == 2
    assert "Missing argument 'PATHS...'" in result.stderr
