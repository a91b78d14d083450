"""Chance at tables of a server: nobody who sees a part of it can foretell the rest."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fatebox.games import load_game
from fatebox.kernel import Record
from fatebox.kernel.rng import KeyedRng
from tests.server.visitor import ServerProcess, Visitor, all_go_home

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that deals as any other does: by chance."""
    running = ServerProcess(tmp_path_factory.mktemp("chance"))
    yield running
    all_go_home()
    running.stop()


def test_a_table_is_dealt_from_a_keyed_stream_and_its_record_proves_it(ann: Visitor, tmp_path: Path) -> None:
    """Given a finished table, then its record names the keyed generator, and `fatebox verify` follows it."""
    table = ann.open("outposts", BOT)
    with ann.sit(table["id"]) as chair:
        chair.until(lambda: chair.shown["asked"])
        chair.say("concede", number=chair.shown["number"])
        while chair.shown["status"] != "over":
            chair.receive()
    text = ann.ask("GET", f"/api/tables/{table['id']}/record")["record"]
    record = Record.from_json(text)
    assert record.generator == KeyedRng.generator
    assert isinstance(record.replay(load_game("outposts")).state.rng, KeyedRng)
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "fatebox", "verify", str(file), "--seal", table["seal"]]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "follows from the seed (blake2b)" in done.stdout
    assert "The seal fits" in done.stdout


def test_a_replay_is_played_on_with_the_generator_of_its_record(ann: Visitor) -> None:
    """Given a record of the fast generator, when it is played on, then the cards lie as they lay."""
    match = load_game("outposts").start("old", seats=2)
    match.answer(match.decisions[0].options[0], match.decisions[0].seat)
    text = Record.of(match).to_json()
    assert "generator" not in json.loads(text)
    replay = ann.ask("POST", "/api/replays", {"record": text})["id"]
    table = ann.ask("POST", f"/api/replays/{replay}/play-on", {"scene": 1, "seat": 0, "bot": "random"})
    with ann.sit(table["id"]) as chair:
        chair.until(lambda: chair.shown["asked"])
