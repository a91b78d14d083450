"""`./play` and `./test`: set-up happens when it must, not when it need not, and never needs explaining."""

from __future__ import annotations

import os
import shutil
import signal
import time
from pathlib import Path

import pytest

from tests.scripts.toy import (
    TOY_BACKEND,
    TOY_PYPROJECT,
    add_environment,
    add_finished_environment,
    run,
    start,
)
from tools import setup_env

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
