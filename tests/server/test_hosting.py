"""The hosting guide and the files for Docker fit the program that they start."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from fatebox.cli.serve import command
from fatebox.cli.worker import command as worker

ROOT = Path(__file__).parents[2]


def options() -> set[str]:
    """All options of `fatebox serve`."""
    return {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}


def test_the_command_of_the_composed_site_is_understood() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    found = re.search(r"command: >-\n((?:      .+\n)+)", text)
    assert found is not None
    words = shlex.split(
        re.sub(r"\$\{\w+:-(\w+)\}", r"\1", found[1]).replace("${FATEBOX_HOST}", "cards.example")
    )
    assert words.pop(0) == "serve"
    context = command.make_context("serve", words)
    assert context.params["hosts"] == ("cards.example", "127.0.0.1")
    assert context.params["style"] == "json"
    assert isinstance(command, click.Command)


def test_the_image_starts_the_server_as_the_program_does() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    start = re.findall(r'"([^"]+)"', text[text.index("\nCMD ") :])
    assert command.make_context("serve", start[1:]).params["data"] == Path("/data")
    for copied in re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE):
        assert all((ROOT / name).exists() for name in copied.split()), copied


def test_the_guide_names_every_option_and_no_other() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = guide[guide.index("## Settings") : guide.index("## Behind")]
    named = set(re.findall(r"`(--[a-z-]+)", table))
    assert named <= options()
    for_players = {"--host", "--port", "--open", "--no-open", "--seed"}
    assert options() - named == for_players


def test_the_composed_site_names_only_what_it_has() -> None:
    """Given the file for Docker, then everything that a service refers to is there."""
    yaml = pytest.importorskip("yaml")
    site = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert set(site) == {"services", "networks", "volumes"}
    services = site["services"]
    for name, service in services.items():
        assert ("build" in service) != ("image" in service), name
        assert set(service["networks"]) <= set(site["networks"]), name
        needed = service.get("depends_on", [])
        assert set(needed) <= set(services), name
        for other in needed if isinstance(needed, dict) else ():
            assert needed[other]["condition"] == "service_healthy"
            assert "healthcheck" in services[other], f"{name} waits until {other} is healthy"
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in site["volumes"], volume
        for setting in service.get("environment", {}).values():
            assert isinstance(setting, str), name
    port = re.search(r"EXPOSE (\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert port is not None
    assert f"dynamic a fatebox {port[1]}" in (ROOT / "Caddyfile").read_text(encoding="utf-8")
    assert str(next(p.default for p in command.params if p.name == "port")) == port[1]


def test_the_worker_of_the_composed_site_is_understood() -> None:
    words = re.findall(r"command: worker (.+)", (ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert words
    for each in words:
        assert worker.make_context("worker", shlex.split(each)).params["style"] == "json"


def test_every_variable_of_the_site_is_in_the_example() -> None:
    used = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    given = set(re.findall(r"^(\w+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE))
    assert used == given


def test_the_program_alone_opens_the_table(tmp_path: Path) -> None:
    """Given nothing but the name of the program, then the table is served and opened in the browser."""
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{opened}.part"; mv "{opened}.part" "{opened}"\n')
    browser.chmod(0o755)
    started = subprocess.Popen(
        [sys.executable, "-u", "-m", "fatebox"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"FATEBOX_DATA": str(tmp_path), "BROWSER": str(browser)},
    )
    assert started.stdout is not None
    said = started.stdout.readline()
    assert "Fatebox is at http://127.0.0.1:" in said
    for _ in range(300):
        if opened.exists():
            break
        time.sleep(0.1)
    assert opened.read_text() in said
    started.send_signal(signal.SIGINT)
    started.stdout.close()
    started.wait(20)
