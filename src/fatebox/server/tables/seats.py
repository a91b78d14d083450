"""Who sits at a table: a person, a bot, or nobody yet."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.kernel import OptionsError
from fatebox.kernel.passing import WhenToAsk
from fatebox.server.people.people import Person


class Seat(msgspec.Struct):
    """Who sits here."""

    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str = ""
    bot: str = ""
    passing: WhenToAsk = "concerned"
    holding: bool = False
    """Asked at the next question at which it could pass on; forgotten when the server restarts."""


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: the host or somebody else at the host's device, a bot, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""


def seats_of(game_id: str, host: Person, wanted: Sequence[Wanted | Seat]) -> list[Seat]:
    """Who sits where at a new table; a bot that is not there is an error."""
    if not any(seat.kind == "person" for seat in wanted):
        raise OptionsError("seats: one of them has to be a person's")
    game = load_game(game_id)
    return [seat if isinstance(seat, Seat) else _seat(game, host, i, seat) for i, seat in enumerate(wanted)]


def _seat(game: Any, host: Person, number: int, wanted: Wanted) -> Seat:
    if wanted.kind == "bot":
        make_bot(wanted.bot, game, 0)  # an unknown name is an error now
        return Seat("bot", None, wanted.name or wanted.bot.capitalize(), wanted.bot)
    if wanted.kind == "open":
        return Seat("open")
    return Seat("person", host.id, wanted.name or host.name or f"Seat {number + 1}")


def seats_at(db: sqlite3.Connection, table_id: str) -> list[Seat]:
    """Who sits where at a table in the store."""
    rows = db.execute(
        "SELECT kind, person, name, bot, passing FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)
    )
    return [Seat(*row) for row in rows]
