"""The HTTP interface to the coach: hints while a game is played, its review when it is over."""

from __future__ import annotations

import msgspec

from fatebox.server import words
from fatebox.server.coach.coaching import HintData, ReviewData
from fatebox.server.http.calls import Call, Problem, Route


class HintWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The seat that is asked; without it, my first one."""

    seat: int | None = None


async def post_hint(call: Call, body: HintWanted) -> HintData:
    """Give a hint. Where people play against each other, only if the table was opened with hints."""
    person, table = call.somebody(), await call.table()
    own = [seat for seat, sitter in enumerate(table.seats) if sitter.person == person.id]
    if not own:
        raise Problem(403, words.SEATLESS())
    if body.seat is not None and body.seat not in own:
        raise Problem(403, words.SEAT_FOREIGN())
    return await call.coaching.hint(table, own[0] if body.seat is None else body.seat, person.id)


async def get_review(call: Call, body: None) -> ReviewData:
    """The chances along a game that is over, and the decisions that cost most, as far as they were found."""
    return await call.coaching.review(await call.table())


ROUTES = (
    Route("POST", "/api/tables/{table}/hint", post_hint, HintWanted, HintData),
    Route("GET", "/api/tables/{table}/review", get_review, None, ReviewData),
)
