"""`fatebox sim` from the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fatebox.cli.sim import report_troubles
from fatebox.kernel import FateboxError, Record
from fatebox.lab import Plan, simulate
from tests.cli.calls import Command
from tests.lab.coin import GAME as COIN

call = Command("sim").call

PROGRAM = [sys.executable, "-c", "from fatebox.cli import main; main()", "sim"]


def summary(*arguments: str | Path) -> dict[str, Any]:
    result = call(*arguments, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_the_report_is_for_people() -> None:
    bots = ("--bots", "random,greedy:worlds=1", "--paired", "--difficulty", "adept")
    result = call("weaver", "-n", "6", "-j", "1", *bots)
    assert result.exit_code == 0
    assert "Fate Weaver, difficulty adept: 6 games, seed 0" in result.stdout
    assert "greedy:worlds=1" in result.stdout
    assert "on 3 equal deals" in result.stdout
    assert "games/s" in result.stdout


def test_options_changes_and_seeds_reach_the_games() -> None:
    found = summary(
        "weaver", "-n", "2", "-j", "1", "--difficulty", "master", "--seed", "x", "--set",
        "relics.naga-stone.price=[9, 9, 9]",
    )  # fmt: skip
    assert found["options"] == {"difficulty": "master"}
    assert (found["seed"], found["games"]) == ("x", 2)
    assert found["changes"] == ["relics.naga-stone.price=[9, 9, 9]"]
    assert found["content"] != summary("weaver", "-n", "1", "-j", "1")["content"]
    again = summary("weaver", "-n", "2", "-j", "1", "--option", "difficulty=master", "--seed", "x")
    assert again["options"] == found["options"]


def test_json_is_the_same_for_any_number_of_jobs_but_for_the_times() -> None:
    alone, shared = (summary("weaver", "-n", "30", "-j", jobs, "--bots", "random") for jobs in ("1", "2"))
    for found in (alone, shared):
        times = [key for key in found if key.endswith("_s")]
        assert times == ["elapsed_s", "games_per_s", "decisions_per_s"]
        for key in times:
            del found[key]
    assert alone == shared


@pytest.mark.parametrize("name", ["games.csv", "games.jsonl"])
def test_one_row_a_game_goes_to_a_file(tmp_path: Path, name: str) -> None:
    result = call("weaver", "-n", "4", "-j", "1", "--out", tmp_path / name)
    assert result.exit_code == 0
    rows = (tmp_path / name).read_text(encoding="utf-8").splitlines()
    assert len(rows) == 4 + name.endswith("csv")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        (("weaver", "--bots", "random,clever"), "there is no bot 'clever' for Fate Weaver; there are easy"),
        (("weaver", "--difficulty", "nightmare"), "difficulty: expected one of apprentice, adept"),
        (("weaver", "--option", "level"), "--option 'level': expected name=value"),
        (("weaver", "--seats", "2"), "Fate Weaver is for 1 player, got 2"),
        (("weaver", "-n", "0"), "games: expected at least 1"),
        (("weaver", "--set", "relics.moon=1"), "--set"),
        (("weaver", "--out", "games.txt"), "games.txt: expected a name that ends in"),
    ],
)  # fmt: skip
def test_bad_input_is_refused(arguments: tuple[str, ...], said: str) -> None:
    result = call(*arguments)
    assert isinstance(result.exception, FateboxError)  # for which the program exits with 2
    assert said in str(result.exception)
    assert result.stdout == ""


@pytest.mark.parametrize("beside", [True, False])
def test_a_crash_is_told_and_its_record_kept(
    tmp_path: Path, beside: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The record lies beside the file of rows, or where the program was called."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "out" if beside else tmp_path
    folder.mkdir(exist_ok=True)
    plan = Plan.of(COIN, 1, ["high"], options={"fault": "rules"}, seed="s")
    report_troubles(simulate(plan), folder / "games.csv" if beside else None)
    file = folder / "crash-coin-s-0.json"
    assert Record.from_json(file.read_text(encoding="utf-8")).answers == [(0, ("call", 2))]
    said = capsys.readouterr().err
    assert "game 0 (seed s:0) crashed: RuntimeError: two is too many" in said
    assert f"its record: {file}" in said


def test_an_interrupt_writes_what_is_finished_and_exits_with_130(tmp_path: Path) -> None:
    """As at a terminal: the progress bar shows, and the signal reaches all processes."""
    pty = pytest.importorskip("pty")
    screen, terminal = pty.openpty()
    out = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [*PROGRAM, "weaver", "-n", "100000", "-j", "2", "--bots", "random", "--out", str(out)],
        stdout=subprocess.DEVNULL,
        stderr=terminal,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    )
    os.close(terminal)
    shown = b""
    while not re.search(rb"[1-9]\d*/100000", shown):
        shown += os.read(screen, 4096)
    os.killpg(process.pid, signal.SIGINT)
    said = _read_all(screen)
    os.close(screen)
    assert process.wait() == 130
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert 0 < len(rows) < 100000
    assert f"stopped after {len(rows)} of 100000 games" in said
    assert "Traceback" not in said


def _read_all(screen: int) -> str:
    shown = b""
    while True:
        try:
            piece = os.read(screen, 4096)
        except OSError:  # how Linux says that nobody writes to a terminal any more
            return shown.decode()
        if not piece:
            return shown.decode()
        shown += piece
