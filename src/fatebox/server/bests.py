"""Personal bests, for each difficulty and over all (WEA-SCO.4)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from fatebox.games import load_game
from fatebox.games.weaver.scoring import standing as weaver_standing
from fatebox.kernel import Choice, Result
from fatebox.shelf.bests import Played, Standing, best_of

from .people import Person
from .store import Store


@dataclass(frozen=True, slots=True)
class Ranked:
    """How the results of a game for one person are ranked."""

    setting: str
    """The option that says how difficult it is."""
    standing: Standing


RANKED = {"weaver": Ranked("difficulty", weaver_standing)}


class Best(msgspec.Struct):
    """The best game."""

    table: str
    won: bool
    score: int
    round: int | None
    """The round in which it was lost."""
    level: str
    at: float
    """When, in seconds of the epoch."""


class LevelBests(msgspec.Struct):
    """What came of all games on a level."""

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

    async def of(self, person: Person | None, game: str) -> BestsData:
        """A person's bests in a game that ranks its results."""
        ranked = RANKED[game]
        own = "" if person is None else person.id

        def job(db: sqlite3.Connection) -> list[sqlite3.Row]:
            return db.execute(
                "SELECT table_id, seat, options, counts, result, at FROM results"
                " WHERE person = ? AND game = ? ORDER BY at, table_id",
                (own, game),
            ).fetchall()

        rows = await self._store.read(job)
        played = [_played(game, row) for row in rows]
        times = {row["table_id"]: float(row["at"]) for row in rows}
        setting = next(s for s in load_game(game).settings if s.name == ranked.setting)
        assert isinstance(setting, Choice)
        levels = [
            _bests(ranked, level, [p for p in played if p.options[ranked.setting] == level], times)
            for level in setting.values
        ]
        return BestsData(_bests(ranked, "", played, times), levels)


def _played(game: str, row: sqlite3.Row) -> Played:
    return Played(
        name=row["table_id"],
        digest=row["table_id"],
        game=game,
        options=msgspec.json.decode(row["options"]),
        seats=1,
        seat=row["seat"],
        counts=bool(row["counts"]),
        result=Result.from_data(msgspec.json.decode(row["result"])),
    )


def _bests(ranked: Ranked, level: str, played: Iterable[Played], times: dict[str, float]) -> LevelBests:
    games = [each for each in played if each.counts]
    wins = sum(each.seat in each.result.winners for each in games)
    best = best_of(games, ranked.standing)
    return LevelBests(level, len(games), wins, None if best is None else _best(ranked, best, times))


def _best(ranked: Ranked, best: Played, times: dict[str, float]) -> Best:
    result = best.result
    won = best.seat in result.winners
    return Best(
        table=best.name,
        won=won,
        score=result.scores[best.seat],
        round=None if won else result.details["round"],
        level=best.options[ranked.setting],
        at=times[best.name],
    )
