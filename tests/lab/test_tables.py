"""Rows written to files and read back."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from fatebox.games.weaver import GAME as WEAVER
from fatebox.lab import Plan, simulate
from fatebox.lab.play import Row
from fatebox.lab.tables import TableError, check_table, write_table

MIXED: list[Row] = [
    {"game": 0, "word": 'ä, "b"', "number": 1, "odd": 1, "flag": True},
    {"game": 1, "word": None, "number": 2.5, "odd": "one", "flag": False, "late": 7},
]


@pytest.fixture
def rows() -> list[Row]:
    return simulate(Plan.of(WEAVER, 5, ["random"])).rows


def test_json_lines(tmp_path: Path, rows: list[Row]) -> None:
    path = tmp_path / "games.jsonl"
    write_table(path, rows)
    assert [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] == rows


def test_csv(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_table(path, MIXED)
    with path.open(newline="", encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert read[0] == {"game": "0", "word": 'ä, "b"', "number": "1", "odd": "1", "flag": "True", "late": ""}
    assert read[1]["late"] == "7"


def test_parquet(tmp_path: Path, rows: list[Row]) -> None:
    polars = pytest.importorskip("polars")
    path = tmp_path / "games.parquet"
    write_table(path, rows)
    read = polars.read_parquet(path).to_dicts()
    assert [
        {key: value for key, value in row.items() if key in rows[i]} for i, row in enumerate(read)
    ] == rows


def test_parquet_columns_have_one_type(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    path = tmp_path / "games.parquet"
    write_table(path, MIXED)
    read = polars.read_parquet(path)
    assert read["number"].to_list() == [1.0, 2.5]
    assert read["odd"].to_list() == ["1", "one"]
    assert read["late"].to_list() == [None, 7]


def test_parquet_without_polars_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(TableError, match=r"pip install 'fatebox\[lab\]'"):
        check_table(tmp_path / "games.parquet")


def test_a_file_that_cannot_be_written_is_refused_before_the_games(tmp_path: Path) -> None:
    with pytest.raises(
        TableError, match=r"games\.xlsx: expected a name that ends in \.parquet, \.csv, \.jsonl"
    ):
        check_table(tmp_path / "games.xlsx")
    with pytest.raises(TableError, match=r"the folder .*nowhere does not exist"):
        check_table(tmp_path / "nowhere" / "games.csv")


def test_a_file_is_replaced_only_by_a_complete_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("before", encoding="utf-8")
    with pytest.raises(TypeError):
        write_table(path, [{"game": 0, "what": object()}])
    assert path.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]
