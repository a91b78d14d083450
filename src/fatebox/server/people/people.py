"""Guests, known by a signed cookie. No accounts, no passwords.

Every device has a session of its own: its person can see all of them and end each. A person can be carried to
another device by a private link, which works once and not for ever. Cookies are renewed while they are used.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Any

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from fatebox.server.people.preferences import Preferences, keep_preferences, kept_preferences
from fatebox.server.people.texts import clean_text
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import keys, meta, people, seats, sessions
from fatebox.server.store.statements import Lookup, add

COOKIE = "fatebox"
YEAR_S = 365 * 24 * 3600
RENEW_S = 7 * 24 * 3600
"""A cookie that is older than this is renewed."""
SEEN_S = 3600
"""The precision of a session's time of last use."""
LINK_S = 24 * 3600
NAME_LENGTH = 24
AGENT_LENGTH = 200
MOST_SESSIONS = 20
"""The most sessions of one person; the one that was not used for longest ends first."""
COOKIE_LENGTH = 200


WHO = Lookup(  # asked with every request
    select(people.c.id, people.c.name, sessions.c.seen)
    .join_from(sessions, people)
    .where(sessions.c.id == bindparam("session"))
)


class Person(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    session: str = ""
    """The session of this device; empty where the cookie is one of version 0.1."""
    stale: bool = False
    """Whether the cookie should be renewed."""


class Session(msgspec.Struct):
    """A device on which a person is known."""

    id: str
    created: float
    seen: float
    agent: str
    """The browser, as it calls itself."""
    current: bool
    """Whether it is the one that asks."""


class People:
    """All guests of a server."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._key = bytes.fromhex(key)
        self._signer = TimestampSigner(key, salt="fatebox session", digest_method=hashlib.sha256)

    @classmethod
    async def open(cls, store: Store) -> People:
        """The guests of a database, with the key that signs their cookies."""

        def job(db: Connection) -> str:
            add(db, meta, key="key", value=secrets.token_hex(32))
            return str(db.execute(select(meta.c.value).where(meta.c.key == "key")).scalar_one())

        return cls(store, await store.write(job))

    async def arrive(self, name: str) -> Person:
        """A new guest."""
        person = Person(secrets.token_urlsafe(9), name)
        now = time.time()
        await self._store.write(
            lambda db: db.execute(insert(people).values(id=person.id, name=person.name, epoch=0, created=now))
        )
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, at this person's seats as well; others at the same device keep theirs."""

        def job(db: Connection) -> None:
            db.execute(update(people).where(people.c.id == person.id).values(name=name))
            own = (seats.c.person == person.id) & (seats.c.name == person.name)
            db.execute(update(seats).where(own).values(name=name))

        await self._store.write(job)
        return msgspec.structs.replace(person, name=name)

    async def preferences(self, person: Person) -> Preferences | None:
        """The settings of a person; none where nothing was ever set."""
        return await self._store.read(lambda db: kept_preferences(db, person.id))

    async def prefer(self, person: Person, wanted: Preferences) -> None:
        """Keep the settings of a person for all of their devices."""
        await self._store.write(lambda db: keep_preferences(db, person.id, wanted))

    # --- cookies and sessions --------------------------------------------------------------------------

    async def known(self, cookie: str | None) -> Person | None:
        """The guest that a cookie stands for, if it is genuine and its session has not been ended."""
        if not cookie or len(cookie) > COOKIE_LENGTH or not cookie.isascii():
            return None
        try:
            session, signed = self._signer.unsign(cookie, max_age=YEAR_S, return_timestamp=True)
        except BadSignature:
            return await self._known_before(cookie)
        return await self._in_session(session.decode(), time.time() - signed.timestamp() > RENEW_S)

    async def _in_session(self, session: str, stale: bool) -> Person | None:
        found = await self._store.read(lambda db: WHO(db, session=session))
        if not found:
            return None
        [(person, name, seen)] = found
        now = time.time()
        if now - seen > SEEN_S:
            await self._store.write(
                lambda db: db.execute(update(sessions).where(sessions.c.id == session).values(seen=now))
            )
        return Person(person, name, session, stale)

    async def _known_before(self, cookie: str) -> Person | None:
        """The guest of a cookie of version 0.1: the id, a count of invalidations, and a signature."""
        if cookie.count(".") != 2:
            return None
        person, epoch, signature = cookie.split(".")
        expected = hmac.new(self._key, f"{person}.{epoch}".encode(), hashlib.sha256).hexdigest()[:32]
        if not hmac.compare_digest(expected, signature):
            return None

        def job(db: Connection) -> Person | None:
            row = db.execute(select(people).where(people.c.id == person)).first()
            same = row is not None and str(row.epoch) == epoch
            return Person(row.id, row.name, stale=True) if row is not None and same else None

        return await self._store.read(job)

    async def cookie(self, person: Person, agent: str) -> str:
        """The value of a cookie for a person on this device: of their session there, or of a new one."""
        session = person.session or secrets.token_urlsafe(12)
        now = time.time()

        def job(db: Connection) -> None:
            browser = clean_text(agent, AGENT_LENGTH)
            add(db, sessions, id=session, person=person.id, created=now, seen=now, agent=browser)
            latest = _own_sessions(person).with_only_columns(sessions.c.id).limit(MOST_SESSIONS)
            db.execute(delete(sessions).where(sessions.c.person == person.id, sessions.c.id.not_in(latest)))

        await self._store.write(job)
        return self._signer.sign(session).decode()

    async def sessions(self, person: Person) -> list[Session]:
        """All devices on which a person is known, the latest first."""
        rows = await self._store.read(lambda db: db.execute(_own_sessions(person)).all())
        return [Session(row.id, row.created, row.seen, row.agent, row.id == person.session) for row in rows]

    async def end_session(self, person: Person, session: str) -> bool:
        """End a session of a person; whether there was one."""
        ended = delete(sessions).where(sessions.c.id == session, sessions.c.person == person.id)
        return await self._store.write(lambda db: db.execute(ended).rowcount > 0)

    # --- private links ---------------------------------------------------------------------------------

    async def make_link(self, person: Person) -> str:
        """A secret that carries the person to another device, once, within a day."""
        secret = secrets.token_urlsafe(24)
        expires = time.time() + LINK_S

        def job(db: Connection) -> None:
            db.execute(delete(keys).where(keys.c.expires < time.time()))
            db.execute(insert(keys).values(hash=_hash(secret), person=person.id, expires=expires))

        await self._store.write(job)
        return secret

    async def linked(self, secret: str) -> Person | None:
        """The person that a private link carries; it can still be used."""

        def job(db: Connection) -> Person | None:
            row = db.execute(
                select(people.c.id, people.c.name)
                .join_from(keys, people)
                .where(keys.c.hash == _hash(secret), keys.c.expires > time.time())
            ).first()
            return None if row is None else Person(row.id, row.name)

        return await self._store.read(job)

    async def follow_link(self, secret: str) -> bool:
        """Use a private link up; whether it was there."""
        used = delete(keys).where(keys.c.hash == _hash(secret), keys.c.expires > time.time())
        return await self._store.write(lambda db: db.execute(used).rowcount > 0)


def _own_sessions(person: Person) -> Select[tuple[Any, ...]]:
    """The sessions of a person, the latest first."""
    own = select(sessions).where(sessions.c.person == person.id)
    return own.order_by(sessions.c.seen.desc(), sessions.c.id)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A display name without what could deceive or disturb."""
    return clean_text(name, NAME_LENGTH)
