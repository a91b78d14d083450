"""Guests, known by a signed cookie. No accounts, no passwords.

Every device has a session of its own: its person can see all of them and end each. A person can be carried to
another device by a private link, which works once and not for ever. Cookies are renewed while they are used.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import sqlite3
import time

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from fatebox.server.people.texts import clean_text
from fatebox.server.store.engine import Store

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

        def job(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO meta VALUES ('key', ?)", (secrets.token_hex(32),))
            (key,) = db.execute("SELECT value FROM meta WHERE key = 'key'").fetchone()
            return str(key)

        return cls(store, await store.write(job))

    async def arrive(self, name: str) -> Person:
        """A new guest."""
        person = Person(secrets.token_urlsafe(9), name)
        now = time.time()
        await self._store.write(
            lambda db: db.execute("INSERT INTO people VALUES (?, ?, 0, ?)", (person.id, person.name, now))
        )
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, at this person's seats as well; others at the same device keep theirs."""

        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE people SET name = ? WHERE id = ?", (name, person.id))
            db.execute(
                "UPDATE seats SET name = ? WHERE person = ? AND name = ?", (name, person.id, person.name)
            )

        await self._store.write(job)
        return msgspec.structs.replace(person, name=name)

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
        def job(db: sqlite3.Connection) -> tuple[Person, float] | None:
            row = db.execute(
                "SELECT p.id, p.name, s.seen FROM sessions s JOIN people p ON p.id = s.person WHERE s.id = ?",
                (session,),
            ).fetchone()
            return None if row is None else (Person(row["id"], row["name"], session, stale), row["seen"])

        found = await self._store.read(job)
        if found is None:
            return None
        person, seen = found
        now = time.time()
        if now - seen > SEEN_S:
            await self._store.write(
                lambda db: db.execute("UPDATE sessions SET seen = ? WHERE id = ?", (now, session))
            )
        return person

    async def _known_before(self, cookie: str) -> Person | None:
        """The guest of a cookie of version 0.1: the id, a count of invalidations, and a signature."""
        if cookie.count(".") != 2:
            return None
        person, epoch, signature = cookie.split(".")
        expected = hmac.new(self._key, f"{person}.{epoch}".encode(), hashlib.sha256).hexdigest()[:32]
        if not hmac.compare_digest(expected, signature):
            return None

        def job(db: sqlite3.Connection) -> Person | None:
            row = db.execute("SELECT id, name, epoch FROM people WHERE id = ?", (person,)).fetchone()
            same = row is not None and str(row["epoch"]) == epoch
            return Person(row["id"], row["name"], stale=True) if same else None

        return await self._store.read(job)

    async def cookie(self, person: Person, agent: str) -> str:
        """The value of a cookie for a person on this device: of their session there, or of a new one."""
        session = person.session or secrets.token_urlsafe(12)
        now = time.time()

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT OR IGNORE INTO sessions VALUES (?, ?, ?, ?, ?)",
                (session, person.id, now, now, clean_text(agent, AGENT_LENGTH)),
            )
            db.execute(
                "DELETE FROM sessions WHERE person = ? AND id NOT IN"
                " (SELECT id FROM sessions WHERE person = ? ORDER BY seen DESC, id LIMIT ?)",
                (person.id, person.id, MOST_SESSIONS),
            )

        await self._store.write(job)
        return self._signer.sign(session).decode()

    async def sessions(self, person: Person) -> list[Session]:
        """All devices on which a person is known, the latest first."""
        rows = await self._store.read(
            lambda db: db.execute(
                "SELECT id, created, seen, agent FROM sessions WHERE person = ? ORDER BY seen DESC, id",
                (person.id,),
            ).fetchall()
        )
        return [
            Session(row["id"], row["created"], row["seen"], row["agent"], row["id"] == person.session)
            for row in rows
        ]

    async def end_session(self, person: Person, session: str) -> bool:
        """End a session of a person; whether there was one."""
        done = await self._store.write(
            lambda db: (
                db.execute("DELETE FROM sessions WHERE id = ? AND person = ?", (session, person.id)).rowcount
            )
        )
        return done > 0

    # --- private links ---------------------------------------------------------------------------------

    async def make_link(self, person: Person) -> str:
        """A secret that carries the person to another device, once, within a day."""
        secret = secrets.token_urlsafe(24)
        expires = time.time() + LINK_S

        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM keys WHERE expires < ?", (time.time(),))
            db.execute("INSERT INTO keys VALUES (?, ?, ?)", (_hash(secret), person.id, expires))

        await self._store.write(job)
        return secret

    async def linked(self, secret: str) -> Person | None:
        """The person that a private link carries; it can still be used."""

        def job(db: sqlite3.Connection) -> Person | None:
            row = db.execute(
                "SELECT p.id, p.name FROM keys k JOIN people p ON p.id = k.person"
                " WHERE k.hash = ? AND k.expires > ?",
                (_hash(secret), time.time()),
            ).fetchone()
            return None if row is None else Person(row["id"], row["name"])

        return await self._store.read(job)

    async def follow_link(self, secret: str) -> bool:
        """Use a private link up; whether it was there."""
        done = await self._store.write(
            lambda db: (
                db.execute(
                    "DELETE FROM keys WHERE hash = ? AND expires > ?", (_hash(secret), time.time())
                ).rowcount
            )
        )
        return done > 0


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A display name without what could deceive or disturb."""
    return clean_text(name, NAME_LENGTH)
