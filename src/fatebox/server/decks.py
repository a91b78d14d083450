"""Decks for Outposts that people keep on the server, each under a name of its owner's choice."""

from __future__ import annotations

import sqlite3
from typing import Annotated

import msgspec

from fatebox.games import load_game
from fatebox.games.outposts.decks import check_deck
from fatebox.kernel import FateboxError
from fatebox.shelf.sheets import FactionName

from .people import Person
from .store import Store

MOST_DECKS = 100
"""So many decks one person may keep."""
NAME_LENGTH = 40
Key = Annotated[str, msgspec.Meta(max_length=60)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class DeckList(msgspec.Struct, forbid_unknown_fields=True):
    """A faction, and how many of each card are in the deck. It may be unfinished."""

    faction: FactionName
    cards: Annotated[dict[Key, Copies], msgspec.Meta(max_length=100)]


class DeckProblem(msgspec.Struct):
    """Something that keeps a deck from being played."""

    card: str
    """The name of the card; empty if it is about the deck as a whole."""
    text: str
    clause: str


class NamedDeck(msgspec.Struct):
    """A deck that somebody keeps."""

    name: str
    deck: DeckList
    problems: list[DeckProblem]


class DecksError(FateboxError):
    """A deck cannot be kept; the message says why."""


def problems(deck: DeckList) -> list[DeckProblem]:
    """All that is wrong with a deck; nothing if it can be played (OUT-SET.2, .4)."""
    found = check_deck(load_game("outposts").pack(), deck.faction, deck.cards)
    return [DeckProblem(problem.card, problem.text, problem.clause) for problem in found]


class Decks:
    """The decks of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person) -> list[NamedDeck]:
        """A person's decks, by name."""

        def job(db: sqlite3.Connection) -> list[sqlite3.Row]:
            rows = db.execute("SELECT name, deck FROM decks WHERE person = ? ORDER BY name", (person.id,))
            return rows.fetchall()

        decks = [(str(row["name"]), _read(row["deck"])) for row in await self._store.read(job)]
        return [NamedDeck(name, deck, problems(deck)) for name, deck in decks]

    async def keep(self, person: Person, name: str, deck: DeckList) -> NamedDeck:
        """Keep a deck; one of the same name is replaced."""
        name = " ".join(name.split())
        if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
            raise DecksError(f"name: expected 1 to {NAME_LENGTH} letters")
        text = msgspec.json.encode(deck).decode()

        def job(db: sqlite3.Connection) -> bool:
            db.execute("INSERT OR REPLACE INTO decks VALUES (?, ?, ?)", (person.id, name, text))
            (kept,) = db.execute("SELECT count(*) FROM decks WHERE person = ?", (person.id,)).fetchone()
            if kept > MOST_DECKS:
                raise DecksError(f"you keep {MOST_DECKS} decks already; throw one away first")
            return True

        await self._store.write(job)
        return NamedDeck(name, deck, problems(deck))

    async def throw_away(self, person: Person, name: str) -> bool:
        """Forget a deck; whether there was one."""

        def job(db: sqlite3.Connection) -> int:
            return db.execute("DELETE FROM decks WHERE person = ? AND name = ?", (person.id, name)).rowcount

        return await self._store.write(job) > 0


def _read(text: str) -> DeckList:
    return msgspec.json.decode(text, type=DeckList)
