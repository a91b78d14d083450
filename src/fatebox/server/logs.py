"""Logs of the server: lines of text, or of JSON with the ids of request and table, and never a secret.

Paths are logged as their routes: queries, bodies and cookies, which may hold secrets, are not.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal

import msgspec

Style = Literal["quiet", "text", "json"]
_request: ContextVar[str] = ContextVar("request", default="")
_table: ContextVar[str] = ContextVar("table", default="")


@contextmanager
def about(request: str = "", table: str = "") -> Iterator[None]:
    """All that is logged inside belongs to a request, and perhaps to a table."""
    tokens = _request.set(request), _table.set(table)
    try:
        yield
    finally:
        _request.reset(tokens[0])
        _table.reset(tokens[1])


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record; an exception goes with it as one field."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := _request.get():
            line["request"] = request
        if table := _table.get():
            line["table"] = table
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class TextLines(logging.Formatter):
    """A line for people, with the same ids."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        fields = getattr(record, "fields", {})
        named = {"request": _request.get(), "table": _table.get(), **fields}
        ids = "".join(f" {name}={value}" for name, value in named.items() if value != "")
        return f"{super().format(record)}{ids}"


def configure(style: Style) -> None:
    """Write logs to the error output; quietly, only what needs attention."""
    handler = logging.StreamHandler(sys.stderr)
    text = TextLines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if style == "json" else text)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if style == "quiet" else logging.INFO)
    for noisy in ("alembic", "uvicorn.access", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
