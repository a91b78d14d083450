"""The personal data of one person: shown, exported as a file, and deleted.

The row of a person stays as an empty shell, for tables name their host; it has no name, no cookie opens it,
and nothing leads from it to the person.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, select, union, update

from fatebox.kernel import Result
from fatebox.kernel.keeping import Player
from fatebox.server.campaigns.campaigns import Campaigns, FileData, campaign_games, replace_person
from fatebox.server.people.people import Person
from fatebox.server.people.preferences import Preferences, kept_preferences
from fatebox.server.replays.replays import Replays, drop_unowned
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import (
    campaigns,
    dailies,
    decks,
    keys,
    lessons,
    people,
    replay_people,
    replays,
    results,
    said,
    seats,
    sessions,
    settings,
    tables,
)
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Seat

SOMEBODY = "Somebody"
STAND_IN = "normal"
RECENT = 20
"""The number of games on a page."""


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
    """One page of them, the latest first."""


class PersonalData(msgspec.Struct):
    """All that the server knows of a person."""

    name: str
    since: float
    tables: list[dict[str, Any]]
    results: list[dict[str, Any]]
    lessons: list[dict[str, Any]]
    dailies: list[dict[str, Any]]
    decks: list[dict[str, Any]]
    replays: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    campaigns: list[FileData] = []
    """Those that the person has begun, each as the file that can be brought back."""
    shared_campaigns: list[dict[str, Any]] = []
    """Campaigns in which the person takes part with others, as the person sees them."""
    settings: Preferences | None = None


class Profiles:
    """The data of single people."""

    def __init__(self, store: Store, tables: Tables, replays: Replays, campaigns: Campaigns) -> None:
        self._store = store
        self._tables = tables
        self._replays = replays
        self._campaigns = campaigns

    async def of(self, person: Person, page: int = 0) -> ProfileData:
        """The games that a person has played: sums of all, and a page of single ones."""
        return await self._store.read(lambda db: _profile(db, person, page))

    async def file(self, person: Person) -> PersonalData:
        """All of it. The seeds of tables are not in it, for games may still go on."""

        def job(db: Connection) -> PersonalData:
            me = db.execute(select(people).where(people.c.id == person.id)).one()
            kept: dict[str, Any] = {
                name: [dict(row) for row in db.execute(q).mappings()] for name, q in _kept(person).items()
            }
            own = kept_preferences(db, person.id)
            return PersonalData(name=me.name, since=me.created, settings=own, **kept)

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
        sat = select(seats.c.table_id).where(seats.c.person == person.id)
        spoke = select(said.c.table_id).where(said.c.person == person.id)
        ids = await self._store.read(lambda db: list(db.execute(union(sat, spoke)).scalars()))
        for table_id in ids:
            table = await self._tables.claim(table_id)
            if table is not None:
                await self._tables.seating.forget(table, person, _left_behind)
        files = await self._store.write(lambda db: _delete(db, person))
        self._replays.forget([*ids, *files])
        self._tables.expel(person)


def _profile(db: Connection, person: Person, page: int) -> ProfileData:
    own = select(results).where(results.c.person == person.id)
    others = (
        select(seats.c.table_id, seats.c.kind, seats.c.person, seats.c.bot)
        .distinct()
        .where(seats.c.table_id.in_(own.with_only_columns(results.c.table_id)))
    )
    rows = list(db.execute(own.order_by(results.c.at.desc())))
    bots: dict[str, set[str]] = {row.table_id: set() for row in rows}
    shared: set[str] = set()
    for sitter in db.execute(others):
        if sitter.kind == "bot":
            bots[sitter.table_id].add(sitter.bot)
        elif sitter.kind == "person" and sitter.person != person.id:
            shared.add(sitter.table_id)
    played = [_played(row) for row in rows]
    lines: dict[tuple[str, str, bool], ProfileLine] = {}
    for game in played:
        key = game.game, ", ".join(sorted(bots[game.table])), game.table in shared
        line = lines.setdefault(key, ProfileLine(*key, 0, 0))
        line.games += 1
        line.wins += game.won
    recent = played[page * RECENT : (page + 1) * RECENT]
    return ProfileData(person.name, len(played), [lines[key] for key in sorted(lines)], recent)


def _left_behind(sitter: Seat, status: str, shared: bool) -> Seat:
    """The successor at a seat: an open seat before the game, a bot in a game with others, or somebody."""
    if status == "open":
        return Seat("open")
    if status == "playing" and shared:
        return Seat("bot", None, STAND_IN.capitalize(), STAND_IN)
    return Seat("person", None, SOMEBODY, passing=sitter.passing)


def _delete(db: Connection, person: Person) -> list[str]:
    """Delete all that hangs on a person; gives the record files that are gone."""
    for table in (replay_people, keys, sessions, settings, decks, campaigns, results, lessons, dailies):
        db.execute(delete(table).where(table.c.person == person.id))
    files = drop_unowned(db)
    replace_person(db, person, Player("bot", None, STAND_IN.capitalize(), STAND_IN))
    waiting = (tables.c.host == person.id) & (tables.c.status == "open")
    db.execute(update(tables).where(waiting).values(listed=0))
    me = people.c.id == person.id
    db.execute(update(people).where(me).values(name=SOMEBODY, epoch=people.c.epoch + 1))
    return files


def _kept(person: Person) -> dict[str, Select[tuple[Any, ...]]]:
    """The queries for all that is kept of a person, by the field of their file."""

    def own(table: Any, *columns: Any) -> Select[tuple[Any, ...]]:
        return select(*columns).where(table.c.person == person.id)

    r, s, t = results.c, said.c, tables.c
    record = replays.c.id, replays.c.record, replay_people.c.created
    table = t.id, t.game, t.status, t.created, t.changed, seats.c.seat, seats.c.name
    result = r.table_id.label("table"), r.seat, r.game, r.options, r.counts, r.result, r.at
    lesson = lessons.c.game, lessons.c.table_id.label("table"), lessons.c.done
    line = s.table_id.label("table"), s.seat, s.name, s.text, s.at
    return {
        "tables": own(seats, *table).join_from(seats, tables).order_by(t.created, seats.c.seat),
        "results": own(results, *result).order_by(r.at),
        "lessons": own(lessons, *lesson).order_by(lessons.c.game),
        "dailies": own(dailies, dailies.c.day, dailies.c.table_id.label("table")).order_by(dailies.c.day),
        "decks": own(decks, decks.c.name, decks.c.deck).order_by(decks.c.name),
        "replays": own(replay_people, *record)
        .join_from(replay_people, replays)
        .order_by(replay_people.c.created),
        "chat": own(said, *line).order_by(s.at),
    }


def _played(row: Row[Any]) -> ProfileGame:
    result = Result.from_data(msgspec.json.decode(row.result))
    won = row.seat in result.winners
    place = result.places[row.seat] if result.winners else 1  # who lose together are not placed
    return ProfileGame(row.table_id, row.game, row.at, won, place, result.scores[row.seat])
