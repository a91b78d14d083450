"""The HTTP interface to one's own data: what I have played, all of it as a file, and its deletion."""

from __future__ import annotations

from fatebox.server import words
from fatebox.server.http.calls import Call, Nothing, Problem, Route
from fatebox.server.people.profile import PersonalData, ProfileData


async def get_profile(call: Call, body: None) -> ProfileData:
    """Sums of all games that I have played here, and twenty of them at a time (`page`), the latest first."""
    if call.person is None:
        return ProfileData("", 0, [], [])
    return await call.profiles.of(call.person, call.page)


async def get_personal_data(call: Call, body: None) -> PersonalData:
    """All that the server knows of me."""
    return await call.profiles.file(call.somebody())


async def delete_personal_data(call: Call, body: None) -> Nothing:
    """Forget me: name, seats, what I said, settings, decks, campaigns, results, replays and links."""
    if call.person is None:
        raise Problem(401, words.UNKNOWN())
    await call.profiles.delete(call.person)
    call.farewell = True
    return Nothing()


ROUTES = (
    Route("GET", "/api/me/games", get_profile, None, ProfileData, paged=True, heavy=True),
    Route("GET", "/api/me/data", get_personal_data, None, PersonalData, heavy=True),
    Route("DELETE", "/api/me/data", delete_personal_data, None, Nothing),
)
