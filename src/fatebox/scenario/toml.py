"""Data as TOML text. The standard library reads TOML but does not write it."""

from __future__ import annotations

import json
import re
from typing import Any


def to_toml(data: dict[str, Any]) -> str:
    """A table as a TOML document; plain values come before tables."""
    return "\n".join(_table(data, ())).strip() + "\n"


def _table(table: dict[str, Any], path: tuple[str, ...]) -> list[str]:
    lines = [f"{_key(key)} = {inline(item)}" for key, item in table.items() if not _has_own_header(item)]
    for key, item in table.items():
        here = (*path, _key(key))
        if _has_own_header(item):
            if isinstance(item, dict):
                lines += ["", f"[{'.'.join(here)}]", *_table(item, here)]
            else:
                for entry in item:
                    lines += ["", f"[[{'.'.join(here)}]]", *_table(entry, here)]
    return lines


def _has_own_header(item: Any) -> bool:
    if isinstance(item, dict):
        return bool(item)
    return isinstance(item, list) and bool(item) and all(isinstance(entry, dict) for entry in item)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _text(key)


def inline(item: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(item, bool):
        return "true" if item else "false"
    if isinstance(item, str):
        return _text(item)
    if isinstance(item, int | float):
        return repr(item)
    if isinstance(item, list):
        return "[" + ", ".join(inline(entry) for entry in item) + "]"
    if isinstance(item, dict):
        return "{" + ", ".join(f"{_key(key)} = {inline(entry)}" for key, entry in item.items()) + "}"
    raise TypeError(f"{item!r} cannot be written as TOML")


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
