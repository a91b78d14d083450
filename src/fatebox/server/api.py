"""The HTTP interface: each route is a function with typed input and output, listed in `ROUTES`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import msgspec

from fatebox.games import game_ids, rulebook_ids
from fatebox.kernel import seal
from fatebox.kernel.options import without_secrets

from . import library
from .bests import Bests
from .campaigns import Campaigns
from .coaching import Coaching
from .decks import DeckBoxes
from .lessons import Lessons
from .limits import BODY_BYTES
from .own import Own
from .people import NAME_LENGTH, People, Person, clean_name
from .refusal import Refuse
from .replays import Replays
from .seating import Seat, Wanted
from .sheet import Customs, record_of
from .table import Status, Table
from .tables import Line, Tables

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * NAME_LENGTH)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]
MOST_SEATS = 7


class Problem(Exception):
    """What a request cannot be answered with; the status and the text go back to its sender."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class ProblemData(msgspec.Struct):
    """Why a request was refused."""

    error: str


class Me(msgspec.Struct):
    """The person who asks; without a name it is nobody yet."""

    name: str
    known: bool


class Naming(msgspec.Struct, forbid_unknown_fields=True):
    """A display name."""

    name: Name


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a private link."""

    secret: Secret


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What to play, and with whom."""

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
    campaign: str | None = None
    """The campaign that it belongs to, for those who take part in it."""


class Nothing(msgspec.Struct):
    """Done."""


class RecordData(msgspec.Struct):
    """The record of a finished game, as text."""

    record: str


@dataclass
class Call:
    """A request: who asks, for what, and all that is needed to answer."""

    person: Person | None
    people: People
    tables: Tables
    decks: DeckBoxes
    campaigns: Campaigns
    bests: Bests
    replays: Replays
    coaching: Coaching
    own: Own
    lessons: Lessons
    params: dict[str, str]
    greet: Person | None = None
    """The person whose cookie is sent with the answer."""
    farewell: bool = False
    """Whether the cookie is taken back."""

    def somebody(self) -> Person:
        """The person who asks; nobody is not enough here."""
        if self.person is None:
            raise Problem(401, "tell your name first (POST /api/me)")
        return self.person

    async def table(self) -> Table:
        """The table that the path names."""
        table = await self.tables.find(self.params["table"])
        if table is None:
            raise Problem(404, f"there is no table {self.params['table']!r}")
        return table

    def game(self, known: tuple[str, ...]) -> str:
        """The game that the path names."""
        game = self.params["game"]
        if game not in known:
            raise Problem(404, f"there is no game {game!r}; the box has {', '.join(known)}")
        return game


# --- people --------------------------------------------------------------------------------------------


async def get_me(call: Call, body: None) -> Me:
    """Who am I?"""
    return Me("", False) if call.person is None else Me(call.person.name, True)


async def put_me(call: Call, body: Naming) -> Me:
    """Tell a name: a new guest gets a cookie, a known one another name."""
    name = clean_name(body.name)
    if not name:
        raise Problem(400, "name: expected at least one letter")
    if call.person is None:
        call.greet = await call.people.arrive(name)
    else:
        call.greet = await call.people.rename(call.person, name)
        await call.tables.rename(call.person, name)
    return Me(name, True)


async def make_link(call: Call, body: None) -> Link:
    """A private link that carries me to another device, once, within a day."""
    return Link(await call.people.make_link(call.somebody()))


async def follow_link(call: Call, body: Link) -> Me:
    """Be on this device who I am on another."""
    person = await call.people.follow_link(body.secret)
    if person is None:
        raise Problem(404, "this link is used up or too old; make a new one")
    call.greet = person
    return Me(person.name, True)


# --- the library -----------------------------------------------------------------------------------------


async def get_games(call: Call, body: None) -> list[library.GameData]:
    """The games in the box."""
    return library.games()


async def get_cards(call: Call, body: None) -> library.CardsData:
    """What the cards of a game say."""
    return library.cards(call.game(game_ids()))


async def get_rules(call: Call, body: None) -> library.RulesData:
    """The rulebook of a game."""
    return library.rules(call.game(rulebook_ids()))


# --- tables ----------------------------------------------------------------------------------------------


async def get_tables(call: Call, body: None) -> list[Line]:
    """My tables, and those that are open to all."""
    return await call.tables.lines(call.person)


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
    shown = table_data(call, table, await call.tables.invitation(table) if seated else None)
    if seated and table.sheet.options.get("campaign"):
        shown.campaign = await call.tables.campaign(table, call.somebody())
    return shown


async def get_table_cards(call: Call, body: None) -> library.CardsData:
    """What the cards say, as far as it has come to light at a table."""
    table = await call.table()
    async with table.lock:
        if table.status == "open":
            return library.cards(table.sheet.game)
        revealed = table.match.game.revealed(table.match.state)
    return library.cards(table.sheet.game, frozenset(revealed))


async def join(call: Call, body: Joining) -> TableData:
    """Take a seat."""
    table = await call.table()
    await call.tables.sit_down(table, call.somebody(), body.invite)
    return table_data(call, table, await call.tables.invitation(table))


async def leave(call: Call, body: None) -> Nothing:
    """Give my seat back, before the game has begun."""
    await call.tables.stand_up(await call.table(), call.somebody())
    return Nothing()


async def fill(call: Call, body: Filling) -> TableData:
    """Start the game with bots at the open seats (the host's to do)."""
    table = await call.table()
    await call.tables.fill(table, call.somebody(), body.bot)
    return table_data(call, table, await call.tables.invitation(table))


async def get_record(call: Call, body: None) -> RecordData:
    """The record of a finished game; it holds the seed, so it is not to be had before."""
    table = await call.table()
    async with table.lock:
        if table.status != "over":
            raise Problem(409, "the record can be had when the game is over")
        players = ["person" if seat.kind == "person" else seat.bot for seat in table.seats]
        return RecordData(record_of(table.match, table.entries, players).to_json())


def table_data(call: Call, table: Table, invite: str | None) -> TableData:
    """A table as the one who asks may know it."""
    from fatebox.games import load_game

    me = None if call.person is None else call.person.id
    return TableData(
        id=table.id,
        game=table.sheet.game,
        status=table.status,
        options=without_secrets(load_game(table.sheet.game).settings, table.sheet.options),
        seats=[Seat(s.kind, None, s.name, s.bot) for s in table.seats],
        own=[i for i, s in enumerate(table.seats) if me is not None and s.person == me],
        invite=invite,
        seal=seal(table.sheet.seed),
        hints=table.sheet.hints,
    )


# --- the list of routes ------------------------------------------------------------------------------------


class Route(NamedTuple):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Callable[[Call, Any], Awaitable[Any]]
    body: Any
    result: Any
    lasting: bool = False
    """Whether the answer stays the same as long as the server runs."""
    most: int = BODY_BYTES
    """The largest request."""
    about: str = ""
    """Tells the same routes of several games apart."""


ROUTES = (
    Route("GET", "/api/me", get_me, None, Me),
    Route("PUT", "/api/me", put_me, Naming, Me),
    Route("POST", "/api/me/link", make_link, None, Link),
    Route("POST", "/api/me/follow", follow_link, Link, Me),
    Route("GET", "/api/games", get_games, None, list[library.GameData], lasting=True),
    Route("GET", "/api/games/{game}/cards", get_cards, None, library.CardsData, lasting=True),
    Route("GET", "/api/games/{game}/rules", get_rules, None, library.RulesData, lasting=True),
    Route("GET", "/api/tables", get_tables, None, list[Line]),
    Route("POST", "/api/tables", post_table, NewTable, TableData),
    Route("GET", "/api/tables/{table}", get_table, None, TableData),
    Route("GET", "/api/tables/{table}/cards", get_table_cards, None, library.CardsData),
    Route("POST", "/api/tables/{table}/join", join, Joining, TableData),
    Route("POST", "/api/tables/{table}/leave", leave, None, Nothing),
    Route("POST", "/api/tables/{table}/start", fill, Filling, TableData),
    Route("GET", "/api/tables/{table}/record", get_record, None, RecordData),
)

REFUSED = {"not-yours": 403, "too-fast": 429, "busy": 503}
"""The HTTP status of a refusal; all others are conflicts with how the table stands."""


def status_of(refusal: Refuse) -> int:
    """The HTTP status that fits a refusal."""
    return REFUSED.get(refusal.code, 409)
