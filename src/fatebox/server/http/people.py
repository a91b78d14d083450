"""The HTTP interface to who I am."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fatebox.server.people.people import NAME_LENGTH, clean_name

from .calls import Call, Problem, Route, Secret

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * NAME_LENGTH)]


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


ROUTES = (
    Route("GET", "/api/me", get_me, None, Me),
    Route("PUT", "/api/me", put_me, Naming, Me),
    Route("POST", "/api/me/link", make_link, None, Link),
    Route("POST", "/api/me/follow", follow_link, Link, Me),
)
