"""The HTTP interface to your identity."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fatebox.server import words
from fatebox.server.people.people import NAME_LENGTH, Session, clean_name
from fatebox.server.people.preferences import MOST_BYTES, Preferences

from .calls import Call, Problem, Route, Secret

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * NAME_LENGTH)]


class Me(msgspec.Struct):
    """The person who asks; without a name it is nobody yet."""

    name: str
    known: bool


class Naming(msgspec.Struct, forbid_unknown_fields=True):
    """A display name."""

    name: Name


class Link(msgspec.Struct):
    """The secret of a private link."""

    secret: Secret


class Following(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a private link, and whether to be somebody else on this device from now on."""

    secret: Secret
    replace: bool = False


class KeptSettings(msgspec.Struct):
    """The settings of the person who asks; none where nothing was ever set."""

    settings: Preferences | None


async def get_me(call: Call, body: None) -> Me:
    """Show who I am."""
    return Me("", False) if call.person is None else Me(call.person.name, True)


async def put_me(call: Call, body: Naming) -> Me:
    """Give a name: a new guest gets a cookie, a known one another name."""
    name = clean_name(body.name)
    if not name:
        raise Problem(400, words.NAMELESS())
    if call.person is None:
        if not call.may_arrive():
            raise Problem(429, words.GUESTS())
        call.greet = await call.people.arrive(name)
    else:
        call.greet = await call.people.rename(call.person, name)
        await call.tables.rename(call.person, name)
    return Me(name, True)


async def make_link(call: Call, body: None) -> Link:
    """A private link that carries me to another device, once, within a day."""
    return Link(await call.people.make_link(call.somebody()))


async def follow_link(call: Call, body: Following) -> Me:
    """Be on this device who I am on another. Whoever is somebody here already has to agree (`replace`)."""
    person = await call.people.linked(body.secret)
    if person is None:
        raise Problem(404, words.LINK_USED())
    me = call.person
    if me is not None and me.id != person.id and not body.replace:
        raise Problem(409, words.LINK_OTHER(name=me.name, other=person.name))
    if not await call.people.follow_link(body.secret):
        raise Problem(404, words.LINK_USED())
    if me is None or me.id != person.id:
        call.greet = person
    if me is not None and me.id != person.id and me.session:
        await call.people.end_session(me, me.session)
        call.tables.expel(me, me.session)
    return Me(person.name, True)


async def get_sessions(call: Call, body: None) -> list[Session]:
    """The devices on which I am known."""
    return [] if call.person is None else await call.people.sessions(call.person)


async def end_session(call: Call, body: None) -> list[Session]:
    """Be known on a device no more."""
    me, session = call.somebody(), call.params["session"]
    if not await call.people.end_session(me, session):
        raise Problem(404, f"you have no session {session!r}")
    call.tables.expel(me, session)
    call.farewell = session == me.session
    return await call.people.sessions(me)


async def get_settings(call: Call, body: None) -> KeptSettings:
    """My settings, as I left them on whichever device."""
    return KeptSettings(None if call.person is None else await call.people.preferences(call.person))


async def put_settings(call: Call, body: Preferences) -> KeptSettings:
    """Keep my settings for all of my devices."""
    await call.people.prefer(call.somebody(), body)
    return KeptSettings(body)


ROUTES = (
    Route("GET", "/api/me", get_me, None, Me),
    Route("PUT", "/api/me", put_me, Naming, Me),
    Route("POST", "/api/me/link", make_link, None, Link),
    Route("POST", "/api/me/follow", follow_link, Following, Me),
    Route("GET", "/api/me/settings", get_settings, None, KeptSettings),
    Route("PUT", "/api/me/settings", put_settings, Preferences, KeptSettings, most=MOST_BYTES),
    Route("GET", "/api/me/sessions", get_sessions, None, list[Session]),
    Route("DELETE", "/api/me/sessions/{session}", end_session, None, list[Session]),
)
