"""Personal bests, for each difficulty and over all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row, select

from fatebox.games import game_ids, load_game
from fatebox.kernel import Choice, Game, Result
from fatebox.server.people.people import Person
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import results
from fatebox.storage.results import Played, best_of


def ranked_games() -> tuple[str, ...]:
    """The games that keep best scores for each difficulty."""
    return tuple(game_id for game_id in game_ids() if load_game(game_id).ranking.difficulty)


class Best(msgspec.Struct):
    """The best game."""

    table: str
    won: bool
    score: float
    round: int | None
    """The round in which it was lost."""
    level: str
    at: float
    """The time, in seconds since the epoch."""


class LevelBests(msgspec.Struct):
    """The results of all games on a level."""

    level: str
    """Empty for all levels together."""
    games: int
    wins: int
    best: Best | None


class BestsData(msgspec.Struct):
    """The bests of a person in a game. Games with a forced step back do not count."""

    overall: LevelBests
    levels: list[LevelBests]


class Bests:
    """The bests of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person | None, game_id: str) -> BestsData:
        """A person's bests in a game that ranks its results."""
        game = load_game(game_id)
        own = "" if person is None else person.id
        wanted = select(results).where(results.c.person == own, results.c.game == game.id)
        query = wanted.order_by(results.c.at, results.c.table_id)
        rows = await self._store.read(lambda db: db.execute(query).all())
        played = [_played(game.id, row) for row in rows]
        times = {row.table_id: float(row.at) for row in rows}
        setting = next(s for s in game.settings if s.name == game.ranking.difficulty)
        assert isinstance(setting, Choice)
        levels = [
            _bests(game, level, [p for p in played if p.options[game.ranking.difficulty] == level], times)
            for level in setting.values
        ]
        return BestsData(_bests(game, "", played, times), levels)


def _played(game: str, row: Row[Any]) -> Played:
    return Played(
        name=row.table_id,
        digest=row.table_id,
        game=game,
        options=msgspec.json.decode(row.options),
        seats=1,
        seat=row.seat,
        counts=bool(row.counts),
        result=Result.from_data(msgspec.json.decode(row.result)),
    )


def _bests(game: Game[Any], level: str, played: Iterable[Played], times: dict[str, float]) -> LevelBests:
    games = [each for each in played if each.counts]
    wins = sum(each.seat in each.result.winners for each in games)
    best = best_of(games, game)
    return LevelBests(level, len(games), wins, None if best is None else _best(game, best, times))


def _best(game: Game[Any], best: Played, times: dict[str, float]) -> Best:
    result = best.result
    won = best.seat in result.winners
    return Best(
        table=best.name,
        won=won,
        score=result.scores[best.seat],
        round=None if won else result.details.get("round"),
        level=best.options[game.ranking.difficulty],
        at=times[best.name],
    )
