"""The HTTP interface to what people do together after a game: a rematch."""

from __future__ import annotations

from fatebox.server import words
from fatebox.server.http.calls import Call, Problem, Route
from fatebox.server.http.tables import TableData, table_data


async def post_rematch(call: Call, body: None) -> TableData:
    """Another game with the same people and settings; whoever asks later is given the same table."""
    person, table = call.somebody(), await call.table()
    if all(seat.person != person.id for seat in table.seats):
        raise Problem(403, words.SEATLESS())
    if table.status != "over":
        raise Problem(409, words.REMATCH_EARLY())
    again = await call.tables.rematch(table, person)
    return table_data(call, again, await call.tables.seating.invitation(again))


ROUTES = (Route("POST", "/api/tables/{table}/rematch", post_rematch, None, TableData),)
