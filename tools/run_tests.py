"""All that `./test` runs: linters, the client's own tests, tests in a browser and all other tests.

Tests in a browser wait almost as much as they compute, so they run beside everything else but the quickest
linters. Their output is shown when the others are done.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from shutil import which
from typing import IO, NamedTuple

from tools.setup_env import (
    ALL_CORES,
    SYSTEM_TOOLS,
    SetupError,
    may_install_packages,
    missing_packages,
    provide,
    say,
)

Steps = Sequence[Sequence[str]]
"""The arguments of a program, once for each step."""

PYTHON = (sys.executable, "-m")
STYLE: Steps = (("ruff", "check", "."), ("ruff", "format", "--check", "."))
"""The linters that take a second: all else waits for them."""
TYPES: Steps = (("mypy",),)
CLIENT_STEPS: Steps = (("run", "lint"), ("run", "check"), ("test",))
"""The steps of npm in `web/`: eslint, prettier and stylelint; svelte-check; vitest."""
BROWSER_CACHE = ("-o", "cache_dir=.pytest_cache/browser")
"""A note of its own about what failed: the other tests end later and would write over a common one."""
BROWSER_TESTS = ("pytest", "-q", "-n", "2", "--dist", "worksteal", *BROWSER_CACHE, "tests/browser")
"""Apart from the others, for Playwright keeps an event loop running; each worker has a server of its own."""
ONCE_MORE = ("pytest", "-q", *BROWSER_CACHE, "--last-failed", "tests/browser")
OTHER_TESTS = ("pytest", *ALL_CORES)


class Started(NamedTuple):
    """A program at work beside us: what it says goes into a file."""

    program: subprocess.Popen[bytes]
    said: IO[bytes]


def main() -> int:
    """Run everything; the exit code of the first step that failed, or 0."""
    try:
        return run_in_order(PYTHON, STYLE, Path.cwd()) or run_tests()
    except KeyboardInterrupt:
        say("Interrupted.")
        return 130


def run_tests() -> int:
    """Run the browser tests beside the other linters, the steps of the client and the other tests."""
    with beside(BROWSER_TESTS) if has_browser() else nullcontext() as browser:
        if code := check_code(Path("web")):
            return code
        codes = {OTHER_TESTS: watch(OTHER_TESTS), BROWSER_TESTS: finish(browser) if browser else 0}
    failed = [tests for tests, code in codes.items() if code]
    for tests in failed:
        print(f"== FAILED: {' '.join(tests)}", flush=True)
    return codes[failed[0]] if failed else 0


def has_browser() -> bool:
    """Whether there is a browser, or one could be fetched; if not, all else is tested, and that is said."""
    try:
        provide(missing_packages(SYSTEM_TOOLS), may_install_packages())
    except SetupError as error:
        say(f"{error}\nWithout it the browser tests are LEFT OUT.")
        return False
    return True


@contextmanager
def beside(module: Sequence[str]) -> Iterator[Started]:
    """Let a module of Python run beside us; if we end first, so do it and all that it has started."""
    with (
        tempfile.TemporaryFile() as said,
        subprocess.Popen(
            [*PYTHON, *module],
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            process_group=0,
        ) as program,
    ):
        try:
            yield Started(program, said)
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGINT)


def finish(browser: Started) -> int:
    """Wait for the browser tests and show what they said; those that failed are tried once more."""
    code = browser.program.wait()
    browser.said.seek(0)
    said = browser.said.read().decode(errors="replace")
    print(f"== {' '.join(BROWSER_TESTS)}\n{said}", end="", flush=True)
    if code:  # browsers are at times slow: once more, alone
        say("Browser tests failed; those that did are tried ONCE MORE.")
        return watch(ONCE_MORE)
    return code


def watch(module: Sequence[str]) -> int:
    """Run a module of Python and show at once what it says; its exit code."""
    print(f"== {' '.join(module)}", flush=True)
    start = time.monotonic()
    with subprocess.Popen([*PYTHON, *module]) as program:
        try:
            code = program.wait()
        except KeyboardInterrupt:  # it was interrupted, too, and ends in order
            program.wait()
            raise
    print(verdict(code, start), flush=True)
    return code


def check_code(web: Path) -> int:
    """Check the types and run the client's steps two at a time, for most use one core; a failure's code."""
    npm, (tools, steps) = ("npm", "--silent"), client_steps(web)
    with ThreadPoolExecutor(2) as lanes:
        lines = [lanes.submit(run_in_order, PYTHON, TYPES, Path.cwd())]
        code = run_in_order(npm, tools, web)
        if not code:
            lines += [lanes.submit(run_in_order, npm, [step], web) for step in steps]
        return code or next(filter(None, (line.result() for line in lines)), 0)


def client_steps(web: Path) -> tuple[Steps, Steps]:
    """The steps that install the client's tools, and those that check its pages; without Node, none."""
    if not (web / "package.json").exists():  # a checkout of the Python part alone
        return (), ()
    if which("npm") is None:
        say("There is no npm here. The linters and unit tests of the browser's pages are LEFT OUT.")
        return (), ()
    tools = () if (web / "node_modules/.bin/vitest").exists() else (("ci", "--no-audit", "--no-fund"),)
    return tools, CLIENT_STEPS


def run_in_order(program: Sequence[str], steps: Steps, folder: Path) -> int:
    """Run steps of a program until one fails; its exit code, or 0. What each says is shown when it ends."""
    for step in steps:
        start = time.monotonic()
        done = subprocess.run(
            [*program, *step], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        name = " ".join(step if program[-1] == "-m" else (program[0], *step))
        said = done.stdout.decode(errors="replace")
        print(f"== {name}\n{said}{verdict(done.returncode, start)}\n", end="", flush=True)  # in one piece
        if done.returncode:
            return done.returncode
    return 0


def verdict(code: int, start: float) -> str:
    """The line that ends the output of a step."""
    ended = f"failed with exit code {code}" if code else "passed"
    return f"   {ended} in {time.monotonic() - start:.1f} s"


if __name__ == "__main__":
    sys.exit(main())
