"""The HTTP interface to replays: finished tables and record files, scene by scene."""

from __future__ import annotations

from fatebox.kernel.film import Film
from fatebox.server.coach.coaching import ReviewData
from fatebox.server.http import library
from fatebox.server.http.calls import Call, Problem, Route
from fatebox.server.http.protocol import Happened
from fatebox.server.http.tables import RecordData, TableData, table_data
from fatebox.server.replays.courses import CourseData
from fatebox.server.replays.replays import (
    RECORD_BYTES,
    Dropped,
    PlayOn,
    ReplayData,
    SceneData,
    continuation,
    described,
    scene,
    told,
)
from fatebox.server.tables.seats import Wanted


async def bring_record(call: Call, body: Dropped) -> ReplayData:
    """Look at a record file."""
    replay = await call.replays.bring(call.somebody(), body.record)
    film = await call.replays.file(replay)
    assert film is not None
    return described(replay, film, None)


async def get_replay(call: Call, body: None) -> ReplayData:
    """A finished table, or a record file, to be looked at again."""
    film, table = await _film(call)
    return described(call.params["replay"], film, table)


async def get_scene(call: Call, body: None) -> SceneData:
    """What one answer of a replay led to, as a seat saw it, a spectator, or with all cards open."""
    film, _ = await _film(call)
    number = call.params["scene"]
    if not number.isdecimal() or len(number) > 6:
        raise Problem(404, f"there is no scene {number!r}")
    return scene(film, int(number), call.params["eye"])


async def get_log(call: Call, body: None) -> list[list[Happened]]:
    """What happened in each scene of a replay, as far as a seat or a spectator heard of it."""
    film, _ = await _film(call)
    return told(film, call.params["eye"])


async def get_replay_cards(call: Call, body: None) -> library.CardsData:
    """What the cards say, as far as it came to light in a replay."""
    film, _ = await _film(call)
    return library.cards(film.record.game, frozenset(film.game.revealed(film.end.state)))


async def get_replay_record(call: Call, body: None) -> RecordData:
    """The record of a replay, to be kept as a file."""
    film, _ = await _film(call)
    return RecordData(film.record.to_json())


async def get_course(call: Call, body: None) -> CourseData:
    """The chances along a game that is over, and its highlights."""
    film, _ = await _film(call)
    return await call.replays.course(call.params["replay"], film)


async def get_replay_review(call: Call, body: None) -> ReviewData:
    """The decisions of a finished game that cost most, as far as they were found."""
    film, name = await _film(call)
    table = None if name is None else await call.tables.find(name)
    if table is None:
        return await call.coaching.review_file(call.params["replay"], film)
    return await call.coaching.review(table)


async def play_on(call: Call, body: PlayOn) -> TableData:
    """Go on from a scene, in a copy of the game, against bots."""
    person = call.somebody()
    film, _ = await _film(call)
    config, entries = continuation(call.params["replay"], film, body)
    bots = Wanted("bot", bot=body.bot)
    wanted = [Wanted("person") if seat == body.seat else bots for seat in range(config.seats)]
    table, invite = await call.tables.open(person, config, wanted, entries=entries)
    return table_data(call, table, invite)


async def _film(call: Call) -> tuple[Film, str | None]:
    """The film that the path names, and its table."""
    replay = call.params["replay"]
    film = await call.replays.file(replay)
    if film is not None:
        return film, None
    table = await call.tables.find(replay)
    if table is None:
        raise Problem(404, f"there is no replay {replay!r}")
    async with table.lock:
        if table.status != "over":
            raise Problem(409, "the game can be looked at again when it is over")
        return await call.replays.table(
            replay, table.match, table.entries, [s.name for s in table.seats]
        ), replay


ROUTES = (
    Route("POST", "/api/replays", bring_record, Dropped, ReplayData, most=RECORD_BYTES),
    Route("GET", "/api/replays/{replay}", get_replay, None, ReplayData),
    Route("GET", "/api/replays/{replay}/cards", get_replay_cards, None, library.CardsData),
    Route("GET", "/api/replays/{replay}/record", get_replay_record, None, RecordData),
    Route("GET", "/api/replays/{replay}/log/{eye}", get_log, None, list[list[Happened]]),
    Route("GET", "/api/replays/{replay}/scenes/{scene}/{eye}", get_scene, None, SceneData),
    Route("GET", "/api/replays/{replay}/course", get_course, None, CourseData),
    Route("GET", "/api/replays/{replay}/review", get_replay_review, None, ReviewData),
    Route("POST", "/api/replays/{replay}/play-on", play_on, PlayOn, TableData),
)
