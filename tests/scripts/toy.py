"""A checkout with our real scripts and a toy project, and calls of the scripts in it.

The project needs no network: it builds itself (an in-tree build backend) and depends on nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pip

from tools import setup_env

REPOSITORY = Path(__file__).resolve().parents[2]

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


def make_checkout(root: Path) -> None:
    """Put our scripts and the toy project into a new folder."""
    root.mkdir()
    shutil.copytree(REPOSITORY / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("play", "test"):
        shutil.copy(REPOSITORY / name, root / name)
    (root / "pyproject.toml").write_text(TOY_PYPROJECT)
    (root / "backend.py").write_text(TOY_BACKEND)
    (root / "toy.py").write_text(TOY_PROGRAM)


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
