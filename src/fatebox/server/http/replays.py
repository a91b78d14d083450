"""The HTTP interface to replays: finished tables and record files, scene by scene."""

from __future__ import annotations

import asyncio

from fatebox.kernel.replay import Replay
from fatebox.server import words
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
    event_log,
    scene,
)
from fatebox.server.tables.log import record_of
from fatebox.server.tables.seats import Wanted


async def bring_record(call: Call, body: Dropped) -> ReplayData:
    """Look at a record file."""
    replay_id = await call.replays.bring(call.somebody(), body.record)
    replay = await call.replays.file(replay_id)
    assert replay is not None
    return described(replay_id, replay, None)


async def get_replay(call: Call, body: None) -> ReplayData:
    """A finished table, or a record file, to be looked at again."""
    replay, table = await _replay(call)
    return described(call.params["replay"], replay, table)


async def get_scene(call: Call, body: None) -> SceneData:
    """The scene of one answer of a replay, as a seat or a spectator saw it, or with all cards open."""
    replay, _ = await _replay(call)
    number = call.params["scene"]
    if not number.isdecimal() or len(number) > 6:
        raise Problem(404, f"there is no scene {number!r}")
    return await asyncio.to_thread(scene, replay, int(number), call.params["eye"])


async def get_log(call: Call, body: None) -> list[list[Happened]]:
    """The events in each scene of a replay that a seat or a spectator heard of."""
    replay, _ = await _replay(call)
    return await asyncio.to_thread(event_log, replay, call.params["eye"])


async def get_replay_cards(call: Call, body: None) -> library.CardsData:
    """The cards of a replay, as far as they came to light in it."""
    replay, _ = await _replay(call)
    revealed = frozenset(replay.game.revealed(replay.end.state))
    return await asyncio.to_thread(library.cards, replay.record.game, call.language, revealed)


async def get_replay_record(call: Call, body: None) -> RecordData:
    """The record of a replay, to be kept as a file."""
    replay, _ = await _replay(call)
    return RecordData(await asyncio.to_thread(replay.record.to_json))


async def get_course(call: Call, body: None) -> CourseData:
    """The chances along a game that is over, and its highlights."""
    replay, _ = await _replay(call)
    return await call.replays.course(call.params["replay"], replay)


async def get_replay_review(call: Call, body: None) -> ReviewData:
    """The decisions of a finished game that cost most, as far as they were found."""
    replay, name = await _replay(call)
    table = None if name is None else await call.tables.look(name)
    if table is None:
        return await call.coaching.review_file(call.params["replay"], replay)
    return await call.coaching.review(table)


async def play_on(call: Call, body: PlayOn) -> TableData:
    """Go on from a scene, in a copy of the game, against bots."""
    person = call.somebody()
    replay, _ = await _replay(call)
    config, entries = await asyncio.to_thread(continuation, call.params["replay"], replay, body)
    bots = Wanted("bot", bot=body.bot)
    wanted = [Wanted("person") if seat == body.seat else bots for seat in range(config.seats)]
    table, invite = await call.tables.open(person, config, wanted, entries=entries)
    return table_data(call, table, invite)


async def _replay(call: Call) -> tuple[Replay, str | None]:
    """The replay that the path names, and its table."""
    replay_id = call.params["replay"]
    replay = await call.replays.file(replay_id)
    if replay is not None:
        return replay, None
    table = await call.tables.look(replay_id)
    if table is None:
        raise Problem(404, words.REPLAY_NONE(replay=replay_id))
    async with table.lock:
        if table.status != "over":
            raise Problem(409, words.REPLAY_EARLY())
        names = [seat.name for seat in table.seats]
        return await call.replays.table(
            replay_id, lambda: record_of(table.match, table.entries, names)
        ), replay_id


ROUTES = (
    Route("POST", "/api/replays", bring_record, Dropped, ReplayData, most=RECORD_BYTES),
    Route("GET", "/api/replays/{replay}", get_replay, None, ReplayData),
    Route(
        "GET",
        "/api/replays/{replay}/cards",
        get_replay_cards,
        None,
        library.CardsData,
        spoken=True,
        heavy=True,
    ),
    Route("GET", "/api/replays/{replay}/record", get_replay_record, None, RecordData, heavy=True),
    Route("GET", "/api/replays/{replay}/log/{eye}", get_log, None, list[list[Happened]], heavy=True),
    Route("GET", "/api/replays/{replay}/scenes/{scene}/{eye}", get_scene, None, SceneData, heavy=True),
    Route("GET", "/api/replays/{replay}/course", get_course, None, CourseData, heavy=True),
    Route("GET", "/api/replays/{replay}/review", get_replay_review, None, ReviewData, heavy=True),
    Route("POST", "/api/replays/{replay}/play-on", play_on, PlayOn, TableData),
)
