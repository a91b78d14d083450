"""Prepare `.venv` and start Fatebox or its tests in it: the common part of `./play` and `./test`.

Standard library only, because this runs before anything is installed. A call that finds the environment
ready must be fast and need no network, so it does no more than read one small file: the stamp.

The stamp, `.venv/fatebox-setup.json`, says what the environment was made from. It is emptied before anything
is changed and written again last, so an interrupted set-up leaves an empty stamp and is built anew.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
STAMP = "fatebox-setup.json"
LOCK = "fatebox-setup.lock"

PLAY_EXTRAS = ("lab", "table")
TEST_EXTRAS = ("lab", "table", "envs", "dev")
GOLDEN_TESTS = ("tests/games", "tests/examples", "tests/kernel/test_kit.py")
"""The tests that compare golden games; `./test --accept` renews those."""
CARD_TESTS = ("tests/games", "tests/scenario/test_all.py", "tests/lessons", "tests/golden")
"""The tests that a card can break; `./test --game ID` runs those of one game."""
ALL_CORES = ("-n", "auto", "--dist", "worksteal")
"""A worker gets whole files, so that most servers are started once, and takes from the others in the end."""

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""Browsers that the tests can use. The first has no windows, which saves a third of the processor time."""
SYSTEM_TOOLS: Mapping[str, Sequence[str]] = {"chromium-headless-shell": BROWSERS}
"""Debian packages that the tests need, each with the programs that make it unnecessary."""


class SetupError(Exception):
    """Set-up cannot go on. The message says what to do about it."""


class Stamp(NamedTuple):
    """The sources that an environment was made from."""

    python: str
    root: str  # scripts in an environment hold absolute paths: a moved checkout needs a new one
    pyproject: str
    client: str  # what the browser's pages are built from
    extras: list[str]


def say(message: str) -> None:
    """Print what set-up is doing, on stderr: stdout belongs to the program that follows."""
    print(message, file=sys.stderr, flush=True)


# ---------------------------------------------------------------- the environment


def python_version() -> str:
    """The part of the version that an environment depends on."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def wanted_stamp(root: Path, extras: Collection[str]) -> Stamp:
    """The stamp that an environment made now would get."""
    pyproject = hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()
    return Stamp(python_version(), str(root), pyproject, client_version(root), sorted(extras))


def client_version(root: Path) -> str:
    """A hash of names, sizes and times of the client's sources: it changes when they do, and is quick."""
    digest = hashlib.sha256()
    for folder in ("web/src", "web/public"):
        for path in sorted((root / folder).rglob("*")):
            if path.is_file():
                found = path.stat()
                digest.update(f"{path.relative_to(root)} {found.st_size} {found.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def read_stamp(root: Path) -> Stamp | None:
    """The stamp as it stands; None when there is none or the set-up was interrupted."""
    try:
        return Stamp(**json.loads((root / ".venv" / STAMP).read_text()))
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(root: Path, extras: Collection[str]) -> None:
    """Record that the environment is finished."""
    (root / ".venv" / STAMP).write_text(json.dumps(wanted_stamp(root, extras)._asdict()))


def is_ready(root: Path, extras: Collection[str]) -> bool:
    """Whether the environment can be used as it is. More extras than wanted do no harm."""
    found = read_stamp(root)
    programs = (root / ".venv/bin" / name for name in ("python", "fatebox"))
    return (
        found is not None
        and found._replace(extras=sorted(extras)) == wanted_stamp(root, extras)
        and set(extras) <= set(found.extras)
        and all(program.exists() for program in programs)
    )


def is_sound(root: Path) -> bool:
    """Whether the environment, though not ready, is whole: then packages can be installed into it.

    That holds for a finished one of ours and for one that a person made; not for an interrupted one, one of
    another Python or one that was moved.
    """
    found = read_stamp(root)
    if found is None and (root / ".venv" / STAMP).exists():
        return False
    if found is not None and found.root != str(root):
        return False
    probe = "import pip, sys; print(*sys.version_info[:2], sep='.')"
    try:
        answer = subprocess.run(
            [root / ".venv/bin/python", "-c", probe], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return answer.stdout.strip() == python_version()


@contextlib.contextmanager
def exclusive(root: Path) -> Iterator[None]:
    """Let one set-up work at a time; a second one waits for the first."""
    venv = root / ".venv"
    venv.mkdir(exist_ok=True)
    with open(venv / LOCK, "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is at work here: waiting for it to end ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        os.set_inheritable(lock.fileno(), True)  # if we are killed, the lock lasts as long as our pip
        yield


def clear(root: Path) -> None:
    """Empty `.venv`, except for the lock that we hold."""
    for path in (root / ".venv").iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path.name != LOCK:
            path.unlink()


def build(root: Path) -> None:
    """Make an empty environment with pip in it.

    In this process rather than by `python -m venv`: we may be running on the very `.venv/bin/python` that
    was just deleted.
    """
    try:
        import ensurepip  # noqa: F401 - Debian leaves it out of its base package
        import venv
    except ImportError as error:
        raise SetupError(
            f"This Python ({sys.executable}) cannot make virtual environments.\n"
            f"  Debian, Ubuntu:  apt install python{python_version()}-venv\n"
            "Then run the command again."
        ) from error
    try:
        venv.create(root / ".venv", symlinks=True, with_pip=True)
    except subprocess.CalledProcessError as error:
        raise SetupError(f"Could not put pip into .venv:\n{last_lines(error.output or b'')}") from error


def install(root: Path, extras: Collection[str]) -> None:
    """Install the checkout into the environment, editable, with its extras."""
    pip = [str(root / ".venv/bin/python"), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    done = subprocess.run(
        [*pip, "install", "--editable", f".[{','.join(sorted(extras))}]"],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=False,  # pip inherits the lock
        check=False,
    )
    if done.returncode:
        raise SetupError(
            f"pip could not install the packages. The end of what it said:\n{last_lines(done.stdout)}\n"
            "Set-up fetches packages from the network: check that this machine is online and that a proxy,\n"
            "if you need one, is set (HTTPS_PROXY). Then run the command again."
        )


def last_lines(output: bytes, count: int = 15) -> str:
    """The end of a program's output, indented: where it says what went wrong."""
    lines = output.decode(errors="replace").strip().splitlines()
    return "\n".join(f"    {line}" for line in lines[-count:])


def set_up(root: Path, extras: Collection[str]) -> None:
    """Make the environment ready. The caller holds the lock."""
    found = read_stamp(root)
    extras = {*extras, *(found.extras if found else ())}  # ./play must not undo what ./test installed
    sound = is_sound(root)
    stamp = root / ".venv" / STAMP
    before = stamp.read_bytes() if stamp.exists() else None
    if not sound:
        say(f"Making a Python {python_version()} environment in .venv ...")
        clear(root)
    stamp.write_bytes(b"")
    if not sound:
        build(root)
    say(f"Installing Fatebox and what it needs ({', '.join(sorted(extras))}); this may take a minute ...")
    try:
        install(root, extras)
    except SetupError:
        if sound:  # pip fetches everything before it changes anything: what was there is still whole
            restore(stamp, before)
        raise
    write_stamp(root, extras)
    say("Ready.")


def restore(stamp: Path, before: bytes | None) -> None:
    """Put the stamp back as it was, or away when there was none."""
    if before is None:
        stamp.unlink()
    else:
        stamp.write_bytes(before)


def ensure(root: Path, extras: Collection[str]) -> None:
    """Make the environment ready if it is not; cheap if it is."""
    if is_ready(root, extras):
        return
    with exclusive(root):
        if not is_ready(root, extras):  # the set-up that we waited for may have done it
            set_up(root, extras)


# ---------------------------------------------------------------- what the tests need from the system


def missing_packages(tools: Mapping[str, Sequence[str]]) -> list[str]:
    """The Debian packages of which no program is on PATH."""
    return sorted(package for package, programs in tools.items() if not any(map(shutil.which, programs)))


def provide(packages: Sequence[str], may_install: bool) -> None:
    """Install the packages where we may; otherwise say exactly how to."""
    if not packages:
        return
    names = " ".join(packages)
    if not may_install:
        raise SetupError(f"The tests need: {names}\n  Debian, Ubuntu:  sudo apt-get install {names}")
    say(f"Installing system packages: {names} ...")
    options = ("--yes", "--quiet", "--no-install-recommends")
    for command in (["apt-get", "update", "--quiet"], ["apt-get", "install", *options, *packages]):
        if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
            raise SetupError(f"'{' '.join(command)}' failed. The tests need: {names}")


def may_install_packages() -> bool:
    """Only root on a Debian-like system may."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


# ---------------------------------------------------------------- the commands


def play(root: Path, args: Sequence[str]) -> NoReturn:
    """`./play` opens the table in the browser; `./play ARGS` becomes `fatebox play ARGS`, in the terminal."""
    ensure(root, PLAY_EXTRAS)
    become([str(root / ".venv/bin/fatebox"), *(("play", *args) if args else ("serve", "--open"))])


def test(root: Path, args: Sequence[str]) -> NoReturn:
    """`./test` runs all that `tools/run_tests.py` names; `./test ARGS` runs pytest alone, with these.

    `--game ID` runs what a card of that game can break, `--accept` renews golden games: see
    `fatebox.testkit.plugin`. What is run takes over the process, so that its closing line ends the output and
    its exit code (not 0 when it found no tests) is ours.
    """
    ensure(root, TEST_EXTRAS)
    os.chdir(root)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each worker and server compiles everything anew
    python = str(root / ".venv/bin/python")
    if not args:
        become([python, "-m", "tools.run_tests"])
    pytest = ["pytest", *pytest_arguments(root, args)]
    print(f"== {' '.join(pytest)}", flush=True)
    become([python, "-m", *pytest])


def pytest_arguments(root: Path, args: Sequence[str]) -> Sequence[str]:
    """The arguments, and the tests that `--game` and `--accept` are about unless some are named."""
    if any((root / arg.partition("::")[0]).exists() for arg in args):
        return args
    if "--accept" in args:
        return (*args, "-q", *GOLDEN_TESTS)
    if "--game" in args:
        return (*args, "-q", *ALL_CORES, *CARD_TESTS)
    return args


def become(command: list[str]) -> NoReturn:
    """Replace this process by the command: signals, terminal and exit code are then its own."""
    os.execv(command[0], command)


def main(argv: Sequence[str]) -> int:
    """Become `play` or `test`; if that fails, the errors become a message and an exit code."""
    command = {"play": play, "test": test}[argv[0]]
    try:
        command(ROOT, argv[1:])
    except SetupError as error:
        say(str(error))
    except OSError as error:
        say(f"Set-up failed: {error}\nIf .venv is damaged, delete it and run the command again.")
    except KeyboardInterrupt:
        say("Interrupted. Run the command again to finish.")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
