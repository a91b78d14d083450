"""Who is who: guests, known by a signed cookie. No accounts, no passwords.

A person can be carried to another device by a private link, which works once and not for ever. Whoever has
lost a device can make all cookies invalid at once: the `epoch` of the person is in every cookie.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import sqlite3
import time

import msgspec

from fatebox.server.store.engine import Store

COOKIE = "fatebox"
YEAR_S = 365 * 24 * 3600
LINK_S = 24 * 3600
NAME_LENGTH = 24


class Person(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    epoch: int = 0


class People:
    """All guests of a server."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    @classmethod
    async def open(cls, store: Store) -> People:
        """The guests of a database, with the key that signs their cookies."""

        def job(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO meta VALUES ('key', ?)", (secrets.token_hex(32),))
            (key,) = db.execute("SELECT value FROM meta WHERE key = 'key'").fetchone()
            return str(key)

        return cls(store, bytes.fromhex(await store.write(job)))

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
        return Person(person.id, name, person.epoch)

    async def known(self, cookie: str | None) -> Person | None:
        """The guest that a cookie stands for, if it is genuine."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not hmac.compare_digest(self._sign(f"{parts[0]}.{parts[1]}"), parts[2]):
            return None

        def job(db: sqlite3.Connection) -> Person | None:
            row = db.execute("SELECT id, name, epoch FROM people WHERE id = ?", (parts[0],)).fetchone()
            return None if row is None or str(row["epoch"]) != parts[1] else Person(*row)

        return await self._store.read(job)

    def cookie(self, person: Person) -> str:
        """The value of a person's cookie."""
        signed = f"{person.id}.{person.epoch}"
        return f"{signed}.{self._sign(signed)}"

    def _sign(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:32]

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

    async def follow_link(self, secret: str) -> Person | None:
        """The person that a private link carries; the link is used up."""

        def job(db: sqlite3.Connection) -> Person | None:
            row = db.execute(
                "DELETE FROM keys WHERE hash = ? AND expires > ? RETURNING person",
                (_hash(secret), time.time()),
            ).fetchone()
            if row is None:
                return None
            found = db.execute("SELECT id, name, epoch FROM people WHERE id = ?", (row[0],)).fetchone()
            return Person(*found)

        return await self._store.write(job)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A display name without what could deceive or disturb: control characters, runs of spaces."""
    printable = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(printable.split())[:NAME_LENGTH]
