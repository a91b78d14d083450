"""The daily deal: a game for one player that is dealt alike for everybody, once a day (UTC).

Its seed is drawn when the first person opens it, and kept until the day is over. Everybody has one attempt.
There are no hints, and a game with a forced step back is not ranked.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select

from fatebox.games import load_game
from fatebox.kernel import Choice, Result
from fatebox.server.campaigns.bests import ranked_games
from fatebox.server.people.people import Person
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import dailies, meta, people, results, tables
from fatebox.server.store.statements import add
from fatebox.server.tables.log import new_config
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Wanted
from fatebox.server.tables.table import Status, Table

SEED = "daily "
"""The seeds of days are kept under this word and the day."""


class DailyData(msgspec.Struct):
    """The deal of today, and how far I am with it."""

    day: str
    """As `2026-11-16`."""
    game: str
    level: str
    """The difficulty."""
    table: str | None
    """My table."""
    status: Status | None
    won: bool
    score: float | None
    """My score, once my game is over."""
    streak: int
    """The number of days in a row on which I have finished the deal, up to yesterday or today."""
    leader: str | None
    """The name of the best so far."""
    best: float | None


class Daily:
    """The daily deals of all people."""

    def __init__(self, store: Store, all_tables: Tables) -> None:
        self._store = store
        self._tables = all_tables
        self._opening = asyncio.Lock()

    async def of(self, person: Person | None) -> DailyData:
        """The deal of today as a person sees it."""
        own = "" if person is None else person.id
        return await self._store.read(lambda db: _data(db, own, today()))

    async def play(self, person: Person) -> tuple[Table, str]:
        """My table of today, with its invitation: the one that I have opened, or a new one."""
        async with self._opening:  # two clicks open one table
            return await self._play(person, today())

    async def _play(self, person: Person, day: str) -> tuple[Table, str]:
        opened = await self._store.read(lambda db: _own(db, person.id, day))
        table = None if opened is None else await self._tables.claim(opened.id)
        if table is not None:
            return table, await self._tables.seating.invitation(table)
        game, level = dealt()
        seed = await self._store.write(lambda db: _seed(db, day))
        options = {load_game(game).ranking.difficulty: level}
        config = new_config(game, 1, options, seed, self._tables.seeds.generator)
        config = msgspec.structs.replace(config, daily=day)

        def bind(db: Connection, table_id: str) -> None:
            db.execute(insert(dailies).values(day=day, person=person.id, table_id=table_id))

        return await self._tables.open(person, config, [Wanted("person")], binding=bind)


def today() -> str:
    """The day, as all the world counts it."""
    return datetime.fromtimestamp(time.time(), UTC).date().isoformat()


def dealt() -> tuple[str, str]:
    """The game of the daily deal, and its difficulty: the second easiest."""
    game = load_game(ranked_games()[0])
    setting = next(each for each in game.settings if each.name == game.ranking.difficulty)
    assert isinstance(setting, Choice)
    return game.id, setting.values[min(1, len(setting.values) - 1)]


def _seed(db: Connection, day: str) -> str:
    """The seed of a day; those of days gone by are forgotten."""
    add(db, meta, key=f"{SEED}{day}", value=secrets.token_hex(16))
    db.execute(delete(meta).where(meta.c.key.startswith(SEED), meta.c.key < f"{SEED}{day}"))
    return str(db.execute(select(meta.c.value).where(meta.c.key == f"{SEED}{day}")).scalar_one())


def _own(db: Connection, person: str, day: str) -> Row[Any, Any, Any] | None:
    """A person's table of a day, with its result if it is over."""
    query = (
        select(tables.c.id, tables.c.status, results.c.result)
        .join_from(dailies, tables)
        .join(results, results.c.table_id == tables.c.id, isouter=True)
        .where(dailies.c.person == person, dailies.c.day == day)
    )
    return db.execute(query).first()


def _data(db: Connection, person: str, day: str) -> DailyData:
    own = _own(db, person, day)
    mine = None if own is None or own.result is None else _result(own.result)
    leader, best = _leader(db, day)
    return DailyData(
        day,
        *dealt(),
        table=None if own is None else own.id,
        status=None if own is None else own.status,
        won=mine is not None and 0 in mine.winners,
        score=None if mine is None else mine.scores[0],
        streak=_streak(db, person, day),
        leader=leader,
        best=best,
    )


def _leader(db: Connection, day: str) -> tuple[str | None, float | None]:
    """The name and the score of the best who has won; of two, the earlier."""
    query = (
        select(people.c.name, results.c.result)
        .join_from(dailies, results, results.c.table_id == dailies.c.table_id)
        .join(people, people.c.id == dailies.c.person)
        .where(dailies.c.day == day, results.c.counts == 1)
        .order_by(results.c.at)
    )
    wins = [(row.name, result) for row in db.execute(query) if 0 in (result := _result(row.result)).winners]
    rank = load_game(dealt()[0]).ranking.rank
    first = max(wins, key=lambda each: rank(each[1], 0), default=None)
    return (None, None) if first is None else (first[0], first[1].scores[0])


def _result(text: str) -> Result:
    return Result.from_data(msgspec.json.decode(text))


def _streak(db: Connection, person: str, day: str) -> int:
    """The number of days in a row; today's deal may still be to come."""
    played = select(dailies.c.day).join(results, results.c.table_id == dailies.c.table_id)
    days = set(db.execute(played.where(dailies.c.person == person)).scalars())
    at = date.fromisoformat(day)
    if day not in days:
        at -= timedelta(days=1)
    streak = 0
    while at.isoformat() in days:
        streak += 1
        at -= timedelta(days=1)
    return streak
