"""Write the client's TypeScript types: `python -m tools.client_types`.

Those of the protocol are made from the types that the server speaks; those of each game from its state, its
derived values, its events, the facts of its cards and its messages; those that all games have in common from
the kernel and the shared catalogs.
With `--check` nothing is written: it fails if a file is not what it would be.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fatebox.games import game_ids
from fatebox.server.http.openapi import document
from tools.game_types import common_text, game_text
from tools.message_types import shared_text

SOURCES = Path(__file__).resolve().parent.parent / "web/src"
HEAD = "// Made from the server's types by tools/client_types.py. Do not edit.\n"


def main() -> None:
    """Write or check the files."""
    texts = {SOURCES / "api/types.ts": types_text(document("/")["components"]["schemas"])}
    texts[SOURCES / "table/generated.ts"] = common_text()
    texts[SOURCES / "text/generated.ts"] = shared_text()
    texts |= {SOURCES / f"boards/{game}/generated.ts": game_text(game) for game in game_ids()}
    if "--check" in sys.argv:
        old = [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]
        sys.exit(f"out of date: {', '.join(str(path.relative_to(SOURCES)) for path in old)}" if old else 0)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def types_text(schemas: dict[str, Any]) -> str:
    """All types, in order of their names."""
    return HEAD + "".join(f"\n{_declaration(name, schemas[name])}" for name in sorted(schemas))


def _declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)}\n"
    lines = [f"export interface {name} {{\n"]
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "" if field in required or ("enum" in inner and len(inner["enum"]) == 1) else "?"
        lines.append(f"  {field}{mark}: {_type(inner)}\n")
    return "".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(str(v) if isinstance(v, int) else f"'{v}'" for v in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(inner) for inner in schema["anyOf"])
    match schema.get("type"):
        case "array":
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


if __name__ == "__main__":
    main()
