"""Decks that people keep on the server, each under a name of its owner's choice."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection

from fatebox.games import game_ids, load_game
from fatebox.kernel import Game
from fatebox.kernel.keeping import DeckProblem
from fatebox.server import words
from fatebox.server.campaigns.documents import DeckDocuments
from fatebox.server.people.people import Person
from fatebox.server.store.engine import Store
from fatebox.storage.decks import Deck, Decks
from fatebox.storage.errors import StorageError
from fatebox.storage.sheets import deck_rules

NAME_LENGTH = 40


class NamedDeck(msgspec.Struct):
    """A deck that somebody keeps."""

    name: str
    deck: Any
    """A faction, and how many of each card are in the deck."""
    problems: list[DeckProblem]


def deck_games() -> list[Game[Any]]:
    """The games for which decks are built."""
    return [game for game in map(load_game, game_ids()) if game.decks is not None]


def problems(game: Game[Any], deck: Any) -> list[DeckProblem]:
    """All that is wrong with a deck; nothing if it can be played."""
    return DeckProblem.of(deck_rules(game).problems(game.pack(), deck.faction, deck.cards))


class DeckBoxes:
    """The decks of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person, game: Game[Any]) -> list[NamedDeck]:
        """A person's decks, by name."""

        def job(db: Connection) -> dict[str, Deck]:
            decks = Decks(game, DeckDocuments(db, person.id, game.id))
            return {name: decks.get(name) for name in decks.names()}

        kind = deck_rules(game).deck_list
        found = {name: kind(deck.faction, deck.cards) for name, deck in (await self._store.read(job)).items()}
        return [NamedDeck(name, deck, problems(game, deck)) for name, deck in found.items()]

    async def keep(self, person: Person, game: Game[Any], name: str, deck: Any) -> NamedDeck:
        """Keep a deck, which may be unfinished; one of the same name is replaced."""
        name = " ".join(name.split())
        if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
            raise StorageError(words.DECK_NAME(count=NAME_LENGTH))

        def job(db: Connection) -> None:
            decks = Decks(game, DeckDocuments(db, person.id, game.id))
            decks.add(name, Deck(deck.faction, deck.cards), replace=True)

        await self._store.write(job)
        return NamedDeck(name, deck, problems(game, deck))

    async def throw_away(self, person: Person, game: Game[Any], name: str) -> bool:
        """Forget a deck; whether there was one."""

        def job(db: Connection) -> bool:
            documents = DeckDocuments(db, person.id, game.id)
            there = documents.find(name) is not None
            documents.remove(name)
            return there

        return await self._store.write(job)
