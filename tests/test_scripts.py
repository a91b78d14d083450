"""`./play` and `./test`: set-up happens when it must, not when it need not, and never needs explaining.

The end-to-end tests run the real scripts on a toy project that needs no network: it builds itself (an in-tree
build backend) and depends on nothing.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pip
import pytest

from tools import setup_env

REPOSITORY = Path(__file__).resolve().parent.parent

TOY_PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "toy"
version = "1.0"
"""

TOY_BACKEND = """
import os
import zipfile

FILES = {
    "METADATA": "Metadata-Version: 2.1\\nName: toy\\nVersion: 1.0\\n",
    "WHEEL": "Wheel-Version: 1.0\\nGenerator: toy\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    "entry_points.txt": "[console_scripts]\\nfatebox = toy:main\\n",
    "RECORD": "",
}


def build_editable(folder, config_settings=None, metadata_directory=None):
    with zipfile.ZipFile(os.path.join(folder, "toy-1.0-py3-none-any.whl"), "w") as wheel:
        wheel.writestr("toy.pth", os.getcwd())
        for name, text in FILES.items():
            wheel.writestr("toy-1.0.dist-info/" + name, text)
    return "toy-1.0-py3-none-any.whl"
"""

TOY_PROGRAM = """
import sys


def main():
    print("toy", *sys.argv[1:])
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with our real scripts and a toy project, in a folder whose name has a space."""
    root = tmp_path / "a checkout"
    root.mkdir()
    shutil.copytree(REPOSITORY / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("play", "test"):
        shutil.copy(REPOSITORY / name, root / name)
    (root / "pyproject.toml").write_text(TOY_PYPROJECT)
    (root / "backend.py").write_text(TOY_BACKEND)
    (root / "toy.py").write_text(TOY_PROGRAM)
    return root


def add_environment(root: Path) -> None:
    """An environment as a person may have made it: a real one, with the pip of the one we run in."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", root / ".venv"], check=True)
    [packages] = (root / ".venv/lib").glob("python*/site-packages")
    (packages / "pip").symlink_to(Path(pip.__file__).parent)


def add_finished_environment(root: Path, extras: tuple[str, ...]) -> None:
    """Only what a finished environment is known by: the programs and the stamp."""
    binaries = root / ".venv/bin"
    binaries.mkdir(parents=True)
    for name in ("python", "fatebox"):
        (binaries / name).symlink_to(sys.executable)
    setup_env.write_stamp(root, extras)


def start(path: Path, *args: str, cwd: Path | None = None, **env: str) -> subprocess.Popen[str]:
    """Start a script, without a network, as the leader of its own process group."""
    return subprocess.Popen(
        [path, *args],
        cwd=cwd,
        env={**os.environ, "PIP_NO_INDEX": "1", "FATEBOX_PYTHON": sys.executable, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def run(path: Path, *args: str, cwd: Path | None = None, **env: str) -> tuple[int, str, str]:
    """Run a script to its end: exit code, output, messages."""
    with start(path, *args, cwd=cwd, **env) as process:
        output, messages = process.communicate(timeout=60)
    return process.returncode, output, messages


# ---------------------------------------------------------------- when set-up is needed


def test_nothing_is_not_ready(checkout: Path) -> None:
    assert not setup_env.is_ready(checkout, ["lab"])
    assert not setup_env.is_sound(checkout)


def test_a_finished_environment_is_ready(checkout: Path) -> None:
    add_finished_environment(checkout, ("lab",))
    assert setup_env.is_ready(checkout, ["lab"])


def test_a_changed_pyproject_needs_set_up(checkout: Path) -> None:
    add_finished_environment(checkout, ("lab",))
    (checkout / "pyproject.toml").write_text(TOY_PYPROJECT + "dependencies = []")
    assert not setup_env.is_ready(checkout, ["lab"])


def test_extras_may_be_more_than_wanted_but_not_fewer(checkout: Path) -> None:
    add_finished_environment(checkout, ("dev", "lab"))
    assert setup_env.is_ready(checkout, ["lab"])
    assert not setup_env.is_ready(checkout, ["lab", "web"])


def test_another_python_needs_set_up(checkout: Path) -> None:
    add_finished_environment(checkout, ("lab",))
    stamp = checkout / ".venv" / setup_env.STAMP
    stamp.write_text(stamp.read_text().replace(f'"{setup_env.python_version()}"', '"3.10"'))
    assert not setup_env.is_ready(checkout, ["lab"])


def test_a_moved_checkout_is_built_anew(checkout: Path) -> None:
    add_environment(checkout)
    setup_env.write_stamp(checkout, ["lab"])
    assert setup_env.is_sound(checkout)
    moved = checkout.rename(checkout.with_name("moved"))
    assert not setup_env.is_ready(moved, ["lab"])
    assert not setup_env.is_sound(moved)


def test_an_unfinished_environment_is_built_anew(checkout: Path) -> None:
    add_environment(checkout)
    assert setup_env.is_sound(checkout), "a person's own environment is kept"
    (checkout / ".venv" / setup_env.STAMP).write_text("")
    assert not setup_env.is_ready(checkout, ["lab"])
    assert not setup_env.is_sound(checkout)


@pytest.mark.parametrize("program", ["python", "fatebox"])
def test_a_lost_program_needs_set_up(checkout: Path, program: str) -> None:
    add_finished_environment(checkout, ("lab",))
    (checkout / ".venv/bin" / program).unlink()
    (checkout / ".venv/bin" / program).symlink_to(checkout / "gone")
    assert not setup_env.is_ready(checkout, ["lab"])


# ---------------------------------------------------------------- ./play, end to end


def test_play_installs_once_and_runs_from_anywhere(checkout: Path, tmp_path: Path) -> None:
    add_environment(checkout)
    code, output, messages = run(checkout / "play", "weaver", "two words")
    assert (code, output) == (0, "toy play weaver two words\n"), messages
    assert "Installing" in messages

    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere/link").symlink_to("../a checkout/play")
    (tmp_path / "link").symlink_to("elsewhere/link")
    assert run(Path("../link"), cwd=tmp_path / "elsewhere") == (0, "toy serve --open\n", "")


def test_two_first_calls_at_once_install_once(checkout: Path) -> None:
    add_environment(checkout)
    with start(checkout / "play") as one, start(checkout / "play") as two:
        ends = [process.communicate(timeout=60) for process in (one, two)]
    assert [output for output, _ in ends] == ["toy serve --open\n"] * 2, ends
    assert sum(messages.count("Installing") for _, messages in ends) == 1


def test_a_killed_set_up_is_repaired(checkout: Path) -> None:
    add_environment(checkout)
    (checkout / "backend.py").write_text("import time; open('started', 'w').close(); time.sleep(60)")
    with start(checkout / "play") as process:
        while not (checkout / "started").exists():
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    assert (checkout / ".venv" / setup_env.STAMP).read_text() == ""

    (checkout / "backend.py").write_text(TOY_BACKEND)
    code, output, messages = run(checkout / "play")
    assert (code, output) == (0, "toy serve --open\n"), messages
    assert "Making" in messages


def test_a_failing_pip_is_explained_and_leaves_the_old_environment(checkout: Path) -> None:
    add_environment(checkout)
    setup_env.write_stamp(checkout, ["dev"])
    before = (checkout / ".venv" / setup_env.STAMP).read_text()
    broken = TOY_BACKEND.replace("Name: toy", "Name: toy\\nRequires-Dist: absent")
    (checkout / "backend.py").write_text(broken)
    code, output, messages = run(checkout / "play")
    assert (code, output) == (1, "")
    assert "No matching distribution found for absent" in messages
    assert "network" in messages
    assert "Traceback" not in messages
    assert (checkout / ".venv" / setup_env.STAMP).read_text() == before

    (checkout / "backend.py").write_text(TOY_BACKEND)
    assert run(checkout / "play")[0] == 0
    assert setup_env.is_ready(checkout, ["dev", "lab"]), "./play keeps what ./test had installed"


# ---------------------------------------------------------------- machines that lack something


def test_an_old_python_is_refused_in_plain_words(checkout: Path, tmp_path: Path) -> None:
    """PATH holds an old Python only. It stands in for one by failing the version check."""
    binaries = tmp_path / "bin"
    binaries.mkdir()
    for name in ("cat", "dirname", "readlink", "sh"):
        (binaries / name).symlink_to(shutil.which(name) or name)
    (binaries / "python3").write_text("#!/bin/sh\nexit 1\n")
    (binaries / "python3").chmod(0o755)
    code, _, messages = run(checkout / "play", PATH=str(binaries), FATEBOX_PYTHON="")
    assert code == 1
    assert "needs Python 3.11 or newer" in messages
    assert "apt install python3 python3-venv" in messages


def test_a_python_named_by_hand_must_be_one(checkout: Path) -> None:
    code, _, messages = run(checkout / "play", FATEBOX_PYTHON="no-such-python")
    assert code == 1
    assert "no-such-python" in messages


def test_a_python_without_venv_names_the_debian_package(checkout: Path) -> None:
    (checkout / "ensurepip.py").write_text("raise ImportError")
    code, _, messages = run(checkout / "play", PYTHONPATH=str(checkout))
    assert code == 1
    assert f"apt install python{setup_env.python_version()}-venv" in messages
    assert "Traceback" not in messages


def test_missing_system_packages_are_named() -> None:
    missing = setup_env.missing_packages(
        {"dash": ("no-such-c", "sh"), "bbb": ("no-such-b",), "aaa": ("no-such-a", "no-such-b")}
    )
    assert missing == ["aaa", "bbb"]
    with pytest.raises(setup_env.SetupError, match="sudo apt-get install aaa bbb"):
        setup_env.provide(missing, may_install=False)
    setup_env.provide([], may_install=False)


# ---------------------------------------------------------------- ./test


@pytest.fixture
def tools(checkout: Path) -> Path:
    """A ready checkout with stand-ins for the tools: each says how it was called and ends with its code."""
    add_finished_environment(checkout, setup_env.TEST_EXTRAS)
    for name in ("ruff", "mypy", "pytest"):
        end = "sys.exit(5 if 'auto' in sys.argv else 0)"
        (checkout / f"{name}.py").write_text(f"import sys; print({name!r}, *sys.argv[1:]); {end}")
    return checkout


def test_test_runs_all_steps_and_pytest_has_the_last_word(tools: Path, tmp_path: Path) -> None:
    code, output, _ = run(tools / "test", cwd=tmp_path)
    assert code == 5, "no tests is a failure"
    lines = [line for line in output.splitlines() if not line.startswith(("==", "   passed in"))]
    found = any(map(shutil.which, setup_env.BROWSERS))
    browser = ["pytest -q -n 2 --dist worksteal tests/browser"] if found else []
    linters = ["ruff check .", "ruff format --check .", "mypy"]
    assert lines == [*linters, *browser, "pytest -n auto --dist worksteal"]
    assert output.count("   passed in") == 3 + len(browser)


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
    assert "failed" not in output


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
