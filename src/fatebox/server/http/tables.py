"""The HTTP interface to tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec

from fatebox.games import load_game
from fatebox.kernel import seal
from fatebox.kernel.options import without_secrets
from fatebox.server import words
from fatebox.server.http import library
from fatebox.server.tables.latest import LatestData, latest
from fatebox.server.tables.listing import Line
from fatebox.server.tables.log import Customs, record_of
from fatebox.server.tables.seats import Seat, Wanted
from fatebox.server.tables.table import Status, Table

from .calls import Call, Nothing, Problem, Route, Secret

MOST_SEATS = 7


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table: the game, its options and its seats."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Wanted], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    listed: bool = False
    hints: bool = False
    """Whether people may ask for hints although others play against them."""
    customs: Customs = Customs()


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of the invitation, where the table asks for it."""

    invite: Secret | None = None


class Filling(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that takes the open seats."""

    bot: Annotated[str, msgspec.Meta(max_length=60)]


class TableData(msgspec.Struct):
    """A table, as far as all may know it."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    seats: list[Seat]
    own: list[int]
    """The seats of the person who asks."""
    invite: str | None
    """The secret that admits others; only who sits at the table knows it."""
    seal: str
    """The fingerprint of the seed: it is published before the game, the seed with the record after it."""
    hints: bool
    """Whether people may ask for hints although others play against them."""
    customs: Customs
    daily: str = ""
    """The day whose deal it is."""
    campaign: str | None = None
    """The campaign that it belongs to, for those who take part in it."""


class RecordData(msgspec.Struct):
    """The record of a finished game, as text."""

    record: str


async def get_tables(call: Call, body: None) -> list[Line]:
    """My tables, and those that are open to all, a hundred at a time (`page`), the latest first."""
    return await call.tables.lines(call.person, call.page)


async def post_table(call: Call, body: NewTable) -> TableData:
    """Open a table."""
    table, invite = await call.tables.create(
        call.somebody(), body.game, body.options, body.seats, body.listed, body.hints, body.customs
    )
    return table_data(call, table, invite)


async def get_table(call: Call, body: None) -> TableData:
    """A table."""
    table = await call.table()
    seated = call.person is not None and any(s.person == call.person.id for s in table.seats)
    shown = table_data(call, table, await call.tables.seating.invitation(table) if seated else None)
    if seated and table.config.options.get("campaign"):
        shown.campaign = await call.tables.campaign(table, call.somebody())
    return shown


async def get_table_cards(call: Call, body: None) -> library.CardsData:
    """The cards of a table, as far as they have come to light at it."""
    table = await call.table()
    async with table.lock:
        if table.status == "open":
            revealed = frozenset[str]()
        else:
            revealed = frozenset(table.match.game.revealed(table.match.state))
    return await asyncio.to_thread(library.cards, table.config.game, call.language, revealed)


async def get_latest(call: Call, body: None) -> LatestData:
    """The last things that happened at a table, as my seat has heard of them."""
    table = await call.table()
    async with table.lock:
        own = table_data(call, table, None).own
        return await asyncio.to_thread(latest, table, next(iter(own), None), call.language)


async def join(call: Call, body: Joining) -> TableData:
    """Take a seat."""
    table = await call.table()
    await call.tables.seating.sit_down(table, call.somebody(), body.invite)
    return table_data(call, table, await call.tables.seating.invitation(table))


async def leave(call: Call, body: None) -> Nothing:
    """Give my seat back, before the game has begun."""
    await call.tables.seating.stand_up(await call.table(), call.somebody())
    return Nothing()


async def fill(call: Call, body: Filling) -> TableData:
    """Start the game with bots at the open seats (the host's to do)."""
    table = await call.table()
    await call.tables.seating.fill(table, call.somebody(), body.bot)
    return table_data(call, table, await call.tables.seating.invitation(table))


async def get_record(call: Call, body: None) -> RecordData:
    """The record of a finished game; it holds the seed, so it is not to be had before."""
    table = await call.table()
    async with table.lock:
        if table.status != "over":
            raise Problem(409, words.RECORD_EARLY())
        players = ["person" if seat.kind == "person" else seat.bot for seat in table.seats]
        record = record_of(table.match, table.entries, players)
    return RecordData(await asyncio.to_thread(record.to_json))


def table_data(call: Call, table: Table, invite: str | None) -> TableData:
    """A table as the one who asks may know it."""
    me = None if call.person is None else call.person.id
    return TableData(
        id=table.id,
        game=table.config.game,
        status=table.status,
        options=without_secrets(load_game(table.config.game).settings, table.config.options),
        seats=[Seat(s.kind, None, s.name, s.bot) for s in table.seats],
        own=[i for i, s in enumerate(table.seats) if me is not None and s.person == me],
        invite=invite,
        seal=seal(table.config.seed),
        hints=table.config.hints,
        customs=table.config.customs,
        daily=table.config.daily,
    )


ROUTES = (
    Route("GET", "/api/tables", get_tables, None, list[Line], paged=True, heavy=True),
    Route("POST", "/api/tables", post_table, NewTable, TableData),
    Route("GET", "/api/tables/{table}", get_table, None, TableData),
    Route(
        "GET", "/api/tables/{table}/cards", get_table_cards, None, library.CardsData, spoken=True, heavy=True
    ),
    Route("GET", "/api/tables/{table}/latest", get_latest, None, LatestData, spoken=True),
    Route("POST", "/api/tables/{table}/join", join, Joining, TableData),
    Route("POST", "/api/tables/{table}/leave", leave, None, Nothing),
    Route("POST", "/api/tables/{table}/start", fill, Filling, TableData),
    Route("GET", "/api/tables/{table}/record", get_record, None, RecordData, heavy=True),
)
