"""Campaigns that people play on the server: the logic of `fatebox.storage` on the server's database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, select, update

from fatebox.games import game_ids, load_game
from fatebox.kernel import Game
from fatebox.kernel.keeping import CampaignEntry, DeckProblem, Player
from fatebox.server import words
from fatebox.server.campaigns.documents import CampaignDocuments
from fatebox.server.people.people import Person
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import campaigns
from fatebox.storage.campaigns import Campaigns as Logic
from fatebox.storage.campaigns import campaign_rules, campaign_text
from fatebox.storage.errors import StorageError

T = TypeVar("T")
Binding = Callable[[Connection, str], None]
"""Notes a table as one of a campaign, in the transaction that opens it."""


class FileData(msgspec.Struct):
    """The text of a file to keep."""

    name: str
    text: str


def campaign_games() -> list[Game[Any]]:
    """The games that have campaigns."""
    return [game for game in map(load_game, game_ids()) if game.campaigns is not None]


def documents(db: Connection, person: str, game: Game[Any]) -> CampaignDocuments:
    """The campaigns of a game that a person may use."""
    return CampaignDocuments(db, person, game.id, shared=campaign_rules(game).shared)


class Campaigns:
    """The campaigns of all people, game by game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading -----------------------------------------------------------------------------------------

    async def of(self, person: Person, game: Game[Any]) -> list[Any]:
        """The campaigns of a game that a person may use, the latest first."""

        def job(db: Connection) -> list[Any]:
            kept = documents(db, person.id, game)
            logic, rules, pack = Logic(game, kept), campaign_rules(game), game.pack()
            return [rules.in_list(pack, logic.get(each.key), person.id) for each in kept.all()]

        return await self._store.read(job)

    async def find(self, person: Person, game: Game[Any], campaign: str) -> CampaignEntry | None:
        """One of these campaigns."""

        def job(db: Connection) -> CampaignEntry | None:
            kept = documents(db, person.id, game)
            return None if kept.find(campaign) is None else Logic(game, kept).get(campaign)

        return await self._store.read(job)

    async def file(self, person: Person, game: Game[Any], campaign: str) -> FileData | None:
        """A campaign as a file."""
        entry = await self.find(person, game, campaign)
        return None if entry is None else await asyncio.to_thread(_file, game, entry)

    async def files(self, person: Person) -> list[FileData]:
        """All campaigns of a person as files; not those with others, whose collections would be in them."""

        def job(db: Connection) -> list[FileData]:
            found = []
            for game in (each for each in campaign_games() if not campaign_rules(each).shared):
                kept = documents(db, person.id, game)
                logic = Logic(game, kept)
                own = [each for each in kept.all() if each.owner == person.id]
                found += [_file(game, logic.get(each.key)) for each in own]
            return found

        return await self._store.read(job)

    async def problems(
        self, person: Person, game: Game[Any], campaign: str, which: str, deck: Any
    ) -> list[DeckProblem]:
        """The problems that keep a list from being a deck of a campaign."""
        found = await self._store.read(
            lambda db: Logic(game, documents(db, person.id, game)).deck_problems(
                campaign, person.id, which, deck
            )
        )
        return DeckProblem.of(found)

    # --- writing -----------------------------------------------------------------------------------------

    async def change(self, person: Person, game: Game[Any], change: Callable[[Logic], T]) -> T:
        """Change campaigns of a person in one transaction; if that fails, nothing is changed."""
        return await self._store.write(lambda db: change(Logic(game, documents(db, person.id, game))))

    async def new(
        self,
        person: Person,
        game: Game[Any],
        name: str,
        players: Sequence[Player],
        options: Mapping[str, Any],
    ) -> str:
        """Begin a campaign; its id. Options that the game does not offer are an error."""
        if players:
            game.complete(len(players), options)
        return await self.change(person, game, lambda logic: logic.new(name, players, options))

    async def leave(self, person: Person, game: Game[Any], campaign: str, table: str) -> None:
        """A table that still waits for players belongs to its campaign no more."""
        await self._store.write(lambda db: documents(db, person.id, game).leave(campaign, table))

    # --- playing -----------------------------------------------------------------------------------------

    async def enter(
        self, person: Person, game: Game[Any], campaign: str, options: dict[str, Any], seats: int
    ) -> tuple[dict[str, Any], Binding]:
        """The options of the next game of a campaign, and what binds its table to the campaign."""

        def entered(db: Connection) -> dict[str, Any]:
            return Logic(game, documents(db, person.id, game)).enter(campaign, options, seats)

        wanted = await self._store.read(entered)

        def bind(db: Connection, table: str) -> None:
            kept = documents(db, person.id, game)
            if kept.find(campaign) is None:
                raise StorageError(words.CAMPAIGN_GONE())
            if entered(db) != wanted:
                raise StorageError(words.CAMPAIGN_CHANGED())
            kept.enter(campaign, table)

        return wanted, bind


def replace_person(db: Connection, person: Person, successor: Player) -> None:
    """Let somebody else play on for a person in the campaigns of others."""
    rows = db.execute(select(campaigns).where(campaigns.c.data.contains(person.id, autoescape=True))).all()
    for row in rows:
        rules = campaign_rules(load_game(row.game))
        data = rules.replaced(msgspec.json.decode(row.data), person.id, successor)
        text = msgspec.json.encode(data).decode()
        db.execute(update(campaigns).where(campaigns.c.id == row.id).values(data=text))


def _file(game: Game[Any], entry: CampaignEntry) -> FileData:
    return FileData(f"{entry.name}.json", campaign_text(game, entry.name, entry.data))
