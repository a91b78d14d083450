"""What a finished game changes besides its table: results of people, and its campaign.

It is written in the transaction of the game's last answer. So it happens exactly once: whoever finds a table
that is over finds its campaign changed, whenever the server was stopped.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import msgspec

from fatebox.kernel import FateboxError, Match
from fatebox.kernel.options import without_secrets
from fatebox.shelf.bests import by_the_book

from . import campaigns, series
from .sheet import Sheet
from .shelves import Finished, Sitter, State, write

log = logging.getLogger("fatebox.endings")

Settled = Callable[[str, Finished], tuple[State, str]]
"""A campaign after a game: whether it has counted, and the campaign as it is now."""
KEEPERS: dict[str, Settled] = {"phantom": campaigns.settled, "outposts": series.settled}


def finished(table: str, sheet: Sheet, sitters: list[Sitter], match: Match[Any]) -> Finished:
    """A game that is over."""
    result = match.result
    assert result is not None
    options = without_secrets(match.game.settings, match.options)
    return Finished(table, match.game.id, options, sitters, result, by_the_book(match) and not sheet.origin)


def book(db: sqlite3.Connection, game: Finished) -> None:
    """Write down what a finished game changes, in the transaction of its last answer."""
    options = msgspec.json.encode(game.options).decode()
    result = msgspec.json.encode(game.result.to_data()).decode()
    db.executemany(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (game.table, seat, sitter.person, game.game, options, game.counts, result, time.time())
            for seat, sitter in enumerate(game.sitters)
            if sitter.person is not None
        ],
    )
    row = db.execute(
        "SELECT c.id, c.data FROM entered e JOIN campaigns c ON c.id = e.campaign"
        " WHERE e.table_id = ? AND e.state = 'running'",
        (game.table,),
    ).fetchone()
    if row is not None:
        state, data = _settled(row["data"], game)
        write(db, row["id"], data)
        db.execute("UPDATE entered SET state = ? WHERE table_id = ?", (state, game.table))


def _settled(data: str, game: Finished) -> tuple[State, str]:
    if not game.counts:
        return "forced", data
    try:
        return KEEPERS[game.game](data, game)
    except FateboxError:  # the answer counts all the same; the campaign stays as it is
        log.exception("table %s: its campaign could not be changed", game.table)
        return "failed", data
