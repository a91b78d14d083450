"""The description of the HTTP interface, made from the routes and the types they speak."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from fatebox import __version__
from fatebox.games import game_ids
from fatebox.server.http import protocol
from fatebox.server.http.calls import ProblemData, Route
from fatebox.server.http.routes import ROUTES
from fatebox.server.http.texts import ALL_GAMES
from fatebox.text.bundles import ENGLISH, LANGUAGES

ERRORS = {
    "400": "the request is not what was expected; the text says what is wrong where",
    "401": "you need a name first",
    "403": "this is somebody else's to do",
    "404": "there is no such thing",
    "408": "the body came too slowly",
    "409": "it does not fit how the table stands",
    "413": "the request is too large",
    "414": "the address is too long",
    "415": "the body has to be JSON",
    "429": "too many requests; wait a little",
    "503": "it could not be saved; try again",
}


PAGE = {"type": "integer", "minimum": 0, "maximum": 9999, "default": 0}
_PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {"type": "string", "enum": list(game_ids())},
    "campaign": {"type": "string", "pattern": "^[A-Za-z0-9_-]{12}$"},
    "which": {"type": "string", "pattern": "^[a-z0-9_-]{1,20}$"},
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{12}$"},
    "session": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"},
    "name": {"type": "string", "minLength": 1, "maxLength": 40},
    "replay": {"type": "string", "pattern": "^[A-Za-z0-9_-]{12,24}$"},
    "scene": {"type": "integer", "minimum": 0},
    "words": {"type": "string", "enum": [ALL_GAMES, *game_ids()]},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "version": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "eye": {"type": "string", "pattern": "^([0-6]|spectator|all)$"},
}


def document(root: str) -> dict[str, Any]:
    """The OpenAPI document of a site that begins at some path."""
    types = [t for route in ROUTES for t in (route.body, route.result) if t is not None]
    types += [ProblemData, protocol.Incoming, protocol.Outgoing]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    shown = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        body = next(shown) if route.body is not None else None
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, body, next(shown))
    problem, incoming, outgoing = shown
    components["Incoming"], components["Outgoing"] = incoming, outgoing
    for path in paths.values():
        for operation in path.values():
            for code in ERRORS:
                operation["responses"][code] = _answer(ERRORS[code], problem)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fatebox",
            "version": __version__,
            "description": "Tables of card games. Play itself goes over a WebSocket at"
            " /api/tables/{table}/live: the client sends Incoming, the table sends Outgoing.",
        },
        "servers": [{"url": root.rstrip("/") or "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, body: dict[str, Any] | None, result: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": "_".join(filter(None, (route.handler.__name__, route.about))),
        "summary": (route.handler.__doc__ or "").strip(),
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": _PARAMETERS[name]}
            for name in re.findall(r"\{(\w+)\}", route.path)
        ],
        "responses": {"200": _answer("Done.", result)},
    }
    if route.paged:
        operation["parameters"].append({"name": "page", "in": "query", "schema": PAGE})
    if route.spoken:
        language = {"type": "string", "enum": list(LANGUAGES), "default": ENGLISH}
        operation["parameters"].append({"name": "lang", "in": "query", "schema": language})
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return operation


def _answer(text: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}
