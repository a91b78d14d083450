"""The player at a table's seat: a person, a bot, or nobody yet."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, Integer, bindparam, cast, insert, literal_column, select, update

from fatebox.bots import LEVELS
from fatebox.bots.cast import draw_character
from fatebox.games import load_game
from fatebox.kernel import OptionsError, Rng
from fatebox.kernel.passing import WhenToAsk
from fatebox.server.people.people import NAME_LENGTH, Person, clean_name
from fatebox.server.store import schema
from fatebox.server.store.statements import Prepared

OFFERED = (*LEVELS, "random")
"""The bots that clients may ask for: the levels, and one that does not think at all."""


class Seat(msgspec.Struct):
    """The player here."""

    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str = ""
    bot: str = ""
    passing: WhenToAsk = "concerned"
    holding: bool = False
    """Asked at the next question at which it could pass on; forgotten when the server restarts."""


def is_among_bots(seats: Sequence[Seat], seat: int) -> bool:
    """Whether bots sit on all other seats."""
    return all(other.kind == "bot" for number, other in enumerate(seats) if number != seat)


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for a seat: the host or somebody else at the host's device, a bot, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=4 * NAME_LENGTH)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=20)] = ""


def seats_of(game_id: str, host: Person, wanted: Sequence[Wanted | Seat]) -> list[Seat]:
    """The seating of a new table; an unknown bot is an error."""
    if not any(seat.kind == "person" for seat in wanted):
        raise OptionsError("seats: one of them has to be a person's")
    load_game(game_id)
    seats: list[Seat] = []
    for number, seat in enumerate(wanted):
        seats.append(seat if isinstance(seat, Seat) else _seat(game_id, host, number, seat, seats))
    return seats


def _seat(game_id: str, host: Person, number: int, wanted: Wanted, seated: Sequence[Seat]) -> Seat:
    name = clean_name(wanted.name)
    if wanted.kind == "bot":
        check_bot(wanted.bot)
        return bot_seat(game_id, wanted.bot, seated, name)
    if wanted.kind == "open":
        return Seat("open")
    return Seat("person", host.id, name or host.name or f"Seat {number + 1}")


def bot_seat(game_id: str, bot: str, seated: Sequence[Seat], name: str = "") -> Seat:
    """A seat for a bot: under this name, or as a character of its level who does not sit here yet."""
    if not name:
        rng = Rng.from_seed(secrets.token_hex(8))
        character = draw_character(load_game(game_id), bot, rng, [seat.name for seat in seated])
        name = character.name if character else bot.capitalize()
    return Seat("bot", None, name, bot)


def check_bot(bot: str) -> None:
    """Refuse what is no level: how long a bot may think is not for clients to say."""
    if bot not in OFFERED:
        raise OptionsError(f"bot: expected one of {', '.join(OFFERED)}, got {bot!r}")


def seats_at(db: Connection, table_id: str) -> list[Seat]:
    """The seating of a table in the store."""
    seats = schema.seats
    columns = (seats.c[name] for name in ("kind", "person", "name", "bot", "passing"))
    rows = db.execute(select(*columns).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [Seat(*row) for row in rows]


_BITS = bindparam("bits", type_=Integer)
"""One bit for each seat that is asked."""
NOTE_ASKED = Prepared(
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("table"))
    .values(asked=cast(_BITS, Integer).bitwise_rshift(schema.seats.c.seat).bitwise_and(literal_column("1")))
)


def note_asked(db: Connection, table_id: str, asked: Sequence[int]) -> None:
    """Note for lists of tables which seats have to answer now."""
    NOTE_ASKED(db, [{"table": table_id, "bits": sum(1 << seat for seat in asked)}])


def keep_passing(db: Connection, table_id: str, seat: int, passing: WhenToAsk) -> None:
    """Keep how a seat passes."""
    here = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat)
    db.execute(update(schema.seats).where(here).values(passing=passing))


NEW_SEATS = Prepared(insert(schema.seats), "table_id", "seat", "kind", "person", "name", "bot", "passing")


def seat_rows(table_id: str, seats: Sequence[Seat]) -> list[dict[str, Any]]:
    """A seating as the store keeps it."""
    return [
        {
            "table_id": table_id,
            "seat": i,
            "kind": seat.kind,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "passing": seat.passing,
        }
        for i, seat in enumerate(seats)
    ]
