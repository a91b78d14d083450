"""The history of our speed: ratios to a yardstick, and what counts as slower."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bench.history import FILE, Line, append, changes, cli, measure, overview, read
from bench.yardstick import play_and_copy
from fatebox.games import game_ids

BEFORE = Line("a1", "before", "3.11", 1.0, {"weaver": {"views": 100.0, "setups": 10.0}})


def after(**figures: float) -> Line:
    return replace(BEFORE, commit="b2", note="after", ratios={"weaver": figures})


def test_a_line_comes_back_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    append(BEFORE, file)
    append(after(views=1.5), file)
    assert read(file) == [BEFORE, after(views=1.5)]
    assert read(tmp_path / "none.jsonl") == []


def test_more_than_a_tenth_is_slower() -> None:
    found = {change.figure: change for change in changes(BEFORE, after(views=89.0, setups=9.1))}
    assert found["views"].slower
    assert found["views"].factor == pytest.approx(0.89)
    assert not found["setups"].slower


def test_figures_that_one_line_lacks_are_not_compared() -> None:
    assert [change.figure for change in changes(BEFORE, after(setups=9.0, imagines=2.0))] == ["setups"]


def test_the_command_marks_what_is_slower(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"

    def compare(*numbers: str) -> Result:
        return CliRunner().invoke(cli, ["compare", *numbers, "--file", str(file)], env={"COLUMNS": "120"})

    assert "add a line first" in compare().output
    append(BEFORE, file)
    append(after(views=50.0, setups=10.5), file)
    slower = compare("1", "2")
    assert slower.exit_code == 1
    assert [line.split()[3] for line in slower.output.splitlines() if "SLOWER" in line] == ["views"]
    assert compare("2", "1").exit_code == 0
    wrong = compare("1", "3")
    assert wrong.exit_code == 2
    assert "expected no number or two from 1 to 2" in wrong.output


def test_a_game_is_measured_beside_the_yardstick() -> None:
    line = measure("now", 0.02, ["weaver"])
    assert play_and_copy() == 1
    assert set(line.ratios) == {"weaver"}
    assert all(ratio > 0 for ratio in line.ratios["weaver"].values())
    assert "yardstick" not in line.ratios["weaver"]
    assert overview(line).splitlines()[0] == "|  | Fate Weaver |"


def test_the_last_line_has_every_game() -> None:
    assert set(read(FILE)[-1].ratios) == set(game_ids())
