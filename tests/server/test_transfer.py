"""Backups go from one database into the other and back, while a server runs; the doctor finds damage."""

from __future__ import annotations

import gzip
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import URL, delete, insert, select, update

from fatebox.server.store.connect import embedded, open_engine
from fatebox.server.store.doctor import examine
from fatebox.server.store.errors import StoreError
from fatebox.server.store.migrate import prepare
from fatebox.server.store.schema import log, meta, metadata, people, seats, tables
from fatebox.server.store.transfer import back_up, restore
from fatebox.server.tables.log import Entry, log_rows, new_config, open_match
from fatebox.server.tables.seats import Seat, seat_rows
from tests.server.visitor import ServerProcess, Visitor, address_of, all_go_home

OLD = Path(__file__).parents[1] / "data" / "version-0.1" / "server" / "tables.db.gz"
BOT = {"kind": "bot", "bot": "random"}


def fatebox(*args: str) -> subprocess.CompletedProcess[str]:
    """Run a command; what it prints."""
    return subprocess.run(
        [sys.executable, "-m", "fatebox", *args], capture_output=True, text=True, timeout=120
    )


def contents(url: URL) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database."""
    engine = open_engine(url)
    with engine.connect() as db:
        found = {
            table.name: sorted((tuple(row) for row in db.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


@pytest.fixture
def old(tmp_path: Path) -> URL:
    """The database of version 0.1, brought up to date."""
    (tmp_path / "old").mkdir()
    url = embedded(tmp_path / "old")
    Path(url.database or "").write_bytes(gzip.decompress(OLD.read_bytes()))
    prepare(url)
    return url


@pytest.fixture
def played(tmp_path: Path) -> URL:
    """A database with one table, at which something was answered."""
    url = embedded(tmp_path)
    prepare(url)
    config = new_config("weaver", 1, {}, "a seed")
    entries: list[Entry] = []
    match = open_match(config, [])
    for _ in range(3):
        decision = match.decisions[0]
        entries.append(Entry(decision.seat, "answer", decision.options[0]))
        match.answer(decision.options[0], decision.seat)
    engine = open_engine(url)
    with engine.begin() as db:
        db.execute(insert(people).values(id="p", name="Ann", epoch=0, created=0))
        db.execute(insert(meta).values(key="key", value="00ff"))
        row = {"id": "t", "game": "weaver", "host": "p", "invite": "", "status": "playing", "listed": 0}
        sheet = msgspec.json.encode(config).decode()
        db.execute(insert(tables).values(**row, sheet=sheet, created=0, changed=0))
        db.execute(insert(seats), seat_rows("t", [Seat("person", "p", "Ann")]))
        db.execute(insert(log), log_rows("t", 0, entries, 0.0))
    engine.dispose()
    return url


def test_a_backup_goes_to_either_database_and_back(old: URL, database: URL, tmp_path: Path) -> None:
    """Given the data of a server, when it is restored elsewhere and that is backed up and restored once more,
    then not a row differs."""
    before = contents(old)
    assert back_up(old, tmp_path / "first") == sum(map(len, before.values())) > 0
    restore(tmp_path / "first", database)
    assert contents(database) == before
    back_up(database, tmp_path / "second")
    again = embedded(tmp_path / "again")
    restore(tmp_path / "second", again)
    assert contents(again) == before


def test_a_backup_of_an_earlier_version_can_be_restored(database: URL, tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(gzip.decompress(OLD.read_bytes()))
    restore(tmp_path / "backup", database)
    assert contents(database)["people"]


def test_nothing_is_overwritten(old: URL, played: URL, tmp_path: Path) -> None:
    back_up(old, tmp_path / "backup")
    before = contents(played)
    with pytest.raises(StoreError, match="expected an empty database"):
        restore(tmp_path / "backup", played)
    with pytest.raises(StoreError, match="is there already"):
        back_up(old, tmp_path / "backup")
    assert contents(played) == before
    (tmp_path / "text").write_text("no backup at all, but text that is long enough " * 30)
    with pytest.raises(StoreError, match="file is not a database"):
        restore(tmp_path / "text", embedded(tmp_path / "new"))


def test_a_running_server_is_backed_up_and_goes_on_elsewhere(tmp_path: Path, database: URL) -> None:
    """Given a game that is being played, when the server is backed up and the backup served, then Ann finds
    her table there as it was; the first server has gone on meanwhile."""
    (tmp_path / "first").mkdir()
    server = ServerProcess(tmp_path / "first")
    ann = Visitor(server.address, "Ann")
    table = ann.open("weaver")["id"]
    with ann.sit(table) as chair:
        chair.answer()
        number = chair.shown["number"]
        backup = fatebox("backup", str(tmp_path / "backup"), "--data", str(tmp_path / "first"))
        assert backup.returncode == 0, backup.stderr
        assert (tmp_path / "backup").stat().st_mode & 0o077 == 0
        assert chair.answer()["type"] == "accepted"
    refused = fatebox("restore", str(tmp_path / "backup"), "--data", str(tmp_path / "first"))
    assert (refused.returncode, "another server" in refused.stderr) == (2, True)
    if database.drivername == "sqlite":
        place = ["--data", str(tmp_path / "second")]
        other = {"data": tmp_path / "second"}
    else:
        place = ["--database", address_of(database)]
        other = {"data": tmp_path / "second", "database": database}  # type: ignore[dict-item]
    restored = fatebox("restore", str(tmp_path / "backup"), *place)
    assert restored.returncode == 0, restored.stderr
    second = ServerProcess(**other)  # type: ignore[arg-type]
    with ann.at(second.address).sit(table) as chair:
        assert chair.shown["number"] == number
    all_go_home()
    server.stop()
    second.stop()


def test_the_doctor_finds_nothing_wrong_with_good_data(played: URL) -> None:
    assert examine(played) == []
    well = fatebox("doctor", "--data", str(Path(played.database or "").parent))
    assert (well.returncode, well.stdout) == (0, "All is well.\n")


def test_the_doctor_names_what_is_damaged(played: URL) -> None:
    engine = open_engine(played)
    with engine.begin() as db:
        db.execute(delete(log).where(log.c.seq == 1))
        db.execute(update(meta).where(meta.c.key == "key").values(value="no key"))
    assert examine(played) == [
        "meta: the key that signs cookies is damaged",
        "table t: expected answers 0 to 2 in its log, found 2 of them",
    ]
    with engine.begin() as db:
        db.execute(update(tables).values(sheet='{"game": 1}'))
    engine.dispose()
    ill = fatebox("doctor", "--data", str(Path(played.database or "").parent))
    assert ill.returncode == 1
    assert "table t: sheet: Expected `str`, got `int` - at `$.game`" in ill.stdout
    assert "Traceback" not in ill.stderr


def test_the_doctor_and_the_server_say_that_a_file_is_damaged(played: URL) -> None:
    """Given a file whose pages are overwritten, then nobody sees a traceback."""
    file = Path(played.database or "")
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    file.write_bytes(bytes(data))
    for command in ("doctor", "serve"):
        more = ["--port", "0"] if command == "serve" else []
        ill = fatebox(command, "--data", str(file.parent), *more)
        assert ill.returncode in (1, 2)
        assert "malformed" in ill.stdout + ill.stderr
        assert "Traceback" not in ill.stderr


def test_a_folder_without_tables_is_named(tmp_path: Path) -> None:
    for command in (("doctor",), ("backup", str(tmp_path / "backup"))):
        nothing = fatebox(*command, "--data", str(tmp_path))
        assert nothing.returncode == 2
        assert f"{tmp_path}: there are no tables here" in nothing.stderr
