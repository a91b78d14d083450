"""The HTTP interface to one's own data: what I have played, all of it as a file, and its deletion."""

from __future__ import annotations

from .api import Call, Nothing, Problem, Route
from .own import OwnData, OwnFile


async def get_own(call: Call, body: None) -> OwnData:
    """What I have played here."""
    return OwnData("", 0, [], []) if call.person is None else await call.own.of(call.person)


async def get_own_file(call: Call, body: None) -> OwnFile:
    """All that the server knows of me."""
    return await call.own.file(call.somebody())


async def delete_own(call: Call, body: None) -> Nothing:
    """Forget me: name, seats, what I said, decks, campaigns, results, replays and links."""
    if call.person is None:
        raise Problem(401, "nobody is known here by this browser")
    await call.own.delete(call.person)
    call.farewell = True
    return Nothing()


ROUTES = (
    Route("GET", "/api/me/games", get_own, None, OwnData),
    Route("GET", "/api/me/data", get_own_file, None, OwnFile),
    Route("DELETE", "/api/me/data", delete_own, None, Nothing),
)
