"""Rows as files: Parquet, CSV or JSON lines, by the file's name."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fatebox.kernel import FateboxError

from .play import Row
from .summary import columns_of


class TableError(FateboxError):
    """A file that the rows cannot be written to."""


def check_table(path: Path) -> None:
    """Refuse a file that could not be written later, before any game is played."""
    if path.suffix not in _WRITERS:
        raise TableError(f"{path}: expected a name that ends in {', '.join(_WRITERS)}")
    if not path.parent.is_dir():
        raise TableError(f"{path}: the folder {path.parent} does not exist")
    if path.suffix == ".parquet":
        _polars()


def write_table(path: Path, rows: Sequence[Row]) -> None:
    """Write all rows; a file of that name is replaced when the new one is complete."""
    check_table(path)
    part = path.with_name(f".{path.name}.part")
    try:
        _WRITERS[path.suffix](part, rows)
        os.replace(part, path)
    except OSError as error:
        raise TableError(f"{path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _write_csv(path: Path, rows: Sequence[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns_of(rows))
        writer.writeheader()
        writer.writerows(rows)


def _write_json_lines(path: Path, rows: Sequence[Row]) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _write_parquet(path: Path, rows: Sequence[Row]) -> None:
    columns = {name: _one_type([row.get(name) for row in rows]) for name in columns_of(rows)}
    _polars().DataFrame(columns).write_parquet(path)


def _one_type(values: list[Any]) -> list[Any]:
    """A column of one type: where a game mixes types, all values become words."""
    kinds = {type(value) for value in values if value is not None}
    if len(kinds) <= 1:
        return values
    if kinds == {int, float}:
        return [None if value is None else float(value) for value in values]
    return [None if value is None else str(value) for value in values]


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise TableError(
            "Parquet needs polars; install it with  pip install 'fatebox[lab]'  or write .csv or .jsonl"
        ) from None
    return polars


_WRITERS: dict[str, Callable[[Path, Sequence[Row]], None]] = {
    ".parquet": _write_parquet,
    ".csv": _write_csv,
    ".jsonl": _write_json_lines,
}
