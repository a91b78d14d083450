"""`./test`: what it runs, what runs side by side, and what it says when something fails."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.scripts.toy import add_finished_environment, run, start
from tools import setup_env
from tools.run_tests import BROWSER_TESTS, ONCE_MORE, OTHER_TESTS

BROWSER = " ".join(BROWSER_TESTS)
OTHERS = "pytest -n auto --dist worksteal"


@pytest.fixture
def tools(checkout: Path) -> Path:
    """A ready checkout with stand-ins for the tools: each says how it was called and ends with its code."""
    add_finished_environment(checkout, setup_env.TEST_EXTRAS)
    for name in ("ruff", "mypy", "pytest"):
        end = "sys.exit(5 if 'auto' in sys.argv else 0)"
        (checkout / f"{name}.py").write_text(f"import sys; print({name!r}, *sys.argv[1:]); {end}")
    return checkout


@pytest.fixture
def path(tmp_path: Path) -> str:
    """PATH with a stand-in for a browser."""
    browser = tmp_path / "bin" / setup_env.BROWSERS[0]
    browser.parent.mkdir()
    browser.touch(0o755)
    return f"{browser.parent}:{os.environ['PATH']}"


def test_test_runs_all_steps_and_the_last_line_names_what_failed(
    tools: Path, path: str, tmp_path: Path
) -> None:
    code, output, _ = run(tools / "test", cwd=tmp_path, PATH=path)
    assert code == 5, "no tests is a failure"
    lines = [line for line in output.splitlines() if not line.startswith(("== p", "== r", "== m", "   "))]
    linters = ["ruff check .", "ruff format --check .", "mypy"]
    assert lines == [*linters, OTHERS, BROWSER, f"== FAILED: {OTHERS}"]
    assert output.count("   passed in") == 3
    assert output.count("   failed with exit code 5") == 1


def test_browser_tests_run_beside_a_linter_and_all_others(tools: Path, path: str) -> None:
    """Given browser tests that wait for the other tests, and a linter and these that wait for them, then
    all of them pass."""
    wait = "while not os.path.exists({!r}): time.sleep(0.01)\n"
    (tools / "mypy.py").write_text("import os, time\n" + wait.format("in-browser"))
    (tools / "pytest.py").write_text(
        "import os, sys, time\nmine, other = 'in-browser', 'others'\n"
        "if 'auto' in sys.argv: mine, other = other, mine\n"
        "open(mine, 'w').close()\nwhile not os.path.exists(other): time.sleep(0.01)\n"
    )
    code, output, _ = run(tools / "test", PATH=path)
    assert code == 0, output
    assert output.count("   passed in") == 4


def test_a_failed_linter_stops_the_browser_tests_and_all_that_they_started(tools: Path, path: str) -> None:
    (tools / "mypy.py").write_text(
        "import os, time\nwhile not os.path.exists('started'): time.sleep(0.01)\nraise SystemExit(3)"
    )
    (tools / "pytest.py").write_text(
        "import signal, subprocess\nserver = subprocess.Popen(['sleep', '60'])\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\nopen('started', 'w').close()\n"
        "ended = str(server.wait())\nopen('ended', 'w').write(ended)\n"
    )
    code, output, _ = run(tools / "test", PATH=path)
    assert code == 3
    assert "pytest" not in output
    assert (tools / "ended").read_text() == str(-signal.SIGINT)


def test_an_interrupt_ends_the_browser_tests_too(tools: Path, path: str) -> None:
    """Given tests in a browser and others at work, when Ctrl-C is pressed, then both end, and so it says."""
    (tools / "pytest.py").write_text(
        "import os, sys, time\nmine = 'others' if 'auto' in sys.argv else 'in-browser'\n"
        "try:\n    open(mine, 'w').close()\n    time.sleep(60)\n"
        "except KeyboardInterrupt: os.rename(mine, f'{mine} ended')\n"
    )
    with start(tools / "test", PATH=path) as process:
        while not all((tools / each).exists() for each in ("others", "in-browser")):
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        _, messages = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted" in messages
    assert (tools / "others ended").exists()
    assert (tools / "in-browser ended").exists()


@pytest.mark.parametrize("again", [0, 1], ids=["then-well", "then-failing"])
def test_failed_browser_tests_are_tried_once_more_alone(tools: Path, path: str, again: int) -> None:
    (tools / "pytest.py").write_text(
        "import sys; print('called', *sys.argv[1:])\n"
        f"sys.exit({again} if '--last-failed' in sys.argv else 1 if 'tests/browser' in sys.argv else 0)"
    )
    code, output, messages = run(tools / "test", PATH=path)
    assert code == again
    assert "ONCE MORE" in messages
    called = [line.removeprefix("called ") for line in output.splitlines() if line.startswith("called")]
    assert called == [" ".join(each[1:]) for each in (OTHER_TESTS, BROWSER_TESTS, ONCE_MORE)]
    assert output.endswith(f"== FAILED: {BROWSER}\n") == bool(again)


def test_without_a_browser_all_else_is_tested_and_that_is_said(tools: Path, tmp_path: Path) -> None:
    script = (tools / "tools/setup_env.py").read_text()
    script = script.replace(": BROWSERS}", ': ("no-such-b",)}')
    script = script.replace("return os.geteuid() == 0 and", "return False and")
    (tools / "tools/setup_env.py").write_text(script)
    code, output, messages = run(tools / "test", cwd=tmp_path)
    assert code == 5
    assert "tests/browser" not in output
    assert "LEFT OUT" in messages


def test_the_client_is_linted_and_tested_by_npm(tools: Path, tmp_path: Path) -> None:
    """Given a client, when npm does not have its tools yet, then they are installed first."""
    (tools / "web").mkdir()
    (tools / "web/package.json").write_text("{}")
    npm = tmp_path / "npm"
    npm.write_text('#!/bin/sh\necho npm "$@"\n')
    npm.chmod(0o755)
    code, output, _ = run(tools / "test", PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert code == 5
    lines = [line for line in output.splitlines() if line.startswith("npm")]
    first, *others = lines
    assert first == "npm --silent ci --no-audit --no-fund"
    assert sorted(others) == ["npm --silent run check", "npm --silent run lint", "npm --silent test"]


def test_linters_run_beside_the_steps_of_the_client(tools: Path, tmp_path: Path) -> None:
    """Given a linter and a step of the client that each wait for the other, then both are run."""
    (tools / "web/node_modules/.bin").mkdir(parents=True)
    (tools / "web/node_modules/.bin/vitest").touch()
    (tools / "web/package.json").write_text("{}")
    npm = tmp_path / "npm"
    tries = "for _ in $(seq 1000); do [ -e ../mypy-is-there ] && exit 0; sleep 0.01; done"
    npm.write_text(f"#!/bin/sh\ntouch npm-is-there\n{tries}\nexit 1\n")
    npm.chmod(0o755)
    wait = "while not os.path.exists('web/npm-is-there'): time.sleep(0.01)"
    (tools / "mypy.py").write_text(f"import os, time\nopen('mypy-is-there', 'w').close()\n{wait}\n")
    code, output, _ = run(tools / "test", PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert code == 5
    assert "== npm test" in output
    assert "== mypy" in output


def test_steps_of_the_client_run_beside_each_other(tools: Path, tmp_path: Path) -> None:
    """Given two steps of the client that each wait for the other, then both pass."""
    (tools / "web/node_modules/.bin").mkdir(parents=True)
    (tools / "web/node_modules/.bin/vitest").touch()
    (tools / "web/package.json").write_text("{}")
    npm = tmp_path / "npm"
    tries = "for _ in $(seq 1000); do [ -e lint ] && [ -e check ] && exit 0; sleep 0.01; done"
    npm.write_text(f'#!/bin/sh\n[ "$2" = test ] && exit 0\ntouch "$3"\n{tries}\nexit 1\n')
    npm.chmod(0o755)
    code, output, _ = run(tools / "test", PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert code == 5
    assert output.count("failed") == 1, "the tests alone"


def test_what_is_compiled_is_kept(tools: Path) -> None:
    """Given a machine that keeps no bytecode, when tests run there, then theirs is kept all the same."""
    (tools / "pytest.py").write_text("import sys; print('kept', not sys.dont_write_bytecode)")
    _, output, _ = run(tools / "test", "tests", PYTHONDONTWRITEBYTECODE="1")
    assert output.splitlines()[1:] == ["kept True"]


@pytest.mark.parametrize("failing", ["mypy", "npm"])
def test_test_stops_at_the_first_failure(tools: Path, tmp_path: Path, failing: str) -> None:
    (tools / "web").mkdir()
    (tools / "web/package.json").write_text("{}")
    npm = tmp_path / "npm"
    npm.write_text(f"#!/bin/sh\nexit {3 if failing == 'npm' else 0}\n")
    npm.chmod(0o755)
    if failing == "mypy":
        (tools / "mypy.py").write_text("raise SystemExit(3)")
    code, output, _ = run(tools / "test", PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert code == 3
    assert "failed with exit code 3" in output
    assert "pytest" not in output


def test_test_with_arguments_is_pytest_alone(tools: Path) -> None:
    _, output, _ = run(tools / "test", "-k", "two words")
    assert output.splitlines()[1:] == ["pytest -k two words"]


def test_the_quick_test_of_a_game_runs_what_a_card_can_break_on_all_cores(tools: Path) -> None:
    _, output, _ = run(tools / "test", "--game", "weaver")
    tests = "tests/games tests/scenario/test_all.py tests/lessons tests/golden"
    assert output.splitlines()[1:] == [f"pytest --game weaver -q -n auto --dist worksteal {tests}"]


def test_golden_games_are_renewed_in_one_process(tools: Path) -> None:
    _, output, _ = run(tools / "test", "--accept", "--game", "weaver")
    tests = "tests/games tests/examples tests/kernel/test_kit.py"
    assert output.splitlines()[1:] == [f"pytest --accept --game weaver -q {tests}"]


def test_tests_that_are_named_are_the_only_ones(tools: Path) -> None:
    (tools / "tests").mkdir()
    _, output, _ = run(tools / "test", "--accept", "tests")
    assert output.splitlines()[1:] == ["pytest --accept tests"]
