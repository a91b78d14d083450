"""Reports of problems: one file with the record, the versions and what went wrong, for whoever can help.

While a game is running the record is an excerpt: it holds what the reporter's seat knows, and nothing else.
"""

from __future__ import annotations

import asyncio
import platform
import secrets
from typing import Annotated

import msgspec

from fatebox import __version__
from fatebox.kernel import Rng
from fatebox.kernel.excerpt import excerpt
from fatebox.server import words
from fatebox.server.http.calls import Call, Problem, Route
from fatebox.server.tables.table import Table

Words = Annotated[str, msgspec.Meta(max_length=4000)]


class Trouble(msgspec.Struct, forbid_unknown_fields=True):
    """The problem in the reporter's words, and the last error that the page has seen."""

    words: Words = ""
    error: Words = ""
    seat: int | None = None
    """The seat that reports; without it, my first one."""


class ReportData(msgspec.Struct):
    """The file, and what it is called."""

    name: str
    file: str


async def post_report(call: Call, body: Trouble) -> ReportData:
    """Make the report of a problem at a table where I sit, or whose game is over."""
    person, table = call.somebody(), await call.table()
    async with table.lock:
        own = [seat for seat, sitter in enumerate(table.seats) if sitter.person == person.id]
        if body.seat is not None and body.seat not in own:
            raise Problem(403, words.SEAT_FOREIGN())
        if table.status == "open":
            raise Problem(409, words.UNBEGUN())
        if not own and table.status != "over":
            raise Problem(403, words.SEATLESS())
        seat = body.seat if body.seat is not None else next(iter(own), 0)
        chance = Rng.from_seed(secrets.token_hex(16))
        record = await asyncio.to_thread(excerpt, table.match, seat, chance)
        record.players = tuple("person" if each.kind == "person" else each.bot for each in table.seats)
        record.notes = _notes(table, seat, body)
    file = await asyncio.to_thread(record.to_json)
    return ReportData(f"fatebox-{table.config.game}-report.json", file)


def _notes(table: Table, seat: int, trouble: Trouble) -> dict[str, str]:
    running = table.status != "over"
    return {
        "problem": trouble.words,
        "error": trouble.error,
        "fatebox": __version__,
        "python": platform.python_version(),
        "system": platform.system(),
        "seat": str(seat + 1),
        "hidden": "cards that the seat does not know are not as they were" if running else "",
    }


ROUTES = (Route("POST", "/api/tables/{table}/report", post_report, Trouble, ReportData, heavy=True),)
