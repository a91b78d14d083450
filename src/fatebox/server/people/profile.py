"""The personal data of one person: shown, exported as a file, and deleted.

The row of a person stays as an empty shell, for tables name their host; it has no name, no cookie opens it,
and nothing leads from it to who it was.
"""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from fatebox.kernel import Result
from fatebox.kernel.keeping import Player
from fatebox.server.campaigns.campaigns import Campaigns, FileData, campaign_games, replace_person
from fatebox.server.people.people import Person
from fatebox.server.replays.replays import Replays, drop_unowned
from fatebox.server.store.engine import Store
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Seat

SOMEBODY = "Somebody"
STAND_IN = "normal"
RECENT = 20


class ProfileLine(msgspec.Struct):
    """The results of all games of one kind."""

    game: str
    against: str
    """The levels of the bots that played, such as `hard`; empty without bots."""
    people: bool
    """Whether other people played."""
    games: int
    wins: int


class ProfileGame(msgspec.Struct):
    """A game that is over."""

    table: str
    game: str
    at: float
    won: bool
    place: int
    score: float


class ProfileData(msgspec.Struct):
    """The games that a person has played here."""

    name: str
    games: int
    lines: list[ProfileLine]
    recent: list[ProfileGame]
    """The latest first."""


class PersonalData(msgspec.Struct):
    """All that the server knows of a person."""

    name: str
    since: float
    tables: list[dict[str, Any]]
    results: list[dict[str, Any]]
    lessons: list[dict[str, Any]]
    decks: list[dict[str, Any]]
    replays: list[dict[str, Any]]
    said: list[dict[str, Any]]
    campaigns: list[FileData] = []
    """Those that the person has begun, each as the file that can be brought back."""
    shared_campaigns: list[dict[str, Any]] = []
    """Campaigns in which the person takes part with others, as the person sees them."""


class Profiles:
    """The data of single people."""

    def __init__(self, store: Store, tables: Tables, replays: Replays, campaigns: Campaigns) -> None:
        self._store = store
        self._tables = tables
        self._replays = replays
        self._campaigns = campaigns

    async def of(self, person: Person) -> ProfileData:
        """The games that a person has played."""

        def job(db: sqlite3.Connection) -> list[sqlite3.Row]:
            return db.execute(
                "SELECT r.*, (SELECT group_concat(DISTINCT s.bot) FROM seats s WHERE s.table_id = r.table_id"
                " AND s.kind = 'bot') AS bots, EXISTS (SELECT 1 FROM seats s WHERE s.table_id = r.table_id"
                " AND s.kind = 'person' AND s.person IS NOT r.person) AS people"
                " FROM results r WHERE r.person = ? ORDER BY r.at DESC",
                (person.id,),
            ).fetchall()

        rows = await self._store.read(job)
        played = [_played(row) for row in rows]
        lines: dict[tuple[str, str, bool], ProfileLine] = {}
        for row, game in zip(rows, played, strict=True):
            against = ", ".join(sorted((row["bots"] or "").split(",")))
            key = game.game, against, bool(row["people"])
            line = lines.setdefault(key, ProfileLine(*key, 0, 0))
            line.games += 1
            line.wins += game.won
        return ProfileData(person.name, len(played), [lines[key] for key in sorted(lines)], played[:RECENT])

    async def file(self, person: Person) -> PersonalData:
        """All of it. The seeds of tables are not in it, for games may still go on."""

        def rows(db: sqlite3.Connection, query: str) -> list[dict[str, Any]]:
            return [dict(row) for row in db.execute(query, (person.id,))]

        def job(db: sqlite3.Connection) -> PersonalData:
            (me,) = rows(db, "SELECT name, created FROM people WHERE id = ?")
            return PersonalData(
                me["name"],
                me["created"],
                rows(
                    db,
                    "SELECT t.id, t.game, t.status, t.created, t.changed, s.seat, s.name FROM seats s"
                    " JOIN tables t ON t.id = s.table_id WHERE s.person = ? ORDER BY t.created, s.seat",
                ),
                rows(
                    db,
                    'SELECT table_id AS "table", seat, game, options, counts, result, at FROM results'
                    " WHERE person = ? ORDER BY at",
                ),
                rows(
                    db, 'SELECT game, table_id AS "table", done FROM lessons WHERE person = ? ORDER BY game'
                ),
                rows(db, "SELECT name, deck FROM decks WHERE person = ? ORDER BY name"),
                rows(
                    db,
                    "SELECT r.id, r.record, p.created FROM replay_people p JOIN replays r ON r.id = p.replay"
                    " WHERE p.person = ? ORDER BY p.created",
                ),
                rows(
                    db,
                    'SELECT table_id AS "table", seat, name, text, at FROM said WHERE person = ? ORDER BY at',
                ),
            )

        file = await self._store.read(job)
        file.campaigns = await self._campaigns.files(person)
        for game in campaign_games():
            if game.campaigns is not None and game.campaigns.shared:
                pages = await self._campaigns.of(person, game)
                file.shared_campaigns += [msgspec.to_builtins(page) for page in pages]
        return file

    async def delete(self, person: Person) -> None:
        """Forget a person: first at the tables, one by one, then all the rest at once.

        If the server stops in between, the person is still known and can ask again.
        """
        ids = await self._store.read(
            lambda db: [
                row[0]
                for row in db.execute(
                    "SELECT DISTINCT table_id FROM seats WHERE person = :person"
                    " UNION SELECT DISTINCT table_id FROM said WHERE person = :person",
                    {"person": person.id},
                )
            ]
        )
        for table_id in ids:
            table = await self._tables.find(table_id)
            if table is not None:
                await self._tables.seating.forget(table, person, _left_behind)
        files = await self._store.write(lambda db: _delete(db, person))
        self._replays.forget([*ids, *files])
        self._tables.expel(person)


def _left_behind(sitter: Seat, status: str, company: bool) -> Seat:
    """The successor at a seat: an open seat before the game, a bot in a game with others, or somebody."""
    if status == "open":
        return Seat("open")
    if status == "playing" and company:
        return Seat("bot", None, STAND_IN.capitalize(), STAND_IN)
    return Seat("person", None, SOMEBODY, passing=sitter.passing)


def _delete(db: sqlite3.Connection, person: Person) -> list[str]:
    """Delete all that hangs on a person; gives the record files that are gone."""
    for table in ("replay_people", "keys", "sessions", "decks", "campaigns", "results", "lessons"):
        db.execute(f"DELETE FROM {table} WHERE person = ?", (person.id,))
    files = drop_unowned(db)
    replace_person(db, person, Player("bot", None, STAND_IN.capitalize(), STAND_IN))
    db.execute("UPDATE tables SET listed = 0 WHERE host = ? AND status = 'open'", (person.id,))
    db.execute("UPDATE people SET name = ?, epoch = epoch + 1 WHERE id = ?", (SOMEBODY, person.id))
    return files


def _played(row: sqlite3.Row) -> ProfileGame:
    result = Result.from_data(msgspec.json.decode(row["result"]))
    seat = row["seat"]
    won = seat in result.winners
    return ProfileGame(row["table_id"], row["game"], row["at"], won, result.places[seat], result.scores[seat])
